package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Collections: shuffle, rotate, reverse, swap, binarySearch, frequency, disjoint, min, max, fill, copy. */
public class CollectionsAlgorithms {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>();
    for (int i = 0; i < 12; i++) l.add(i);
    Collections.shuffle(l, new Random(7));
    p(l);
    Collections.rotate(l, 5);
    p(l);
    Collections.rotate(l, -17);
    Collections.swap(l, 0, 11);
    Collections.reverse(l);
    p(l, Collections.max(l), Collections.min(l), Collections.max(l, Comparator.comparing(x -> x % 5)),
        Collections.min(l, Collections.reverseOrder()));
    Collections.rotate(l.subList(2, 8), 2);
    p(l, thrown(() -> Collections.max(new ArrayList<Integer>())), thrown(() -> Collections.swap(l, 0, 12)));
    Collections.sort(l);
    for (int k : new int[] {-1, 0, 5, 11, 12}) System.out.print(Collections.binarySearch(l, k) + " ");
    List<Integer> gaps = Arrays.asList(1, 3, 5, 5, 5, 9);
    for (int k : new int[] {0, 1, 2, 5, 8, 9, 10}) System.out.print(Collections.binarySearch(gaps, k) + " ");
    p(Collections.binarySearch(new LinkedList<>(Arrays.asList("c", "b", "a")), "b", Collections.reverseOrder()));
    p(Collections.frequency(gaps, 5), Collections.frequency(Arrays.asList(null, 1, null), null),
        Collections.disjoint(gaps, l), Collections.disjoint(gaps, Arrays.asList(2, 4)),
        Collections.indexOfSubList(gaps, Arrays.asList(5, 5)),
        Collections.lastIndexOfSubList(gaps, Arrays.asList(5, 5)), Collections.indexOfSubList(gaps, Arrays.asList(7)),
        Collections.lastIndexOfSubList(gaps, Collections.emptyList()));
    List<String> s = new ArrayList<>(Collections.nCopies(3, "x"));
    Collections.fill(s, "f");
    p(s, Collections.addAll(s, "y", "z", "y"), Collections.replaceAll(s, "y", null),
        Collections.replaceAll(s, "q", "r"), s, Collections.nCopies(0, 1), thrown(() -> Collections.nCopies(-1, 1)));
    Collections.copy(s, Arrays.asList("1", "2"));
    p(s, thrown(() -> Collections.copy(Arrays.asList(1), Arrays.asList(1, 2))));
    p(Collections.emptyList(), Collections.emptySet(), Collections.emptyMap(), Collections.singletonList(null),
        Collections.singleton(1), Collections.singletonMap(null, null),
        thrown(() -> Collections.singletonList(1).add(2)), thrown(() -> Collections.emptyList().add(null)),
        thrown(() -> Collections.emptyMap().put(1, 2)), thrown(() -> Collections.nCopies(2, 1).set(0, 1)),
        thrown(() -> Arrays.asList(1).add(2)), thrown(() -> Arrays.asList(1).remove(0)),
        Collections.emptyIterator().hasNext());
    Enumeration<Integer> e = Collections.enumeration(gaps);
    p(e.nextElement(), Collections.list(e), Collections.newSetFromMap(new LinkedHashMap<>()).add("k"),
        Collections.asLifoQueue(new ArrayDeque<>(Arrays.asList(1, 2))).peek());
    Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
    lifo.add(1);
    lifo.offer(2);
    p(lifo, lifo.remove(), lifo.poll(), lifo.poll());
    Collections.shuffle(s, new Random(3));
    p(s, Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(1, 2),
        Collections.reverseOrder(Collections.reverseOrder()).equals(Comparator.naturalOrder()));
  }
}
