package antecede;

/** Stand-in on the JDK: nothing is recorded; every value passes through. */
public final class Contents {
  private Contents() {}

  public static <T> T read(Object owner, Object key, T value) {
    return value;
  }

  public static <T> T readAt(Object owner, int index, T value) {
    return value;
  }

  public static <T> T readKey(Object owner, T key) {
    return key;
  }

  public static int size(Object owner, int size) {
    return size;
  }

  public static void write(Object owner, Object key, Object value) {}

  public static void writeAt(Object owner, int index, Object value) {}

  public static void insert(Object owner, Object key, Object value) {}

  public static void insertAt(Object owner, int index, boolean last, Object value) {}

  public static void remove(Object owner, Object key) {}

  public static void removeAt(Object owner, int index, boolean last) {}

  public static void rearrange(Object owner) {}

  public static void match(Object owner, Object key) {}

  public static void order(Object owner, Object comparator, Object key) {}
}
