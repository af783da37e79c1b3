package java.util;

/** The entry of Map.entry: no nulls, no changes. */
final class ImmutableEntry<K, V> implements Map.Entry<K, V> {
  private final K key;
  private final V value;

  ImmutableEntry(K key, V value) {
    this.key = Objects.requireNonNull(key);
    this.value = Objects.requireNonNull(value);
  }

  @Override
  public K getKey() {
    return key;
  }

  @Override
  public V getValue() {
    return value;
  }

  @Override
  public V setValue(V value) {
    throw new UnsupportedOperationException("not supported");
  }

  @Override
  public boolean equals(Object o) {
    return AbstractMap.equalEntry(this, o);
  }

  @Override
  public int hashCode() {
    return key.hashCode() ^ value.hashCode();
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }
}
