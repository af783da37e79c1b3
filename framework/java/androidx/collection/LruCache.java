package androidx.collection;

import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Keeps what was used last, up to a size. Threads may share it: it locks itself, but not while it calls the app. */
public class LruCache<K, V> {
  /** In order of use, what was used longest ago first. */
  private final LinkedHashMap<K, V> byUse = new LinkedHashMap<>(0, 0.75f, true);
  private int filled;
  private int limit;
  private int found;
  private int notFound;
  private int made;
  private int given;
  private int dropped;

  public LruCache(int maxSize) {
    limit = positive(maxSize);
  }

  private static int positive(int maxSize) {
    if (maxSize > 0) return maxSize;
    throw new IllegalArgumentException("maxSize <= 0");
  }

  public void resize(int maxSize) {
    setLimit(positive(maxSize));
    trimToSize(maxSize);
  }

  private synchronized void setLimit(int maxSize) {
    limit = maxSize;
  }

  public final V get(K key) {
    V value = lookUp(Objects.requireNonNull(key, "key == null"));
    if (value != null) return value;
    value = create(key);
    return value == null ? null : offer(key, value);
  }

  private synchronized V lookUp(K key) {
    V value = byUse.get(key);
    if (value == null) notFound++;
    else found++;
    return value;
  }

  /** What was made without the lock goes in, unless somebody else was faster. */
  private V offer(K key, V value) {
    V faster = storeIfNone(key, value);
    if (faster == null) {
      trimToSize(maxSize());
      return value;
    }
    entryRemoved(false, key, value, faster);
    return faster;
  }

  private synchronized V storeIfNone(K key, V value) {
    made++;
    V present = byUse.get(key);
    if (present == null) store(key, value);
    return present;
  }

  public final V put(K key, V value) {
    if (key == null || value == null) throw new NullPointerException("key == null || value == null");
    V before = replace(key, value);
    if (before != null) entryRemoved(false, key, before, value);
    trimToSize(maxSize());
    return before;
  }

  private synchronized V replace(K key, V value) {
    given++;
    return store(key, value);
  }

  /** With the lock held. */
  private V store(K key, V value) {
    filled += weight(key, value);
    V before = byUse.put(key, value);
    if (before != null) filled -= weight(key, before);
    return before;
  }

  public final V remove(K key) {
    V value = takeOut(Objects.requireNonNull(key, "key == null"));
    if (value != null) entryRemoved(false, key, value, null);
    return value;
  }

  private synchronized V takeOut(K key) {
    V value = byUse.remove(key);
    if (value != null) filled -= weight(key, value);
    return value;
  }

  public void trimToSize(int maxSize) {
    Map.Entry<K, V> out = takeOldest(maxSize);
    while (out != null) {
      entryRemoved(true, out.getKey(), out.getValue(), null);
      out = takeOldest(maxSize);
    }
  }

  /** Null: it is not over the size. */
  private synchronized Map.Entry<K, V> takeOldest(int maxSize) {
    if (filled < 0 || filled > 0 && byUse.isEmpty()) {
      throw new IllegalStateException(getClass().getName() + ".sizeOf() is reporting inconsistent results!");
    }
    if (byUse.isEmpty() || filled <= maxSize) return null;
    Map.Entry<K, V> oldest = new AbstractMap.SimpleEntry<>(byUse.entrySet().iterator().next());
    takeOut(oldest.getKey());
    dropped++;
    return oldest;
  }

  public final void evictAll() {
    trimToSize(-1);
  }

  protected void entryRemoved(boolean evicted, K key, V oldValue, V newValue) {}

  protected V create(K key) {
    return null;
  }

  protected int sizeOf(K key, V value) {
    return 1;
  }

  private int weight(K key, V value) {
    int weight = sizeOf(key, value);
    if (weight >= 0) return weight;
    throw new IllegalStateException("Negative size: " + key + "=" + value);
  }

  public final synchronized int size() {
    return filled;
  }

  public final synchronized int maxSize() {
    return limit;
  }

  public final synchronized int hitCount() {
    return found;
  }

  public final synchronized int missCount() {
    return notFound;
  }

  public final synchronized int createCount() {
    return made;
  }

  public final synchronized int putCount() {
    return given;
  }

  public final synchronized int evictionCount() {
    return dropped;
  }

  public final synchronized Map<K, V> snapshot() {
    return new LinkedHashMap<>(byUse);
  }

  @Override
  public synchronized String toString() {
    int asked = Math.max(1, found + notFound);
    return "LruCache[maxSize=" + limit + ",hits=" + found + ",misses=" + notFound + ",hitRate=" + 100 * found / asked + "%]";
  }
}
