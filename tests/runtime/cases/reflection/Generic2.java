package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

/**
 * Bridges, synthetic members, default methods, static methods of interfaces and inherited members through reflection.
 */
public class Generic2 {
  interface Shape<T extends Number> {
    T area();
    default String name() { return "shape" + area(); }
    static int count() { return 42; }
  }
  static abstract class Base implements Shape<Integer>, Comparable<Base> {
    protected int x = 3;
    @Override
    public int compareTo(Base o) {
      return x - o.x;
    }
    public static String hello() { return "base hello"; }
  }
  static class Square extends Base {
    @Override
    public Integer area() {
      return x * x;
    }
    private int hidden() { return 1; }
    @Override
    public String toString() {
      return "sq";
    }
  }
  static class Outer {
    int v = 5;
    class Inner {
      int get() { return v; }
    }
  }

  static String sig(Method m) {
    return m.getReturnType().getSimpleName() + " " + m.getName()
        + Arrays.stream(m.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(",", "(", ")"))
        + (m.isBridge() ? "b" : "") + (m.isSynthetic() ? "s" : "") + (m.isDefault() ? "d" : "");
  }

  public static void main(String[] args) throws Exception {
    for (Class<?> c : new Class<?>[] {Shape.class, Base.class, Square.class})
      p(c.getSimpleName(),
          Arrays.stream(c.getDeclaredMethods()).map(Generic2::sig).sorted().collect(Collectors.toList()));
    p(Arrays.stream(Square.class.getMethods())
            .filter(m -> m.getDeclaringClass() != Object.class)
            .map(m -> m.getDeclaringClass().getSimpleName() + ":" + sig(m))
            .sorted()
            .collect(Collectors.toList()));
    Square s = new Square();
    p(Shape.class.getMethod("area").invoke(s), Square.class.getMethod("area").getReturnType().getSimpleName(),
        Shape.class.getMethod("name").invoke(s), Square.class.getMethod("name").invoke(s),
        Shape.class.getMethod("count").invoke(null), Square.class.getMethod("hello").invoke(null),
        Comparable.class.getMethod("compareTo", Object.class).invoke(s, s),
        thrown(() -> Comparable.class.getMethod("compareTo", Object.class).invoke(s, "x")),
        thrown(() -> Square.class.getMethod("count")), thrown(() -> Square.class.getMethod("hidden")));
    Outer o = new Outer();
    Constructor<?> inner = Outer.Inner.class.getDeclaredConstructor(Outer.class);
    inner.setAccessible(true);
    Object in = inner.newInstance(o);
    o.v = 9;
    Method get = Outer.Inner.class.getDeclaredMethod("get");
    p(get.invoke(in), Modifier.isStatic(Outer.Inner.class.getModifiers()),
        Outer.Inner.class.getDeclaringClass() == Outer.class, thrown(() -> Outer.Inner.class.newInstance()));
    Runnable r = () -> {};
    Object anonymous = new Object() { int f = 1; };
    p(r.getClass().isSynthetic(), anonymous.getClass().isAnonymousClass(),
        anonymous.getClass().getDeclaredField("f").getInt(anonymous), Base.class.getDeclaredField("x").getInt(s),
        thrown(() -> Square.class.getDeclaredField("x")), Modifier.toString(Base.class.getModifiers()),
        Base.class.getGenericInterfaces()[0]);
    Map<String, Integer> kinds = new TreeMap<>();
    for (Method m : ArrayList.class.getMethods())
      if (m.getName().startsWith("remove")) kinds.merge(m.getName(), 1, Integer::sum);
    p(kinds.keySet(), List.class.isAssignableFrom(ArrayList.class),
        ArrayList.class.getMethod("size").invoke(new ArrayList<>(Arrays.asList(1))),
        Collections.class.getMethod("max", Collection.class).invoke(null, Arrays.asList(3, 9, 4)));
  }
}
