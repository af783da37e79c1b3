package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Bridge methods: generic overrides, covariant returns, raw calls, and the casts they contain. */
public class Bridges {
  static class Node<T> {
    T data;
    void set(T d) { data = d; }
    T get() { return data; }
    Node<T> self() { return this; }
    Number number() { return 1; }
    Object clone2() { return "node"; }
  }

  static class IntNode extends Node<Integer> {
    int calls;
    @Override
    void set(Integer d) {
      calls++;
      super.set(d + 1);
    }
    @Override
    Integer get() {
      return super.get() * 2;
    }
    @Override
    IntNode self() {
      return this;
    }
    @Override
    Integer number() {
      return 2;
    }
    @Override
    String clone2() {
      return "int node";
    }
  }

  static class Deeper extends IntNode {
    @Override
    void set(Integer d) {
      super.set(d * 10);
    }
    @Override
    Deeper self() {
      return (Deeper) super.self();
    }
  }

  interface Source<T> {
    T next();
  }
  interface TextSource extends Source<String> {
    @Override String next();
  }
  static class Letters implements TextSource {
    int at;
    @Override
    public String next() {
      return "" + (char) ('a' + at++);
    }
  }

  static class Version implements Comparable<Version> {
    final int n;
    Version(int n) { this.n = n; }
    @Override
    public int compareTo(Version o) {
      return n - o.n;
    }
    @Override
    public String toString() {
      return "v" + n;
    }
  }

  static class Handler<E extends Exception> {
    String handle(E e) { return "base " + e.getMessage(); }
  }
  static class RtHandler extends Handler<RuntimeException> {
    @Override
    String handle(RuntimeException e) {
      return "rt " + e.getMessage();
    }
  }

  static class Public {
    public String visible() { return "inherited through a bridge"; }
  }
  public static class Exposed extends Public {}

  public static void main(String[] args) throws Exception {
    Node<Integer> n = new IntNode();
    n.set(5);
    p(n.get(), n.self().get(), n.number(), n.clone2(), n.data);
    Node raw = n;
    p(thrown(() -> raw.set("text")), ((IntNode) n).calls,
        thrown(()
                   -> new Node<Integer>() {
          { ((Node) this).data = "polluted"; }
        }.get()
                          .intValue()));
    Deeper d = new Deeper();
    d.set(3);
    ((Node<Integer>) d).set(4);
    p(d.get(), d.self().self().get(), d.calls, ((Node<?>) d).self() == d);
    Source<String> s = new Letters();
    TextSource t = (TextSource) s;
    p(s.next(), t.next(), ((Letters) t).next(), ((Source) s).next());
    Comparable c = new Version(3);
    p(c.compareTo(new Version(1)), thrown(() -> c.compareTo("x")),
        Collections.max(Arrays.asList(new Version(2), new Version(9), new Version(4))),
        new TreeSet<>(Arrays.asList(new Version(2), new Version(1))));
    Handler h = new RtHandler();
    p(h.handle(new IllegalStateException("m")), thrown(() -> h.handle(new Exception("checked"))));
    int bridges = 0, total = 0;
    for (java.lang.reflect.Method m : IntNode.class.getDeclaredMethods()) {
      total++;
      if (m.isBridge()) bridges++;
    }
    p(total, bridges, new Exposed().visible(), Letters.class.getMethod("next").getReturnType().getSimpleName());
  }
}
