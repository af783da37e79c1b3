package java.util;

import java.util.function.Supplier;

/** Helpers for references that may be null, and checks of indices. */
public final class Objects {
  private Objects() {}

  public static boolean equals(Object a, Object b) {
    return a == b || (a != null && a.equals(b));
  }

  public static boolean deepEquals(Object a, Object b) {
    return a == b || (a != null && b != null && Arrays.deepEqual(a, b));
  }

  public static int hashCode(Object o) {
    return o == null ? 0 : o.hashCode();
  }

  public static int hash(Object... values) {
    return Arrays.hashCode(values);
  }

  public static String toString(Object o) {
    return String.valueOf(o);
  }

  public static String toString(Object o, String nullDefault) {
    return o == null ? nullDefault : o.toString();
  }

  public static <T> int compare(T a, T b, Comparator<? super T> c) {
    return a == b ? 0 : c.compare(a, b);
  }

  public static <T> T requireNonNull(T obj) {
    if (obj == null) throw new NullPointerException();
    return obj;
  }

  public static <T> T requireNonNull(T obj, String message) {
    if (obj == null) throw new NullPointerException(message);
    return obj;
  }

  public static boolean isNull(Object obj) {
    return obj == null;
  }

  public static boolean nonNull(Object obj) {
    return obj != null;
  }

  public static <T> T requireNonNullElse(T obj, T defaultObj) {
    return obj != null ? obj : requireNonNull(defaultObj, "defaultObj");
  }

  public static <T> T requireNonNullElseGet(T obj, Supplier<? extends T> supplier) {
    return obj != null ? obj : requireNonNull(requireNonNull(supplier, "supplier").get(), "supplier.get()");
  }

  public static <T> T requireNonNull(T obj, Supplier<String> messageSupplier) {
    if (obj == null) throw new NullPointerException(messageSupplier == null ? null : messageSupplier.get());
    return obj;
  }

  public static int checkIndex(int index, int length) {
    return (int) checkIndex((long) index, (long) length);
  }

  public static int checkFromToIndex(int fromIndex, int toIndex, int length) {
    return (int) checkFromToIndex((long) fromIndex, (long) toIndex, (long) length);
  }

  public static int checkFromIndexSize(int fromIndex, int size, int length) {
    return (int) checkFromIndexSize((long) fromIndex, (long) size, (long) length);
  }

  public static long checkIndex(long index, long length) {
    if (index < 0 || index >= length) {
      throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }
    return index;
  }

  public static long checkFromToIndex(long fromIndex, long toIndex, long length) {
    if (fromIndex < 0 || fromIndex > toIndex || toIndex > length) {
      throw new IndexOutOfBoundsException(
          "Range [" + fromIndex + ", " + toIndex + ") out of bounds for length " + length);
    }
    return fromIndex;
  }

  public static long checkFromIndexSize(long fromIndex, long size, long length) {
    if ((length | fromIndex | size) < 0 || size > length - fromIndex) {
      throw new IndexOutOfBoundsException(
          "Range [" + fromIndex + ", " + fromIndex + " + " + size + ") out of bounds for length " + length);
    }
    return fromIndex;
  }
}
