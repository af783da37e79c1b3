import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Spliterator;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.BaseStream;

/** Every method of Arrays and BitSet with random arguments, against the JDK's. */
public final class CollectionsArraysTest {
  private static Object number(Class<?> type, Random random) {
    int number = random.nextInt(9) - 4;
    if (type == int.class) return random.nextInt(5) == 0 ? random.nextInt() : number;
    if (type == long.class) return random.nextInt(5) == 0 ? random.nextLong() : (long) number;
    if (type == short.class) return (short) (random.nextInt(5) == 0 ? random.nextInt() : number);
    if (type == char.class) return (char) ('a' + number);
    if (type == byte.class) return (byte) (random.nextInt(5) == 0 ? random.nextInt() : number);
    if (type == boolean.class) return random.nextBoolean();
    double[] special = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE, 1.5, -2.25};
    double chosen = random.nextInt(3) == 0 ? special[random.nextInt(special.length)] : random.nextGaussian();
    if (type == float.class) return (float) chosen;
    if (type == double.class) return chosen;
    return number;
  }

  private static Object array(Class<?> element, Random random, boolean sorted) {
    if (random.nextInt(60) == 0) return null;
    int length = random.nextInt(random.nextInt(10) == 0 ? 200 : 9);
    Object array = element.isPrimitive() ? Array.newInstance(element, length) : new Integer[length];
    for (int i = 0; i < length; i++) Array.set(array, i, number(element, random));
    if (sorted) sort(array);
    return array;
  }

  private static void sort(Object array) {
    if (array instanceof Object[]) Arrays.sort((Object[]) array);
    if (array instanceof int[]) Arrays.sort((int[]) array);
    if (array instanceof long[]) Arrays.sort((long[]) array);
    if (array instanceof short[]) Arrays.sort((short[]) array);
    if (array instanceof char[]) Arrays.sort((char[]) array);
    if (array instanceof byte[]) Arrays.sort((byte[]) array);
    if (array instanceof float[]) Arrays.sort((float[]) array);
    if (array instanceof double[]) Arrays.sort((double[]) array);
  }

  private static Object argument(Class<?> type, String method, boolean index, Random random) {
    if (type.isArray()) return array(type.getComponentType(), random, method.equals("binarySearch"));
    if (type == int.class && index) return random.nextInt(9) - (random.nextInt(9) == 0 ? 1 : 0);
    if (type == Comparator.class) {
      Comparator<Integer> comparator = (a, b) -> a % 3 - b % 3;
      return random.nextInt(10) == 0 ? null : comparator;
    }
    if (type == Class.class) return random.nextBoolean() ? Integer[].class : Object[].class;
    if (type == BinaryOperator.class) return (BinaryOperator<Integer>) (a, b) -> Math.max(a, b);
    if (type == IntBinaryOperator.class) return (IntBinaryOperator) (a, b) -> Math.max(a, b);
    if (type == LongBinaryOperator.class) return (LongBinaryOperator) (a, b) -> Math.max(a, b);
    if (type == DoubleBinaryOperator.class) return (DoubleBinaryOperator) (a, b) -> Math.max(a, b);
    if (type == IntFunction.class) return (IntFunction<Integer>) i -> i * 7;
    if (type == IntUnaryOperator.class) return (IntUnaryOperator) i -> i * 7;
    if (type == IntToLongFunction.class) return (IntToLongFunction) i -> i * 7L;
    if (type == IntToDoubleFunction.class) return (IntToDoubleFunction) i -> i * 0.5;
    return number(type, random);
  }

  private static Object copy(Object value) {
    if (value == null || !value.getClass().isArray()) return value;
    int length = Array.getLength(value);
    Object copy = Array.newInstance(value.getClass().getComponentType(), length);
    System.arraycopy(value, 0, copy, 0, length);
    return copy;
  }

  private static String call(Method method, Object[] arguments) throws IllegalAccessException {
    String result;
    try {
      Object value = method.invoke(null, arguments);
      if (value instanceof BaseStream) value = drain(((BaseStream<?, ?>) value).iterator());
      if (value instanceof Spliterator) value = drain((Spliterator<?>) value);
      result = value != null && value.getClass().isArray() ? value.getClass()
          + Arrays.deepToString(new Object[] {value}) : String.valueOf(value);
    } catch (InvocationTargetException thrown) {
      result = thrown.getCause().getClass().getName();
    }
    return result + Arrays.deepToString(arguments).replaceAll("CollectionsArraysTest[^,\\]]*", "f");
  }

  private static String drain(java.util.Iterator<?> each) {
    StringBuilder text = new StringBuilder();
    while (each.hasNext()) text.append(each.next()).append(' ');
    return text.toString();
  }

  private static String drain(Spliterator<?> each) {
    StringBuilder text = new StringBuilder(each.characteristics() + " " + each.estimateSize() + ": ");
    Spliterator<?> front = each.trySplit();
    if (front != null) front.forEachRemaining(value -> text.append(value).append(' '));
    while (each.tryAdvance(value -> text.append(value).append(' '))) text.append(each.estimateSize()).append(' ');
    return text.toString();
  }

  private static void arrays() throws Exception {
    Random random = Check.random(1);
    for (Method method : twin.java.util.Arrays.class.getDeclaredMethods()) {
      if (!Modifier.isPublic(method.getModifiers())) continue;
      Method original = Arrays.class.getMethod(method.getName(), method.getParameterTypes());
      Class<?>[] types = method.getParameterTypes();
      for (int round = 0; round < 60; round++) {
        Object[] one = new Object[types.length];
        Object[] other = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
          boolean index = i > 0 && (types.length != 2 || !types[0].getComponentType().isPrimitive()
              || method.getName().startsWith("copy"));
          boolean last = types[i] == int.class && i == types.length - 1;
          if (last && (method.getName().equals("fill") || method.getName().equals("binarySearch"))) index = false;
          one[i] = i > 0 && types[i].isArray() && random.nextInt(3) > 0 ? copy(one[0])
              : argument(types[i], method.getName(), index, random);
          other[i] = copy(one[i]);
        }
        Check.equal(method.toString(), call(original, one), call(method, other));
      }
    }
    stable(random);
    deep();
  }

  private static void stable(Random random) {
    for (int round = 0; round < 200; round++) {
      Integer[] one = new Integer[random.nextInt(300)];
      for (int i = 0; i < one.length; i++) one[i] = random.nextInt(10000);
      Integer[] other = one.clone();
      Comparator<Integer> byRest = (a, b) -> a % 7 - b % 7;
      Arrays.sort(one, byRest);
      twin.java.util.Arrays.sort(other, byRest);
      Check.equal("stable", one, other);
      long[] longs = random.longs(random.nextInt(2000)).toArray();
      long[] copy = longs.clone();
      Arrays.sort(longs);
      twin.java.util.Arrays.sort(copy);
      Check.equal("longs", longs, copy);
      double[] doubles = random.doubles(random.nextInt(500)).toArray();
      double[] doublesCopy = doubles.clone();
      Arrays.sort(doubles);
      twin.java.util.Arrays.sort(doublesCopy);
      Check.equal("doubles", doubles, doublesCopy);
    }
  }

  private static void deep() {
    Object[] loop = {1, new int[] {1, 2}, null, new Object[] {"a", new byte[] {3}, new double[][] {{1.5}, {}}},
        new boolean[1],
        new char[] {'x'}, new short[2], new long[1], new float[1]};
    Check.equal("deepToString", Arrays.deepToString(loop), twin.java.util.Arrays.deepToString(loop));
    Check.equal("deepHashCode", Arrays.deepHashCode(loop), twin.java.util.Arrays.deepHashCode(loop));
    Object[] copy = loop.clone();
    copy[1] = new int[] {1, 2};
    Check.equal("deepEquals", Arrays.deepEquals(loop, copy), twin.java.util.Arrays.deepEquals(loop, copy));
    copy[1] = new long[] {1, 2};
    Check.equal("deepEquals", Arrays.deepEquals(loop, copy), twin.java.util.Arrays.deepEquals(loop, copy));
    loop[0] = loop;
    Check.equal("deepToString", Arrays.deepToString(loop), twin.java.util.Arrays.deepToString(loop));
    String[] strings = {"b", "a"};
    List<String> list = twin.java.util.Arrays.asList(strings);
    list.set(0, "c");
    Check.equal("asList", "c", strings[0]);
    Check.same("asList", () -> Arrays.asList(strings).toArray().getClass(), () -> list.toArray().getClass());
    Check.same("copyOf", () -> Arrays.copyOf(strings, 3), () -> twin.java.util.Arrays.copyOf(strings, 3));
    Check.same("copyOf", () -> Arrays.copyOf(strings, 3).getClass(),
        () -> twin.java.util.Arrays.copyOf(strings, 3).getClass());
    Check.same("copyOf", () -> Arrays.copyOf(strings, 2, Integer[].class),
        () -> twin.java.util.Arrays.copyOf(strings, 2, Integer[].class));
  }

  private static Object bitCall(Object set, Object other, Random random) {
    int one = random.nextInt(200) - (random.nextInt(20) == 0 ? 2 : 0);
    int two = random.nextInt(random.nextInt(10) == 0 ? 1000 : 200);
    boolean flag = random.nextBoolean();
    if (set instanceof BitSet) {
      BitSet bits = (BitSet) set;
      BitSet more = (BitSet) other;
      switch (random.nextInt(26)) {
        case 0: bits.flip(one); break;
        case 1: bits.flip(one, two); break;
        case 2: bits.set(one); break;
        case 3: bits.set(one, flag); break;
        case 4: bits.set(one, two); break;
        case 5: bits.set(one, two, flag); break;
        case 6: bits.clear(one); break;
        case 7: bits.clear(one, two); break;
        case 8: return bits.get(one);
        case 9: return bits.get(one, two) + " " + bits.get(one, two).size();
        case 10: return bits.nextSetBit(one);
        case 11: return bits.nextClearBit(one);
        case 12: return bits.previousSetBit(one);
        case 13: return bits.previousClearBit(one);
        case 14: return bits.length() + " " + bits.size() + " " + bits.cardinality() + bits.isEmpty();
        case 15: return bits.intersects(more);
        case 16: bits.and(more); break;
        case 17: bits.or(more); break;
        case 18: bits.xor(more); break;
        case 19: bits.andNot(more); break;
        case 20: return bits.hashCode() + " " + bits.equals(more);
        case 21: return Arrays.toString(bits.toByteArray()) + Arrays.toString(bits.toLongArray());
        case 22: return BitSet.valueOf(bits.toByteArray()).equals(bits) + " " + BitSet.valueOf(bits.toLongArray());
        case 23: return bits.clone().toString() + bits.size();
        case 24: return Arrays.toString(bits.stream().toArray());
        default: if (random.nextInt(10) == 0) bits.clear();
      }
      return null;
    }
    twin.java.util.BitSet bits = (twin.java.util.BitSet) set;
    twin.java.util.BitSet more = (twin.java.util.BitSet) other;
    switch (random.nextInt(26)) {
      case 0: bits.flip(one); break;
      case 1: bits.flip(one, two); break;
      case 2: bits.set(one); break;
      case 3: bits.set(one, flag); break;
      case 4: bits.set(one, two); break;
      case 5: bits.set(one, two, flag); break;
      case 6: bits.clear(one); break;
      case 7: bits.clear(one, two); break;
      case 8: return bits.get(one);
      case 9: return bits.get(one, two) + " " + bits.get(one, two).size();
      case 10: return bits.nextSetBit(one);
      case 11: return bits.nextClearBit(one);
      case 12: return bits.previousSetBit(one);
      case 13: return bits.previousClearBit(one);
      case 14: return bits.length() + " " + bits.size() + " " + bits.cardinality() + bits.isEmpty();
      case 15: return bits.intersects(more);
      case 16: bits.and(more); break;
      case 17: bits.or(more); break;
      case 18: bits.xor(more); break;
      case 19: bits.andNot(more); break;
      case 20: return bits.hashCode() + " " + bits.equals(more);
      case 21: return Arrays.toString(bits.toByteArray()) + Arrays.toString(bits.toLongArray());
      case 22: return twin.java.util.BitSet.valueOf(bits.toByteArray()).equals(bits) + " "
          + twin.java.util.BitSet.valueOf(bits.toLongArray());
      case 23: return bits.clone().toString() + bits.size();
      case 24: return Arrays.toString(bits.stream().toArray());
      default: if (random.nextInt(10) == 0) bits.clear();
    }
    return null;
  }

  private static void bitSets() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = Check.random(seed);
      Object[] jdk = {new BitSet(), new BitSet(seed * 10)};
      Object[] model = {new twin.java.util.BitSet(), new twin.java.util.BitSet(seed * 10)};
      for (int i = 0; i < 400; i++) {
        long call = random.nextLong();
        int which = random.nextInt(2);
        String expected = CollectionScript.outcome(() -> bitCall(jdk[which], jdk[1 - which], new Random(call)));
        String actual = CollectionScript.outcome(() -> bitCall(model[which], model[1 - which], new Random(call)));
        Check.equal("BitSet seed " + seed + " call " + i, expected + jdk[which], actual + model[which]);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    arrays();
    bitSets();
    Check.done();
  }
}
