package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Constructors by reflection: arguments, private ones, inner classes, enums, abstract classes, exceptions. */
public class Constructors {
  final String made;
  public Constructors() { made = "none"; }
  public Constructors(int x, String... s) { made = x + ":" + s.length; }
  private Constructors(double d) { made = "private " + d; }
  protected Constructors(List<String> l) throws java.io.IOException {
    made = "list";
    if (l == null) throw new java.io.IOException("null list");
  }

  class Inner {
    final int v;
    Inner(int v) { this.v = v; }
    String show() { return made + v; }
  }

  static abstract class Abstract {
    public Abstract() {}
  }
  enum E { A }
  interface I {}
  static class Failing {
    static {
      if (true) throw new IllegalStateException("static");
    }
    public Failing() {}
  }
  static class Implicit {}
  static class Throwing {
    Throwing() throws Exception { throw new Exception("checked"); }
  }

  public static void main(String[] args) throws Exception {
    p(Constructors.class.getConstructor().newInstance().made,
        Constructors.class.getConstructor(int.class, String[].class)
            .newInstance((short) 4, new String[] {"a", "b"})
            .made,
        Constructors.class.newInstance().made);
    Constructor<Constructors> hidden = Constructors.class.getDeclaredConstructor(double.class);
    hidden.setAccessible(true);
    p(hidden.newInstance(2.5).made, hidden.newInstance(3).made, thrown(() -> hidden.newInstance("x")),
        thrown(() -> hidden.newInstance()), thrown(() -> Constructors.class.getConstructor(double.class)),
        thrown(() -> Constructors.class.getDeclaredConstructor(long.class)));
    try {
      Constructors.class.getDeclaredConstructor(List.class).newInstance((Object) null);
    } catch (InvocationTargetException e) {
      p(e.getCause());
    }
    Constructor<?> inner = Inner.class.getDeclaredConstructors()[0];
    p(inner.getParameterCount(), ((Inner) inner.newInstance(new Constructors(), 8)).show(),
        thrown(() -> inner.newInstance("wrong", 8)), Modifier.toString(inner.getModifiers()).isEmpty());
    p(thrown(() -> Abstract.class.getConstructor().newInstance()), thrown(() -> {
      Constructor<?> c = E.class.getDeclaredConstructors()[0];
      c.setAccessible(true);
      c.newInstance("B", 1);
    }),
        I.class.getDeclaredConstructors().length, thrown(() -> I.class.newInstance()),
        thrown(() -> Failing.class.newInstance()), thrown(() -> Failing.class.newInstance()),
        thrown(() -> Throwing.class.newInstance()), thrown(() -> Throwing.class.getDeclaredConstructor().newInstance()),
        thrown(() -> int.class.newInstance()), thrown(() -> int[].class.newInstance()));
    TreeSet<String> all = new TreeSet<>();
    for (Constructor<?> c : Constructors.class.getDeclaredConstructors())
      all.add(c + " | " + c.toGenericString() + " | " + c.getName() + c.isVarArgs()
          + Arrays.toString(c.getExceptionTypes()));
    for (String s : all) p(s);
    p(Constructors.class.getConstructors().length, Implicit.class.getDeclaredConstructors().length,
        Modifier.toString(Implicit.class.getDeclaredConstructors()[0].getModifiers()).isEmpty(),
        int[].class.getConstructors().length, hidden.equals(Constructors.class.getDeclaredConstructor(double.class)),
        hidden.getDeclaringClass() == Constructors.class);
    p(String.class.getConstructor(char[].class).newInstance((Object) new char[] {'o', 'k'}),
        ArrayList.class.getConstructor(Collection.class).newInstance(Arrays.asList(1, 2)),
        Exception.class.getConstructor(String.class).newInstance("m").getMessage(),
        Integer.class.getConstructor(int.class).newInstance(5), StringBuilder.class.newInstance().append(1));
  }
}
