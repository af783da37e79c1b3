import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Random;
import java.util.concurrent.Callable;

/** Buffers of all types: the same random calls, made by reflection, on the JDK's and the model's. */
final class IoBufferTest {
  private static final String[] TYPES = {"Byte", "Char", "Short", "Int", "Long", "Float", "Double"};
  private static final Class<?>[] PRIMITIVES = {
    byte.class, char.class, short.class, int.class, long.class, float.class, double.class
  };

  private IoBufferTest() {}

  private static Class<?> type(boolean twin, int kind) throws Exception {
    return Class.forName((twin ? "twin." : "") + "java.nio." + TYPES[kind] + "Buffer");
  }

  private static Class<?> parameter(Object target, Class<?> jdk) throws Exception {
    boolean twin = target.toString().length() < 0 || target.getClass().getName().startsWith("twin.") || isTwin(target);
    if (twin && jdk.getName().startsWith("java.nio.")) return Class.forName("twin." + jdk.getName());
    return jdk;
  }

  private static boolean isTwin(Object target) {
    return target instanceof Class && ((Class<?>) target).getName().startsWith("twin.");
  }

  /** Calls a public method by the parameter types of the JDK. */
  static Object call(Object target, String name, Class<?>[] types, Object... arguments) throws Exception {
    Class<?>[] real = new Class<?>[types.length];
    for (int i = 0; i < types.length; i++) real[i] = parameter(target, types[i]);
    Class<?> owner = target instanceof Class ? (Class<?>) target : visible(target.getClass());
    Method method = owner.getMethod(name, real);
    try {
      return method.invoke(target instanceof Class ? null : target, arguments);
    } catch (InvocationTargetException e) {
      throw (Exception) e.getCause();
    }
  }

  private static Class<?> visible(Class<?> type) {
    Class<?> at = type;
    while (!java.lang.reflect.Modifier.isPublic(at.getModifiers())) at = at.getSuperclass();
    return at;
  }

  private static Object value(Random random, int kind) {
    long bits = random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(7) - 3;
    switch (kind) {
      case 0: return (byte) bits;
      case 1: return (char) bits;
      case 2: return (short) bits;
      case 3: return (int) bits;
      case 4: return bits;
      case 5: return random.nextInt(8) == 0 ? Float.NaN : random.nextInt(8) == 0 ? -0.0f : (float) bits;
      default: return random.nextInt(8) == 0 ? Double.NaN : random.nextInt(8) == 0 ? -0.0 : (double) bits;
    }
  }

  private static Object array(Random random, int kind, int size) {
    Object array = java.lang.reflect.Array.newInstance(PRIMITIVES[kind], size);
    for (int i = 0; i < size; i++) java.lang.reflect.Array.set(array, i, value(random, kind));
    return array;
  }

  /** What can be seen of a buffer without moving it. */
  private static String show(Object buffer, int kind) throws Exception {
    StringBuilder text = new StringBuilder();
    for (String part : new String[] {"position", "limit", "capacity", "isReadOnly", "hasArray", "hashCode"}) {
      text.append(call(buffer, part, new Class<?>[0])).append(' ');
    }
    text.append(call(buffer, "order", new Class<?>[0])).append(' ');
    text.append(call(buffer, "toString", new Class<?>[0]).toString().replaceFirst("^[\\w.]*\\[", "["));
    int limit = (Integer) call(buffer, "limit", new Class<?>[0]);
    for (int i = 0; i < limit; i++) text.append(' ').append(call(buffer, "get", new Class<?>[] {int.class}, i));
    if ((Boolean) call(buffer, "hasArray", new Class<?>[0])) text.append(" +").append(call(buffer, "arrayOffset", new Class<?>[0]));
    return text.toString();
  }

  private static Object copyOf(Object array) {
    int size = java.lang.reflect.Array.getLength(array);
    Object copy = java.lang.reflect.Array.newInstance(array.getClass().getComponentType(), size);
    System.arraycopy(array, 0, copy, 0, size);
    return copy;
  }

  private static Object make(boolean twin, int kind, int how, Object array, int size) throws Exception {
    if (how == 0) return call(type(twin, kind), "allocate", new Class<?>[] {int.class}, size);
    if (how == 1) return call(type(twin, kind), "wrap", new Class<?>[] {array.getClass()}, copyOf(array));
    if (how == 2) {
      int length = java.lang.reflect.Array.getLength(array);
      return call(type(twin, kind), "wrap", new Class<?>[] {array.getClass(), int.class, int.class}, copyOf(array),
          length / 3, length / 2);
    }
    if (kind == 0) return call(type(twin, kind), "allocate", new Class<?>[] {int.class}, size);
    Object bytes = call(type(twin, 0), "allocate", new Class<?>[] {int.class}, size * 9 + how);
    for (int i = 0; i < size * 9; i++) call(bytes, "put", new Class<?>[] {byte.class}, (byte) (i * i + how));
    call(bytes, "position", new Class<?>[] {int.class}, how % 5);
    if (how % 2 == 0) {
      Class<?> order = Class.forName((twin ? "twin." : "") + "java.nio.ByteOrder");
      Object little = order.getField("LITTLE_ENDIAN").get(null);
      bytes.getClass();
      Method method = type(twin, 0).getMethod("order", order);
      method.invoke(bytes, little);
    }
    return call(bytes, "as" + TYPES[kind] + "Buffer", new Class<?>[0]);
  }

  private static void both(String what, Object jdk, Object model, int kind, String name, Class<?>[] types, Object[] first,
      Object[] second) throws Exception {
    // A put that is wrong in two ways may be refused for either.
    if (name.equals("put") && (Boolean) call(jdk, "isReadOnly", new Class<?>[0])) {
      Check.equal(what, refused(jdk, name, types, first), refused(model, name, types, second));
      return;
    }
    Check.same(what, () -> plain(call(jdk, name, types, first), kind), () -> plain(call(model, name, types, second), kind));
  }

  private static boolean refused(Object buffer, String name, Class<?>[] types, Object[] arguments) {
    try {
      call(buffer, name, types, arguments);
      return false;
    } catch (Exception e) {
      return true;
    }
  }

  /** Buffers are compared by what they show. */
  private static Object plain(Object result, int kind) throws Exception {
    if (result == null || !result.getClass().getName().contains("java.nio.")) return result;
    String name = result.getClass().getSimpleName();
    return name.contains("Order") || name.contains("ORDER") ? result.toString() : show(result, kind);
  }

  private static Object[] both(Callable<Object> jdk, Callable<Object> model) throws Exception {
    return new Object[] {jdk.call(), model.call()};
  }

  private static void random(int kind, int seed) throws Exception {
    Random random = Check.random(seed);
    int how = random.nextInt(8);
    int size = random.nextInt(20);
    Object array = array(random, kind, random.nextInt(20));
    Object jdk = make(false, kind, how, array, size);
    Object model = make(true, kind, how, array, size);
    Class<?> element = PRIMITIVES[kind];
    Class<?> arrayType = array.getClass();
    Class<?> self = type(false, kind);
    StringBuilder log = new StringBuilder(TYPES[kind] + " " + how + ":");
    for (int step = 0; step < 25; step++) {
      int op = random.nextInt(24);
      int n = random.nextInt(12) - (random.nextInt(10) == 0 ? 8 : 0);
      int m = random.nextInt(6);
      log.append(' ').append(op).append('(').append(n).append(',').append(m).append(')');
      String what = log.toString();
      Object value = value(random, kind);
      Object some = array(random, kind, 10);
      Object otherSome = copyOf(some);
      switch (op) {
        case 0: both(what, jdk, model, kind, "get", new Class<?>[0], new Object[0], new Object[0]); break;
        case 1: both(what, jdk, model, kind, "get", new Class<?>[] {int.class}, new Object[] {n}, new Object[] {n}); break;
        case 2: case 3: both(what, jdk, model, kind, "put", new Class<?>[] {element}, new Object[] {value}, new Object[] {value}); break;
        case 4: both(what, jdk, model, kind, "put", new Class<?>[] {int.class, element}, new Object[] {n, value},
            new Object[] {n, value}); break;
        case 5: both(what, jdk, model, kind, "get", new Class<?>[] {arrayType, int.class, int.class}, new Object[] {some, m, n},
            new Object[] {otherSome, m, n}); break;
        case 6: both(what, jdk, model, kind, "put", new Class<?>[] {arrayType, int.class, int.class}, new Object[] {some, m, n},
            new Object[] {otherSome, m, n}); break;
        case 7: both(what, jdk, model, kind, "position", new Class<?>[] {int.class}, new Object[] {n}, new Object[] {n}); break;
        case 8: both(what, jdk, model, kind, "limit", new Class<?>[] {int.class}, new Object[] {n + 5}, new Object[] {n + 5}); break;
        case 9: both(what, jdk, model, kind, "flip", new Class<?>[0], new Object[0], new Object[0]); break;
        case 10: both(what, jdk, model, kind, "clear", new Class<?>[0], new Object[0], new Object[0]); break;
        case 11: both(what, jdk, model, kind, "rewind", new Class<?>[0], new Object[0], new Object[0]); break;
        case 12: both(what, jdk, model, kind, "mark", new Class<?>[0], new Object[0], new Object[0]); break;
        case 13: both(what, jdk, model, kind, "reset", new Class<?>[0], new Object[0], new Object[0]); break;
        case 14: both(what, jdk, model, kind, "compact", new Class<?>[0], new Object[0], new Object[0]); break;
        case 15: both(what, jdk, model, kind, "put", new Class<?>[] {int.class, arrayType, int.class, int.class},
            new Object[] {m, some, m, n}, new Object[] {m, otherSome, m, n}); break;
        case 16: both(what, jdk, model, kind, "get", new Class<?>[] {int.class, arrayType, int.class, int.class},
            new Object[] {m, some, m, n}, new Object[] {m, otherSome, m, n}); break;
        case 17: {
          Object[] parts = both(() -> call(type(false, kind), "wrap", new Class<?>[] {arrayType}, some),
              () -> call(type(true, kind), "wrap", new Class<?>[] {arrayType}, otherSome));
          call(parts[0], "position", new Class<?>[] {int.class}, m);
          call(parts[1], "position", new Class<?>[] {int.class}, m);
          both(what, jdk, model, kind, "compareTo", new Class<?>[] {self}, new Object[] {parts[0]}, new Object[] {parts[1]});
          both(what, jdk, model, kind, "mismatch", new Class<?>[] {self}, new Object[] {parts[0]}, new Object[] {parts[1]});
          both(what, jdk, model, kind, "equals", new Class<?>[] {Object.class}, new Object[] {parts[0]}, new Object[] {parts[1]});
          if (m % 2 == 0) {
            both(what, jdk, model, kind, "put", new Class<?>[] {self}, new Object[] {parts[0]}, new Object[] {parts[1]});
          } else {
            both(what, jdk, model, kind, "put", new Class<?>[] {int.class, self, int.class, int.class},
                new Object[] {1, parts[0], m, n}, new Object[] {1, parts[1], m, n});
          }
          break;
        }
        case 18: case 19: case 20: {
          String name = op == 18 ? "slice" : op == 19 ? "duplicate" : "slice";
          Class<?>[] types = op == 20 ? new Class<?>[] {int.class, int.class} : new Class<?>[0];
          Object[] arguments = op == 20 ? new Object[] {m, n} : new Object[0];
          both(what, jdk, model, kind, name, types, arguments, arguments);
          try {
            Object next = call(jdk, name, types, arguments);
            model = call(model, name, types, arguments);
            jdk = next;
          } catch (IndexOutOfBoundsException e) {
            break;
          }
          break;
        }
        case 21:
          if (random.nextInt(3) == 0) {
            jdk = call(jdk, "asReadOnlyBuffer", new Class<?>[0]);
            model = call(model, "asReadOnlyBuffer", new Class<?>[0]);
          }
          break;
        case 22: {
          Object x = jdk;
          Object y = model;
          Check.same(what, () -> call(x, "array", new Class<?>[0]), () -> call(y, "array", new Class<?>[0]));
          Check.same(what, () -> call(x, "arrayOffset", new Class<?>[0]), () -> call(y, "arrayOffset", new Class<?>[0]));
          both(what, jdk, model, kind, "put", new Class<?>[] {self}, new Object[] {jdk}, new Object[] {model});
          break;
        }
        default:
          if (kind == 0) numbers(what, random, jdk, model, n);
          if (kind == 1) characters(what, random, jdk, model, n, m);
      }
      Check.equal(what + " target", some, otherSome);
      Check.equal(what, show(jdk, kind), show(model, kind));
    }
  }

  private static void numbers(String what, Random random, Object jdk, Object model, int n) throws Exception {
    int kind = 1 + random.nextInt(6);
    String name = TYPES[kind];
    Object value = value(random, kind);
    switch (random.nextInt(5)) {
      case 0: both(what, jdk, model, 0, "get" + name, new Class<?>[0], new Object[0], new Object[0]); break;
      case 1: both(what, jdk, model, 0, "get" + name, new Class<?>[] {int.class}, new Object[] {n}, new Object[] {n}); break;
      case 2: both(what, jdk, model, 0, "put" + name, new Class<?>[] {PRIMITIVES[kind]}, new Object[] {value}, new Object[] {value});
        break;
      case 3: both(what, jdk, model, 0, "put" + name, new Class<?>[] {int.class, PRIMITIVES[kind]}, new Object[] {n, value},
          new Object[] {n, value}); break;
      default:
        ((java.nio.ByteBuffer) jdk).order(n % 2 == 0 ? java.nio.ByteOrder.LITTLE_ENDIAN : java.nio.ByteOrder.BIG_ENDIAN);
        ((twin.java.nio.ByteBuffer) model)
            .order(n % 2 == 0 ? twin.java.nio.ByteOrder.LITTLE_ENDIAN : twin.java.nio.ByteOrder.BIG_ENDIAN);
        both(what, jdk, model, kind, "as" + name + "Buffer", new Class<?>[0], new Object[0], new Object[0]);
    }
  }

  private static void characters(String what, Random random, Object jdk, Object model, int n, int m) throws Exception {
    java.nio.CharBuffer x = (java.nio.CharBuffer) jdk;
    twin.java.nio.CharBuffer y = (twin.java.nio.CharBuffer) model;
    switch (random.nextInt(6)) {
      case 0: Check.same(what, () -> x.charAt(n), () -> y.charAt(n)); break;
      case 1: Check.same(what, () -> plain(x.subSequence(m, n), 1), () -> plain(y.subSequence(m, n), 1)); break;
      case 2: Check.same(what, () -> plain(x.append("text", 1, 1 + m), 1), () -> plain(y.append("text", 1, 1 + m), 1)); break;
      case 3: Check.same(what, () -> plain(x.append((CharSequence) null), 1), () -> plain(y.append((CharSequence) null), 1)); break;
      case 4: Check.same(what, () -> x.length() + x.toString(), () -> y.length() + y.toString()); break;
      default:
        java.nio.CharBuffer a = java.nio.CharBuffer.allocate(m);
        twin.java.nio.CharBuffer b = twin.java.nio.CharBuffer.allocate(m);
        Check.same(what, () -> x.read(a), () -> y.read(b));
        Check.equal(what, show(a, 1), show(b, 1));
    }
  }

  private static void texts() throws Exception {
    for (int round = 0; round < 200; round++) {
      Random random = Check.random(round);
      String text = IoStreamTest.text(random, 20);
      int start = random.nextInt(22);
      int end = random.nextInt(22);
      Check.same("wrap", () -> show(java.nio.CharBuffer.wrap(text, start, end), 1),
          () -> show(twin.java.nio.CharBuffer.wrap(text, start, end), 1));
      java.nio.CharBuffer jdk = java.nio.CharBuffer.wrap(text);
      twin.java.nio.CharBuffer model = twin.java.nio.CharBuffer.wrap(text);
      Check.same("wrap", () -> jdk.put('x'), () -> model.put('x'));
      Check.equal("wrap", show(jdk.position(5).slice(), 1), show(model.position(5).slice(), 1));
    }
    Check.same("allocate", () -> java.nio.ByteBuffer.allocate(-1), () -> twin.java.nio.ByteBuffer.allocate(-1));
    twin.java.nio.ByteBuffer direct = twin.java.nio.ByteBuffer.allocateDirect(10);
    Check.isTrue("direct", direct.isDirect() && direct.asIntBuffer().isDirect() && direct.slice().isDirect());
    Check.isTrue("heap", !twin.java.nio.ByteBuffer.allocate(10).isDirect());
  }

  public static void main(String[] arguments) throws Exception {
    for (int round = 0; round < 1050; round++) random(round % 7, round);
    texts();
    Check.done();
  }
}
