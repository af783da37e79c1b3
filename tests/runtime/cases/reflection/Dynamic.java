package reflection;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.reflect.*;
import java.util.*;

/** Programs driven by names: method tables, factories by class name, scripts of calls, overload resolution by hand. */
public class Dynamic {
  public static class Target {
    final StringBuilder log = new StringBuilder();
    public int add(int a, int b) { return a + b; }
    public String add(String a, String b) { return a + "&" + b; }
    public double add(double a, double b) { return a * 100 + b; }
    public Object add(Object a, Object b) { return "objects"; }
    public void note(String... s) { log.append(Arrays.toString(s)); }
    public Target self() { return this; }
    public void fail() { throw new UnsupportedOperationException("asked"); }
    public static Target create() { return new Target(); }
    public int overloaded(long x) { return 1; }
    public int overloaded(Integer x) { return 2; }
  }

  static final Map<Class<?>, Class<?>> BOX = new HashMap<>();
  static {
    BOX.put(int.class, Integer.class);
    BOX.put(long.class, Long.class);
    BOX.put(double.class, Double.class);
  }

  static Object call(Object o, String name, Object... args) throws Exception {
    Method best = null;
    for (Method m : o.getClass().getMethods()) {
      if (!m.getName().equals(name) || m.getParameterCount() != args.length) continue;
      boolean fits = true;
      for (int i = 0; i < args.length; i++)
        fits &= BOX.getOrDefault(m.getParameterTypes()[i], m.getParameterTypes()[i]).isInstance(args[i]);
      if (fits
          && (best == null
              || best.getParameterTypes().length > 0
                  && best.getParameterTypes()[0].isAssignableFrom(m.getParameterTypes()[0])))
        best = m;
    }
    if (best == null) throw new NoSuchMethodException(name + Arrays.toString(args));
    try {
      return best.invoke(o, args);
    } catch (InvocationTargetException e) {
      throw(Exception) e.getCause();
    }
  }

  public static void main(String[] args) throws Exception {
    Target t = (Target) Target.class.getMethod("create").invoke(null);
    p(call(t, "add", 1, 2), call(t, "add", "a", "b"), call(t, "add", 1.5, 2.0), call(t, "add", 'x', 1),
        call(t, "self") == t, call(t, "overloaded", 5L), call(t, "overloaded", 5), thrown(() -> call(t, "none")),
        thrown(() -> call(t, "fail")), thrown(() -> call(t, "add", 1)));
    call(t, "note", (Object) new String[] {"p", "q"});
    p(t.log, call("text", "length"), call("text", "charAt", 1), call("text", "replace", "t", "T"),
        call(new ArrayList<>(Arrays.asList(3, 1)), "size"), thrown(() -> call("text", "charAt", 99)));
    for (String n : new String[] {"java.util.ArrayList", "java.util.TreeMap", "java.lang.StringBuilder",
             "java.util.Random", "java.lang.Integer", "no.Such", "java.util.List"})
      System.out.print(thrown(() -> Class.forName(n).newInstance()) + " ");
    System.out.println();
    Object list = Class.forName("java.util.ArrayList").getConstructor().newInstance();
    Method add = list.getClass().getMethod("add", Object.class);
    for (String s : "c a b".split(" ")) add.invoke(list, s);
    Class.forName("java.util.Collections").getMethod("sort", List.class).invoke(null, list);
    p(list, Class.forName("java.lang.Math").getMethod("max", int.class, int.class).invoke(null, 3, 9),
        Integer.class.getMethod("parseInt", String.class).invoke(null, "42"),
        Class.forName("java.lang.Integer").getField("MAX_VALUE").get(null),
        Arrays.class.getMethod("toString", int[].class).invoke(null, new int[] {1, 2}),
        String.class.getMethod("format", String.class, Object[].class).invoke(null, "%d-%s", new Object[] {5, "x"}));
    Map<String, Method> table = new TreeMap<>();
    for (Method m : Target.class.getDeclaredMethods()) table.merge(m.getName(), m, (a, b) -> a);
    p(table.keySet(), table.size());
  }
}
