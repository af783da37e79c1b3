package inner;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/**
 * Nested builders, fluent interfaces by inner classes, state shared through the outer object, and iterators as inner
 * classes.
 */
public class Builders {
  private final List<String> lines = new ArrayList<>();
  private int indent;

  Element element(String name) { return new Element(name); }

  class Element implements AutoCloseable {
    private final String name;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private boolean opened;
    Element(String n) { name = n; }
    Element with(String k, Object v) {
      if (opened) throw new IllegalStateException("open");
      attributes.put(k, String.valueOf(v));
      return this;
    }
    private Element open() {
      if (opened) return this;
      opened = true;
      StringBuilder b = pad().append('<').append(name);
      attributes.forEach((k, v) -> b.append(' ').append(k).append("='").append(v).append('\''));
      lines.add(b.append('>').toString());
      indent++;
      return this;
    }
    Element text(String s) {
      open();
      lines.add(pad().append(s).toString());
      return this;
    }
    Element child(String n) {
      open();
      return new Element(n) {
        @Override
        Element text(String s) {
          return super.text("(" + Element.this.name + ") " + s);
        }
      };
    }
    Builders done() {
      close();
      return Builders.this;
    }
    @Override
    public void close() {
      if (!opened) open();
      indent--;
      lines.add(pad().append("</").append(name).append('>').toString());
    }
  }

  private StringBuilder pad() {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < indent; i++) b.append("  ");
    return b;
  }

  class Numbered implements Iterable<String> {
    final int step;
    Numbered(int s) { step = s; }
    @Override
    public Iterator<String> iterator() {
      return new Iterator<String>() {
        int at = step - 1;
        @Override
        public boolean hasNext() {
          return at < lines.size();
        }
        @Override
        public String next() {
          String s = at + 1 + ": " + lines.get(at);
          at += step;
          return s;
        }
      };
    }
  }

  static class Pair {
    final int a;
    Pair(int a) { this.a = a; }
    class Half {
      final int v = a / 2;
      Pair back() { return Pair.this; }
      Half half() { return new Pair(v).new Half(); }
    }
  }

  public static void main(String[] args) {
    Builders b = new Builders();
    try (Element root = b.element("root").with("id", 1).with("x", null)) {
      try (Element c = root.child("item").with("k", 'v').text("hello")) {
        c.child("deep").text("inner").done();
        p(thrown(() -> c.with("late", 1)));
      }
      root.child("empty").close();
    }
    for (String s : b.new Numbered(1)) System.out.println(s);
    StringBuilder odd = new StringBuilder();
    for (String s : b.new Numbered(3)) odd.append(s.trim()).append('|');
    p(odd, b.indent, b.lines.size(), b.element("after").done() == b, b.lines.get(b.lines.size() - 1));
    Pair.Half h = new Pair(40).new Half();
    p(h.v, h.half().v, h.half().half().back().a, h.back().a, h.getClass().getName());
  }
}
