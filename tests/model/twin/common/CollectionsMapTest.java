import java.util.AbstractMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Maps and sets of the model against the JDK's. */
public final class CollectionsMapTest {
  private interface Script<C> {
    Object run(C collection, Random random);
  }

  private interface Maker<C> {
    C make();
  }

  private static String sorted(Object collection) {
    if (collection instanceof Map) {
      TreeSet<String> entries = new TreeSet<>();
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) collection).entrySet()) entries.add(entry.toString());
      return entries.toString();
    }
    return collection.toString();
  }

  private static <C> void compare(String name, int seeds, int calls, boolean ordered, Maker<C> expected,
      Maker<C> actual,
      Script<C> script) {
    for (int seed = 0; seed < seeds; seed++) {
      Random random = Check.random(seed);
      C jdk = expected.make();
      C model = actual.make();
      for (int i = 0; i < calls; i++) {
        long call = random.nextLong();
        String one = CollectionScript.outcome(() -> script.run(jdk, new Random(call)));
        String other = CollectionScript.outcome(() -> script.run(model, new Random(call)));
        Check.equal(name + " seed " + seed + " call " + i + " " + call, one + " "
            + (ordered ? jdk.toString() : sorted(jdk)),
            other + " " + (ordered ? model.toString() : sorted(model)));
      }
    }
  }

  private static Script<Map<Object, Object>> mapScript(boolean nulls, boolean ordered) {
    return (map, random) -> CollectionScript.mapCall(map, random, nulls, ordered);
  }

  private static final class Evicting<K, V> extends LinkedHashMap<K, V> {
    Evicting(boolean byAccess) {
      super(4, 0.5f, byAccess);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > 12;
    }
  }

  private static final class ModelEvicting<K, V> extends twin.java.util.LinkedHashMap<K, V> {
    ModelEvicting(boolean byAccess) {
      super(4, 0.5f, byAccess);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > 12;
    }
  }

  private static void maps() {
    compare("HashMap", 30, 600, true, java.util.HashMap::new, twin.java.util.HashMap::new, mapScript(true, true));
    compare("HashMap(2)", 10, 600, true, () -> new java.util.HashMap<>(2, 3f),
        () -> new twin.java.util.HashMap<>(2, 3f),
        mapScript(true, true));
    compare("LinkedHashMap", 20, 400, true, LinkedHashMap::new, twin.java.util.LinkedHashMap::new,
        mapScript(true, true));
    compare("LinkedHashMap by access", 20, 400, true, () -> new LinkedHashMap<>(16, 0.75f, true),
        () -> new twin.java.util.LinkedHashMap<>(16, 0.75f, true), mapScript(true, true));
    compare("evicting", 10, 400, true, () -> new Evicting<>(false),
        () -> new ModelEvicting<>(false), mapScript(true, true));
    compare("evicting by access", 10, 400, true, () -> new Evicting<>(true),
        () -> new ModelEvicting<>(true), mapScript(true, true));
    compare("Hashtable", 20, 400, true, java.util.Hashtable::new, twin.java.util.Hashtable::new,
        mapScript(false, true));
    compare("Hashtable with nulls", 10, 400, true, java.util.Hashtable::new, twin.java.util.Hashtable::new,
        mapScript(true, true));
    compare("WeakHashMap", 10, 400, false, java.util.WeakHashMap::new, twin.java.util.WeakHashMap::new,
        mapScript(true, false));
    compare("TreeMap", 20, 400, true, TreeMap::new, twin.java.util.TreeMap::new, mapScript(false, true));
    compare("TreeMap with nulls", 20, 400, true, TreeMap::new, twin.java.util.TreeMap::new, mapScript(true, true));
    Comparator<Object> nullsFirst = Comparator.nullsFirst(Comparator.comparing(Object::toString));
    compare("TreeMap by", 10, 400, true, () -> new TreeMap<>(nullsFirst),
        () -> new twin.java.util.TreeMap<>(nullsFirst),
        mapScript(true, true));
  }

  /** Integers as keys: the tables grow large. */
  private static void largeTables() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = Check.random(seed);
      Map<Object, Object> jdk = seed % 2 == 0 ? new java.util.HashMap<>()
          : new java.util.HashMap<>(seed, seed / 20f + 0.1f);
      Map<Object, Object> model = seed % 2 == 0 ? new twin.java.util.HashMap<>()
          : new twin.java.util.HashMap<>(seed, seed / 20f + 0.1f);
      Set<Object> jdkSet = new java.util.HashSet<>();
      Set<Object> modelSet = new twin.java.util.HashSet<>();
      for (int i = 0; i < 1500; i++) {
        Object key = seed % 3 == 0 ? "key" + random.nextInt(3000) : (Object) random.nextInt();
        if (random.nextInt(5) == 0) {
          jdk.remove(key);
          model.remove(key);
        }
        Check.equal("put", jdk.put(key, i), model.put(key, i));
        Check.equal("add", jdkSet.add(key), modelSet.add(key));
      }
      Check.equal("order", jdk.toString(), model.toString());
      Check.equal("order", jdkSet.toString(), modelSet.toString());
      Check.equal("copy", new java.util.HashMap<>(jdk).toString(), new twin.java.util.HashMap<>(model).toString());
      Check.equal("copy", new java.util.HashSet<>(jdkSet).toString(),
          new twin.java.util.HashSet<>(modelSet).toString());
      Check.equal("copy", new java.util.Hashtable<>(jdk).toString(),
          new twin.java.util.Hashtable<>(model).toString());
      Check.equal("clone", ((java.util.HashMap<?, ?>) jdk).clone().toString(),
          ((twin.java.util.HashMap<?, ?>) model).clone().toString());
      Check.equal("clone", ((java.util.HashSet<?>) jdkSet).clone().toString(),
          ((twin.java.util.HashSet<?>) modelSet).clone().toString());
      Check.equal("hashCode", jdk.hashCode(), model.hashCode());
      Check.equal("equals", true, model.equals(jdk) && jdk.equals(model));
      Map<Object, Object> more = new LinkedHashMap<>();
      for (int i = 0; i < 3000; i++) more.put(random.nextInt(), i);
      jdk.putAll(more);
      model.putAll(more);
      Check.equal("putAll", jdk.toString(), model.toString());
    }
  }

  private static Integer number(Random random) {
    return random.nextInt(40);
  }

  private static Object navigableCall(NavigableMap<Integer, Object> map, Random random, int depth) {
    Integer key = random.nextInt(60) == 0 ? null : number(random);
    Integer other = number(random);
    boolean one = random.nextBoolean();
    boolean two = random.nextBoolean();
    switch (random.nextInt(32)) {
      case 0: return map.lowerKey(key) + " " + map.lowerEntry(key);
      case 1: return map.floorKey(key) + " " + map.floorEntry(key);
      case 2: return map.ceilingKey(key) + " " + map.ceilingEntry(key);
      case 3: return map.higherKey(key) + " " + map.higherEntry(key);
      case 4: return map.firstKey() + " " + map.firstEntry();
      case 5: return map.lastKey() + " " + map.lastEntry();
      case 6: return map.firstEntry() + " " + map.lastEntry() + " " + (map.comparator() == null);
      case 7: return map.pollFirstEntry();
      case 8: return map.pollLastEntry();
      case 9: return CollectionScript.outcome(() -> map.firstEntry().setValue(1));
      case 10:
      case 11: return nested(map, map.subMap(key, one, other, two), random, depth);
      case 12: return nested(map, map.headMap(key, one), random, depth);
      case 13: return nested(map, map.tailMap(key, one), random, depth);
      case 14: return nested(map, map.descendingMap(), random, depth);
      case 15: return nested(map, (NavigableMap<Integer, Object>) map.subMap(key, other), random, depth);
      case 16: return nested(map, (NavigableMap<Integer, Object>) map.headMap(key), random, depth);
      case 17: return nested(map, (NavigableMap<Integer, Object>) map.tailMap(key), random, depth);
      case 18: return setCall(map.navigableKeySet(), random, depth);
      case 19: return setCall(map.descendingKeySet(), random, depth);
      case 20: return CollectionScript.walkEntries(objects(map).entrySet().iterator(), random);
      case 21: return CollectionScript.walk(objects(map).values().iterator(), random);
      case 22: return map.size() + " " + map.containsKey(key) + map.get(key) + map.containsValue(other);
      case 23: return map.remove(key);
      case 24: return map.putIfAbsent(key, other);
      case 25: return map.merge(other, 1, (a, b) -> a + "+");
      case 26: return map.computeIfAbsent(other, k -> k % 3 == 0 ? null : k);
      case 27:
        if (random.nextInt(20) == 0) map.clear();
        return null;
      default: return map.put(key, random.nextInt(30));
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<Object, Object> objects(Map<?, ?> map) {
    return (Map<Object, Object>) map;
  }

  private static String nested(NavigableMap<Integer, Object> map, NavigableMap<Integer, Object> view,
      Random random, int depth) {
    StringBuilder log = new StringBuilder(view.toString());
    if (depth > 3) return log.toString();
    for (int i = random.nextInt(4); i >= 0; i--) {
      long seed = random.nextLong();
      log.append(CollectionScript.outcome(() -> navigableCall(view, new Random(seed), depth + 1))).append(view);
    }
    return log.append(view.hashCode()).append(view.equals(map)).append(map).toString();
  }

  private static Object setCall(NavigableSet<Integer> set, Random random, int depth) {
    Integer element = number(random);
    Integer other = number(random);
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
      case 12: return nestedSet((NavigableSet<Integer>) set.subSet(element, other), random, depth);
      case 13: return set.headSet(element) + " " + set.tailSet(element);
      case 14: return CollectionScript.walk(objects(set).iterator(), random);
      case 15: return set.remove(element);
      case 16: return set.contains(element) + " " + set.size();
      case 17: return set.equals(new TreeSet<>(set)) + " " + set.hashCode();
      case 18: return set.spliterator().characteristics() & java.util.Spliterator.DISTINCT;
      default: return set.add(element);
    }
  }

  @SuppressWarnings("unchecked")
  private static Collection<Object> objects(Collection<?> collection) {
    return (Collection<Object>) collection;
  }

  private static String nestedSet(NavigableSet<Integer> view, Random random, int depth) {
    StringBuilder log = new StringBuilder(view.toString());
    for (int i = depth > 3 ? -1 : random.nextInt(3); i >= 0; i--) {
      long seed = random.nextLong();
      log.append(CollectionScript.outcome(() -> setCall(view, new Random(seed), depth + 1))).append(view);
    }
    return log.toString();
  }

  private static void navigable() {
    compare("TreeMap views", 40, 300, true, TreeMap::new, twin.java.util.TreeMap::new,
        (NavigableMap<Integer, Object> map, Random random) -> navigableCall(map, random, 0));
    Comparator<Integer> backward = (a, b) -> b - a;
    compare("TreeMap views by", 20, 300, true, () -> new TreeMap<>(backward),
        () -> new twin.java.util.TreeMap<>(backward),
        (NavigableMap<Integer, Object> map, Random random) -> navigableCall(map, random, 0));
    compare("TreeSet", 40, 300, true, TreeSet::new, twin.java.util.TreeSet::new,
        (NavigableSet<Integer> set, Random random) -> setCall(set, random, 0));
    compare("TreeSet as collection", 20, 300, true, TreeSet::new, twin.java.util.TreeSet::new,
        (Set<Object> set, Random random) -> CollectionScript.collectionCall(set, random, 40,
            random.nextInt(10) == 0));
    compare("HashSet", 20, 400, true, java.util.HashSet::new, twin.java.util.HashSet::new,
        (Set<Object> set, Random random) -> CollectionScript.collectionCall(set, random, 40, true));
    compare("LinkedHashSet", 20, 400, true, java.util.LinkedHashSet::new, twin.java.util.LinkedHashSet::new,
        (Set<Object> set, Random random) -> CollectionScript.collectionCall(set, random, 40, true));
    compare("keySet", 10, 400, true, () -> filled(new java.util.HashMap<>()).keySet(),
        () -> filled(new twin.java.util.HashMap<>()).keySet(),
        (Set<Object> set, Random random) -> CollectionScript.collectionCall(set, random, 40, true));
    compare("values", 10, 400, true, () -> filled(new java.util.HashMap<>()).values(),
        () -> filled(new twin.java.util.HashMap<>()).values(),
        (Collection<Object> values, Random random) -> CollectionScript.collectionCall(values, random, 40, true));
    Check.same("subMap", () -> new TreeMap<>().subMap(3, 1), () -> new twin.java.util.TreeMap<>().subMap(3, 1));
    Check.same("get", () -> new TreeMap<>().get(new Object()),
        () -> new twin.java.util.TreeMap<>().get(new Object()));
    Check.same("get", () -> new TreeMap<>().get(null), () -> new twin.java.util.TreeMap<>().get(null));
    Check.same("put", () -> new TreeMap<>().put(null, 1), () -> new twin.java.util.TreeMap<>().put(null, 1));
    Check.same("put", () -> new TreeMap<>().put(new Object(), 1),
        () -> new twin.java.util.TreeMap<>().put(new Object(), 1));
    Check.same("first", () -> new TreeSet<>().first(), () -> new twin.java.util.TreeSet<>().first());
    SortedMap<Object, Object> source = new TreeMap<>(java.util.Collections.reverseOrder());
    for (int i = 0; i < 20; i++) source.put(i * 7 % 20, i);
    Check.equal("of sorted", new TreeMap<>(source).toString(), new twin.java.util.TreeMap<>(source).toString());
    Check.equal("clone", source.toString(), new twin.java.util.TreeMap<>(source).clone().toString());
    Check.equal("clone", source.keySet().toString(),
        ((twin.java.util.TreeSet<?>) new twin.java.util.TreeMap<>(source).navigableKeySet()).clone().toString());
  }

  private static Map<Object, Object> filled(Map<Object, Object> map) {
    for (int i = 0; i < 40; i++) map.put(i, i % 7);
    return map;
  }

  private static void enums() {
    Random random = Check.random(5);
    java.util.EnumMap<TimeUnit, Object> jdk = new java.util.EnumMap<>(TimeUnit.class);
    twin.java.util.EnumMap<TimeUnit, Object> model = new twin.java.util.EnumMap<>(TimeUnit.class);
    java.util.EnumSet<TimeUnit> jdkSet = java.util.EnumSet.noneOf(TimeUnit.class);
    twin.java.util.EnumSet<TimeUnit> modelSet = twin.java.util.EnumSet.noneOf(TimeUnit.class);
    for (int i = 0; i < 3000; i++) {
      TimeUnit key = random.nextInt(30) == 0 ? null : TimeUnit.values()[random.nextInt(7)];
      Object value = random.nextInt(6) == 0 ? null : (Object) random.nextInt(9);
      Object anyKey = random.nextInt(20) == 0 ? "x" : key;
      switch (random.nextInt(12)) {
        case 0: Check.same("get", () -> jdk.get(anyKey), () -> model.get(anyKey)); break;
        case 1: Check.same("remove", () -> jdk.remove(anyKey), () -> model.remove(anyKey)); break;
        case 2: Check.same("containsKey", () -> jdk.containsKey(anyKey), () -> model.containsKey(anyKey)); break;
        case 3: Check.same("containsValue", () -> jdk.containsValue(value), () -> model.containsValue(value)); break;
        case 4: Check.same("hashCode", jdk::hashCode, model::hashCode); break;
        case 5: {
          long seed = random.nextLong();
          Check.same("entries", () -> CollectionScript.walkEntries(cast(jdk.entrySet().iterator()), new Random(seed)),
              () -> CollectionScript.walkEntries(cast(model.entrySet().iterator()), new Random(seed)));
          break;
        }
        case 6: Check.same("keySet", () -> jdk.keySet().remove(anyKey), () -> model.keySet().remove(anyKey)); break;
        case 7: Check.same("add", () -> jdkSet.add(key), () -> modelSet.add(key)); break;
        case 8: Check.same("remove", () -> jdkSet.remove(anyKey), () -> modelSet.remove(anyKey)); break;
        case 9: Check.same("contains", () -> jdkSet.contains(anyKey), () -> modelSet.contains(anyKey)); break;
        case 10: Check.same("complement", () -> java.util.EnumSet.complementOf(jdkSet),
            () -> twin.java.util.EnumSet.complementOf(modelSet)); break;
        default: Check.same("put", () -> jdk.put(key, value), () -> model.put(key, value));
      }
      Check.equal("EnumMap", jdk.toString() + jdk.size(), model.toString() + model.size());
      Check.equal("EnumSet", jdkSet, modelSet);
    }
    Check.same("copy", () -> new java.util.EnumMap<>(jdk).toString(),
        () -> new twin.java.util.EnumMap<>(model).clone().toString());
    Check.same("empty", () -> new java.util.EnumMap<>(new java.util.HashMap<TimeUnit, Object>()),
        () -> new twin.java.util.EnumMap<>(new java.util.HashMap<TimeUnit, Object>()));
    Check.same("of", () -> java.util.EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS, TimeUnit.NANOSECONDS),
        () -> twin.java.util.EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS, TimeUnit.NANOSECONDS));
    Check.same("range", () -> java.util.EnumSet.range(TimeUnit.MICROSECONDS, TimeUnit.HOURS),
        () -> twin.java.util.EnumSet.range(TimeUnit.MICROSECONDS, TimeUnit.HOURS));
    Check.same("range", () -> java.util.EnumSet.range(TimeUnit.HOURS, TimeUnit.SECONDS),
        () -> twin.java.util.EnumSet.range(TimeUnit.HOURS, TimeUnit.SECONDS));
    Check.same("allOf", () -> java.util.EnumSet.allOf(TimeUnit.class).toString(),
        () -> twin.java.util.EnumSet.allOf(TimeUnit.class).toString());
    Check.same("copyOf", () -> java.util.EnumSet.copyOf(new java.util.ArrayList<TimeUnit>()),
        () -> twin.java.util.EnumSet.copyOf(new java.util.ArrayList<TimeUnit>()));
  }

  @SuppressWarnings("unchecked")
  private static java.util.Iterator<Map.Entry<Object, Object>> cast(Object iterator) {
    return (java.util.Iterator<Map.Entry<Object, Object>>) iterator;
  }

  private static void identity() {
    Random random = Check.random(9);
    String[] keys = new String[30];
    for (int i = 0; i < keys.length; i++) keys[i] = i == 0 ? null : new String("k" + i % 11);
    java.util.IdentityHashMap<Object, Object> jdk = new java.util.IdentityHashMap<>();
    twin.java.util.IdentityHashMap<Object, Object> model = new twin.java.util.IdentityHashMap<>();
    for (int i = 0; i < 3000; i++) {
      String key = keys[random.nextInt(keys.length)];
      String value = keys[random.nextInt(keys.length)];
      switch (random.nextInt(10)) {
        case 0: Check.same("get", () -> jdk.get(key), () -> model.get(key)); break;
        case 1: Check.same("remove", () -> jdk.remove(key), () -> model.remove(key)); break;
        case 2: Check.same("containsKey", () -> jdk.containsKey(key), () -> model.containsKey(key)); break;
        case 3: Check.same("containsValue", () -> jdk.containsValue(value), () -> model.containsValue(value)); break;
        case 4: Check.same("keySet", () -> jdk.keySet().remove(key), () -> model.keySet().remove(key)); break;
        case 5: Check.same("hashCode", () -> jdk.hashCode() + jdk.keySet().hashCode(),
            () -> model.hashCode() + model.keySet().hashCode()); break;
        case 6: Check.same("entrySet", () -> jdk.entrySet().contains(new AbstractMap.SimpleEntry<>(key, value)),
            () -> model.entrySet().contains(new AbstractMap.SimpleEntry<>(key, value))); break;
        default: Check.same("put", () -> jdk.put(key, value), () -> model.put(key, value));
      }
      Check.equal("IdentityHashMap", jdk.size() + sortedByText(jdk), model.size() + sortedByText(model));
    }
    Check.isTrue("clone", model.equals(model.clone()));
  }

  private static String sortedByText(Map<?, ?> map) {
    java.util.ArrayList<String> texts = new java.util.ArrayList<>();
    map.forEach((k, v) -> texts.add(k + "=" + v));
    java.util.Collections.sort(texts);
    return texts.toString();
  }

  public static void main(String[] arguments) {
    maps();
    largeTables();
    navigable();
    enums();
    identity();
    Check.done();
  }
}
