package java.util;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Works on arrays. Sorts merge and are stable; what the name calls parallel runs in the calling thread. */
public class Arrays {
  private Arrays() {}

  private static void checkRange(int length, int from, int to) {
    if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    if (from < 0) throw new ArrayIndexOutOfBoundsException(from);
    if (to > length) throw new ArrayIndexOutOfBoundsException(to);
  }

  public static void sort(int[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(int[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = a[fromIndex + i];
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = (int) keys[i];
  }

  public static void sort(long[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(long[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = a[fromIndex + i];
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = keys[i];
  }

  public static void sort(short[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(short[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = a[fromIndex + i];
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = (short) keys[i];
  }

  public static void sort(char[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(char[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = a[fromIndex + i];
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = (char) keys[i];
  }

  public static void sort(byte[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(byte[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = a[fromIndex + i];
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = (byte) keys[i];
  }

  public static void sort(float[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(float[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = key(a[fromIndex + i]);
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = (float) number(keys[i]);
  }

  public static void sort(double[] a) {
    sort(a, 0, a.length);
  }

  public static void sort(double[] a, int fromIndex, int toIndex) {
    checkRange(a.length, fromIndex, toIndex);
    long[] keys = new long[toIndex - fromIndex];
    for (int i = 0; i < keys.length; i++) keys[i] = key(a[fromIndex + i]);
    sortKeys(keys);
    for (int i = 0; i < keys.length; i++) a[fromIndex + i] = number(keys[i]);
  }

  /** A number whose order among longs is that of the double: -0.0 before 0.0, NaN last. */
  private static long key(double number) {
    long bits = Double.doubleToLongBits(number);
    return bits ^ bits >> 63 & Long.MAX_VALUE;
  }

  private static double number(long key) {
    return Double.longBitsToDouble(key ^ key >> 63 & Long.MAX_VALUE);
  }

  /** Merges runs of growing length. */
  private static void sortKeys(long[] keys) {
    int sorted = 1;
    while (sorted < keys.length && keys[sorted - 1] <= keys[sorted]) sorted++;
    if (sorted >= keys.length) return;
    long[] from = keys;
    long[] to = new long[keys.length];
    for (int width = 1; width < keys.length && width > 0; width *= 2) {
      for (int start = 0; start < keys.length; start += 2 * width) {
        int middle = Math.min(start + width, keys.length);
        int end = Math.min(middle + width, keys.length);
        int left = start;
        int right = middle;
        for (int i = start; i < end; i++) {
          to[i] = right >= end || left < middle && from[left] <= from[right] ? from[left++] : from[right++];
        }
      }
      long[] swap = from;
      from = to;
      to = swap;
    }
    if (from != keys) System.arraycopy(from, 0, keys, 0, keys.length);
  }

  public static void parallelSort(byte[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(char[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(char[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(short[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(short[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(int[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(int[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(long[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(long[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(float[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(float[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static void parallelSort(double[] a) {
    sort(a, 0, a.length);
  }

  public static void parallelSort(double[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex);
  }

  public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
    sort(a, 0, a.length, null);
  }

  public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex, null);
  }

  public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
    sort(a, 0, a.length, cmp);
  }

  public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
    sort(a, fromIndex, toIndex, cmp);
  }

  public static void sort(Object[] a) {
    sort(a, 0, a.length, null);
  }

  public static void sort(Object[] a, int fromIndex, int toIndex) {
    sort(a, fromIndex, toIndex, null);
  }

  public static <T> void sort(T[] a, Comparator<? super T> c) {
    sort(a, 0, a.length, c);
  }

  public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
    checkRange(a.length, fromIndex, toIndex);
    mergeSort(a, new Object[(toIndex - fromIndex) / 2 + 1], fromIndex, toIndex, order(c));
  }

  /** The comparator, or the order of compareTo in place of null. */
  @SuppressWarnings("unchecked")
  private static Comparator<Object> order(Comparator<?> c) {
    return (Comparator<Object>) (c == null ? NaturalOrder.FORWARD : c);
  }

  private static void mergeSort(Object[] a, Object[] buffer, int from, int to, Comparator<Object> order) {
    if (to - from < 7) {
      for (int i = from + 1; i < to; i++) {
        Object element = a[i];
        int place = i;
        for (; place > from && order.compare(a[place - 1], element) > 0; place--) a[place] = a[place - 1];
        a[place] = element;
      }
      return;
    }
    int middle = from + to >>> 1;
    mergeSort(a, buffer, from, middle, order);
    mergeSort(a, buffer, middle, to, order);
    if (order.compare(a[middle - 1], a[middle]) <= 0) return;
    System.arraycopy(a, from, buffer, 0, middle - from);
    int left = 0;
    int right = middle;
    int leftEnd = middle - from;
    for (int place = from; left < leftEnd; place++) {
      a[place] = right < to && order.compare(buffer[left], a[right]) > 0 ? a[right++] : buffer[left++];
    }
  }

  public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
    parallelPrefix(array, 0, array.length, op);
  }

  public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.apply(array[i - 1], array[i]);
  }

  public static void parallelPrefix(long[] array, LongBinaryOperator op) {
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsLong(array[i - 1], array[i]);
  }

  public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsDouble(array[i - 1], array[i]);
  }

  public static void parallelPrefix(int[] array, IntBinaryOperator op) {
    parallelPrefix(array, 0, array.length, op);
  }

  public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    checkRange(array.length, fromIndex, toIndex);
    for (int i = fromIndex + 1; i < toIndex; i++) array[i] = op.applyAsInt(array[i - 1], array[i]);
  }

  public static int binarySearch(long[] a, long key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(long[] a, int low, int to, long key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Long.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(int[] a, int key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(int[] a, int low, int to, int key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Integer.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(short[] a, short key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(short[] a, int low, int to, short key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Short.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(char[] a, char key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(char[] a, int low, int to, char key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Character.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(byte[] a, byte key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(byte[] a, int low, int to, byte key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Byte.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(double[] a, double key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(double[] a, int low, int to, double key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Double.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(float[] a, float key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
    checkRange(a.length, fromIndex, toIndex);
    return find(a, fromIndex, toIndex, key);
  }

  private static int find(float[] a, int low, int to, float key) {
    int high = to - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = Float.compare(a[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static int binarySearch(Object[] a, Object key) {
    return binarySearch(a, 0, a.length, key, null);
  }

  public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
    return binarySearch(a, fromIndex, toIndex, key, null);
  }

  public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
    return binarySearch(a, 0, a.length, key, c);
  }

  public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
    checkRange(a.length, fromIndex, toIndex);
    Comparator<Object> order = order(c);
    int low = fromIndex;
    int high = toIndex - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int found = order.compare(a[middle], key);
      if (found == 0) return middle;
      if (found < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static boolean equals(long[] a, long[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(int[] a, int[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(short[] a, short[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(char[] a, char[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(byte[] a, byte[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(boolean[] a, boolean[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(double[] a, double[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(float[] a, float[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static boolean equals(Object[] a, Object[] a2) {
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2) < 0;
  }

  public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) < 0;
  }

  public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    return a == a2 || a != null && a2 != null && a.length == a2.length && mismatch(a, a2, cmp) < 0;
  }

  public static <T> boolean equals(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex,
      int bToIndex, Comparator<? super T> cmp) {
    return mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp) < 0;
  }

  public static void fill(long[] a, long val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(long[] a, int fromIndex, int toIndex, long val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(int[] a, int val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(int[] a, int fromIndex, int toIndex, int val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(short[] a, short val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(short[] a, int fromIndex, int toIndex, short val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(char[] a, char val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(char[] a, int fromIndex, int toIndex, char val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(byte[] a, byte val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(boolean[] a, boolean val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(double[] a, double val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(double[] a, int fromIndex, int toIndex, double val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(float[] a, float val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(float[] a, int fromIndex, int toIndex, float val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static void fill(Object[] a, Object val) {
    for (int i = 0; i < a.length; i++) a[i] = val;
  }

  public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
    checkRange(a.length, fromIndex, toIndex);
    for (int i = fromIndex; i < toIndex; i++) a[i] = val;
  }

  public static <T> T[] copyOf(T[] original, int newLength) {
    T[] copy = ofSameType(original, newLength);
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  @SuppressWarnings("unchecked")
  public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
    T[] copy = (T[]) Array.newInstance(newType.getComponentType(), newLength);
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  /** A new array whose elements have the same type. */
  @SuppressWarnings("unchecked")
  static <T> T[] ofSameType(T[] array, int length) {
    return array.getClass() == (Object) Object[].class ? (T[]) new Object[length]
        : (T[]) Array.newInstance(array.getClass().getComponentType(), length);
  }

  public static byte[] copyOf(byte[] original, int newLength) {
    byte[] copy = new byte[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static short[] copyOf(short[] original, int newLength) {
    short[] copy = new short[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static int[] copyOf(int[] original, int newLength) {
    int[] copy = new int[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static long[] copyOf(long[] original, int newLength) {
    long[] copy = new long[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static char[] copyOf(char[] original, int newLength) {
    char[] copy = new char[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static float[] copyOf(float[] original, int newLength) {
    float[] copy = new float[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static double[] copyOf(double[] original, int newLength) {
    double[] copy = new double[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static boolean[] copyOf(boolean[] original, int newLength) {
    boolean[] copy = new boolean[newLength];
    System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
    return copy;
  }

  public static <T> T[] copyOfRange(T[] original, int from, int to) {
    Objects.requireNonNull(original);
    T[] copy = ofSameType(original, rangeLength(from, to));
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  @SuppressWarnings("unchecked")
  public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
    T[] copy = (T[]) Array.newInstance(newType.getComponentType(), rangeLength(from, to));
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  private static int rangeLength(int from, int to) {
    if (from > to) throw new IllegalArgumentException(from + " > " + to);
    return to - from;
  }

  public static byte[] copyOfRange(byte[] original, int from, int to) {
    byte[] copy = new byte[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static short[] copyOfRange(short[] original, int from, int to) {
    short[] copy = new short[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static int[] copyOfRange(int[] original, int from, int to) {
    int[] copy = new int[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static long[] copyOfRange(long[] original, int from, int to) {
    long[] copy = new long[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static char[] copyOfRange(char[] original, int from, int to) {
    char[] copy = new char[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static float[] copyOfRange(float[] original, int from, int to) {
    float[] copy = new float[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static double[] copyOfRange(double[] original, int from, int to) {
    double[] copy = new double[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  public static boolean[] copyOfRange(boolean[] original, int from, int to) {
    boolean[] copy = new boolean[rangeLength(from, to)];
    System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
    return copy;
  }

  @SafeVarargs
  public static <T> List<T> asList(T... a) {
    return new ArrayAsList<T>(a);
  }

  /** A list that writes through to its array. */
  private static final class ArrayAsList<E> extends AbstractList<E> implements RandomAccess, Serializable {
    private final E[] array;

    ArrayAsList(E[] array) {
      this.array = Objects.requireNonNull(array);
    }

    @Override
    public int size() {
      return array.length;
    }

    @Override
    public Object[] toArray() {
      Object[] copy = new Object[array.length];
      System.arraycopy(array, 0, copy, 0, copy.length);
      return copy;
    }

    @Override
    public E get(int index) {
      return array[index];
    }

    @Override
    public E set(int index, E element) {
      E old = array[index];
      array[index] = element;
      return old;
    }

    @Override
    public int indexOf(Object o) {
      for (int i = 0; i < array.length; i++) {
        if (Objects.equals(o, array[i])) return i;
      }
      return -1;
    }

    @Override
    public boolean contains(Object o) {
      return indexOf(o) >= 0;
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      for (E e : array) action.accept(e);
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      Objects.requireNonNull(operator);
      for (int i = 0; i < array.length; i++) array[i] = operator.apply(array[i]);
    }

    @Override
    public void sort(Comparator<? super E> c) {
      Arrays.sort(array, c);
    }

    @Override
    public Spliterator<E> spliterator() {
      return Spliterators.spliterator(array, Spliterator.ORDERED);
    }

    @Override
    public Iterator<E> iterator() {
      return new Iterator<E>() {
        private int cursor;

        @Override
        public boolean hasNext() {
          return cursor < array.length;
        }

        @Override
        public E next() {
          if (cursor >= array.length) throw new NoSuchElementException();
          return array[cursor++];
        }
      };
    }
  }

  public static int hashCode(long[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (long element : a) hash = 31 * hash + (int) (element ^ element >>> 32);
    return hash;
  }

  public static int hashCode(int[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (int element : a) hash = 31 * hash + element;
    return hash;
  }

  public static int hashCode(short[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (short element : a) hash = 31 * hash + element;
    return hash;
  }

  public static int hashCode(char[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (char element : a) hash = 31 * hash + element;
    return hash;
  }

  public static int hashCode(byte[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (byte element : a) hash = 31 * hash + element;
    return hash;
  }

  public static int hashCode(boolean[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (boolean element : a) hash = 31 * hash + (element ? 1231 : 1237);
    return hash;
  }

  public static int hashCode(float[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (float element : a) hash = 31 * hash + Float.hashCode(element);
    return hash;
  }

  public static int hashCode(double[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (double element : a) hash = 31 * hash + Double.hashCode(element);
    return hash;
  }

  public static int hashCode(Object[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (Object element : a) hash = 31 * hash + (element == null ? 0 : element.hashCode());
    return hash;
  }

  public static int deepHashCode(Object[] a) {
    if (a == null) return 0;
    int hash = 1;
    for (Object element : a) hash = 31 * hash + deepHash(element);
    return hash;
  }

  private static int deepHash(Object element) {
    if (element instanceof Object[]) return deepHashCode((Object[]) element);
    if (element instanceof byte[]) return hashCode((byte[]) element);
    if (element instanceof short[]) return hashCode((short[]) element);
    if (element instanceof int[]) return hashCode((int[]) element);
    if (element instanceof long[]) return hashCode((long[]) element);
    if (element instanceof char[]) return hashCode((char[]) element);
    if (element instanceof float[]) return hashCode((float[]) element);
    if (element instanceof double[]) return hashCode((double[]) element);
    if (element instanceof boolean[]) return hashCode((boolean[]) element);
    return Objects.hashCode(element);
  }

  public static boolean deepEquals(Object[] a1, Object[] a2) {
    if (a1 == a2) return true;
    if (a1 == null || a2 == null || a1.length != a2.length) return false;
    for (int i = 0; i < a1.length; i++) {
      if (!Objects.deepEquals(a1[i], a2[i])) return false;
    }
    return true;
  }

  /** Whether two objects are equal, and arrays in their elements. */
  static boolean deepEqual(Object a, Object b) {
    if (a instanceof Object[] && b instanceof Object[]) return deepEquals((Object[]) a, (Object[]) b);
    if (a instanceof byte[] && b instanceof byte[]) return equals((byte[]) a, (byte[]) b);
    if (a instanceof short[] && b instanceof short[]) return equals((short[]) a, (short[]) b);
    if (a instanceof int[] && b instanceof int[]) return equals((int[]) a, (int[]) b);
    if (a instanceof long[] && b instanceof long[]) return equals((long[]) a, (long[]) b);
    if (a instanceof char[] && b instanceof char[]) return equals((char[]) a, (char[]) b);
    if (a instanceof float[] && b instanceof float[]) return equals((float[]) a, (float[]) b);
    if (a instanceof double[] && b instanceof double[]) return equals((double[]) a, (double[]) b);
    if (a instanceof boolean[] && b instanceof boolean[]) return equals((boolean[]) a, (boolean[]) b);
    return a.equals(b);
  }

  public static String toString(long[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(int[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(short[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(char[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(byte[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(boolean[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(float[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(double[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(a[i]);
    return text.append(']').toString();
  }

  public static String toString(Object[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < a.length; i++) text.append(i == 0 ? "" : ", ").append(String.valueOf(a[i]));
    return text.append(']').toString();
  }

  public static String deepToString(Object[] a) {
    if (a == null) return "null";
    StringBuilder text = new StringBuilder();
    deepToString(a, text, new ArrayList<Object[]>());
    return text.toString();
  }

  private static void deepToString(Object[] a, StringBuilder text, ArrayList<Object[]> around) {
    around.add(a);
    text.append('[');
    for (int i = 0; i < a.length; i++) {
      if (i > 0) text.append(", ");
      if (a[i] instanceof Object[]) nestedToString((Object[]) a[i], text, around);
      else elementToString(a[i], text);
    }
    text.append(']');
    around.remove(around.size() - 1);
  }

  private static void nestedToString(Object[] a, StringBuilder text, ArrayList<Object[]> around) {
    for (Object[] outer : around) {
      if (outer == a) {
        text.append("[...]");
        return;
      }
    }
    deepToString(a, text, around);
  }

  private static void elementToString(Object element, StringBuilder text) {
    if (element == null) text.append("null");
    else if (element instanceof byte[]) text.append(toString((byte[]) element));
    else if (element instanceof short[]) text.append(toString((short[]) element));
    else if (element instanceof int[]) text.append(toString((int[]) element));
    else if (element instanceof long[]) text.append(toString((long[]) element));
    else if (element instanceof char[]) text.append(toString((char[]) element));
    else if (element instanceof float[]) text.append(toString((float[]) element));
    else if (element instanceof double[]) text.append(toString((double[]) element));
    else if (element instanceof boolean[]) text.append(toString((boolean[]) element));
    else text.append(element.toString());
  }

  public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.apply(i);
  }

  public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
    setAll(array, generator);
  }

  public static void setAll(int[] array, IntUnaryOperator generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsInt(i);
  }

  public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
    setAll(array, generator);
  }

  public static void setAll(long[] array, IntToLongFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsLong(i);
  }

  public static void parallelSetAll(long[] array, IntToLongFunction generator) {
    setAll(array, generator);
  }

  public static void setAll(double[] array, IntToDoubleFunction generator) {
    Objects.requireNonNull(generator);
    for (int i = 0; i < array.length; i++) array[i] = generator.applyAsDouble(i);
  }

  public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
    setAll(array, generator);
  }

  public static <T> Spliterator<T> spliterator(T[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
    return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static <T> Stream<T> stream(T[] array) {
    return StreamSupport.stream(spliterator(array), false);
  }

  public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
    return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
  }

  public static Spliterator.OfInt spliterator(int[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
    return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static IntStream stream(int[] array) {
    return StreamSupport.intStream(spliterator(array), false);
  }

  public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
    return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
  }

  public static Spliterator.OfLong spliterator(long[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
    return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static LongStream stream(long[] array) {
    return StreamSupport.longStream(spliterator(array), false);
  }

  public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
    return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
  }

  public static Spliterator.OfDouble spliterator(double[] array) {
    return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
    return Spliterators.spliterator(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
  }

  public static DoubleStream stream(double[] array) {
    return StreamSupport.doubleStream(spliterator(array), false);
  }

  public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
    return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
  }

  public static int compare(boolean[] a, boolean[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(byte[] a, byte[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Byte.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compareUnsigned(byte[] a, byte[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return (a[aFromIndex + i] & 0xff) - (b[bFromIndex + i] & 0xff);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(short[] a, short[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Short.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compareUnsigned(short[] a, short[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex,
      int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return (a[aFromIndex + i] & 0xffff) - (b[bFromIndex + i] & 0xffff);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(char[] a, char[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Character.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(int[] a, int[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Integer.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compareUnsigned(int[] a, int[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Integer.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(long[] a, long[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Long.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compareUnsigned(long[] a, long[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compareUnsigned(a, 0, a.length, b, 0, b.length);
  }

  public static int compareUnsigned(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Long.compareUnsigned(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(float[] a, float[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Float.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  public static int compare(double[] a, double[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
    if (inBoth(i, aToIndex - aFromIndex, bToIndex - bFromIndex)) {
      return Double.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }
    return aToIndex - aFromIndex - (bToIndex - bFromIndex);
  }

  private static boolean inBoth(int index, int aLength, int bLength) {
    return index >= 0 && index < aLength && index < bLength;
  }

  public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length);
  }

  public static <T extends Comparable<? super T>> int compare(T[] a, int aFromIndex, int aToIndex, T[] b,
      int bFromIndex, int bToIndex) {
    return compare(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, new NullOrder<T>(true, order(null)));
  }

  public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    if (a == b) return 0;
    if (a == null || b == null) return a == null ? -1 : 1;
    return compare(a, 0, a.length, b, 0, b.length, cmp);
  }

  public static <T> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
      Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    for (int i = 0; i < Math.min(aLength, bLength); i++) {
      T one = a[aFromIndex + i];
      T other = b[bFromIndex + i];
      int order = one == other ? 0 : cmp.compare(one, other);
      if (order != 0) return order;
    }
    return aLength - bLength;
  }

  public static int mismatch(boolean[] a, boolean[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(byte[] a, byte[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(char[] a, char[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(short[] a, short[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(int[] a, int[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(long[] a, long[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (a[aFromIndex + i] != b[bFromIndex + i]) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(float[] a, float[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (Float.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(double[] a, double[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (Double.compare(a[aFromIndex + i], b[bFromIndex + i]) != 0) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static int mismatch(Object[] a, Object[] b) {
    return mismatch(a, 0, a.length, b, 0, b.length);
  }

  public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      if (!Objects.equals(a[aFromIndex + i], b[bFromIndex + i])) return i;
    }
    return aLength == bLength ? -1 : common;
  }

  public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    return mismatch(a, 0, a.length, b, 0, b.length, cmp);
  }

  public static <T> int mismatch(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex,
      Comparator<? super T> cmp) {
    Objects.requireNonNull(cmp);
    checkRange(a.length, aFromIndex, aToIndex);
    checkRange(b.length, bFromIndex, bToIndex);
    int aLength = aToIndex - aFromIndex;
    int bLength = bToIndex - bFromIndex;
    int common = Math.min(aLength, bLength);
    for (int i = 0; i < common; i++) {
      T one = a[aFromIndex + i];
      T other = b[bFromIndex + i];
      if (one != other && cmp.compare(one, other) != 0) return i;
    }
    return aLength == bLength ? -1 : common;
  }
}
