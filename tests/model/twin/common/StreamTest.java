import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import twin.java.util.stream.StreamDoor;

/**
 * Random pipelines, and every collector, on the JDK's streams and on ours: same results, same effects in the same
 * order.
 */
public final class StreamTest {
  /** Makes streams of one kind. */
  interface Maker {
    <T> Stream<T> of(List<T> list);

    IntStream ints(int... values);

    LongStream longs(long... values);

    DoubleStream doubles(double... values);

    Stream<Integer> source(Random random, List<Integer> data);
  }

  static final Maker JDK = new Maker() {
    public <T> Stream<T> of(List<T> list) {
      return list.stream();
    }

    public IntStream ints(int... values) {
      return Arrays.stream(values);
    }

    public LongStream longs(long... values) {
      return Arrays.stream(values);
    }

    public DoubleStream doubles(double... values) {
      return Arrays.stream(values);
    }

    public Stream<Integer> source(Random random, List<Integer> data) {
      switch (random.nextInt(7)) {
        case 0:
          return Stream.of(data.toArray(new Integer[0]));
        case 1:
          return Stream.iterate(1, x -> x * 3 + 1).limit(data.size());
        case 2:
          return Stream.iterate(data.size(), x -> x > 0, x -> x - 2);
        case 3:
          return Stream.concat(data.stream(), Stream.of(7, 7, 8));
        case 4:
          return new TreeSet<>(data).stream();
        case 5:
          Stream.Builder<Integer> builder = Stream.builder();
          for (Integer x : data) builder.add(x);
          return builder.build();
        default:
          return data.stream();
      }
    }
  };

  static final Maker OURS = new Maker() {
    public <T> Stream<T> of(List<T> list) {
      return twin.java.util.stream.StreamSupport.stream(list.spliterator(), false);
    }

    public IntStream ints(int... values) {
      return StreamDoor.ints(values);
    }

    public LongStream longs(long... values) {
      return StreamDoor.longs(values);
    }

    public DoubleStream doubles(double... values) {
      return StreamDoor.doubles(values);
    }

    public Stream<Integer> source(Random random, List<Integer> data) {
      switch (random.nextInt(7)) {
        case 0:
          return StreamDoor.of(data.toArray(new Integer[0]));
        case 1:
          return StreamDoor.iterate(Integer.valueOf(1), (Integer x) -> x * 3 + 1).limit(data.size());
        case 2:
          return StreamDoor.iterate(Integer.valueOf(data.size()), x -> x > 0, x -> x - 2);
        case 3:
          return StreamDoor.concat(of(data), StreamDoor.of(7, 7, 8));
        case 4:
          return twin.java.util.stream.StreamSupport.stream(() -> new TreeSet<>(data).spliterator(),
              Spliterator.ORDERED, false);
        case 5:
          Stream.Builder<Integer> builder = StreamDoor.builder();
          for (Integer x : data) builder.add(x);
          return builder.build();
        default:
          return of(data);
      }
    }
  };

  static List<Integer> data(Random random) {
    List<Integer> data = new ArrayList<>();
    int size = random.nextInt(12);
    for (int i = 0; i < size; i++) data.add(random.nextInt(15) - 4);
    return data;
  }

  /**
   * The JDK pushes all elements of an inner stream or a sorted one, wanted or not, and does not sort twice. The
   * order of effects is
   * not compared where that shows: in pipelines with such a stage, except the plainest.
   */
  static int pushing;
  static boolean brief;

  /** One random pipeline; the log shows what was called with what. */
  static Object run(Maker maker, long seed, List<Object> log) {
    Random random = Check.random(seed);
    List<Integer> data = data(random);
    pushing = 0;
    brief = false;
    Stream<Integer> stream = maker.source(random, data);
    int stages = random.nextInt(5);
    for (int i = 0; i < stages; i++) stream = stage(maker, random, stream, log);
    return terminal(maker, random, stream, log);
  }

  static Stream<Integer> stage(Maker maker, Random random, Stream<Integer> stream, List<Object> log) {
    int k = random.nextInt(6);
    int kind = random.nextInt(22);
    if (Arrays.asList(4, 5, 8, 13, 14, 15, 18, 20, 21).contains(kind)) pushing++;
    if (Arrays.asList(6, 9, 18).contains(kind)) brief = true;
    switch (kind) {
      case 0:
        return stream.filter(x -> x % 3 != k % 3);
      case 1:
        return stream.map(x -> x + k);
      case 2:
        return stream.peek(x -> log.add("peek " + x));
      case 3:
        return stream.distinct();
      case 4:
        return stream.sorted();
      case 5:
        return stream.sorted(Comparator.reverseOrder());
      case 6:
        return stream.limit(k);
      case 7:
        return stream.skip(k);
      case 8:
        return stream.flatMap(x -> x % 2 == 0 ? null
            : maker.of(Arrays.asList(x, x + 1, k)).onClose(() -> log.add("closed")));
      case 9:
        return stream.takeWhile(x -> x < k + 4);
      case 10:
        return stream.dropWhile(x -> x < k);
      case 11:
        return stream.mapToInt(x -> x).map(x -> x * 2).boxed();
      case 12:
        return stream.mapToLong(x -> x).filter(x -> x != k).mapToObj(x -> (int) x);
      case 13:
        return stream.mapToDouble(x -> x / 2.0).sorted().mapToObj(x -> (int) (x * 2));
      case 14:
        return stream.flatMapToInt(x -> maker.ints(x, k)).boxed();
      case 15:
        return stream.<Integer>mapMulti((x, sink) -> {
          sink.accept(x);
          if (x % 2 == 0) sink.accept(-x);
        });
      case 16:
        return stream.unordered();
      case 17:
        return stream.parallel().sequential();
      case 18:
        return stream.mapToInt(x -> x).skip(k / 2).limit(k).distinct().sorted().boxed();
      case 19:
        return stream.mapToInt(x -> x).asLongStream().mapToInt(x -> (int) x).peek(x -> log.add("int " + x)).boxed();
      case 20:
        return stream.flatMapToLong(x -> maker.longs(x, 1L)).boxed().map(Long::intValue);
      default:
        return stream.flatMapToDouble(x -> maker.doubles(x)).mapToObj(x -> (int) x);
    }
  }

  static Object terminal(Maker maker, Random random, Stream<Integer> stream, List<Object> log) {
    int k = random.nextInt(6);
    int kind = random.nextInt(24);
    if (kind >= 10 && kind <= 13 || kind == 15 || kind == 16 || kind == 20) brief = true;
    switch (kind) {
      case 0:
        return stream.collect(Collectors.toList());
      case 1:
        return stream.toArray();
      case 2:
        return Arrays.asList(stream.toArray(Integer[]::new));
      case 3:
        stream.forEach(x -> log.add("each " + x));
        return null;
      case 4:
        return stream.reduce(k, (a, b) -> a * 31 + b);
      case 5:
        return stream.reduce((a, b) -> a * 31 + b).toString();
      case 6:
        return stream.reduce("", (text, x) -> text + x, String::concat);
      case 7:
        return stream.min(Comparator.naturalOrder()).toString();
      case 8:
        return stream.max(Comparator.naturalOrder()).toString();
      case 9:
        return stream.count();
      case 10:
        return stream.anyMatch(x -> x == k);
      case 11:
        return stream.allMatch(x -> x < 9);
      case 12:
        return stream.noneMatch(x -> x == k);
      case 13:
        return stream.findFirst().toString();
      case 14:
        return stream.toList();
      case 15:
        Iterator<Integer> iterator = stream.iterator();
        List<Integer> seen = new ArrayList<>();
        while (seen.size() < k && iterator.hasNext()) seen.add(iterator.next());
        return seen;
      case 16:
        Spliterator<Integer> spliterator = stream.spliterator();
        spliterator.tryAdvance(log::add);
        spliterator.forEachRemaining(log::add);
        return spliterator.tryAdvance(log::add);
      case 17:
        return stream.mapToInt(x -> x).summaryStatistics().toString();
      case 18:
        return stream.mapToInt(x -> x).average().toString() + stream.hashCode();
      case 19:
        return stream.mapToDouble(x -> x * 0.1).sum();
      case 20:
        PrimitiveIterator.OfInt ints = stream.mapToInt(x -> x).iterator();
        int sum = 0;
        while (ints.hasNext()) sum = sum * 31 + ints.nextInt();
        return sum;
      case 21:
        return stream.collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
      case 22:
        stream.count();
        return stream.count();
      default:
        return stream.mapToLong(x -> x).max().toString() + k;
    }
  }

  static void randomPipelines() {
    for (int i = 0; i < 6000; i++) {
      long seed = 77000 + i;
      List<Object> expectedLog = new ArrayList<>(), actualLog = new ArrayList<>();
      Check.same("pipeline " + i, () -> strip(run(JDK, seed, expectedLog)), () -> strip(run(OURS, seed, actualLog)));
      if (pushing == 0 || pushing == 1 && !brief) Check.equal("effects of pipeline " + i, expectedLog, actualLog);
    }
  }

  /** Hash codes of streams differ. */
  static Object strip(Object result) {
    if (result instanceof String && ((String) result).startsWith("OptionalDouble")) {
      return ((String) result).replaceAll("(\\]|empty)\\d+$", "$1");
    }
    return result;
  }

  static void primitives() {
    for (int i = 0; i < 800; i++) {
      Random random = Check.random(500 + i);
      int n = random.nextInt(20);
      int[] ints = random.ints(n, -50, 50).toArray();
      long[] longs = random.longs(n).toArray();
      double[] doubles = random.doubles(n, -1e3, 1e9).toArray();
      if (n > 3 && i % 5 == 0) doubles[2] = i % 2 == 0 ? Double.NaN : Double.POSITIVE_INFINITY;
      int k = random.nextInt(10);
      Check.equal("int stats", JDK.ints(ints).summaryStatistics().toString(),
          OURS.ints(ints).summaryStatistics().toString());
      Check.equal("int sum", JDK.ints(ints).sum(), OURS.ints(ints).sum());
      Check.equal("int average", JDK.ints(ints).average().toString(), OURS.ints(ints).average().toString());
      Check.equal("int reduce", JDK.ints(ints).reduce((a, b) -> a * 3 + b).toString(),
          OURS.ints(ints).reduce((a, b) -> a * 3 + b).toString());
      Check.equal("int chain", JDK.ints(ints).distinct().sorted().skip(k).limit(5).mapToObj(Integer::toHexString)
          .collect(Collectors.joining(",")),
          OURS.ints(ints).distinct().sorted().skip(k).limit(5).mapToObj(Integer::toHexString)
              .collect(Collectors.joining(",")));
      Check.equal("long sum", JDK.longs(longs).sum(), OURS.longs(longs).sum());
      Check.equal("long average", JDK.longs(longs).average().toString(), OURS.longs(longs).average().toString());
      Check.equal("long sorted", JDK.longs(longs).sorted().toArray(), OURS.longs(longs).sorted().toArray());
      Check.equal("long to double", JDK.longs(longs).asDoubleStream().sum(),
          OURS.longs(longs).asDoubleStream().sum());
      Check.equal("double sum", JDK.doubles(doubles).sum(), OURS.doubles(doubles).sum());
      Check.equal("double average", JDK.doubles(doubles).average().toString(),
          OURS.doubles(doubles).average().toString());
      Check.equal("double max", JDK.doubles(doubles).max().toString(), OURS.doubles(doubles).max().toString());
      Check.equal("double sorted", JDK.doubles(doubles).sorted().boxed().collect(Collectors.toList()),
          OURS.doubles(doubles).sorted().boxed().collect(Collectors.toList()));
      Check.equal("range", IntStream.rangeClosed(k, k + n).toArray(), StreamDoor.range(k, k + n).toArray());
      Check.equal("range count", IntStream.rangeClosed(-n, n).count(), StreamDoor.range(-n, n).count());
      Check.equal("edge", IntStream.rangeClosed(Integer.MAX_VALUE - n, Integer.MAX_VALUE).sum(),
          StreamDoor.range(Integer.MAX_VALUE - n, Integer.MAX_VALUE).sum());
      Check.equal("long edge",
          LongStream.rangeClosed(Long.MAX_VALUE - n, Long.MAX_VALUE).skip(k).boxed().collect(Collectors.toList()),
          StreamDoor.range(Long.MAX_VALUE - n, Long.MAX_VALUE).skip(k).boxed().collect(Collectors.toList()));
      Check.equal("iterate", IntStream.iterate(k, x -> x * 5 + 1).limit(n).toArray(),
          StreamDoor.iterate(k, x -> x * 5 + 1).limit(n).toArray());
      Check.equal("concat", IntStream.concat(JDK.ints(ints), JDK.ints(k)).toArray(),
          StreamDoor.concat(OURS.ints(ints), OURS.ints(k)).toArray());
      Check.equal("matches", JDK.ints(ints).anyMatch(x -> x == k) + "" + JDK.ints(ints).allMatch(x -> x < 40)
          + JDK.ints(ints).noneMatch(x -> x == k),
          OURS.ints(ints).anyMatch(x -> x == k) + "" + OURS.ints(ints).allMatch(x -> x < 40)
              + OURS.ints(ints).noneMatch(x -> x == k));
    }
  }

  static <A, R> void collector(String what, Collector<? super Integer, A, R> expected, Collector<? super Integer, ?,
      R> actual) {
    for (int i = 0; i < 60; i++) {
      List<Integer> data = data(Check.random(900 + i));
      if (i % 10 == 9) data.add(null);
      Check.same(what + " " + data, () -> String.valueOf(data.stream().collect(expected)),
          () -> String.valueOf(data.stream().collect(actual)));
      Check.same(what + " ours " + data, () -> String.valueOf(data.stream().collect(expected)),
          () -> String.valueOf(OURS.of(data).collect(actual)));
    }
    Check.equal(what + " characteristics", expected.characteristics(), actual.characteristics());
  }

  static void collectors() {
    collector("toList", Collectors.toList(), twin.java.util.stream.Collectors.toList());
    collector("toUnmodifiableList", Collectors.toUnmodifiableList(),
        twin.java.util.stream.Collectors.toUnmodifiableList());
    collector("toSet", Collectors.toSet(), twin.java.util.stream.Collectors.toSet());
    collector("toCollection", Collectors.toCollection(TreeSet::new),
        twin.java.util.stream.Collectors.toCollection(TreeSet::new));
    collector("joining", Collectors.mapping(String::valueOf, Collectors.joining()),
        twin.java.util.stream.Collectors.mapping(String::valueOf, twin.java.util.stream.Collectors.joining()));
    collector("joining3", Collectors.mapping(String::valueOf, Collectors.joining(",", "<", ">")),
        twin.java.util.stream.Collectors.mapping(String::valueOf,
            twin.java.util.stream.Collectors.joining(",", "<", ">")));
    collector("flatMapping", Collectors.flatMapping(x -> Stream.of(x, x), Collectors.toList()),
        twin.java.util.stream.Collectors.flatMapping(x -> Stream.of(x, x),
            twin.java.util.stream.Collectors.toList()));
    collector("filtering", Collectors.filtering(x -> x > 2, Collectors.counting()),
        twin.java.util.stream.Collectors.filtering(x -> x > 2, twin.java.util.stream.Collectors.counting()));
    collector("collectingAndThen", Collectors.collectingAndThen(Collectors.<Integer>toList(), List::size),
        twin.java.util.stream.Collectors.collectingAndThen(twin.java.util.stream.Collectors.<Integer>toList(),
            List::size));
    collector("minBy", Collectors.minBy(Comparator.<Integer>naturalOrder()),
        twin.java.util.stream.Collectors.minBy(Comparator.<Integer>naturalOrder()));
    collector("maxBy", Collectors.maxBy(Comparator.<Integer>naturalOrder()),
        twin.java.util.stream.Collectors.maxBy(Comparator.<Integer>naturalOrder()));
    collector("summingInt", Collectors.<Integer>summingInt(x -> x),
        twin.java.util.stream.Collectors.<Integer>summingInt(x -> x));
    collector("summingLong", Collectors.<Integer>summingLong(x -> x),
        twin.java.util.stream.Collectors.<Integer>summingLong(x -> x));
    collector("summingDouble", Collectors.<Integer>summingDouble(x -> x * 0.1),
        twin.java.util.stream.Collectors.<Integer>summingDouble(x -> x * 0.1));
    collector("averagingInt", Collectors.<Integer>averagingInt(x -> x),
        twin.java.util.stream.Collectors.<Integer>averagingInt(x -> x));
    collector("averagingLong", Collectors.<Integer>averagingLong(x -> x),
        twin.java.util.stream.Collectors.<Integer>averagingLong(x -> x));
    collector("averagingDouble", Collectors.<Integer>averagingDouble(x -> x * 0.1),
        twin.java.util.stream.Collectors.<Integer>averagingDouble(x -> x * 0.1));
    collector("reducing", Collectors.reducing(1, (a, b) -> a * 7 + b),
        twin.java.util.stream.Collectors.reducing(1, (a, b) -> a * 7 + b));
    collector("reducing1", Collectors.<Integer>reducing((a, b) -> a * 7 + b),
        twin.java.util.stream.Collectors.<Integer>reducing((a, b) -> a * 7 + b));
    collector("groupingBy", Collectors.groupingBy((Integer x) -> x % 3),
        twin.java.util.stream.Collectors.groupingBy((Integer x) -> x % 3));
    collector("groupingBy2", Collectors.groupingBy((Integer x) -> "k" + x % 3, Collectors.counting()),
        twin.java.util.stream.Collectors.groupingBy((Integer x) -> "k" + x % 3,
            twin.java.util.stream.Collectors.counting()));
    collector("groupingBy3",
        Collectors.groupingBy((Integer x) -> x % 3, TreeMap::new, Collectors.mapping(x -> -x, Collectors.toList())),
        twin.java.util.stream.Collectors.groupingBy((Integer x) -> x % 3, TreeMap::new,
            twin.java.util.stream.Collectors.mapping(x -> -x, twin.java.util.stream.Collectors.toList())));
    collector("groupingByConcurrent", Collectors.groupingByConcurrent((Integer x) -> x % 3),
        twin.java.util.stream.Collectors.groupingByConcurrent((Integer x) -> x % 3));
    collector("toMap", Collectors.toMap((Integer x) -> x, (Integer x) -> "v" + x),
        twin.java.util.stream.Collectors.toMap((Integer x) -> x, (Integer x) -> "v" + x));
    collector("toMap3", Collectors.toMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b),
        twin.java.util.stream.Collectors.toMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b));
    collector("toMap4", Collectors.toMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b, LinkedHashMap::new),
        twin.java.util.stream.Collectors.toMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b,
            LinkedHashMap::new));
    collector("toConcurrentMap", Collectors.toConcurrentMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b),
        twin.java.util.stream.Collectors.toConcurrentMap((Integer x) -> x % 4, x -> "v" + x, (a, b) -> a + b));
    collector("summarizingInt", Collectors.<Integer>summarizingInt(x -> x),
        twin.java.util.stream.Collectors.<Integer>summarizingInt(x -> x));
    collector("summarizingDouble", Collectors.<Integer>summarizingDouble(x -> x * 0.3),
        twin.java.util.stream.Collectors.<Integer>summarizingDouble(x -> x * 0.3));
    for (int i = 0; i < 60; i++) {
      List<Integer> data = data(Check.random(4400 + i));
      Check.equal("partitioningBy", data.stream().collect(Collectors.partitioningBy(x -> x > 3)).toString(),
          OURS.of(data).collect(twin.java.util.stream.Collectors.partitioningBy(x -> x > 3)).toString());
      Check.equal("partitioningBy2",
          data.stream().collect(Collectors.partitioningBy(x -> x > 3, Collectors.counting())),
          OURS.of(data).collect(twin.java.util.stream.Collectors.partitioningBy(x -> x > 3,
              twin.java.util.stream.Collectors.counting())));
      Check.equal("toUnmodifiableSet", new HashSet<>(data),
          OURS.of(data).collect(twin.java.util.stream.Collectors.toUnmodifiableSet()));
      Check.equal("toUnmodifiableMap",
          data.stream().collect(Collectors.toUnmodifiableMap(x -> x, x -> x, (a, b) -> a)),
          OURS.of(data).collect(twin.java.util.stream.Collectors.toUnmodifiableMap(x -> x, x -> x, (a, b) -> a)));
    }
  }

  /** Every handler runs; the first exception carries the others. */
  static void closing() {
    for (Maker maker : new Maker[] {JDK, OURS}) {
      List<String> log = new ArrayList<>();
      Stream<Integer> stream = maker.of(Arrays.asList(1, 2)).onClose(() -> log.add("a")).map(x -> x).onClose(() -> {
        throw new IllegalStateException("b");
      }).onClose(() -> {
        throw new IllegalArgumentException("c");
      });
      String outcome = "";
      try {
        stream.close();
      } catch (RuntimeException e) {
        outcome = e + " " + e.getSuppressed().length;
      }
      Check.equal("close", "java.lang.IllegalStateException: b 1 [a]", outcome + " " + log);
      Check.same("closed", () -> {
        throw new IllegalStateException();
      }, stream::count);
    }
    Check.isTrue("parallel", OURS.of(Arrays.asList(1)).parallel().map(x -> x).isParallel());
    Check.same("null", () -> JDK.of(Arrays.asList(1)).map(null), () -> OURS.of(Arrays.asList(1)).map(null));
    Check.same("limit", () -> JDK.of(Arrays.asList(1)).limit(-1), () -> OURS.of(Arrays.asList(1)).limit(-1));
    Check.same("null first", () -> JDK.of(Arrays.asList(1, null)).skip(1).findFirst(),
        () -> OURS.of(Arrays.asList(1, null)).skip(1).findFirst());
  }

  public static void main(String[] args) {
    randomPipelines();
    primitives();
    collectors();
    closing();
    Check.done();
  }
}
