package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Methods by reflection: lookup, invocation, conversions of arguments, exceptions, varargs, bridges. */
public class Methods {
  public int add(int a, int b) { return a + b; }
  public static String join(String sep, Object... parts) { return parts.length + sep; }
  public void nothing() {}
  public long wide(byte b, char c, long l, double d) { return b + c + l + (long) d; }
  public Object fails(String m) throws java.io.IOException { throw new java.io.IOException(m); }
  private String secret() { return "secret"; }
  public boolean flag(boolean z) { return !z; }
  public <T extends Comparable<T>> T generic(List<? super T> l, T[] a) { return a[0]; }
  protected final synchronized strictfp int modifiers() { return 1; }
  public int[] arrays(int[][] a) { return a[0]; }

  static class Sub extends Methods {
    @Override
    public int add(int a, int b) {
      return a * b;
    }
    @Override
    public Object fails(String m) {
      return "fine " + m;
    }
    public void own() {}
  }

  static Method find(String name, Class<?>... types) throws Exception { return Methods.class.getMethod(name, types); }

  public static void main(String[] args) throws Exception {
    Methods o = new Methods();
    Method add = find("add", int.class, int.class);
    p(add.invoke(o, 2, 3), add.invoke(new Sub(), 2, 3), add.invoke(o, (byte) 2, 'c'),
        thrown(() -> add.invoke(o, 2L, 3)), thrown(() -> add.invoke(o, 2)), thrown(() -> add.invoke(o, 2, null)),
        thrown(() -> add.invoke(null, 2, 3)), thrown(() -> add.invoke("x", 2, 3)), thrown(() -> add.invoke(o, "a", 3)));
    p(find("join", String.class, Object[].class).invoke(null, "-", new Object[] {1, 2}),
        find("join", String.class, Object[].class).isVarArgs(), find("nothing").invoke(o),
        find("wide", byte.class, char.class, long.class, double.class).invoke(o, (byte) 1, 'a', 5, 2.9f),
        find("flag", boolean.class).invoke(o, true));
    try {
      find("fails", String.class).invoke(o, "inner");
    } catch (InvocationTargetException e) {
      p(e.getMessage(), e.getCause(), e.getTargetException().getMessage());
    }
    p(find("fails", String.class).invoke(new Sub(), "now"),
        find("arrays", int[][].class).invoke(o, (Object) new int[][] {{4, 5}}));
    Method secret = Methods.class.getDeclaredMethod("secret");
    secret.setAccessible(true);
    p(secret.invoke(o), secret.isAccessible(), thrown(() -> Methods.class.getMethod("secret")),
        thrown(() -> find("add")), thrown(() -> find("add", Integer.class, int.class)),
        thrown(() -> Sub.class.getDeclaredMethod("nothing")));
    for (Method m :
        new Method[] {add, secret, find("fails", String.class), find("generic", List.class, Comparable[].class),
            Methods.class.getDeclaredMethod("modifiers"), find("join", String.class, Object[].class)}) {
      p(m, "|", m.toGenericString(), "|", m.getReturnType().getSimpleName(), m.getParameterTypes(),
          m.getParameterCount(), m.getExceptionTypes(), Modifier.toString(m.getModifiers()));
    }
    TreeSet<String> names = new TreeSet<>();
    for (Method m : Sub.class.getDeclaredMethods()) names.add(m.getName() + m.isBridge());
    TreeSet<String> all = new TreeSet<>();
    for (Method m : Sub.class.getMethods()) all.add(m.getDeclaringClass().getSimpleName() + "." + m.getName());
    p(names, all);
    Method objects = Object.class.getMethod("toString");
    p(objects.invoke("string"), objects.invoke(5), objects.invoke(Arrays.asList(1)),
        Comparable.class.getMethod("compareTo", Object.class).invoke("a", "b"),
        List.class.getMethod("size").invoke(Arrays.asList(1, 2)),
        String.class.getMethod("valueOf", int.class).invoke(null, 9),
        Math.class.getMethod("max", long.class, long.class).invoke(null, 3, 4));
    p(add.equals(find("add", int.class, int.class)), add.equals(Sub.class.getMethod("add", int.class, int.class)),
        add.hashCode() == find("add", int.class, int.class).hashCode(),
        thrown(() -> find("nothing").invoke(o, (Object[]) null)),
        thrown(() -> Runnable.class.getMethod("run").invoke("x")),
        String[].class.getMethod("hashCode").getDeclaringClass());
  }
}
