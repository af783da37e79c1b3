package antecede;

/**
 * The contents of a container: the one place where collections meet the engines.
 *
 * <p>A collection keeps its elements as it likes (in fields and methods marked {@link Concrete}) and tells here, once per
 * operation, what was read or changed. The runtime records the access, on the location (owner, key), and goes on with the
 * value it is given. The static engine does not look into concrete code: a write adds to what the owner contains, a read
 * returns anything it contains.
 *
 * <pre>
 *   public V get(Object key) {
 *     Contents.match(this, key);                            // key.hashCode(), key.equals(each key)
 *     return Contents.read(this, key, find(key));           // find is concrete
 *   }
 * </pre>
 *
 * Keys: a map's key, a list's index, an element of a set (as key and value), null for "some place" (queues, heaps).
 */
public final class Contents {
  private Contents() {}

  /** One element was looked up; returns {@code value}. */
  public static native <T> T read(Object owner, Object key, T value);

  public static native <T> T readAt(Object owner, int index, T value);

  /** One key was met while walking over all; returns {@code key}. Reads which keys there are. */
  public static native <T> T readKey(Object owner, T key);

  /** Which elements there are was asked (size, isEmpty, start of a walk); returns {@code size}. */
  public static native int size(Object owner, int size);

  /** An element that was there before has a new value. */
  public static native void write(Object owner, Object key, Object value);

  public static native void writeAt(Object owner, int index, Object value);

  /** A new element. */
  public static native void insert(Object owner, Object key, Object value);

  /** A new element at an index; those behind it move unless it is the last. */
  public static native void insertAt(Object owner, int index, boolean last, Object value);

  public static native void remove(Object owner, Object key);

  public static native void removeAt(Object owner, int index, boolean last);

  /** All elements went, or all places changed (clear, sort, reverse). What the owner contains does not grow. */
  public static native void rearrange(Object owner);

  /** The key was compared by hashCode and equals with the keys (for a list: the values) of the owner. */
  public static native void match(Object owner, Object key);

  /** The key was compared with the owner's by the comparator, or by compareTo where that is null. */
  public static native void order(Object owner, Object comparator, Object key);
}
