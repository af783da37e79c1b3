import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Random;

/** Random calls on collections. The same seed makes the same calls, so that two collections can be compared. */
final class CollectionScript {
  private CollectionScript() {}

  /** What a call gave: its result as text, or the class of its exception. */
  interface Call {
    Object run() throws Exception;
  }

  static String outcome(Call call) {
    try {
      return show(call.run());
    } catch (Exception thrown) {
      return thrown.getClass().getSimpleName();
    }
  }

  static String show(Object value) {
    return value instanceof Object[] ? value.getClass().getComponentType().getSimpleName()
        + Arrays.deepToString((Object[]) value)
        : String.valueOf(value);
  }

  /** A key whose hash codes collide and whose equality is by value. */
  static final class Key implements Comparable<Key> {
    final int number;
    private final int hash;

    Key(int number, int hash) {
      this.number = number;
      this.hash = hash;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).number == number;
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
      return "k" + number;
    }
  }

  static List<Object> values(Random random, int range, boolean nulls) {
    List<Object> values = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) values.add(value(random, range, nulls));
    return values;
  }

  static Object value(Random random, int range, boolean nulls) {
    int number = random.nextInt(range);
    return nulls && number == 0 ? null : (Object) number;
  }

  static String walk(Iterator<Object> each, Random random) {
    StringBuilder log = new StringBuilder();
    for (int i = random.nextInt(20); i >= 0; i--) {
      switch (random.nextInt(5)) {
        case 0: log.append(each.hasNext()); break;
        case 1: log.append(outcome(() -> {
          each.remove();
          return "";
        })); break;
        default: log.append(outcome(each::next));
      }
      log.append(' ');
    }
    return log.toString();
  }

  static String walkList(ListIterator<Object> each, Random random) {
    StringBuilder log = new StringBuilder();
    for (int i = random.nextInt(30); i >= 0; i--) {
      Object value = value(random, 10, true);
      switch (random.nextInt(10)) {
        case 0: log.append(each.hasNext()).append(each.hasPrevious()); break;
        case 1: log.append(each.nextIndex()).append(each.previousIndex()); break;
        case 2: log.append(outcome(() -> {
          each.remove();
          return "removed";
        })); break;
        case 3: log.append(outcome(() -> {
          each.set(value);
          return "set";
        })); break;
        case 4: log.append(outcome(() -> {
          each.add(value);
          return "added";
        })); break;
        case 5:
        case 6: log.append(outcome(each::previous)); break;
        default: log.append(outcome(each::next));
      }
      log.append(' ');
    }
    return log.toString();
  }

  /** One random call that every collection has. */
  static Object collectionCall(Collection<Object> c, Random random, int range, boolean nulls) {
    Object value = value(random, range, nulls);
    List<Object> values = values(random, range, nulls);
    switch (random.nextInt(22)) {
      case 0: return c.size();
      case 1: return c.isEmpty();
      case 2: return c.contains(value);
      case 3: return c.remove(value);
      case 4: return c.containsAll(values);
      case 5: return c.addAll(values);
      case 6: return random.nextInt(4) == 0 ? c.removeAll(values) : c.removeAll(new HashSet<>(values));
      case 7: return random.nextInt(10) == 0 && c.retainAll(values);
      case 8: return c.removeIf(o -> Objects.hashCode(o) % 7 == 3);
      case 9:
        if (random.nextInt(30) == 0) c.clear();
        return null;
      case 10: return c.toArray();
      case 11: return c.toArray(new Object[random.nextInt(12)]);
      case 12: return c.toArray(new Integer[0]);
      case 13: return c.stream().map(String::valueOf).reduce("", String::concat);
      case 14: return walk(c.iterator(), random);
      case 15: {
        StringBuilder text = new StringBuilder();
        c.forEach(o -> text.append(o).append(';'));
        return text;
      }
      case 16: {
        Iterator<Object> each = c.iterator();
        c.add(value);
        return each.hasNext() ? each.next() : null;
      }
      case 17: return c.removeAll(null);
      case 18: return c.removeIf(null);
      case 19: return c.spliterator().getExactSizeIfKnown();
      default: return c.add(value);
    }
  }

  static Object listCall(List<Object> list, Random random) {
    return listCall(list, random, false);
  }

  private static Object listCall(List<Object> list, Random random, boolean part) {
    Object value = value(random, 12, true);
    List<Object> values = values(random, 12, true);
    int index = random.nextInt(list.size() + 3) - 1;
    switch (random.nextInt(26)) {
      case 0:
      case 1: return list.get(index);
      case 2: return list.set(index, value);
      case 3:
      case 4:
        list.add(index, value);
        return null;
      case 5: return list.remove(index);
      case 6: return list.indexOf(value);
      case 7: return list.lastIndexOf(value);
      case 8: return list.addAll(index, values);
      case 9:
      case 10: return walkList(list.listIterator(index), random);
      case 11: return walkList(list.listIterator(), random);
      case 12: return list.equals(new ArrayList<>(list)) + " " + list.equals(values) + " " + list.hashCode();
      case 13:
        list.sort((a, b) -> Objects.hashCode(a) % 5 - Objects.hashCode(b) % 5);
        return null;
      case 14:
        if (!list.contains(null)) list.sort(null);
        return null;
      case 15:
        list.replaceAll(o -> o == null ? 1 : (Integer) o % 9);
        return null;
      case 16: {
        int from = random.nextInt(list.size() + 1);
        int to = from + random.nextInt(list.size() - from + 1);
        List<Object> sub = list.subList(from, to);
        StringBuilder log = new StringBuilder();
        for (int i = random.nextInt(5); i >= 0; i--) {
          long seed = random.nextLong();
          log.append(outcome(() -> listCall(sub, new Random(seed), true))).append(sub).append('\n');
        }
        if (random.nextInt(3) == 0) sub.clear();
        return log;
      }
      case 17: return list.subList(index, random.nextInt(list.size() + 2));
      case 18: {
        List<Object> sub = list.subList(0, list.size() / 2);
        list.add(value);
        return sub.size();
      }
      case 19:
        // The JDK's parts of lists differ among each other in when they notice the end.
        if (part) return null;
        for (Object o : list) {
          if (Objects.hashCode(o) % 5 == 1) list.remove(o);
        }
        return null;
      case 20:
        list.forEach(o -> {
          if (Objects.hashCode(o) == 4) list.add(1);
        });
        return null;
      case 21: {
        Collections.shuffle(list, new Random(random.nextInt()));
        return null;
      }
      default: return collectionCall(list, random, 12, true);
    }
  }

  static Object queueCall(Queue<Object> queue, Random random, boolean nulls) {
    Object value = value(random, 30, nulls || random.nextInt(20) == 0);
    switch (random.nextInt(10)) {
      case 0:
      case 1: return queue.offer(value);
      case 2: return queue.poll();
      case 3: return queue.peek();
      case 4: return queue.remove();
      case 5: return queue.element();
      default: return collectionCall(queue, random, 30, nulls || random.nextInt(20) == 0);
    }
  }

  static Object dequeCall(Deque<Object> deque, Random random, boolean nulls) {
    Object value = value(random, 20, nulls || random.nextInt(20) == 0);
    switch (random.nextInt(22)) {
      case 0:
        deque.addFirst(value);
        return null;
      case 1:
        deque.addLast(value);
        return null;
      case 2: return deque.offerFirst(value);
      case 3: return deque.offerLast(value);
      case 4: return deque.removeFirst();
      case 5: return deque.removeLast();
      case 6: return deque.pollFirst();
      case 7: return deque.pollLast();
      case 8: return deque.getFirst();
      case 9: return deque.getLast();
      case 10: return deque.peekFirst() + " " + deque.peekLast();
      case 11: return deque.removeFirstOccurrence(value);
      case 12: return deque.removeLastOccurrence(value);
      case 13:
        deque.push(value);
        return null;
      case 14: return deque.pop();
      case 15: return walk(deque.descendingIterator(), random);
      default: return queueCall(deque, random, nulls);
    }
  }

  /** Kept here, so that no weak map loses one. */
  private static final Key[] KEYS = new Key[60];

  static Key key(Random random) {
    int number = random.nextInt(KEYS.length);
    if (KEYS[number] == null) KEYS[number] = new Key(number, number * 0x61c88647 >>> (number % 3 == 0 ? 29 : 8));
    return KEYS[number];
  }

  static Object mapKey(Random random, boolean nulls) {
    int which = random.nextInt(40);
    return nulls && which == 0 ? null : key(random);
  }

  static String walkEntries(Iterator<Map.Entry<Object, Object>> each, Random random) {
    StringBuilder log = new StringBuilder();
    Map.Entry<Object, Object> last = null;
    for (int i = random.nextInt(20); i >= 0; i--) {
      switch (random.nextInt(8)) {
        case 0: log.append(each.hasNext()); break;
        case 1: log.append(outcome(() -> {
          each.remove();
          return "removed";
        }));
          last = null;
          break;
        case 2:
          if (last != null) {
            Map.Entry<Object, Object> entry = last;
            Object value = random.nextInt(99);
            log.append(outcome(() -> entry.setValue(value))).append(entry.hashCode());
          }
          break;
        default:
          if (each.hasNext()) {
            last = each.next();
            log.append(last).append(last.equals(new java.util.AbstractMap.SimpleEntry<>(last)));
          } else {
            log.append(outcome(each::next));
          }
      }
      log.append(' ');
    }
    return log.toString();
  }

  /** One random call on a map. Without {@code ordered} only what does not depend on the order of the keys. */
  static Object mapCall(Map<Object, Object> map, Random random, boolean nulls, boolean ordered) {
    Object key = mapKey(random, nulls);
    Object value = nulls && random.nextInt(10) == 0 ? null : (Object) random.nextInt(20);
    Map<Object, Object> more = new java.util.LinkedHashMap<>();
    for (int i = random.nextInt(6); i > 0; i--) more.put(mapKey(random, nulls), random.nextInt(20));
    int call = random.nextInt(36);
    if (!ordered && call >= 25 && call <= 32) call = 0;
    switch (call) {
      case 0: return map.size() + " " + map.isEmpty();
      case 1: return map.get(key);
      case 2: return map.containsKey(key);
      case 3: return map.containsValue(value);
      case 4:
      case 5: return map.remove(key);
      case 6:
        map.putAll(more);
        return null;
      case 7:
        if (random.nextInt(30) == 0) map.clear();
        return null;
      case 8: return map.getOrDefault(key, "none");
      case 9: return map.putIfAbsent(key, value);
      case 10: return map.remove(key, value);
      case 11: return map.replace(key, value, 5);
      case 12: return map.replace(key, value);
      case 13: return map.computeIfAbsent(key, k -> value);
      case 14: return map.computeIfPresent(key, (k, v) -> Objects.hashCode(v) % 3 == 0 ? null : k + "" + v);
      case 15: return map.compute(key, (k, v) -> v == null ? value : Objects.hashCode(v) % 3 == 0 ? null : 7);
      case 16: return map.merge(key, value, (a, b) -> Objects.hashCode(a) % 3 == 0 ? null : b);
      case 17: return map.computeIfAbsent(key, k -> {
        map.put(key(random), 1);
        return value;
      });
      case 18: return map.merge(key, 1, (a, b) -> {
        map.remove(key);
        return 2;
      });
      case 19: return map.equals(new java.util.HashMap<>(map)) + " " + map.equals(more) + " " + map.hashCode();
      case 20: return map.keySet().contains(key) + " " + map.keySet().remove(key) + " "
          + map.keySet().equals(more.keySet());
      case 21: return map.values().contains(value) + " " + map.values().size();
      case 22: return map.entrySet().contains(new java.util.AbstractMap.SimpleEntry<>(key, value)) + " "
          + map.entrySet().remove(new java.util.AbstractMap.SimpleEntry<>(key, value)) + map.entrySet().hashCode();
      case 23: return map.keySet().removeAll(more.keySet());
      case 24: return random.nextInt(20) == 0 && map.keySet().retainAll(more.keySet());
      case 25: return walkEntries(map.entrySet().iterator(), random);
      case 26: return walk(map.keySet().iterator(), random);
      case 27: return walk(map.values().iterator(), random);
      case 28: return map.values().remove(value);
      case 29: {
        StringBuilder text = new StringBuilder();
        map.forEach((k, v) -> text.append(k).append(v));
        return text;
      }
      case 30:
        map.replaceAll((k, v) -> v instanceof Integer ? (Integer) v + 1 : v);
        return null;
      case 31: {
        Iterator<Object> each = map.keySet().iterator();
        map.put(key, value);
        return each.hasNext() ? each.next() : null;
      }
      case 32: return map.keySet().toArray(new Object[0]);
      default: return map.put(key, value);
    }
  }
}
