import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Constructor;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;

/** Collections, Objects, Spliterators and the immutable collections against the JDK's. */
public final class CollectionsHelpersTest {
  private interface Script<C> {
    Object run(C collection, Random random);
  }

  /** List.of(1, 2, 3) has an array inside, and its exceptions say so; its parts have not. */
  private static String outcome(CollectionScript.Call call) {
    return CollectionScript.outcome(call).replace("ArrayIndexOutOf", "IndexOutOf");
  }

  private static <C> void compare(String name, int calls, C jdk, C model, Script<C> script) {
    Random random = Check.random(calls);
    for (int i = 0; i < calls; i++) {
      long call = random.nextLong();
      String expected = outcome(() -> script.run(jdk, new Random(call)));
      String actual = outcome(() -> script.run(model, new Random(call)));
      Check.equal(name + " call " + i, expected + " " + jdk, actual + " " + model);
    }
  }

  private static List<Object> numbers(Random random) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(12); i > 0; i--) list.add(random.nextInt(6));
    return list;
  }

  /** A static method of Collections, on lists that it may change. */
  private static void algorithm(Random random) {
    List<Object> a = numbers(random);
    List<Object> b = new ArrayList<>(a);
    List<Object> other = random.nextInt(4) == 0 ? new ArrayList<>(a.subList(a.size() / 3, a.size() / 2))
        : numbers(random);
    Object x = random.nextInt(6);
    int n = random.nextInt(12) - 3;
    int m = random.nextInt(8);
    Comparator<Object> byRest = (p, q) -> (Integer) p % 3 - (Integer) q % 3;
    Comparator<Object> comparator = random.nextInt(3) == 0 ? null : byRest;
    switch (random.nextInt(22)) {
      case 0: same("reverse", () -> done(() -> Collections.reverse(a)),
          () -> done(() -> twin.java.util.Collections.reverse(b))); break;
      case 1: same("rotate", () -> done(() -> Collections.rotate(a, n)),
          () -> done(() -> twin.java.util.Collections.rotate(b, n))); break;
      case 2: same("swap", () -> done(() -> Collections.swap(a, n, m)),
          () -> done(() -> twin.java.util.Collections.swap(b, n, m))); break;
      case 3: same("fill", () -> done(() -> Collections.fill(a, x)),
          () -> done(() -> twin.java.util.Collections.fill(b, x))); break;
      case 4: same("copy", () -> done(() -> Collections.copy(a, other)),
          () -> done(() -> twin.java.util.Collections.copy(b, other))); break;
      case 5: same("replaceAll", () -> Collections.replaceAll(a, x, 9),
          () -> twin.java.util.Collections.replaceAll(b, x, 9)); break;
      case 6: same("indexOfSubList", () -> Collections.indexOfSubList(a, other),
          () -> twin.java.util.Collections.indexOfSubList(b, other)); break;
      case 7: same("lastIndexOfSubList", () -> Collections.lastIndexOfSubList(a, other),
          () -> twin.java.util.Collections.lastIndexOfSubList(b, other)); break;
      case 8: same("frequency", () -> Collections.frequency(a, x),
          () -> twin.java.util.Collections.frequency(b, x)); break;
      case 9: same("disjoint", () -> Collections.disjoint(a, other),
          () -> twin.java.util.Collections.disjoint(b, other)); break;
      case 10: same("disjoint", () -> Collections.disjoint(new HashSet<>(a), other),
          () -> twin.java.util.Collections.disjoint(new HashSet<>(b), other)); break;
      case 11: same("addAll", () -> Collections.addAll(a, x, 3),
          () -> twin.java.util.Collections.addAll(b, x, 3)); break;
      case 12: same("min", () -> Collections.min(a, comparator),
          () -> twin.java.util.Collections.min(b, comparator)); break;
      case 13: same("max", () -> Collections.max(a, comparator),
          () -> twin.java.util.Collections.max(b, comparator)); break;
      case 14: same("sort", () -> done(() -> Collections.sort(a, comparator)),
          () -> done(() -> twin.java.util.Collections.sort(b, comparator))); break;
      case 15:
        a.sort(null);
        b.sort(null);
        same("binarySearch", () -> Collections.binarySearch(a, x, null),
            () -> twin.java.util.Collections.binarySearch(b, x, null));
        break;
      case 16: same("shuffle", () -> done(() -> Collections.shuffle(a, new Random(n))),
          () -> done(() -> twin.java.util.Collections.shuffle(b, new Random(n)))); break;
      case 17: same("enumeration", () -> Collections.list(Collections.enumeration(a)),
          () -> twin.java.util.Collections.list(twin.java.util.Collections.enumeration(b))); break;
      case 18: same("nCopies", () -> Collections.nCopies(n, x),
          () -> twin.java.util.Collections.nCopies(n, x)); break;
      case 19: same("reverseOrder", () -> sorted(a, Collections.reverseOrder()),
          () -> sorted(b, twin.java.util.Collections.reverseOrder())); break;
      case 20: same("reverseOrder", () -> sorted(a, Collections.reverseOrder(comparator)),
          () -> sorted(b, twin.java.util.Collections.reverseOrder(comparator))); break;
      default: same("sort", () -> sorted(a, null), () -> {
        twin.java.util.Collections.sort((List<Integer>) (List<?>) b);
        return b;
      });
    }
    Check.equal("list", a, b);
  }

  private static List<Object> sorted(List<Object> list, Comparator<Object> comparator) {
    list.sort(comparator);
    return list;
  }

  private static Object done(Runnable call) {
    call.run();
    return null;
  }

  private static void same(String what, Callable<?> expected, Callable<?> actual) {
    Check.same(what, expected, actual);
  }

  private static List<Object> list() {
    return new ArrayList<>(Arrays.asList(1, 2, 3, null, 5, 3));
  }

  private static Map<Object, Object> map() {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < 30; i += 3) map.put(CollectionScript.key(new Random(i)), i);
    return map;
  }

  private static NavigableSet<Object> set() {
    return new TreeSet<>(Arrays.asList(1, 3, 5, 7, 20));
  }

  private static Object navigableSetCall(NavigableSet<Object> set, Random random) {
    Object x = random.nextInt(22);
    Object y = random.nextInt(22);
    switch (random.nextInt(12)) {
      case 0: return set.lower(x) + " " + set.floor(x) + " " + set.ceiling(x) + " " + set.higher(x);
      case 1: return set.first() + " " + set.last();
      case 2: return set.pollFirst();
      case 3: return CollectionScript.walk(set.descendingSet().iterator(), random);
      case 4: return CollectionScript.walk(set.descendingIterator(), random);
      case 5: return set.subSet(x, y).remove(x);
      case 6: return set.headSet(x, true).add(y);
      case 7: return set.tailSet(x, false).size();
      case 8: return set.comparator();
      case 9: return set.equals(new HashSet<>(set)) + " " + set.hashCode();
      default: return CollectionScript.collectionCall(set, random, 22, false);
    }
  }

  private static Object navigableMapCall(NavigableMap<Object, Object> map, Random random) {
    Object x = CollectionScript.key(random);
    Object y = CollectionScript.key(random);
    switch (random.nextInt(12)) {
      case 0: return map.lowerKey(x) + " " + map.floorKey(x) + " " + map.ceilingKey(x) + " " + map.higherKey(x);
      case 1: return map.firstKey() + " " + map.lastEntry();
      case 2: return map.pollFirstEntry();
      case 3: return CollectionScript.mapCall(map.descendingMap(), random, false, true);
      case 4: return map.firstEntry().setValue(3);
      case 5: return map.subMap(x, y).remove(x);
      case 6: return map.headMap(x, true).put(y, 1);
      case 7: return map.tailMap(x, false).size();
      case 8: return CollectionScript.walk(map.descendingKeySet().iterator(), random);
      default: return CollectionScript.mapCall(map, random, false, true);
    }
  }

  private static void views() {
    compare("unmodifiableList", 1500, Collections.unmodifiableList(list()),
        twin.java.util.Collections.unmodifiableList(list()),
        CollectionScript::listCall);
    compare("synchronizedList", 1500, Collections.synchronizedList(list()),
        twin.java.util.Collections.synchronizedList(list()),
        CollectionScript::listCall);
    compare("unmodifiableCollection", 800, Collections.unmodifiableCollection(list()),
        twin.java.util.Collections.unmodifiableCollection(list()),
        (Collection<Object> c, Random random) -> CollectionScript.collectionCall(c, random, 9, true));
    compare("synchronizedCollection", 800, Collections.synchronizedCollection(list()),
        twin.java.util.Collections.synchronizedCollection(list()),
        (Collection<Object> c, Random random) -> CollectionScript.collectionCall(c, random, 9, true));
    compare("checkedList", 800, Collections.checkedList(list(), Object.class),
        twin.java.util.Collections.checkedList(list(), Object.class),
        CollectionScript::listCall);
    compare("unmodifiableMap", 1500, Collections.unmodifiableMap(map()),
        twin.java.util.Collections.unmodifiableMap(map()),
        (Map<Object, Object> m, Random random) -> CollectionScript.mapCall(m, random, true, true));
    compare("synchronizedMap", 1500, Collections.synchronizedMap(map()),
        twin.java.util.Collections.synchronizedMap(map()),
        (Map<Object, Object> m, Random random) -> CollectionScript.mapCall(m, random, true, true));
    compare("checkedMap", 1500, Collections.checkedMap(map(), Object.class, Object.class),
        twin.java.util.Collections.checkedMap(map(), Object.class, Object.class),
        (Map<Object, Object> m, Random random) -> CollectionScript.mapCall(m, random, true, true));
    compare("unmodifiableNavigableSet", 800, Collections.unmodifiableNavigableSet(set()),
        twin.java.util.Collections.unmodifiableNavigableSet(set()), CollectionsHelpersTest::navigableSetCall);
    compare("synchronizedNavigableSet", 800, Collections.synchronizedNavigableSet(set()),
        twin.java.util.Collections.synchronizedNavigableSet(set()), CollectionsHelpersTest::navigableSetCall);
    compare("checkedNavigableSet", 800, Collections.checkedNavigableSet(set(), Object.class),
        twin.java.util.Collections.checkedNavigableSet(set(), Object.class),
            CollectionsHelpersTest::navigableSetCall);
    compare("unmodifiableNavigableMap", 800, Collections.unmodifiableNavigableMap(new TreeMap<>(map())),
        twin.java.util.Collections.unmodifiableNavigableMap(new TreeMap<>(map())),
            CollectionsHelpersTest::navigableMapCall);
    compare("synchronizedNavigableMap", 800, Collections.synchronizedNavigableMap(new TreeMap<>(map())),
        twin.java.util.Collections.synchronizedNavigableMap(new TreeMap<>(map())),
            CollectionsHelpersTest::navigableMapCall);
    compare("checkedNavigableMap", 800, Collections.checkedNavigableMap(new TreeMap<>(map()), Object.class,
        Object.class),
        twin.java.util.Collections.checkedNavigableMap(new TreeMap<>(map()), Object.class, Object.class),
        CollectionsHelpersTest::navigableMapCall);
    compare("newSetFromMap", 800, Collections.newSetFromMap(new LinkedHashMap<>()),
        twin.java.util.Collections.newSetFromMap(new LinkedHashMap<>()),
        (Set<Object> s, Random random) -> CollectionScript.collectionCall(s, random, 20, true));
    compare("asLifoQueue", 800, Collections.asLifoQueue(new ArrayDeque<>()),
        twin.java.util.Collections.asLifoQueue(new ArrayDeque<>()),
        (java.util.Queue<Object> q, Random random) -> CollectionScript.queueCall(q, random, false));
  }

  private static void small() {
    compare("emptyList", 800, Collections.emptyList(), twin.java.util.Collections.emptyList(),
        CollectionScript::listCall);
    compare("singletonList", 800, Collections.singletonList(3), twin.java.util.Collections.singletonList(3),
        CollectionScript::listCall);
    compare("nCopies", 800, Collections.nCopies(4, 3), twin.java.util.Collections.nCopies(4, 3),
        CollectionScript::listCall);
    compare("emptySet", 400, Collections.emptySet(), twin.java.util.Collections.emptySet(),
        (Set<Object> s, Random random) -> CollectionScript.collectionCall(s, random, 20, true));
    compare("singleton", 400, Collections.singleton(3), twin.java.util.Collections.singleton(3),
        (Set<Object> s, Random random) -> CollectionScript.collectionCall(s, random, 20, true));
    compare("emptyMap", 800, Collections.emptyMap(), twin.java.util.Collections.emptyMap(),
        (Map<Object, Object> m, Random random) -> CollectionScript.mapCall(m, random, true, true));
    Object key = CollectionScript.key(new Random(3));
    compare("singletonMap", 800, Collections.singletonMap(key, 2), twin.java.util.Collections.singletonMap(key, 2),
        (Map<Object, Object> m, Random random) -> CollectionScript.mapCall(m, random, true, true));
    compare("emptyNavigableSet", 400, Collections.emptyNavigableSet(), twin.java.util.Collections.emptyNavigableSet(),
        CollectionsHelpersTest::navigableSetCall);
    compare("emptyNavigableMap", 400, Collections.emptyNavigableMap(), twin.java.util.Collections.emptyNavigableMap(),
        CollectionsHelpersTest::navigableMapCall);
    ListIterator<Object> none = twin.java.util.Collections.emptyListIterator();
    Check.same("empty", () -> Collections.emptyListIterator().next(), none::next);
    Check.same("empty", () -> Collections.emptyListIterator().nextIndex(), none::nextIndex);
    Check.same("empty", () -> Collections.emptyEnumeration().nextElement(),
        () -> twin.java.util.Collections.emptyEnumeration().nextElement());
    Check.same("checked", () -> ((List<Object>) (List<?>) Collections.checkedList(new ArrayList<>(),
        Integer.class)).add("x"),
        () -> ((List<Object>) (List<?>) twin.java.util.Collections.checkedList(new ArrayList<>(),
            Integer.class)).add("x"));
  }

  /** The immutable collections are not public: the interfaces' factories, which are the JDK's here, make them. */
  @SuppressWarnings("unchecked")
  private static <T> T immutable(String name, Object... arguments) throws Exception {
    Constructor<?> constructor = Class.forName("twin.java.util." + name).getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    try {
      return (T) constructor.newInstance(arguments);
    } catch (java.lang.reflect.InvocationTargetException thrown) {
      throw (Exception) thrown.getCause();
    }
  }

  private static void immutables() throws Exception {
    List<Object> list = immutable("ImmutableList", (Object) new Object[] {1, 2, 3, 2});
    compare("List.of", 1500, List.of(1, 2, 3, 2), list, CollectionScript::listCall);
    Set<Object> one = immutable("ImmutableSet", (Object) new Object[] {3});
    compare("Set.of", 800, Set.of(3), one, (Set<Object> s, Random random) ->
        CollectionScript.collectionCall(s, random, 6, true));
    Object key = CollectionScript.key(new Random(3));
    Map<Object, Object> map = immutable("ImmutableMap", new Object[] {key}, new Object[] {2});
    compare("Map.of", 800, Map.of(key, 2), map, (Map<Object, Object> m, Random random) ->
        CollectionScript.mapCall(m, random, true, true));
    Set<Object> set = immutable("ImmutableSet", (Object) new Object[] {3, 1, 2});
    Check.equal("order", "[3, 1, 2]", set.toString());
    Check.equal("equals", Set.of(1, 2, 3), set);
    Check.same("duplicate", () -> Set.of(1, 1), () -> immutable("ImmutableSet", (Object) new Object[] {1, 1}));
    Check.same("null", () -> Set.of(1, null), () -> immutable("ImmutableSet", (Object) new Object[] {1, null}));
    Check.same("null", () -> List.of(1, null), () -> immutable("ImmutableList", (Object) new Object[] {1, null}));
    Check.same("duplicate", () -> Map.of(1, 1, 1, 2), () -> immutable("ImmutableMap", new Object[] {1, 1},
        new Object[] {1, 2}));
    Check.same("null", () -> Map.of(1, null), () -> immutable("ImmutableMap", new Object[] {1}, new Object[] {null}));
    Map.Entry<Object, Object> entry = immutable("ImmutableEntry", 1, 2);
    Check.equal("entry", Map.entry(1, 2), entry);
    Check.equal("entry", Map.entry(1, 2).toString() + Map.entry(1, 2).hashCode(), entry.toString()
        + entry.hashCode());
    Check.same("entry", () -> Map.entry(1, 2).setValue(3), () -> entry.setValue(3));
  }

  private static void objects() {
    Object[] values = {null, 1, "a", new int[] {1}, new int[] {1}, new Object[] {1, "a"}, new Object[] {1, "a"}, 1L};
    for (Object a : values) {
      Check.same("hashCode", () -> Objects.hashCode(a), () -> twin.java.util.Objects.hashCode(a));
      Check.same("toString", () -> Objects.toString(a, "x") + Objects.toString(a),
          () -> twin.java.util.Objects.toString(a, "x") + twin.java.util.Objects.toString(a));
      Check.same("hash", () -> Objects.hash(a, 1, "z"), () -> twin.java.util.Objects.hash(a, 1, "z"));
      Check.same("requireNonNull", () -> Objects.requireNonNull(a, "m"),
          () -> twin.java.util.Objects.requireNonNull(a, "m"));
      Check.same("requireNonNullElse", () -> Objects.requireNonNullElse(a, "m"),
          () -> twin.java.util.Objects.requireNonNullElse(a, "m"));
      Check.same("requireNonNullElseGet", () -> Objects.requireNonNullElseGet(a, () -> null),
          () -> twin.java.util.Objects.requireNonNullElseGet(a, () -> null));
      for (Object b : values) {
        Check.same("equals", () -> Objects.equals(a, b), () -> twin.java.util.Objects.equals(a, b));
        Check.same("deepEquals", () -> Objects.deepEquals(a, b), () -> twin.java.util.Objects.deepEquals(a, b));
      }
    }
    int[] numbers = {-1, 0, 1, 2, 5, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int a : numbers) {
      for (int b : numbers) {
        Check.same("checkIndex", () -> message(() -> Objects.checkIndex(a, b)),
            () -> message(() -> twin.java.util.Objects.checkIndex(a, b)));
        for (int c : numbers) {
          Check.same("range", () -> message(() -> Objects.checkFromToIndex(a, b, c)),
              () -> message(() -> twin.java.util.Objects.checkFromToIndex(a, b, c)));
          Check.same("range", () -> message(() -> Objects.checkFromIndexSize(a, b, c)),
              () -> message(() -> twin.java.util.Objects.checkFromIndexSize(a, b, c)));
        }
      }
    }
  }

  private static String message(Callable<?> call) throws Exception {
    try {
      return String.valueOf(call.call());
    } catch (IndexOutOfBoundsException thrown) {
      return thrown.toString();
    }
  }

  private static String drain(Spliterator<?> each) {
    StringBuilder text = new StringBuilder(each.characteristics() + " " + each.getExactSizeIfKnown() + ": ");
    each.tryAdvance(value -> text.append(value).append(' '));
    Spliterator<?> front = each.trySplit();
    if (front != null) front.forEachRemaining(value -> text.append(value).append(' '));
    each.forEachRemaining(value -> text.append(value).append(' '));
    return text.toString() + each.tryAdvance(value -> {});
  }

  private static void spliterators() {
    Random random = Check.random(4);
    for (int i = 0; i < 200; i++) {
      List<Object> list = numbers(random);
      int[] ints = random.ints(random.nextInt(9)).toArray();
      double[] doubles = random.doubles(random.nextInt(9)).toArray();
      int bits = random.nextInt(1 << 15) & ~Spliterator.CONCURRENT;
      Check.same("array", () -> drain(Spliterators.spliterator(list.toArray(), bits)),
          () -> drain(twin.java.util.Spliterators.spliterator(list.toArray(), bits)));
      Check.same("ints", () -> drain(Spliterators.spliterator(ints, bits)),
          () -> drain(twin.java.util.Spliterators.spliterator(ints, bits)));
      Check.same("doubles", () -> drain(Spliterators.spliterator(doubles, bits)),
          () -> drain(twin.java.util.Spliterators.spliterator(doubles, bits)));
      Check.same("collection", () -> drain(Spliterators.spliterator(list, bits)),
          () -> drain(twin.java.util.Spliterators.spliterator(list, bits)));
      Check.same("iterator", () -> drain(Spliterators.spliterator(list.iterator(), list.size(), bits)),
          () -> drain(twin.java.util.Spliterators.spliterator(list.iterator(), list.size(), bits)));
      Check.same("unknown", () -> drain(Spliterators.spliteratorUnknownSize(list.iterator(), bits)),
          () -> drain(twin.java.util.Spliterators.spliteratorUnknownSize(list.iterator(), bits)));
      Check.same("back", () -> walk(Spliterators.iterator(list.spliterator())),
          () -> walk(twin.java.util.Spliterators.iterator(list.spliterator())));
      Check.same("back", () -> walk(Spliterators.iterator(Spliterators.spliterator(ints, 0))),
          () -> walk(twin.java.util.Spliterators.iterator(twin.java.util.Spliterators.spliterator(ints, 0))));
      Check.same("range", () -> drain(Spliterators.spliterator(ints, 1, 5, 0)),
          () -> drain(twin.java.util.Spliterators.spliterator(ints, 1, 5, 0)));
    }
  }

  private static String walk(Iterator<?> each) {
    StringBuilder text = new StringBuilder();
    while (each.hasNext()) text.append(each.next()).append(' ');
    return text + CollectionScript.outcome(each::next);
  }

  private static Object thereAndBack(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  private static void serialization() throws Exception {
    List<Object> elements = Arrays.asList(5, 3, 8, 1, 20, 17, 4);
    Collection<?>[] collections = {new twin.java.util.ArrayList<>(elements),
        new twin.java.util.LinkedList<>(elements),
        new twin.java.util.Vector<>(elements), new twin.java.util.ArrayDeque<>(elements),
            new twin.java.util.PriorityQueue<>(elements),
        new twin.java.util.HashSet<>(elements), new twin.java.util.LinkedHashSet<>(elements),
            new twin.java.util.TreeSet<>(elements),
        twin.java.util.Arrays.asList(1, 2),
        twin.java.util.Collections.unmodifiableList(new twin.java.util.ArrayList<>(elements)),
        twin.java.util.EnumSet.of(java.util.concurrent.TimeUnit.DAYS), twin.java.util.Collections.emptyList(),
        immutable("ImmutableList", (Object) elements.toArray()), immutable("ImmutableSet",
            (Object) elements.toArray())};
    for (Collection<?> collection : collections) {
      Object copy = thereAndBack(collection);
      Check.equal("class", collection.getClass(), copy.getClass());
      Check.equal(collection.getClass().getName(), collection.toString(), copy.toString());
    }
    Map<Object, Object> source = new HashMap<>();
    for (Object element : elements) source.put(element, "v" + element);
    Map<?, ?>[] maps = {new twin.java.util.HashMap<>(source), new twin.java.util.LinkedHashMap<>(source),
        new twin.java.util.TreeMap<>(source),
        new twin.java.util.Hashtable<>(source), new twin.java.util.TreeMap<>(source).descendingMap(),
        twin.java.util.Collections.singletonMap(1, 2), immutable("ImmutableMap", new Object[] {1, 2},
            new Object[] {3, 4})};
    for (Map<?, ?> map : maps) {
      Object copy = thereAndBack(map);
      Check.equal("class", map.getClass(), copy.getClass());
      Check.equal(map.getClass().getName(), map, copy);
      Check.equal("entry", new SimpleEntry<>(1, 2), thereAndBack(new twin.java.util.AbstractMap.SimpleEntry<>(1, 2)));
    }
  }

  public static void main(String[] arguments) throws Exception {
    Random random = Check.random(6);
    for (int i = 0; i < 6000; i++) algorithm(random);
    views();
    small();
    immutables();
    objects();
    spliterators();
    serialization();
    Check.done();
  }
}
