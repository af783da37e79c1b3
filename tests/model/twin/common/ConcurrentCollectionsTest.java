import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentMap;

/** The collections of java.util.concurrent against the JDK's, in one thread. */
public final class ConcurrentCollectionsTest {
  private interface Script<C> {
    Object run(C collection, Random random) throws Exception;
  }

  private interface Maker<C> {
    C make();
  }

  private static <C> void compare(String name, int seeds, int calls, Maker<C> expected, Maker<C> actual, Script<C> script) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = Check.random(seed);
      C jdk = expected.make();
      C model = actual.make();
      for (int i = 0; i < calls; i++) {
        long call = random.nextLong();
        String one = CollectionScript.outcome(() -> script.run(jdk, new Random(call)));
        String other = CollectionScript.outcome(() -> script.run(model, new Random(call)));
        Check.equal(name + " seed " + seed + " call " + i + " " + call, one + " " + jdk, other + " " + model);
      }
    }
  }

  private static Object queueCall(Queue<Object> queue, Random random) {
    return CollectionScript.queueCall(queue, random, false);
  }

  private static Object dequeCall(Deque<Object> deque, Random random) {
    return CollectionScript.dequeCall(deque, random, false);
  }

  private static void queues() {
    compare("LinkedBlockingQueue", 25, 400, () -> new java.util.concurrent.LinkedBlockingQueue<>(),
        () -> new twin.java.util.concurrent.LinkedBlockingQueue<>(), ConcurrentCollectionsTest::queueCall);
    compare("LinkedBlockingQueue 9", 25, 400, () -> new java.util.concurrent.LinkedBlockingQueue<>(9),
        () -> new twin.java.util.concurrent.LinkedBlockingQueue<>(9), ConcurrentCollectionsTest::queueCall);
    compare("ArrayBlockingQueue", 25, 400, () -> new java.util.concurrent.ArrayBlockingQueue<>(12),
        () -> new twin.java.util.concurrent.ArrayBlockingQueue<>(12), ConcurrentCollectionsTest::queueCall);
    compare("ConcurrentLinkedQueue", 25, 400, () -> new java.util.concurrent.ConcurrentLinkedQueue<>(),
        () -> new twin.java.util.concurrent.ConcurrentLinkedQueue<>(), ConcurrentCollectionsTest::queueCall);
    compare("LinkedTransferQueue", 25, 400, () -> new java.util.concurrent.LinkedTransferQueue<>(),
        () -> new twin.java.util.concurrent.LinkedTransferQueue<>(), ConcurrentCollectionsTest::queueCall);
    compare("PriorityBlockingQueue", 25, 400, () -> new java.util.concurrent.PriorityBlockingQueue<>(),
        () -> new twin.java.util.concurrent.PriorityBlockingQueue<>(), ConcurrentCollectionsTest::queueCall);
    Comparator<Object> byRest = (a, b) -> (Integer) a % 4 - (Integer) b % 4;
    compare("PriorityBlockingQueue by", 25, 400, () -> new java.util.concurrent.PriorityBlockingQueue<>(3, byRest),
        () -> new twin.java.util.concurrent.PriorityBlockingQueue<>(3, byRest), ConcurrentCollectionsTest::queueCall);
    compare("SynchronousQueue", 5, 400, () -> new java.util.concurrent.SynchronousQueue<>(),
        () -> new twin.java.util.concurrent.SynchronousQueue<>(), ConcurrentCollectionsTest::queueCall);
    compare("ConcurrentLinkedDeque", 25, 400, () -> new java.util.concurrent.ConcurrentLinkedDeque<>(),
        () -> new twin.java.util.concurrent.ConcurrentLinkedDeque<>(), ConcurrentCollectionsTest::dequeCall);
    compare("LinkedBlockingDeque", 25, 400, () -> new java.util.concurrent.LinkedBlockingDeque<>(),
        () -> new twin.java.util.concurrent.LinkedBlockingDeque<>(), ConcurrentCollectionsTest::dequeCall);
    compare("LinkedBlockingDeque 8", 25, 400, () -> new java.util.concurrent.LinkedBlockingDeque<>(8),
        () -> new twin.java.util.concurrent.LinkedBlockingDeque<>(8), ConcurrentCollectionsTest::dequeCall);
  }

  /** What the blocking queues have besides Queue. */
  private static void blockingCalls() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = Check.random(seed);
      int capacity = 1 + random.nextInt(6);
      java.util.concurrent.BlockingQueue<Object> jdk;
      twin.java.util.concurrent.BlockingQueue<Object> model;
      switch (seed % 5) {
        case 0:
          jdk = new java.util.concurrent.LinkedBlockingQueue<>(capacity);
          model = new twin.java.util.concurrent.LinkedBlockingQueue<>(capacity);
          break;
        case 1:
          jdk = new java.util.concurrent.ArrayBlockingQueue<>(capacity);
          model = new twin.java.util.concurrent.ArrayBlockingQueue<>(capacity);
          break;
        case 2:
          jdk = new java.util.concurrent.LinkedBlockingDeque<>(capacity);
          model = new twin.java.util.concurrent.LinkedBlockingDeque<>(capacity);
          break;
        case 3:
          jdk = new java.util.concurrent.PriorityBlockingQueue<>();
          model = new twin.java.util.concurrent.PriorityBlockingQueue<>();
          break;
        default:
          jdk = new java.util.concurrent.LinkedTransferQueue<>();
          model = new twin.java.util.concurrent.LinkedTransferQueue<>();
      }
      for (int i = 0; i < 60; i++) {
        Object value = random.nextInt(30) == 0 ? null : (Object) random.nextInt(20);
        int most = random.nextInt(5) - 1;
        List<Object> one = new ArrayList<>();
        List<Object> two = new ArrayList<>();
        switch (random.nextInt(8)) {
          case 0:
            Check.same("drainTo", () -> jdk.drainTo(one, most) + "" + one, () -> model.drainTo(two, most) + "" + two);
            break;
          case 1:
            if (random.nextInt(4) == 0) Check.same("drainTo", () -> jdk.drainTo(one) + "" + one,
                () -> model.drainTo(two) + "" + two);
            else Check.same("drainTo self", () -> jdk.drainTo(jdk), () -> model.drainTo(model));
            break;
          case 2:
            Check.same("remaining", () -> jdk.remainingCapacity(), () -> model.remainingCapacity());
            break;
          case 3:
            Check.same("poll 0", () -> jdk.poll(0, java.util.concurrent.TimeUnit.SECONDS),
                () -> model.poll(0, twin.java.util.concurrent.TimeUnit.SECONDS));
            break;
          case 4:
            Check.same("offer 0", () -> jdk.offer(value, 0, java.util.concurrent.TimeUnit.SECONDS),
                () -> model.offer(value, 0, twin.java.util.concurrent.TimeUnit.SECONDS));
            break;
          case 5:
            if (jdk.remainingCapacity() > 0) {
              Check.same("put", () -> {
                jdk.put(value);
                return 0;
              }, () -> {
                model.put(value);
                return 0;
              });
            }
            break;
          case 6:
            if (!jdk.isEmpty()) Check.same("take", jdk::take, model::take);
            break;
          default:
            Check.same("add", () -> jdk.add(value), () -> model.add(value));
        }
        Check.equal("queue", jdk.toString(), model.toString());
      }
    }
    Check.same("capacity", () -> new java.util.concurrent.LinkedBlockingQueue<>(0),
        () -> new twin.java.util.concurrent.LinkedBlockingQueue<>(0));
    Check.same("capacity", () -> new java.util.concurrent.ArrayBlockingQueue<>(0),
        () -> new twin.java.util.concurrent.ArrayBlockingQueue<>(0));
    Check.same("capacity", () -> new java.util.concurrent.PriorityBlockingQueue<>(0),
        () -> new twin.java.util.concurrent.PriorityBlockingQueue<>(0));
    List<Object> three = List.of(3, 1, 2);
    Check.same("too many", () -> new java.util.concurrent.ArrayBlockingQueue<>(2, true, three),
        () -> new twin.java.util.concurrent.ArrayBlockingQueue<>(2, true, three));
    Check.same("of", () -> new java.util.concurrent.PriorityBlockingQueue<>(three).toString(),
        () -> new twin.java.util.concurrent.PriorityBlockingQueue<>(three).toString());
  }

  private static Object cowCall(List<Object> list, Random random) {
    return CollectionScript.listCall(list, random);
  }

  private static void copyOnWrite() {
    compare("CopyOnWriteArrayList", 30, 300, () -> new java.util.concurrent.CopyOnWriteArrayList<>(),
        () -> new twin.java.util.concurrent.CopyOnWriteArrayList<>(), (list, random) -> {
          if (list.size() > 60) list.clear();
          return cowCall(list, random);
        });
    compare("CopyOnWriteArraySet", 20, 300, () -> new java.util.concurrent.CopyOnWriteArraySet<>(),
        () -> new twin.java.util.concurrent.CopyOnWriteArraySet<>(),
        (Set<Object> set, Random random) -> {
          if (random.nextInt(8) == 0) return set.equals(new TreeSet<>(CollectionScript.values(random, 9,
              false))) + "" + set.hashCode();
          return CollectionScript.collectionCall(set, random, 20, true);
        });
    Random random = Check.random(5);
    java.util.concurrent.CopyOnWriteArrayList<Object> jdk = new java.util.concurrent.CopyOnWriteArrayList<>();
    twin.java.util.concurrent.CopyOnWriteArrayList<Object> model = new twin.java.util.concurrent.CopyOnWriteArrayList<>();
    for (int i = 0; i < 500; i++) {
      Object value = CollectionScript.value(random, 20, true);
      List<Object> values = CollectionScript.values(random, 20, true);
      int index = random.nextInt(jdk.size() + 1);
      Check.same("addIfAbsent", () -> jdk.addIfAbsent(value), () -> model.addIfAbsent(value));
      Check.same("addAllAbsent", () -> jdk.addAllAbsent(values), () -> model.addAllAbsent(values));
      Check.same("indexOf", () -> jdk.indexOf(value, index), () -> model.indexOf(value, index));
      Check.same("lastIndexOf", () -> jdk.lastIndexOf(value, index - 1), () -> model.lastIndexOf(value, index - 1));
      Check.same("clone", () -> jdk.clone(), () -> model.clone());
      if (jdk.size() > 15) Check.same("remove", () -> jdk.remove(index / 2), () -> model.remove(index / 2));
      Check.equal("list", jdk.toString(), model.toString());
    }
  }

  private static Object mapCall(Map<Object, Object> map, Random random) {
    return CollectionScript.mapCall(map, new Calls(random.nextLong()), false, true);
  }

  /** Never chooses the two calls whose functions change the map itself: the JDK notices that in some cases only. */
  private static final class Calls extends Random {
    private static final long serialVersionUID = 1;

    Calls(long seed) {
      super(seed);
    }

    @Override
    public int nextInt(int bound) {
      int number = super.nextInt(bound);
      return bound == 36 && (number == 17 || number == 18) ? 35 : number;
    }
  }

  private static void hashMap() {
    compare("ConcurrentHashMap", 60, 400, () -> new java.util.concurrent.ConcurrentHashMap<>(),
        () -> new twin.java.util.concurrent.ConcurrentHashMap<>(), ConcurrentCollectionsTest::mapCall);
    for (int capacity : new int[] {0, 1, 7, 16, 100}) {
      compare("ConcurrentHashMap " + capacity, 10, 200, () -> new java.util.concurrent.ConcurrentHashMap<>(capacity),
          () -> new twin.java.util.concurrent.ConcurrentHashMap<>(capacity), ConcurrentCollectionsTest::mapCall);
    }
    // Order while it grows, with good and bad hash codes.
    for (int seed = 0; seed < 60; seed++) {
      Random random = Check.random(seed);
      ConcurrentMap<Object, Object> jdk = new java.util.concurrent.ConcurrentHashMap<>();
      ConcurrentMap<Object, Object> model = new twin.java.util.concurrent.ConcurrentHashMap<>();
      int spread = 1 + random.nextInt(31);
      for (int i = 0; i < 300; i++) {
        int number = random.nextInt(400);
        Object key = seed % 2 == 0 ? (Object) (number * 7919) : new CollectionScript.Key(number,
            number * 0x9E3779B9 >>> spread);
        if (random.nextInt(6) == 0 && seed % 3 != 0) Check.equal("remove", jdk.remove(key), model.remove(key));
        else Check.equal("put", jdk.put(key, i), model.put(key, i));
        if (i % 20 == 0 || seed % 2 == 0) Check.equal("order, seed " + seed + " at " + i, jdk.toString(), model.toString());
      }
    }
    Map<Object, Object> source = new HashMap<>();
    for (int i = 0; i < 40; i++) {
      Check.equal("copy " + i, new java.util.concurrent.ConcurrentHashMap<>(source).toString(),
          new twin.java.util.concurrent.ConcurrentHashMap<>(source).toString());
      source.put("key" + i * 31, i);
    }
  }

  private static void hashMapBulk() {
    java.util.concurrent.ConcurrentHashMap<String, Integer> jdk = new java.util.concurrent.ConcurrentHashMap<>();
    twin.java.util.concurrent.ConcurrentHashMap<String, Integer> model = new twin.java.util.concurrent.ConcurrentHashMap<>();
    long one = Long.MAX_VALUE;
    for (int i = 0; i < 50; i++) {
      StringBuilder a = new StringBuilder();
      StringBuilder b = new StringBuilder();
      jdk.forEach(one, (k, v) -> a.append(k).append(v));
      model.forEach(one, (k, v) -> b.append(k).append(v));
      jdk.forEach(one, (k, v) -> v % 3 == 0 ? null : k, a::append);
      model.forEach(one, (k, v) -> v % 3 == 0 ? null : k, b::append);
      jdk.forEachKey(one, a::append);
      model.forEachKey(one, b::append);
      jdk.forEachEntry(one, e -> e.getValue() > 4 ? e : null, a::append);
      model.forEachEntry(one, e -> e.getValue() > 4 ? e : null, b::append);
      jdk.forEachValue(one, a::append);
      model.forEachValue(one, b::append);
      Check.equal("forEach", a.toString(), b.toString());
      int limit = i;
      Check.equal("search", jdk.search(one, (k, v) -> v > limit / 2 ? k : null), model.search(one, (k,
          v) -> v > limit / 2 ? k : null));
      Check.equal("search", jdk.searchValues(one, v -> v > 7 ? v : null), model.searchValues(one, v -> v > 7 ? v : null));
      Check.equal("search", "" + jdk.searchEntries(one, e -> e), "" + model.searchEntries(one, e -> e));
      Check.equal("reduce", jdk.reduce(one, (k, v) -> k + v, String::concat), model.reduce(one, (k, v) -> k + v,
          String::concat));
      Check.equal("reduceKeys", jdk.reduceKeys(one, String::concat), model.reduceKeys(one, String::concat));
      Check.equal("reduceValues", jdk.reduceValues(one, Integer::sum), model.reduceValues(one, Integer::sum));
      Check.equal("reduceEntries", String.valueOf(jdk.reduceEntries(one, (x, y) -> x.getValue() > y.getValue() ? x : y)),
          String.valueOf(model.reduceEntries(one, (x, y) -> x.getValue() > y.getValue() ? x : y)));
      Check.equal("toLong", jdk.reduceToLong(one, (k, v) -> k.length() * v, 3, Long::sum),
          model.reduceToLong(one, (k, v) -> k.length() * v, 3, Long::sum));
      Check.equal("toDouble", jdk.reduceValuesToDouble(one, v -> v / 3.0, 1, Double::sum),
          model.reduceValuesToDouble(one, v -> v / 3.0, 1, Double::sum));
      Check.equal("toInt", jdk.reduceKeysToInt(one, String::length, 0, Math::max), model.reduceKeysToInt(one,
          String::length, 0, Math::max));
      Check.equal("keySet", jdk.keySet(5).toString(), model.keySet(5).toString());
      Check.same("add", () -> jdk.keySet(5).add("n" + limit % 17), () -> model.keySet(5).add("n" + limit % 17));
      Check.same("add", () -> ((Set<String>) jdk.keySet()).add("n"), () -> model.keySet().add("n"));
      Check.same("values", () -> jdk.values().removeIf(v -> v % 11 == 10), () -> model.values().removeIf(v -> v % 11 == 10));
      Check.same("entries", () -> jdk.entrySet().removeIf(e -> e.getKey().endsWith("99")),
          () -> model.entrySet().removeIf(e -> e.getKey().endsWith("99")));
      Check.equal("mappings", jdk.mappingCount(), model.mappingCount());
      jdk.put("k" + i * i, i);
      model.put("k" + i * i, i);
    }
    Set<Object> jdkSet = java.util.concurrent.ConcurrentHashMap.newKeySet();
    Set<Object> modelSet = twin.java.util.concurrent.ConcurrentHashMap.newKeySet();
    compare("newKeySet", 1, 2000, () -> jdkSet, () -> modelSet,
        (set, random) -> CollectionScript.collectionCall(set, random, 60, random.nextInt(20) == 0));
    twin.java.util.concurrent.ConcurrentHashMap<Object, Object> map = new twin.java.util.concurrent.ConcurrentHashMap<>();
    Check.same("recursive", () -> {
      throw new IllegalStateException();
    }, () -> map.computeIfAbsent(1, k -> map.computeIfAbsent(1, j -> 2)));
    Check.equal("after it", "{}", map.toString());
  }

  private static Object navigableCall(NavigableMap<Object, Object> map, Random random, int depth) {
    Object key = random.nextInt(60) == 0 ? null : (Object) random.nextInt(40);
    Object other = random.nextInt(40);
    boolean one = random.nextBoolean();
    boolean two = random.nextBoolean();
    switch (random.nextInt(36)) {
      case 0: return map.lowerKey(key) + " " + map.lowerEntry(key);
      case 1: return map.floorKey(key) + " " + map.floorEntry(key);
      case 2: return map.ceilingKey(key) + " " + map.ceilingEntry(key);
      case 3: return map.higherKey(key) + " " + map.higherEntry(key);
      case 4: return map.firstKey() + " " + map.firstEntry();
      case 5: return map.lastKey() + " " + map.lastEntry();
      case 6: return map.firstEntry() + " " + map.lastEntry() + " " + (map.comparator() == null);
      case 7: return map.pollFirstEntry();
      case 8: return map.pollLastEntry();
      case 9:
      case 10: return nested(map, map.subMap(key, one, other, two), random, depth);
      case 11: return nested(map, map.headMap(key, one), random, depth);
      case 12: return nested(map, map.tailMap(key, one), random, depth);
      case 13: return nested(map, map.descendingMap(), random, depth);
      case 14: return nested(map, (NavigableMap<Object, Object>) map.subMap(key, other), random, depth);
      case 15: return setCall(map.navigableKeySet(), random, depth);
      case 16: return setCall(map.descendingKeySet(), random, depth);
      case 17: return CollectionScript.walk(map.values().iterator(), random);
      case 18: return map.size() + " " + map.containsKey(key) + map.get(key) + map.containsValue(other);
      case 19: return map.remove(key);
      case 20: return map.putIfAbsent(key, other);
      case 21: return map.merge(other, 1, (a, b) -> a + "+");
      case 22: return map.computeIfAbsent(other, k -> (Integer) k % 3 == 0 ? null : k);
      case 23: return map.computeIfPresent(other, (k, v) -> one ? null : "c" + v);
      case 24: return map.compute(other, (k, v) -> v == null ? 1 : one ? null : 2);
      case 25: return map.replace(key, 5, 6) + " " + map.replace(other, 7);
      case 26: return map.remove(other, 5) + " " + map.remove(key, null);
      case 27: return map.entrySet().contains(Map.entry(other, 5)) + " " + map.entrySet().remove(Map.entry(other, 6));
      case 28: return map.keySet().retainAll(CollectionScript.values(random, 40, false)) && depth < 0;
      case 29: return map.equals(new TreeMap<>(map)) + " " + map.hashCode() + map.values();
      case 30:
        if (random.nextInt(20) == 0) map.clear();
        return null;
      default: return map.put(key, random.nextInt(30));
    }
  }

  private static String nested(NavigableMap<Object, Object> map, NavigableMap<Object, Object> view, Random random, int depth) {
    StringBuilder log = new StringBuilder(view.toString());
    for (int i = depth > 3 ? -1 : random.nextInt(4); i >= 0; i--) {
      long seed = random.nextLong();
      log.append(CollectionScript.outcome(() -> navigableCall(view, new Random(seed), depth + 1))).append(view);
    }
    return log.append(view.hashCode()).append(map).toString();
  }

  private static Object setCall(NavigableSet<Object> set, Random random, int depth) {
    Object element = random.nextInt(40);
    Object other = random.nextInt(40);
    boolean one = random.nextBoolean();
    boolean two = random.nextBoolean();
    switch (random.nextInt(22)) {
      case 0: return set.lower(element);
      case 1: return set.floor(element);
      case 2: return set.ceiling(element);
      case 3: return set.higher(element);
      case 4: return set.first();
      case 5: return set.last();
      case 6: return set.pollFirst();
      case 7: return set.pollLast();
      case 8: return nestedSet(set.subSet(element, one, other, two), random, depth);
      case 9: return nestedSet(set.headSet(element, one), random, depth);
      case 10: return nestedSet(set.tailSet(element, one), random, depth);
      case 11: return nestedSet(set.descendingSet(), random, depth);
      case 12: return nestedSet((NavigableSet<Object>) set.subSet(element, other), random, depth);
      case 13: return set.headSet(element) + " " + set.tailSet(element);
      case 14: return CollectionScript.walk(set.iterator(), random);
      case 15: return set.remove(element);
      case 16: return set.contains(element) + " " + set.size();
      case 17: return set.equals(new TreeSet<>(set)) + " " + set.hashCode();
      case 18: return CollectionScript.walk(set.descendingIterator(), random);
      default: return set.add(element);
    }
  }

  private static String nestedSet(NavigableSet<Object> view, Random random, int depth) {
    StringBuilder log = new StringBuilder(view.toString());
    for (int i = depth > 3 ? -1 : random.nextInt(3); i >= 0; i--) {
      long seed = random.nextLong();
      log.append(CollectionScript.outcome(() -> setCall(view, new Random(seed), depth + 1))).append(view);
    }
    return log.toString();
  }

  private static void skipLists() {
    compare("ConcurrentSkipListMap", 40, 300, () -> new java.util.concurrent.ConcurrentSkipListMap<>(),
        () -> new twin.java.util.concurrent.ConcurrentSkipListMap<>(),
        (NavigableMap<Object, Object> map, Random random) -> navigableCall(map, random, 0));
    Comparator<Object> backward = (a, b) -> (Integer) b - (Integer) a;
    compare("ConcurrentSkipListMap by", 20, 300, () -> new java.util.concurrent.ConcurrentSkipListMap<>(backward),
        () -> new twin.java.util.concurrent.ConcurrentSkipListMap<>(backward),
        (NavigableMap<Object, Object> map, Random random) -> navigableCall(map, random, 0));
    compare("ConcurrentSkipListMap as map", 20, 300, () -> new java.util.concurrent.ConcurrentSkipListMap<>(),
        () -> new twin.java.util.concurrent.ConcurrentSkipListMap<>(),
        (Map<Object, Object> map, Random random) -> mapCall(map, random));
    compare("ConcurrentSkipListSet", 40, 300, () -> new java.util.concurrent.ConcurrentSkipListSet<>(),
        () -> new twin.java.util.concurrent.ConcurrentSkipListSet<>(),
        (NavigableSet<Object> set, Random random) -> random.nextBoolean() ? setCall(set, random, 0)
            : CollectionScript.collectionCall(set, random, 40, random.nextInt(20) == 0));
    Collection<Integer> some = List.of(5, 3, 9);
    Check.equal("copy", new java.util.concurrent.ConcurrentSkipListSet<>(some).clone().toString(),
        new twin.java.util.concurrent.ConcurrentSkipListSet<>(some).clone().toString());
    Check.same("not comparable", () -> new java.util.concurrent.ConcurrentSkipListSet<>().add(new Object()),
        () -> new twin.java.util.concurrent.ConcurrentSkipListSet<>().add(new Object()));
  }

  private static Object copy(Object object) throws Exception {
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
    new java.io.ObjectOutputStream(bytes).writeObject(object);
    return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  private static void serialized() throws Exception {
    Map<Object, Object> source = Map.of("one", 1, "two", 2, "three", 3);
    Check.equal("map", source, copy(new twin.java.util.concurrent.ConcurrentHashMap<>(source)));
    Check.equal("sorted", source, copy(new twin.java.util.concurrent.ConcurrentSkipListMap<>(source)));
    Check.equal("list", List.of(1, 2), copy(new twin.java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2))));
    Check.equal("number", "7", copy(new twin.java.util.concurrent.atomic.AtomicInteger(7)).toString());
  }

  public static void main(String[] args) throws Exception {
    serialized();
    queues();
    blockingCalls();
    copyOnWrite();
    hashMap();
    hashMapBulk();
    skipLists();
    Check.done();
  }
}
