package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/**
 * Dynamic proxies: every kind of argument and result, Object methods, default methods, exceptions, several interfaces.
 */
public class Proxies {
  interface Calc {
    int add(int a, int b);
    double mix(byte a, char b, long c, float d);
    void nothing();
    String text(String... s);
    boolean flag();
    default String hello() { return "default"; }
    Object risky() throws java.io.IOException;
  }
  interface Other {
    int add(int a, int b);
    String name();
  }

  static <T> T proxy(Class<T> c, InvocationHandler h) {
    return c.cast(Proxy.newProxyInstance(c.getClassLoader(), new Class<?>[] {c}, h));
  }

  public static void main(String[] args) throws Exception {
    List<String> log = new ArrayList<>();
    InvocationHandler h = (self, m, a) -> {
      log.add(
          m.getDeclaringClass().getSimpleName() + "." + m.getName() + (a == null ? "null" : Arrays.deepToString(a)));
      switch (m.getName()) {
        case "add": return (Integer) a[0] + (Integer) a[1];
        case "mix": return (Byte) a[0] + (Character) a[1] + (Long) a[2] + (double) (Float) a[3];
        case "text": return ((String[]) a[0]).length + "";
        case "flag": return true;
        case "hashCode": return 77;
        case "equals": return self == a[0];
        case "toString": return "proxy";
        case "risky": throw new java.io.IOException("risk");
        default: return null;
      }
    };
    Calc c = proxy(Calc.class, h);
    p(c.add(2, 3), c.mix((byte) 1, 'a', 5L, 0.5f), c.text("a", "b"), c.text(), c.flag(), c.hello(), c.hashCode(),
        c.equals(c), c.equals("x"), c.toString());
    c.nothing();
    p(log);
    p(thrown(c::risky), Proxy.isProxyClass(c.getClass()), Proxy.isProxyClass(Calc.class),
        Proxy.getInvocationHandler(c) == h, thrown(() -> Proxy.getInvocationHandler("x")),
        c.getClass().getInterfaces()[0] == Calc.class, c instanceof Calc, Modifier.isFinal(c.getClass().getModifiers()),
        c.getClass().getSuperclass().getSimpleName());
    Calc wrong = proxy(Calc.class, (self, m, a) -> "text");
    p(thrown(() -> wrong.add(1, 2)), wrong.text(), thrown(wrong::flag),
        thrown(() -> proxy(Calc.class, (s, m, a) -> null).add(1, 2)),
        thrown(() -> proxy(Calc.class, (s, m, a) -> 5L).add(1, 2)), proxy(Calc.class, (s, m, a) -> null).text());
    p(thrown(() -> proxy(Calc.class, (s, m, a) -> { throw new Exception("checked"); }).add(1, 2)),
        thrown(() -> proxy(Calc.class, (s, m, a) -> { throw new IllegalStateException(); }).add(1, 2)),
        thrown(() -> proxy(Calc.class, (s, m, a) -> { throw new Error(); }).flag()));
    try {
      proxy(Calc.class, (s, m, a) -> { throw new InterruptedException("undeclared"); }).flag();
    } catch (UndeclaredThrowableException e) {
      p(e.getUndeclaredThrowable(), e.getCause().getMessage());
    }
    Object both =
        Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Other.class, Calc.class, Runnable.class},
            (s, m, a)
                -> m.getDeclaringClass().getSimpleName().equals("Other") && m.getName().equals("add") ? 1
                : m.getReturnType() == int.class                                                      ? 2
                                                                                                      : "n");
    p(((Calc) both).add(5, 5), ((Other) both).add(5, 5), ((Other) both).name(), both instanceof Runnable,
        both.getClass()
            == Proxy
                   .newProxyInstance(
                       Proxies.class.getClassLoader(), new Class<?>[] {Other.class, Calc.class, Runnable.class}, h)
                   .getClass(),
        both.getClass() == c.getClass());
    p(thrown(() -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {String.class}, h)),
        thrown(() -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Calc.class}, null)),
        thrown(
            () -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Calc.class, Calc.class}, h)));
    List<?> real = new ArrayList<>(Arrays.asList(3, 1, 2));
    @SuppressWarnings("unchecked")
    List<Integer> logged = (List<Integer>) Proxy.newProxyInstance(
        Proxies.class.getClassLoader(), new Class<?>[] {List.class}, (s, m, a) -> {
          log.add(m.getName());
          try {
            return m.invoke(real, a);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
    log.clear();
    Collections.sort(logged);
    p(logged.get(0), thrown(() -> logged.get(9)), logged.contains(2), real, log);
  }
}
