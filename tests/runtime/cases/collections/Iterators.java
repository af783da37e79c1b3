package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.Consumer;

/** Iterable and Iterator defaults, spliterators, forEachRemaining, iterators of one's own in for loops. */
public class Iterators {
  static Iterable<Integer> countdown(int from) {
    return () -> new Iterator<Integer>() {
      int next = from;
      @Override
      public boolean hasNext() {
        return next > 0;
      }
      @Override
      public Integer next() {
        if (next <= 0) throw new NoSuchElementException("over");
        return next--;
      }
    };
  }

  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    for (int x : countdown(5)) b.append(x);
    countdown(3).forEach(b::append);
    Iterator<Integer> it = countdown(6).iterator();
    it.next();
    it.forEachRemaining(b::append);
    p(b, it.hasNext(), thrown(it::next), thrown(it::remove), thrown(() -> countdown(1).forEach(null)));
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    Spliterator<Integer> s = list.spliterator(), half = s.trySplit(), quarter = half.trySplit();
    StringBuilder parts = new StringBuilder();
    Consumer<Integer> add = x -> parts.append(x).append(',');
    p(s.estimateSize(), half.estimateSize(), quarter.getExactSizeIfKnown(), s.hasCharacteristics(Spliterator.SIZED),
        s.hasCharacteristics(Spliterator.SORTED), s.tryAdvance(add), parts);
    s.forEachRemaining(add);
    half.forEachRemaining(add);
    quarter.forEachRemaining(add);
    p(parts, s.tryAdvance(add), s.estimateSize());
    Spliterator<Integer> tree = new TreeSet<>(list).spliterator();
    p(tree.hasCharacteristics(Spliterator.SORTED | Spliterator.DISTINCT), tree.getComparator(), tree.estimateSize(),
        new HashSet<>(list).spliterator().hasCharacteristics(Spliterator.DISTINCT),
        countdown(3).spliterator().estimateSize() == Long.MAX_VALUE);
    Spliterator<Integer> unknown = countdown(4).spliterator();
    StringBuilder rest = new StringBuilder();
    unknown.tryAdvance(rest::append);
    unknown.forEachRemaining(rest::append);
    p(rest);
    PrimitiveIterator.OfInt ints = Arrays.stream(new int[] {4, 5}).iterator();
    p(ints.nextInt(), ints.next(), ints.hasNext(), thrown(ints::nextInt));
    Spliterator.OfInt range = Arrays.spliterator(new int[] {1, 2, 3, 4});
    int[] sum = {0};
    range.trySplit().forEachRemaining((int x) -> sum[0] += x * 100);
    range.forEachRemaining((int x) -> sum[0] += x);
    p(sum[0]);
    ListIterator<Integer> li = list.listIterator();
    while (li.hasNext()) {
      int x = li.next();
      if (x % 2 == 0)
        li.remove();
      else
        li.set(x * 10);
    }
    while (li.hasPrevious())
      if (li.previous() == 50)
        li.add(55);
      else if (li.nextIndex() == 0)
        break;
    p(list);
    Iterator<Map.Entry<String, Integer>> entries =
        new TreeMap<>(Collections.singletonMap("k", 5)).entrySet().iterator();
    p(entries.next().getKey(), entries.hasNext());
  }
}
