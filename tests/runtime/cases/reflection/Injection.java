package reflection;

import static support.Tell.p;

import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** A small dependency injector, object mapper and test runner built on reflection. */
public class Injection {
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.CONSTRUCTOR})
  @interface Inject {}
  @Retention(RetentionPolicy.RUNTIME)
  @interface Test {
    Class<? extends Throwable> expected() default None.class;
    int order() default 100;
  }
  static class None extends Throwable {}

  static class Injector {
    final Map<Class<?>, Class<?>> bindings = new HashMap<>();
    final Map<Class<?>, Object> singletons = new HashMap<>();
    final List<String> log = new ArrayList<>();

    <T> T get(Class<T> type) throws Exception {
      Class<?> impl = bindings.getOrDefault(type, type);
      Object known = singletons.get(impl);
      if (known == null) singletons.put(impl, known = make(impl));
      return type.cast(known);
    }

    private Object make(Class<?> impl) throws Exception {
      Constructor<?> chosen = impl.getDeclaredConstructors()[0];
      for (Constructor<?> c : impl.getDeclaredConstructors())
        if (c.isAnnotationPresent(Inject.class)) chosen = c;
      chosen.setAccessible(true);
      Object[] args = new Object[chosen.getParameterCount()];
      for (int i = 0; i < args.length; i++) args[i] = get(chosen.getParameterTypes()[i]);
      log.add(impl.getSimpleName() + args.length);
      Object made = chosen.newInstance(args);
      for (Class<?> c = impl; c != Object.class; c = c.getSuperclass()) {
        for (Field f : c.getDeclaredFields()) {
          if (!f.isAnnotationPresent(Inject.class)) continue;
          f.setAccessible(true);
          f.set(made, get(f.getType()));
        }
      }
      return made;
    }
  }

  interface Store {
    String load(int id);
  }
  static class Memory implements Store {
    @Override
    public String load(int id) {
      return "item" + id;
    }
  }
  static class Base {
    @Inject private Store store;
    String base(int i) { return "base:" + store.load(i); }
  }
  static class Service extends Base {
    private final Store viaConstructor;
    @Inject Helper helper;
    Service() { this(null); }
    @Inject
    Service(Store s) {
      viaConstructor = s;
    }
    String run() { return viaConstructor.load(1) + helper.help() + base(2); }
  }
  static class Helper {
    String help() { return "?"; }
  }

  static class Suite {
    static int counter;
    int local;
    @Test(order = 2)
    public void passes() {
      counter++;
      local++;
    }
    @Test(order = 1, expected = ArithmeticException.class)
    public void divides() {
      int x = 1 / (counter - counter);
    }
    @Test(order = 3)
    public void fails() {
      throw new IllegalStateException("local " + local);
    }
    @Test(expected = ArithmeticException.class)
    public void missing() {}
    public void helper() { throw new Error(); }
  }

  static Map<String, Object> toMap(Object o) throws Exception {
    Map<String, Object> m = new TreeMap<>();
    for (Field f : o.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) continue;
      f.setAccessible(true);
      Object v = f.get(o);
      m.put(f.getName(),
          v != null && v.getClass().getName().startsWith("reflection.") ? toMap(v)
              : v instanceof int[]                                      ? Arrays.toString((int[]) v)
                                                                        : v);
    }
    return m;
  }

  static class Point {
    int x = 1;
    double y = 2.5;
    private String label = "pt";
    int[] data = {1, 2};
    Nested nested = new Nested();
    static int skip = 9;
  }
  static class Nested {
    boolean deep = true;
    char c = 'n';
    Object none;
  }

  public static void main(String[] args) throws Exception {
    Injector in = new Injector();
    in.bindings.put(Store.class, Memory.class);
    p(in.get(Service.class).run(), in.log, in.get(Store.class) == in.get(Memory.class));
    List<Method> tests = new ArrayList<>();
    for (Method m : Suite.class.getMethods())
      if (m.isAnnotationPresent(Test.class)) tests.add(m);
    tests.sort(Comparator.comparing((Method m) -> m.getAnnotation(Test.class).order()).thenComparing(Method::getName));
    for (Method m : tests) {
      Class<?> expected = m.getAnnotation(Test.class).expected();
      String result;
      try {
        m.invoke(Suite.class.getDeclaredConstructor().newInstance());
        result = expected == None.class ? "ok" : "missed " + expected.getSimpleName();
      } catch (InvocationTargetException e) {
        result = expected.isInstance(e.getCause()) ? "ok, expected" : "failed " + e.getCause();
      }
      p(m.getName(), result);
    }
    p(toMap(new Point()), Suite.counter);
  }
}
