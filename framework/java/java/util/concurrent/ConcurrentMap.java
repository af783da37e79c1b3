package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map whose single operations are atomic. Has no null values. */
public interface ConcurrentMap<K, V> extends Map<K, V> {
  @Override
  default V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value != null ? value : defaultValue;
  }

  @Override
  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) {
      K key;
      V value;
      try {
        key = entry.getKey();
        value = entry.getValue();
      } catch (IllegalStateException gone) {
        continue;
      }
      action.accept(key, value);
    }
  }

  @Override
  V putIfAbsent(K key, V value);

  @Override
  boolean remove(Object key, Object value);

  @Override
  boolean replace(K key, V oldValue, V newValue);

  @Override
  V replace(K key, V value);

  @Override
  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    forEach((key, value) -> {
      V current = value;
      while (!replace(key, current, function.apply(key, current))) {
        current = get(key);
        if (current == null) break;
      }
    });
  }

  @Override
  default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    Objects.requireNonNull(function);
    V present = get(key);
    if (present != null) return present;
    V made = function.apply(key);
    if (made == null) return null;
    present = putIfAbsent(key, made);
    return present != null ? present : made;
  }

  @Override
  default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (V present = get(key); present != null; present = get(key)) {
      V made = function.apply(key, present);
      if (made == null ? remove(key, present) : replace(key, present, made)) return made;
    }
    return null;
  }

  @Override
  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    V present = get(key);
    while (true) {
      V made = function.apply(key, present);
      if (made == null) {
        if (present == null || remove(key, present)) return null;
        present = get(key);
      } else if (present != null) {
        if (replace(key, present, made)) return made;
        present = get(key);
      } else {
        present = putIfAbsent(key, made);
        if (present == null) return made;
      }
    }
  }

  @Override
  default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    Objects.requireNonNull(value);
    V present = get(key);
    while (true) {
      if (present == null) {
        present = putIfAbsent(key, value);
        if (present == null) return value;
      } else {
        V made = function.apply(present, value);
        if (made == null ? remove(key, present) : replace(key, present, made)) return made;
        present = get(key);
      }
    }
  }
}
