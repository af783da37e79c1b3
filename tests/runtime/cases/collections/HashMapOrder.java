package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** The order of a HashMap: collisions, growth, removal, negative hash codes, mixed keys. */
public class HashMapOrder {
  static final class Key {
    final int hash;
    final String name;

    Key(int hash, String name) {
      this.hash = hash;
      this.name = name;
    }

    @Override
    public int hashCode() {
      return hash;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).name.equals(name);
    }
    @Override
    public String toString() {
      return name;
    }
  }

  public static void main(String[] args) {
    Map<Object, Integer> map = new HashMap<>();
    for (int i = 0; i < 40; i++) map.put(i * 17 % 101 - 30, i);
    p(map);
    for (int i = 0; i < 40; i += 3) map.remove(i * 17 % 101 - 30);
    p(map.keySet());
    map.put("text", 1);
    map.put(null, 2);
    map.put(3.5, 3);
    map.put('c', 4);
    map.put(1L << 33, 5);
    map.put(true, 6);
    p(map);
    Map<Key, Integer> same = new HashMap<>();
    for (int i = 0; i < 6; i++) same.put(new Key(5, "k" + i), i);
    same.remove(new Key(5, "k2"));
    same.put(new Key(5, "k0"), 100);
    same.put(new Key(5, "k2"), 7);
    p(same, same.get(new Key(5, "k4")), same.get(new Key(6, "k4")), same.containsKey(new Key(5, "k9")));
    Map<Key, Integer> spread = new HashMap<>(4);
    for (int i = 0; i < 13; i++) spread.put(new Key(i << 4, "s" + i), i);
    p(spread);
    for (int i = 13; i < 26; i++) spread.put(new Key(i << 16, "s" + i), i);
    p(spread);
    Map<String, Integer> words = new HashMap<>();
    for (String w :
        "the quick brown fox jumps over the lazy dog and runs away from the very big bear that was sleeping".split(" "))
      words.merge(w, 1, Integer::sum);
    p(words);
    p(new HashMap<>(words).equals(words), new HashMap<>(words), new HashMap<>(1000).size(),
        new HashSet<>(words.values()));
    Map<String, Integer> large = new HashMap<>(64);
    large.putAll(words);
    p(large);
    p(thrown(() -> new HashMap<>(-1)), thrown(() -> new HashMap<>(1, 0)), thrown(() -> new HashMap<>(1, Float.NaN)));
    Map<Integer, Integer> copy = new HashMap<>(2, 5f);
    for (int i = 20; i > 0; i--) copy.put(i * 1001, i);
    p(copy.keySet());
  }
}
