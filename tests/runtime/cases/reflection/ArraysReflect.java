package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.Array;
import java.util.*;

/** java.lang.reflect.Array and classes of arrays: making, reading, writing with widening, dimensions. */
public class ArraysReflect {
  public static void main(String[] args) throws Exception {
    Object a = Array.newInstance(int.class, 3);
    Array.set(a, 0, 5);
    Array.setInt(a, 1, 6);
    Array.set(a, 2, (byte) 7);
    p(a, Array.getLength(a), Array.get(a, 0), Array.getLong(a, 1), Array.getDouble(a, 2),
        thrown(() -> Array.getShort(a, 0)), thrown(() -> Array.set(a, 0, 5L)), thrown(() -> Array.set(a, 0, null)),
        thrown(() -> Array.get(a, 3)), thrown(() -> Array.get("x", 0)), thrown(() -> Array.get(null, 0)),
        thrown(() -> Array.setBoolean(a, 0, true)), thrown(() -> Array.setLong(a, 0, 1)));
    Object b = Array.newInstance(String.class, 2, 3);
    p(b, b.getClass().getName(), Array.getLength(Array.get(b, 1)), Array.newInstance(int[].class, 2).getClass(),
        Array.newInstance(int.class, 2, 0).getClass().getSimpleName(), thrown(() -> Array.newInstance(int.class, -1)),
        thrown(() -> Array.newInstance(void.class, 1)), thrown(() -> Array.newInstance(null, 1)),
        thrown(() -> Array.newInstance(int.class)), thrown(() -> Array.set(b, 0, "not an array")),
        thrown(() -> Array.set(Array.get(b, 0), 0, 1)));
    Class<?> c = String[][].class;
    p(c.getComponentType(), c.getComponentType().getComponentType(),
        c.getComponentType().getComponentType().getComponentType(), c.isArray(), c.getSimpleName(), c.getTypeName(),
        c.getCanonicalName(), c.getSuperclass(), Arrays.toString(c.getInterfaces()));
    p(Class.forName("[I"), Class.forName("[[Ljava.lang.String;") == c, thrown(() -> Class.forName("int")),
        thrown(() -> Class.forName("java.lang.String[]")), thrown(() -> Class.forName("I")),
        Class.forName("[Lreflection.ArraysReflect;").getComponentType().getSimpleName());
    p(Object[].class.isAssignableFrom(String[].class), String[].class.isAssignableFrom(Object[].class),
        Object.class.isAssignableFrom(int[].class), Object[].class.isAssignableFrom(int[].class),
        Object[].class.isAssignableFrom(int[][].class), Cloneable.class.isAssignableFrom(int[].class),
        int.class.isAssignableFrom(byte.class), Number[].class.isInstance(new Integer[0]),
        Comparable[].class.isInstance(new String[0]));
    for (Class<?> primitive : new Class<?>[] {
             boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class}) {
      Object x = Array.newInstance(primitive, 1);
      Object before = Array.get(x, 0);
      String after = thrown(() -> Array.set(x, 0, (byte) 1));
      p(primitive, x.getClass().getName(), before, after, Array.get(x, 0), thrown(() -> Array.set(x, 0, 'c')),
          primitive.getSuperclass(), primitive.getModifiers() == (1 | 16 | 1024));
    }
    Object[] grown = Arrays.copyOf(new Integer[] {1}, 2, Number[].class);
    p(grown.getClass().getSimpleName(), grown,
        new ArrayList<>(Arrays.asList("x", "y")).toArray((String[]) Array.newInstance(String.class, 0)).length,
        Object[].class.cast(new String[] {"s"}).length, thrown(() -> int[].class.cast("x")));
    Object deep = 1;
    for (int i = 0; i < 5; i++) {
      Object outer = Array.newInstance(i == 0 ? int.class : deep.getClass(), 1);
      Array.set(outer, 0, deep);
      deep = outer;
    }
    p(deep, deep.getClass().getName(), deep.getClass().getSimpleName());
  }
}
