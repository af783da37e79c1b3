package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys, each with a value. */
public interface Map<K, V> {
  /** A key with its value. */
  interface Entry<K, V> {
    K getKey();

    V getValue();

    V setValue(V value);

    boolean equals(Object o);

    int hashCode();

    static <K extends Comparable<? super K>, V> Comparator<Entry<K, V>> comparingByKey() {
      return (a, b) -> a.getKey().compareTo(b.getKey());
    }

    static <K, V extends Comparable<? super V>> Comparator<Entry<K, V>> comparingByValue() {
      return (a, b) -> a.getValue().compareTo(b.getValue());
    }

    static <K, V> Comparator<Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
      Objects.requireNonNull(cmp);
      return (a, b) -> cmp.compare(a.getKey(), b.getKey());
    }

    static <K, V> Comparator<Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
      Objects.requireNonNull(cmp);
      return (a, b) -> cmp.compare(a.getValue(), b.getValue());
    }

    @SuppressWarnings("unchecked")
    static <K, V> Entry<K, V> copyOf(Entry<? extends K, ? extends V> e) {
      Objects.requireNonNull(e);
      return e instanceof ImmutableEntry ? (Entry<K, V>) e : new ImmutableEntry<K, V>(e.getKey(), e.getValue());
    }
  }

  int size();

  boolean isEmpty();

  boolean containsKey(Object key);

  boolean containsValue(Object value);

  V get(Object key);

  V put(K key, V value);

  V remove(Object key);

  void putAll(Map<? extends K, ? extends V> m);

  void clear();

  Set<K> keySet();

  Collection<V> values();

  Set<Entry<K, V>> entrySet();

  boolean equals(Object o);

  int hashCode();

  default V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value != null || containsKey(key) ? value : defaultValue;
  }

  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Entry<K, V> entry : entrySet()) action.accept(entry.getKey(), entry.getValue());
  }

  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Entry<K, V> entry : entrySet()) entry.setValue(function.apply(entry.getKey(), entry.getValue()));
  }

  default V putIfAbsent(K key, V value) {
    V old = get(key);
    return old != null ? old : put(key, value);
  }

  default boolean remove(Object key, Object value) {
    if (!AbstractMap.holds(this, key, value)) return false;
    remove(key);
    return true;
  }

  default boolean replace(K key, V oldValue, V newValue) {
    if (!AbstractMap.holds(this, key, oldValue)) return false;
    put(key, newValue);
    return true;
  }

  default V replace(K key, V value) {
    V old = get(key);
    return old != null || containsKey(key) ? put(key, value) : old;
  }

  default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V old = get(key);
    if (old != null) return old;
    V value = mappingFunction.apply(key);
    if (value != null) put(key, value);
    return value;
  }

  default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    if (old == null) return null;
    V value = remappingFunction.apply(key, old);
    if (value == null) remove(key);
    else put(key, value);
    return value;
  }

  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    V value = remappingFunction.apply(key, old);
    if (value != null) put(key, value);
    else if (old != null || containsKey(key)) remove(key);
    return value;
  }

  default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    V old = get(key);
    V merged = old == null ? value : remappingFunction.apply(old, value);
    if (merged == null) remove(key);
    else put(key, merged);
    return merged;
  }

  static <K, V> Map<K, V> of() {
    return new ImmutableMap<K, V>(new Object[0], new Object[0]);
  }

  static <K, V> Map<K, V> of(K k1, V v1) {
    return new ImmutableMap<K, V>(new Object[] {k1}, new Object[] {v1});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2}, new Object[] {v1, v2});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3}, new Object[] {v1, v2, v3});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4}, new Object[] {v1, v2, v3, v4});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5}, new Object[] {v1, v2, v3, v4, v5});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5, k6}, new Object[] {v1, v2, v3, v4, v5, v6});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5, k6, k7},
        new Object[] {v1, v2, v3, v4, v5, v6, v7});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5, k6, k7, k8},
        new Object[] {v1, v2, v3, v4, v5, v6, v7, v8});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8, K k9, V v9) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5, k6, k7, k8, k9},
        new Object[] {v1, v2, v3, v4, v5, v6, v7, v8, v9});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
    return new ImmutableMap<K, V>(new Object[] {k1, k2, k3, k4, k5, k6, k7, k8, k9, k10},
        new Object[] {v1, v2, v3, v4, v5, v6, v7, v8, v9, v10});
  }

  @SafeVarargs
  static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
    return ImmutableMap.of(entries);
  }

  static <K, V> Entry<K, V> entry(K k, V v) {
    return new ImmutableEntry<K, V>(k, v);
  }

  @SuppressWarnings("unchecked")
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return map instanceof ImmutableMap ? (Map<K, V>) map
        : ImmutableMap.of((Entry<K, V>[]) map.entrySet().toArray(new Entry<?, ?>[0]));
  }
}
