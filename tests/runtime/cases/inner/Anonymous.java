package inner;

import static support.Tell.p;

import java.util.*;

/**
 * Anonymous classes with constructors arguments, initialisers, own members, nested in each other and in static code.
 */
public class Anonymous {
  static abstract class Shape {
    final String name;
    static int made;
    Shape(String name) { this.name = name + ++made; }
    abstract double area();
    Shape scaled(double by) {
      Shape self = this;
      return new Shape(name + "*" + by) {
        @Override
        double area() {
          return self.area() * by * by;
        }
        @Override
        Shape scaled(double again) {
          return self.scaled(by * again);
        }
      };
    }
    @Override
    public String toString() {
      return name + "=" + area();
    }
  }

  static final Comparator<String> BY_LAST = new Comparator<String>() {
    int compared;
    @Override
    public int compare(String a, String b) {
      compared++;
      return a.charAt(a.length() - 1) - b.charAt(b.length() - 1);
    }
    @Override
    public String toString() {
      return compared > 0 ? "used" : "unused";
    }
  };

  static Iterable<Integer> evens(int limit) {
    return new Iterable<Integer>() {
      @Override
      public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
          int at = 0;
          @Override
          public boolean hasNext() {
            return at < limit;
          }
          @Override
          public Integer next() {
            return (at += 2) - 2;
          }
        };
      }
    };
  }

  public static void main(String[] args) {
    double side = 3;
    Shape square = new Shape("square") {
      final double s = side;
      int asked;
      { asked = 10; }
      @Override
      double area() {
        return s * s + 0 * asked++;
      }
    };
    p(square, square.scaled(2), square.scaled(2).scaled(0.5), Shape.made);
    List<String> words = new ArrayList<String>() {
      {
        add("bca");
        add("abc");
        addAll(Arrays.asList("cab", "z"));
      }
    };
    p(words, words.getClass().getSuperclass().getSimpleName(), BY_LAST);
    words.sort(BY_LAST);
    p(words, BY_LAST);
    int total = 0;
    for (int e : evens(11)) total = total * 3 + e;
    p(total);
    Map<String, Runnable> actions = new LinkedHashMap<>();
    StringBuilder log = new StringBuilder();
    for (String w : words)
      actions.put(w, new Runnable() {
        int times;
        @Override
        public void run() {
          log.append(w).append(++times).append(' ');
          if (times < 2) actions.get(w).run();
        }
      });
    actions.values().forEach(Runnable::run);
    p(log);
    Object o = new Object() {
      int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
      @Override
      public String toString() {
        return "fib " + fib(12);
      }
      @Override
      public boolean equals(Object x) {
        return x instanceof String;
      }
      @Override
      public int hashCode() {
        return 42;
      }
    };
    p(o, o.equals("s"), o.hashCode(), "s".equals(o));
    p(new Thread("named") {
      @Override
      public String toString() {
        return "T" + getName();
      }
    });
    p(new int[] {new Object() { int f() { return 5;
  }
}
.f()
}[0]);
}
}
