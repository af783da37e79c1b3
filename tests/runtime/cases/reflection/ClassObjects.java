package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.*;

/** Class: casts, assignability, hierarchy, loading by name, resources of names, primitives and void. */
public class ClassObjects {
  interface A {}
  interface B extends A, Serializable {}
  static abstract class C<T> implements B, Comparable<C<T>> {}
  static class D extends C<String> implements A {
    @Override
    public int compareTo(C<String> o) {
      return 0;
    }
  }
  static final class E extends D {}
  private static class F {}

  public static void main(String[] args) throws Exception {
    List<Class<?>> chain = new ArrayList<>();
    for (Class<?> c = E.class; c != null; c = c.getSuperclass()) chain.add(c);
    p(chain);
    p(D.class.getInterfaces(), C.class.getInterfaces(), B.class.getInterfaces(), String.class.getInterfaces()[0],
        Modifier.toString(C.class.getModifiers()), Modifier.toString(E.class.getModifiers()),
        Modifier.toString(F.class.getModifiers()), Modifier.toString(A.class.getModifiers()));
    Class<?>[] all = {Object.class, A.class, B.class, C.class, D.class, E.class, Serializable.class, Comparable.class};
    for (Class<?> x : all) {
      StringBuilder row = new StringBuilder();
      for (Class<?> y : all) row.append(x.isAssignableFrom(y) ? '+' : '.');
      p(row, x.isInstance(new E()), x.isInterface(), x.getSimpleName());
    }
    p(D.class.cast(new E()).getClass().getSimpleName(), thrown(() -> E.class.cast(new D())), E.class.cast(null),
        D.class.asSubclass(C.class) == (Class<?>) D.class, thrown(() -> D.class.asSubclass(E.class)),
        Object.class.isInstance(null), int.class.isInstance(5), thrown(() -> int.class.cast(5)));
    p(Class.forName("reflection.ClassObjects$D") == D.class, Class.forName("java.util.Map$Entry").getSimpleName(),
        thrown(() -> Class.forName("reflection/ClassObjects")), thrown(() -> Class.forName("")),
        thrown(() -> Class.forName(null)), thrown(() -> Class.forName("reflection.classobjects")),
        Class.forName("java.lang.String", true, null) == String.class);
    p(Integer.TYPE == int.class, Void.TYPE, void.class.getName(), Integer.class == (Object) int.class,
        new Integer(1).getClass() == Integer.class, int.class.getName(), boolean.class.toString(),
        new int[0].getClass() == int[].class, String.class.getPackage().getName(), int.class.getPackage());
    Object[] objects = {1, "s", 'c', 2L, new int[0], new Object(), Thread.State.NEW, Arrays.asList(),
        Collections.emptyList().getClass() == Collections.emptyList().getClass()};
    for (Object o : objects) System.out.print(o.getClass().getName().replaceAll("\\$.*", "\\$") + " ");
    System.out.println();
    p(D.class.hashCode() == D.class.hashCode(), D.class.equals(E.class),
        new HashSet<>(Arrays.asList(D.class, E.class, D.class)).size(), D.class.desiredAssertionStatus(),
        D.class.isSynthetic(), D.class.getEnumConstants(), Thread.State.class.getEnumConstants().length,
        D.class.getSigners());
    Map<Class<?>, String> table = new LinkedHashMap<>();
    table.put(int.class, "int");
    table.put(Integer.class, "Integer");
    table.put(int[].class, "int[]");
    p(table.get(int.class), table.get(new int[3].getClass()), table.get(Class.forName("java.lang.Integer")),
        table.get(long.class), table);
    p(new D() {}.getClass().getSuperclass() == D.class, ((Object) new E()).getClass() == E.class,
        C.class.isAssignableFrom(int.class), thrown(() -> C.class.isAssignableFrom(null)),
        D.class.getClassLoader() == E.class.getClassLoader());
  }
}
