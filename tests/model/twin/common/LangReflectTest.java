import antecede.Reflection;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Generic signatures, annotations, arrays, method handles and variable handles against the JDK's. */
final class LangReflectTest {
  private static final Random random = Check.random(3);

  // ---- Generic types: each element with the signature that javac writes for it ----

  static class Outer<T extends Comparable<T>> {
    class Inner<U> {}

    static class Nested<V> {}

    T variable;
    List<String> list;
    Map<? extends Number, ? super Integer[]> map;
    T[] array;
    List<?>[][] arrays;
    Inner<String> inner;
    Nested<int[]> nested;
    Map.Entry<T, List<? extends T>> entry;

    <A, B extends Number & Runnable & Comparable<B>> Map<A, B> method(A a, List<? super B> b, int c) {
      return null;
    }

    <E extends Exception> void thrower(E e) throws E {}
  }

  abstract static class Sub<X> extends Outer<Integer> implements Comparable<Sub<X>>, Runnable {}

  private static void generics() throws Exception {
    String outer = "LangReflectTest$Outer";
    Reflection.signatures.put(Outer.class, "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;");
    Reflection.signatures.put(Outer.Inner.class, "<U:Ljava/lang/Object;>Ljava/lang/Object;");
    Reflection.signatures.put(Outer.Nested.class, "<V:Ljava/lang/Object;>Ljava/lang/Object;");
    Reflection.signatures.put(Sub.class, "<X:Ljava/lang/Object;>L" + outer + "<Ljava/lang/Integer;>;"
        + "Ljava/lang/Comparable<LLangReflectTest$Sub<TX;>;>;Ljava/lang/Runnable;");
    String[][] fields = {
      {"variable", "TT;"}, {"list", "Ljava/util/List<Ljava/lang/String;>;"},
      {"map", "Ljava/util/Map<+Ljava/lang/Number;-[Ljava/lang/Integer;>;"}, {"array", "[TT;"},
      {"arrays", "[[Ljava/util/List<*>;"}, {"inner", "L" + outer + "<TT;>.Inner<Ljava/lang/String;>;"},
      {"nested", "L" + outer + "$Nested<[I>;"}, {"entry", "Ljava/util/Map$Entry<TT;Ljava/util/List<+TT;>;>;"},
    };
    for (String[] field : fields) {
      Field element = Outer.class.getDeclaredField(field[0]);
      Reflection.signatures.put(element, field[1]);
      sameType(field[0], element.getGenericType(), twin.antecede.Generics.typeOf(element));
    }
    for (Method method : Outer.class.getDeclaredMethods()) {
      boolean first = method.getName().equals("method");
      Reflection.signatures.put(method, first
          ? "<A:Ljava/lang/Object;B:Ljava/lang/Number;:Ljava/lang/Runnable;:Ljava/lang/Comparable<TB;>;>"
              + "(TA;Ljava/util/List<-TB;>;I)Ljava/util/Map<TA;TB;>;"
          : "<E:Ljava/lang/Exception;>(TE;)V^TE;");
      sameType("result", method.getGenericReturnType(), twin.antecede.Generics.returnType(method));
      sameTypes("parameters", method.getGenericParameterTypes(), twin.antecede.Generics.parameterTypes(method));
      sameTypes("exceptions", method.getGenericExceptionTypes(), twin.antecede.Generics.exceptionTypes(method));
      sameTypes("variables", method.getTypeParameters(), twin.antecede.Generics.typeParameters(method));
      for (int i = 0; i < method.getTypeParameters().length; i++) {
        sameTypes("bounds", method.getTypeParameters()[i].getBounds(), twin.antecede.Generics.typeParameters(method)[i].getBounds());
      }
    }
    sameType("superclass", Sub.class.getGenericSuperclass(), twin.antecede.Generics.superclass(Sub.class));
    sameTypes("interfaces", Sub.class.getGenericInterfaces(), twin.antecede.Generics.interfaces(Sub.class));
    for (Class<?> type : new Class<?>[] {Outer.class, Sub.class, ElementType.class, Retention.class, Runnable.class, int[].class}) {
      if (Reflection.signatures.containsKey(type) || type.getTypeParameters().length == 0) {
        Check.equal("toGenericString", type.toGenericString(), twin.antecede.Generics.describe(type));
      }
    }
  }

  private static void sameTypes(String what, Type[] expected, Type[] actual) {
    Check.equal(what, expected.length, actual.length);
    for (int i = 0; i < expected.length; i++) sameType(what, expected[i], actual[i]);
  }

  private static void sameType(String what, Type expected, Type actual) {
    Check.equal(what, expected.getTypeName(), actual.getTypeName());
    boolean hasVariable = expected.getTypeName().matches("(.*[^\\w.])?[A-Z]([^\\w.].*)?");
    Check.isTrue(what + " equal", hasVariable || actual.equals(expected));
    Check.equal(what + " hash", expected.hashCode(), actual.hashCode());
  }

  // ---- Annotations ----

  @Retention(RetentionPolicy.RUNTIME)
  @Repeatable(Names.class)
  @interface Name {
    String value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Names {
    Name[] value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Everything {
    int[] numbers() default {1, 2};
    String text() default "a\u00e4";
    Class<?> type() default Map.Entry.class;
    ElementType constant() default ElementType.FIELD;
    Name name() default @Name("inner");
    Name[] names() default {};
    double real() default 1.5;
    char letter() default 'x';
    boolean flag();
  }

  @Everything(flag = true, numbers = {}, names = {@Name("a"), @Name("b")})
  static class One {}

  @Everything(flag = true, numbers = {}, names = {@Name("a"), @Name("b")})
  @Name("single")
  static class Two {}

  @Name("x")
  @Name("y")
  static class Three {}

  private static void annotations() {
    for (Class<?> type : new Class<?>[] {One.class, Two.class, Three.class, Name.class}) {
      Annotation[] expected = type.getDeclaredAnnotations();
      Annotation[] actual = twin.antecede.Annotations.of(type, -1);
      Check.equal("count", expected.length, actual.length);
      for (int i = 0; i < expected.length; i++) {
        Check.equal("type", expected[i].annotationType(), actual[i].annotationType());
        Check.isTrue("equal", actual[i].equals(expected[i]) && expected[i].equals(actual[i]));
        Check.equal("hash", expected[i].hashCode(), actual[i].hashCode());
        Check.isTrue("text", actual[i].toString().startsWith("@" + expected[i].annotationType().getName() + "("));
      }
      Check.equal("by type", Arrays.toString(type.getDeclaredAnnotationsByType(Name.class)),
          Arrays.toString(twin.antecede.Annotations.byType(actual, Name.class)));
    }
    Everything everything = (Everything) twin.antecede.Annotations.of(One.class, -1)[0];
    Check.equal("default", 1.5, everything.real());
    Check.equal("default", "inner", everything.name().value());
    Check.equal("given", 2, everything.names().length);
    everything.numbers();
    Check.equal("given", 0, everything.numbers().length);
  }

  // ---- Arrays and modifiers ----

  private static void arrays() {
    Object[] arrays = {
      new int[] {1, 2}, new long[] {3}, new byte[] {4, 5}, new char[] {'a'}, new short[] {7}, new float[] {1.5f},
      new double[] {2.5}, new boolean[] {true}, new String[] {"x", null}, new Object[] {1, "y"}, "no array", null,
    };
    Object[] values = {1, 2L, (byte) 3, 'c', (short) 4, 1.5f, 2.5, true, "s", null};
    for (Object array : arrays) {
      Check.same("getLength", () -> Array.getLength(array), () -> twin.java.lang.reflect.Array.getLength(array));
      for (int i = -1; i < 3; i++) {
        int at = i;
        Check.same("get", () -> Array.get(array, at), () -> twin.java.lang.reflect.Array.get(array, at));
        Check.same("getInt", () -> Array.getInt(array, at), () -> twin.java.lang.reflect.Array.getInt(array, at));
        Check.same("getLong", () -> Array.getLong(array, at), () -> twin.java.lang.reflect.Array.getLong(array, at));
        Check.same("getDouble", () -> Array.getDouble(array, at), () -> twin.java.lang.reflect.Array.getDouble(array, at));
        Check.same("getShort", () -> Array.getShort(array, at), () -> twin.java.lang.reflect.Array.getShort(array, at));
        Check.same("getBoolean", () -> Array.getBoolean(array, at), () -> twin.java.lang.reflect.Array.getBoolean(array, at));
        Check.same("getChar", () -> Array.getChar(array, at), () -> twin.java.lang.reflect.Array.getChar(array, at));
      }
      for (Object value : values) {
        Check.same("set " + value, () -> set(array, value, false), () -> set(array, value, true));
      }
    }
    Check.equal("nested", new int[2][3].getClass(), twin.java.lang.reflect.Array.newInstance(int.class, 2, 3).getClass());
    Check.equal("nested", 3, ((int[][]) twin.java.lang.reflect.Array.newInstance(int.class, 2, 3))[1].length);
    Check.same("negative", () -> Array.newInstance(int.class, -1), () -> twin.java.lang.reflect.Array.newInstance(int.class, -1));
    Check.same("void", () -> Array.newInstance(void.class, 1), () -> twin.java.lang.reflect.Array.newInstance(void.class, 1));
    for (int i = 0; i < 4096; i++) {
      Check.equal("modifiers", Modifier.toString(i), twin.java.lang.reflect.Modifier.toString(i));
    }
  }

  private static Object set(Object array, Object value, boolean ours) {
    Object copy = copy(array);
    if (ours) twin.java.lang.reflect.Array.set(copy, 0, value);
    else Array.set(copy, 0, value);
    return Array.get(copy, 0);
  }

  private static Object copy(Object array) {
    if (array == null || !array.getClass().isArray()) return array;
    Object copy = Array.newInstance(array.getClass().getComponentType(), Array.getLength(array));
    System.arraycopy(array, 0, copy, 0, Array.getLength(array));
    return copy;
  }

  // ---- Method types ----

  private static void methodTypes() {
    Class<?>[] types = {int.class, String.class, Object.class, long.class, Integer.class, int[].class, void.class, Map.class};
    for (int i = 0; i < 3000; i++) {
      Class<?>[] parameters = new Class<?>[random.nextInt(4)];
      for (int j = 0; j < parameters.length; j++) parameters[j] = types[random.nextInt(types.length - (i % 10 == 0 ? 0 : 2))];
      Class<?> result = types[random.nextInt(types.length)];
      int m = random.nextInt(5) - 1;
      int n = random.nextInt(5) - 1;
      Check.same("make", () -> MethodType.methodType(result, parameters).toString(),
          () -> twin.java.lang.invoke.MethodType.methodType(result, parameters).toString());
      if (Arrays.asList(parameters).contains(void.class)) continue;
      MethodType e = MethodType.methodType(result, parameters);
      twin.java.lang.invoke.MethodType a = twin.java.lang.invoke.MethodType.methodType(result, parameters);
      Check.equal("descriptor", e.toMethodDescriptorString(), a.toMethodDescriptorString());
      Check.equal("wrap", e.wrap().toString() + e.unwrap() + e.erase() + e.generic(), a.wrap().toString() + a.unwrap() + a.erase() + a.generic());
      Check.equal("has", e.hasPrimitives() + " " + e.hasWrappers(), a.hasPrimitives() + " " + a.hasWrappers());
      Check.equal("list", e.parameterList(), a.parameterList());
      Check.same("drop", () -> e.dropParameterTypes(m, n).toString(), () -> a.dropParameterTypes(m, n).toString());
      Check.same("insert", () -> e.insertParameterTypes(m, String.class, int.class).toString(),
          () -> a.insertParameterTypes(m, String.class, int.class).toString());
      Check.same("change", () -> e.changeParameterType(m, Map.class).toString(), () -> a.changeParameterType(m, Map.class).toString());
      Check.equal("parse", a, twin.java.lang.invoke.MethodType.fromMethodDescriptorString(e.toMethodDescriptorString(), null));
      Check.equal("hash", e.hashCode(), a.hashCode());
    }
  }

  // ---- Method handles: the same program for both ----

  public int field = 5;
  public static String shared = "s";

  public static int add(int a, int b) {
    return a + b;
  }

  public static String join(String a, int b, Object c) {
    return a + b + c;
  }

  public static String all(String first, Object... rest) {
    return first + Arrays.toString(rest);
  }

  public static boolean isEven(int a) {
    return a % 2 == 0;
  }

  public static int fail(int a, int b) {
    throw new IllegalStateException("no " + a + b);
  }

  public static int rescue(IllegalStateException thrown, int a) {
    return thrown.getMessage().length() + a;
  }

  public static int cleanUp(Throwable thrown, int result, int a) {
    return thrown == null ? result * 10 : -1;
  }

  public static int collect(int sum, int index, int limit) {
    return sum + index * limit;
  }

  public String instance(String text) {
    return field + text;
  }

  private static Object theirs(int which, Object... arguments) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    Class<?> type = LangReflectTest.class;
    MethodType ints = MethodType.methodType(int.class, int.class, int.class);
    MethodHandle add = lookup.findStatic(type, "add", ints);
    MethodHandle join = lookup.findStatic(type, "join", MethodType.methodType(String.class, String.class, int.class, Object.class));
    MethodHandle even = lookup.findStatic(type, "isEven", MethodType.methodType(boolean.class, int.class));
    MethodHandle fail = lookup.findStatic(type, "fail", ints);
    MethodHandle handle;
    switch (which) {
      case 0: handle = add; break;
      case 1: handle = join; break;
      case 2: handle = MethodHandles.insertArguments(join, 1, 7); break;
      case 3: handle = MethodHandles.dropArguments(add, 1, String.class, long.class); break;
      case 4: handle = MethodHandles.permuteArguments(join, MethodType.methodType(String.class, int.class, Object.class, String.class), 2, 0, 1); break;
      case 5: handle = MethodHandles.filterArguments(add, 0, MethodHandles.insertArguments(add, 0, 100)); break;
      case 6: handle = MethodHandles.filterReturnValue(add, even); break;
      case 7: handle = MethodHandles.foldArguments(MethodHandles.dropArguments(add, 1, int.class), add); break;
      case 8: handle = MethodHandles.collectArguments(add, 1, add); break;
      case 9: handle = MethodHandles.guardWithTest(MethodHandles.dropArguments(even, 1, int.class), add, fail); break;
      case 10: handle = MethodHandles.catchException(fail, IllegalStateException.class,
          lookup.findStatic(type, "rescue", MethodType.methodType(int.class, IllegalStateException.class, int.class))); break;
      case 11: handle = MethodHandles.tryFinally(add,
          lookup.findStatic(type, "cleanUp", MethodType.methodType(int.class, Throwable.class, int.class, int.class))); break;
      case 12: handle = add.asSpreader(int[].class, 2); break;
      case 13: handle = lookup.findStatic(type, "all", MethodType.methodType(String.class, String.class, Object[].class)); break;
      case 14: handle = add.asType(MethodType.methodType(Object.class, Integer.class, short.class)); break;
      case 15: handle = lookup.findVirtual(type, "instance", MethodType.methodType(String.class, String.class)); break;
      case 16: handle = lookup.findGetter(type, "field", int.class); break;
      case 17: handle = lookup.findConstructor(StringBuilder.class, MethodType.methodType(void.class, String.class)); break;
      case 18: handle = MethodHandles.identity(int.class); break;
      case 19: handle = MethodHandles.constant(String.class, "k"); break;
      case 20: handle = MethodHandles.countedLoop(MethodHandles.identity(int.class), MethodHandles.dropArguments(MethodHandles.constant(int.class, 3), 0, int.class),
          lookup.findStatic(type, "collect", MethodType.methodType(int.class, int.class, int.class, int.class))); break;
      case 21: handle = MethodHandles.explicitCastArguments(add, MethodType.methodType(byte.class, double.class, long.class)); break;
      case 22: handle = MethodHandles.arrayElementGetter(String[].class); break;
      case 23: handle = MethodHandles.invoker(ints).bindTo(add); break;
      case 24: handle = MethodHandles.throwException(int.class, IllegalStateException.class); break;
      case 25: handle = MethodHandles.whileLoop(MethodHandles.constant(int.class, 4), even, MethodHandles.insertArguments(add, 0, 1)); break;
      case 26: handle = MethodHandles.dropReturn(add); break;
      case 27: handle = lookup.findStaticGetter(type, "shared", String.class); break;
      default: handle = MethodHandles.empty(MethodType.methodType(long.class, String.class));
    }
    return describe(handle.type().toString(), handle.invokeWithArguments(arguments));
  }

  private static Object ours(int which, Object... arguments) throws Throwable {
    twin.java.lang.invoke.MethodHandles.Lookup lookup = twin.java.lang.invoke.MethodHandles.lookup();
    Class<?> type = LangReflectTest.class;
    twin.java.lang.invoke.MethodType ints = twin.java.lang.invoke.MethodType.methodType(int.class, int.class, int.class);
    twin.java.lang.invoke.MethodHandle add = lookup.findStatic(type, "add", ints);
    twin.java.lang.invoke.MethodHandle join = lookup.findStatic(type, "join",
        twin.java.lang.invoke.MethodType.methodType(String.class, String.class, int.class, Object.class));
    twin.java.lang.invoke.MethodHandle even = lookup.findStatic(type, "isEven",
        twin.java.lang.invoke.MethodType.methodType(boolean.class, int.class));
    twin.java.lang.invoke.MethodHandle fail = lookup.findStatic(type, "fail", ints);
    twin.java.lang.invoke.MethodHandle handle;
    switch (which) {
      case 0: handle = add; break;
      case 1: handle = join; break;
      case 2: handle = twin.java.lang.invoke.MethodHandles.insertArguments(join, 1, 7); break;
      case 3: handle = twin.java.lang.invoke.MethodHandles.dropArguments(add, 1, String.class, long.class); break;
      case 4: handle = twin.java.lang.invoke.MethodHandles.permuteArguments(join,
          twin.java.lang.invoke.MethodType.methodType(String.class, int.class, Object.class, String.class), 2, 0, 1); break;
      case 5: handle = twin.java.lang.invoke.MethodHandles.filterArguments(add, 0, twin.java.lang.invoke.MethodHandles.insertArguments(add, 0, 100)); break;
      case 6: handle = twin.java.lang.invoke.MethodHandles.filterReturnValue(add, even); break;
      case 7: handle = twin.java.lang.invoke.MethodHandles.foldArguments(twin.java.lang.invoke.MethodHandles.dropArguments(add, 1, int.class), add); break;
      case 8: handle = twin.java.lang.invoke.MethodHandles.collectArguments(add, 1, add); break;
      case 9: handle = twin.java.lang.invoke.MethodHandles.guardWithTest(twin.java.lang.invoke.MethodHandles.dropArguments(even, 1, int.class), add, fail); break;
      case 10: handle = twin.java.lang.invoke.MethodHandles.catchException(fail, IllegalStateException.class,
          lookup.findStatic(type, "rescue", twin.java.lang.invoke.MethodType.methodType(int.class, IllegalStateException.class, int.class))); break;
      case 11: handle = twin.java.lang.invoke.MethodHandles.tryFinally(add,
          lookup.findStatic(type, "cleanUp", twin.java.lang.invoke.MethodType.methodType(int.class, Throwable.class, int.class, int.class))); break;
      case 12: handle = add.asSpreader(int[].class, 2); break;
      case 13: handle = lookup.findStatic(type, "all", twin.java.lang.invoke.MethodType.methodType(String.class, String.class, Object[].class)); break;
      case 14: handle = add.asType(twin.java.lang.invoke.MethodType.methodType(Object.class, Integer.class, short.class)); break;
      case 15: handle = lookup.findVirtual(type, "instance", twin.java.lang.invoke.MethodType.methodType(String.class, String.class)); break;
      case 16: handle = lookup.findGetter(type, "field", int.class); break;
      case 17: handle = lookup.findConstructor(StringBuilder.class, twin.java.lang.invoke.MethodType.methodType(void.class, String.class)); break;
      case 18: handle = twin.java.lang.invoke.MethodHandles.identity(int.class); break;
      case 19: handle = twin.java.lang.invoke.MethodHandles.constant(String.class, "k"); break;
      case 20: handle = twin.java.lang.invoke.MethodHandles.countedLoop(twin.java.lang.invoke.MethodHandles.identity(int.class),
          twin.java.lang.invoke.MethodHandles.dropArguments(twin.java.lang.invoke.MethodHandles.constant(int.class, 3), 0, int.class),
          lookup.findStatic(type, "collect", twin.java.lang.invoke.MethodType.methodType(int.class, int.class, int.class, int.class))); break;
      case 21: handle = twin.java.lang.invoke.MethodHandles.explicitCastArguments(add,
          twin.java.lang.invoke.MethodType.methodType(byte.class, double.class, long.class)); break;
      case 22: handle = twin.java.lang.invoke.MethodHandles.arrayElementGetter(String[].class); break;
      case 23: handle = twin.java.lang.invoke.MethodHandles.invoker(ints).bindTo(add); break;
      case 24: handle = twin.java.lang.invoke.MethodHandles.throwException(int.class, IllegalStateException.class); break;
      case 25: handle = twin.java.lang.invoke.MethodHandles.whileLoop(twin.java.lang.invoke.MethodHandles.constant(int.class, 4), even,
          twin.java.lang.invoke.MethodHandles.insertArguments(add, 0, 1)); break;
      case 26: handle = twin.java.lang.invoke.MethodHandles.dropReturn(add); break;
      case 27: handle = lookup.findStaticGetter(type, "shared", String.class); break;
      default: handle = twin.java.lang.invoke.MethodHandles.empty(twin.java.lang.invoke.MethodType.methodType(long.class, String.class));
    }
    return describe(handle.type().toString(), handle.invokeWithArguments(arguments));
  }

  private static String describe(String type, Object result) {
    return type + " " + result;
  }

  private static void handles() {
    Object[] values = {1, 2, (short) 3, 40L, "t", 'c', 2.5, new int[] {8, 9}, new String[] {"p", "q"}, null,
      new LangReflectTest(), new IllegalStateException("z"), (byte) 6};
    for (int which = 0; which <= 28; which++) {
      for (int i = 0; i < 300; i++) {
        Object[] arguments = new Object[random.nextInt(4)];
        for (int j = 0; j < arguments.length; j++) arguments[j] = values[random.nextInt(i % 3 == 0 ? values.length : 5)];
        int number = which;
        Check.same("handle " + which + " " + Arrays.toString(arguments), () -> call(true, number, arguments), () -> call(false, number, arguments));
      }
    }
  }

  /** Which of several wrong arguments is found first is not said. */
  private static Object call(boolean theirs, int which, Object[] arguments) throws Exception {
    try {
      return theirs ? theirs(which, arguments) : ours(which, arguments);
    } catch (NullPointerException | ClassCastException e) {
      return "wrong argument";
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static void variables() throws Exception {
    VarHandle e = MethodHandles.lookup().findVarHandle(LangReflectTest.class, "field", int.class);
    twin.java.lang.invoke.VarHandle a = twin.java.lang.invoke.MethodHandles.lookup().findVarHandle(LangReflectTest.class, "field", int.class);
    VarHandle bytes = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    twin.java.lang.invoke.VarHandle ourBytes = twin.java.lang.invoke.MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    LangReflectTest first = new LangReflectTest();
    LangReflectTest second = new LangReflectTest();
    byte[] array = new byte[16];
    byte[] ourArray = new byte[16];
    VarHandle.AccessMode[] modes = VarHandle.AccessMode.values();
    for (int i = 0; i < 3000; i++) {
      VarHandle.AccessMode mode = modes[random.nextInt(modes.length)];
      twin.java.lang.invoke.VarHandle.AccessMode ourMode = twin.java.lang.invoke.VarHandle.AccessMode.valueOf(mode.name());
      Check.equal("method", mode.methodName(), ourMode.methodName());
      Check.equal("type", e.accessModeType(mode).toString(), a.accessModeType(ourMode).toString());
      int operands = e.accessModeType(mode).parameterCount() - 1;
      Integer[] values = {random.nextInt(4), random.nextInt(4)};
      List<Integer> used = Arrays.asList(values).subList(0, operands);
      Check.same("access " + mode, () -> invoke(e.toMethodHandle(mode), first, used), () -> invoke(a.toMethodHandle(ourMode), second, used));
      Check.equal("field", first.field, second.field);
      if (operands > 1 || mode.name().startsWith("GET_AND")) continue;
      int at = random.nextInt(4) * 4;
      Check.same("bytes " + mode, () -> invoke(bytes.toMethodHandle(mode), array, join(at, used)),
          () -> invoke(ourBytes.toMethodHandle(ourMode), ourArray, join(at, used)));
      Check.equal("bytes", array, ourArray);
    }
  }

  private static List<Integer> join(int first, List<Integer> rest) {
    List<Integer> result = new java.util.ArrayList<>(Collections.singletonList(first));
    result.addAll(rest);
    return result;
  }

  private static Object[] withFirst(Object first, List<Integer> rest) {
    Object[] all = new Object[rest.size() + 1];
    all[0] = first;
    for (int i = 0; i < rest.size(); i++) all[i + 1] = rest.get(i);
    return all;
  }

  private static Object invoke(MethodHandle handle, Object first, List<Integer> rest) throws Exception {
    try {
      return handle.invokeWithArguments(withFirst(first, rest));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static Object invoke(twin.java.lang.invoke.MethodHandle handle, Object first, List<Integer> rest) throws Exception {
    try {
      return handle.invokeWithArguments(withFirst(first, rest));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] arguments) throws Exception {
    generics();
    annotations();
    arrays();
    methodTypes();
    handles();
    variables();
    Check.done();
  }
}
