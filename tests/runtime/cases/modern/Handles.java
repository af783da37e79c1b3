package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.lang.invoke.*;
import java.util.*;

/** Method handles and var handles: lookup, invocation, conversion, arrays, fields, compare and set. */
public class Handles {
  int field = 5;
  static String text = "t";
  volatile long counter;
  int twice(int x) { return x * 2 + field; }
  static int add(int a, int b) { return a + b; }
  private String secret() { return "secret"; }
  static String join(Object... a) { return Arrays.toString(a); }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle add = l.findStatic(Handles.class, "add", MethodType.methodType(int.class, int.class, int.class));
    MethodHandle twice = l.findVirtual(Handles.class, "twice", MethodType.methodType(int.class, int.class));
    Handles h = new Handles();
    p((int) add.invokeExact(2, 3), (int) twice.invokeExact(h, 4), (int) twice.bindTo(h).invoke(10),
        (Object) add.invoke((byte) 1, (short) 2), add.invokeWithArguments(5, 6), add.invokeWithArguments(List.of(7, 8)),
        add.type(), twice.type().parameterCount());
    p(thrown(() -> { Object o = add.invokeExact(1, 2); }), thrown(() -> add.invoke("x", 1)),
        thrown(() -> l.findStatic(Handles.class, "none", MethodType.methodType(void.class))),
        thrown(() -> add.invokeWithArguments(1)));
    MethodHandle concat = l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)),
                 make = l.findConstructor(ArrayList.class, MethodType.methodType(void.class, Collection.class));
    p((String) concat.invokeExact("a", "b"), make.invoke(List.of(1, 2)),
        (String) l.findVirtual(Handles.class, "secret", MethodType.methodType(String.class)).invoke(h),
        (int) l.findGetter(Handles.class, "field", int.class).invoke(h),
        (String) l.findStaticGetter(Handles.class, "text", String.class).invokeExact());
    l.findSetter(Handles.class, "field", int.class).invoke(h, 9);
    p(h.field,
        (String) l.findStatic(Handles.class, "join", MethodType.methodType(String.class, Object[].class))
            .invoke(1, "x"),
        MethodHandles.insertArguments(add, 0, 100).invoke(1), (int) MethodHandles.constant(int.class, 7).invoke(),
        MethodHandles.dropArguments(add, 0, String.class).invoke("ignored", 1, 2));
    VarHandle f = l.findVarHandle(Handles.class, "counter", long.class),
              a = MethodHandles.arrayElementVarHandle(int[].class);
    int[] cells = {1, 2, 3};
    f.set(h, 5L);
    p((long) f.get(h), f.compareAndSet(h, 5L, 6L), f.compareAndSet(h, 5L, 7L), (long) f.getAndAdd(h, 10L),
        (long) f.getVolatile(h), (int) a.getAndSet(cells, 1, 20), (int) a.get(cells, 1),
        a.compareAndSet(cells, 2, 3, 30), cells, thrown(() -> a.get(cells, 3)));
    MethodType t = MethodType.methodType(void.class, String.class, int[].class);
    p(t, t.parameterList(), t.returnType(), t.changeReturnType(long.class),
        t.equals(MethodType.methodType(void.class, String.class, int[].class)), t.toMethodDescriptorString(), t.wrap(),
        MethodType.fromMethodDescriptorString("(ILjava/lang/String;)V", null));
  }
}
