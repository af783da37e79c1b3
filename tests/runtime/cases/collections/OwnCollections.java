package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Collections of one's own on AbstractList, AbstractSet, AbstractMap, AbstractQueue: what the base classes do. */
public class OwnCollections {
  static class Range extends AbstractList<Integer> {
    final int from, to;

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public Integer get(int i) {
      if (i < 0 || i >= size()) throw new IndexOutOfBoundsException();
      return from + i;
    }
    @Override
    public int size() {
      return to - from;
    }
  }

  static class Chars extends AbstractSet<Character> {
    final String text;

    Chars(String text) { this.text = text; }

    @Override
    public Iterator<Character> iterator() {
      return new Iterator<Character>() {
        int at;
        @Override
        public boolean hasNext() {
          return at < text.length();
        }
        @Override
        public Character next() {
          if (!hasNext()) throw new NoSuchElementException();
          return text.charAt(at++);
        }
      };
    }
    @Override
    public int size() {
      return text.length();
    }
  }

  static class Squares extends AbstractMap<Integer, Integer> {
    @Override
    public Set<Entry<Integer, Integer>> entrySet() {
      Set<Entry<Integer, Integer>> set = new LinkedHashSet<>();
      for (int i = 3; i > 0; i--) set.add(new SimpleImmutableEntry<>(i, i * i));
      return set;
    }
  }

  static class Growing extends AbstractList<String> {
    final List<String> inner = new ArrayList<>();
    @Override
    public String get(int i) {
      return inner.get(i);
    }
    @Override
    public int size() {
      return inner.size();
    }
    @Override
    public void add(int i, String s) {
      inner.add(i, s + "!");
      modCount++;
    }
    @Override
    public String remove(int i) {
      modCount++;
      return inner.remove(i);
    }
    @Override
    public String set(int i, String s) {
      return inner.set(i, s);
    }
  }

  static class One extends AbstractQueue<String> {
    String held;
    @Override
    public boolean offer(String s) {
      if (held != null) return false;
      held = s;
      return true;
    }
    @Override
    public String poll() {
      String s = held;
      held = null;
      return s;
    }
    @Override
    public String peek() {
      return held;
    }
    @Override
    public Iterator<String> iterator() {
      return (held == null ? Collections.<String>emptyList() : Collections.singletonList(held)).iterator();
    }
    @Override
    public int size() {
      return held == null ? 0 : 1;
    }
  }

  public static void main(String[] args) {
    Range r = new Range(3, 9);
    p(r, r.indexOf(5), r.contains(9), r.subList(1, 4), r.subList(1, 4).subList(1, 2),
        r.equals(Arrays.asList(3, 4, 5, 6, 7, 8)), r.hashCode(), r.toArray(), r.listIterator(6).previous(),
        r.lastIndexOf(3), r.stream().mapToInt(x -> x).sum());
    p(thrown(() -> r.add(1)), thrown(() -> r.remove(0)), thrown(() -> r.set(0, 1)), thrown(r::clear),
        thrown(() -> new Range(0, 0).iterator().next()), thrown(() -> r.iterator().remove()),
        thrown(() -> r.removeIf(x -> x == 3)));
    Chars c = new Chars("hello".substring(0, 3));
    p(c, c.contains('l'), c.contains("l"), c.equals(new HashSet<>(Arrays.asList('h', 'e', 'l'))), c.hashCode(),
        c.containsAll(Arrays.asList('h')), thrown(() -> c.add('x')), thrown(() -> c.remove('h')), c.remove('q'),
        c.isEmpty());
    Squares s = new Squares();
    p(s, s.get(2), s.get(5), s.containsKey(3), s.containsValue(9), s.keySet(), s.values(), s.size(),
        s.equals(new HashMap<>(s)), s.hashCode(), thrown(() -> s.put(1, 1)), s.getOrDefault(7, -1), s.remove(9));
    Growing g = new Growing();
    g.addAll(Arrays.asList("a", "b", "c"));
    g.add("d");
    ListIterator<String> it = g.listIterator(1);
    it.next();
    it.remove();
    it.add("x");
    g.subList(0, 2).clear();
    p(g, g.inner, thrown(() -> {
      for (String x : g) g.add(x);
    }));
    g.sort(Comparator.reverseOrder());
    g.removeIf(x -> x.startsWith("c"));
    p(g);
    One q = new One();
    p(q.add("1"), thrown(() -> q.add("2")), q.element(), q.remove(), thrown(q::remove), thrown(q::element),
        thrown(() -> q.addAll(q)), q, q.isEmpty());
  }
}
