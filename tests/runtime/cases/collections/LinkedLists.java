package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** LinkedList as list, queue, deque and stack, with iterators that add and remove. */
public class LinkedLists {
  public static void main(String[] args) {
    LinkedList<String> l = new LinkedList<>(Arrays.asList("b", "c"));
    l.addFirst("a");
    l.addLast("d");
    p(l.offer("e"), l.offerFirst("z"), l.offerLast("y"), l, l.peek(), l.peekFirst(), l.peekLast(), l.element(),
        l.getFirst(), l.getLast());
    l.push("top");
    p(l.pop(), l.poll(), l.pollFirst(), l.pollLast(), l.removeFirst(), l.removeLast(), l);
    l.addAll(1, Arrays.asList("x", "c", "x", null));
    p(l, l.indexOf("x"), l.lastIndexOf("x"), l.indexOf(null), l.removeFirstOccurrence("x"), l.removeLastOccurrence("c"),
        l.removeFirstOccurrence("q"), l, l.get(2), l.set(2, "set"), l.remove(0));
    ListIterator<String> it = l.listIterator(1);
    it.add("+");
    p(it.next(), it.nextIndex(), it.previous(), it.previous(), it.previousIndex(), l);
    it.remove();
    it.add("++");
    p(l, thrown(it::remove), thrown(() -> l.listIterator(9)), thrown(() -> l.get(9)), thrown(() -> l.add(-1, "")));
    Iterator<String> down = l.descendingIterator();
    StringBuilder seen = new StringBuilder();
    while (down.hasNext()) seen.append(down.next());
    p(seen, l.contains("++"), l.size());
    l.clear();
    p(l.poll(), l.peek(), l.pollLast(), thrown(l::remove), thrown(l::getFirst), thrown(l::pop), thrown(l::element),
        l.isEmpty());
    l.add("only");
    p(thrown(() -> {
      for (String s : l) l.add("more");
    }),
        l.size(), l.toArray(), l.equals(Arrays.asList("only", "more")), l.clone());
    LinkedList<Integer> numbers = new LinkedList<>();
    for (int i = 0; i < 10; i++) numbers.add(i % 2 == 0 ? 0 : numbers.size(), i);
    Collections.sort(numbers, (x, y) -> (x ^ 5) - (y ^ 5));
    p(numbers, numbers.subList(3, 7), numbers.removeIf(x -> x % 3 == 0), numbers);
    numbers.subList(1, 3).clear();
    numbers.replaceAll(x -> x * x);
    p(numbers, numbers.toArray(new Integer[0]).length);
    Queue<Integer> queue = new LinkedList<>();
    int total = 0;
    for (int i = 0; i < 100; i++) {
      queue.add(i);
      if (i % 3 != 0) total += queue.remove() * i;
    }
    p(queue, total);
  }
}
