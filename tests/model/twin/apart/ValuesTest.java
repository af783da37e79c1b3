import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;

/** Random numbers, optional values, statistics and properties. */
public final class ValuesTest {
  static void random() {
    for (long seed : new long[] {0, 1, -5, 42, Long.MAX_VALUE, 0x5DEECE66DL}) {
      Random jdk = new Random(seed);
      twin.java.util.Random ours = new twin.java.util.Random(seed);
      for (int i = 0; i < 400; i++) {
        int bound = 1 + (i * 7919 & 0x3fffffff) % (i % 3 == 0 ? 1 << 30 : 1000);
        switch (i % 9) {
          case 0 -> Check.equal("nextInt", jdk.nextInt(), ours.nextInt());
          case 1 -> Check.equal("nextInt(n)", jdk.nextInt(bound), ours.nextInt(bound));
          case 2 -> Check.equal("nextLong", jdk.nextLong(), ours.nextLong());
          case 3 -> Check.equal("nextDouble", jdk.nextDouble(), ours.nextDouble());
          case 4 -> Check.equal("nextFloat", jdk.nextFloat(), ours.nextFloat());
          case 5 -> Check.equal("nextGaussian", jdk.nextGaussian(), ours.nextGaussian());
          case 6 -> Check.equal("nextBoolean", jdk.nextBoolean(), ours.nextBoolean());
          case 7 -> {
            byte[] a = new byte[i % 13], b = new byte[i % 13];
            jdk.nextBytes(a);
            ours.nextBytes(b);
            Check.equal("nextBytes", a, b);
          }
          default -> {
            jdk.setSeed(i);
            ours.setSeed(i);
          }
        }
      }
      Check.equal("ints", jdk.ints(20).toArray(), ours.ints(20).toArray());
      Check.equal("ints range", jdk.ints(50, -3, 1000).toArray(), ours.ints(50, -3, 1000).toArray());
      Check.equal("ints power", jdk.ints(50, 0, 64).toArray(), ours.ints(50, 0, 64).toArray());
      Check.equal("ints wide", jdk.ints(20, Integer.MIN_VALUE, 5).toArray(),
          ours.ints(20, Integer.MIN_VALUE, 5).toArray());
      Check.equal("longs", jdk.longs(20, 1, 1L << 50).toArray(), ours.longs(20, 1, 1L << 50).toArray());
      Check.equal("longs odd", jdk.longs(20, 1, 12345678901L).toArray(), ours.longs(20, 1, 12345678901L).toArray());
      Check.equal("doubles", jdk.doubles(20, 1, 7.5).toArray(), ours.doubles(20, 1, 7.5).toArray());
      Check.equal("limit", jdk.doubles().limit(5).sum(), ours.doubles().limit(5).sum());
      Check.same("bound", () -> jdk.nextInt(0), () -> ours.nextInt(0));
      Check.same("range", () -> jdk.ints(5, 5), () -> ours.ints(5, 5));
      Check.same("size", () -> jdk.ints(-1), () -> ours.ints(-1));
    }
    // A subclass sees its own next and setSeed.
    Random jdk = new Random(3) {
      @Override
      protected int next(int bits) {
        return super.next(bits) >>> 1;
      }
    };
    twin.java.util.Random ours = new twin.java.util.Random(3) {
      @Override
      protected int next(int bits) {
        return super.next(bits) >>> 1;
      }
    };
    for (int i = 0; i < 50; i++) Check.equal("subclass", jdk.nextInt(100) + " " + jdk.nextLong() + jdk.nextDouble(),
        ours.nextInt(100) + " " + ours.nextLong() + ours.nextDouble());
  }

  static void splittable() {
    for (long seed = -20; seed < 20; seed++) {
      java.util.SplittableRandom jdk = new java.util.SplittableRandom(seed);
      twin.java.util.SplittableRandom ours = new twin.java.util.SplittableRandom(seed);
      for (int i = 0; i < 40; i++) {
        Check.equal("nextInt", jdk.nextInt(), ours.nextInt());
        Check.equal("nextInt(n)", jdk.nextInt(1 + i * 77), ours.nextInt(1 + i * 77));
        Check.equal("nextInt(a,b)", jdk.nextInt(-i, 1 + i), ours.nextInt(-i, 1 + i));
        Check.equal("nextLong", jdk.nextLong(), ours.nextLong());
        Check.equal("nextLong(n)", jdk.nextLong(1 + i * 1234567891L), ours.nextLong(1 + i * 1234567891L));
        Check.equal("nextDouble", jdk.nextDouble(), ours.nextDouble());
        Check.equal("nextDouble(a,b)", jdk.nextDouble(i, i + 0.5), ours.nextDouble(i, i + 0.5));
        Check.equal("nextBoolean", jdk.nextBoolean(), ours.nextBoolean());
        byte[] a = new byte[i], b = new byte[i];
        jdk.nextBytes(a);
        ours.nextBytes(b);
        Check.equal("nextBytes", a, b);
        if (i % 10 == 9) {
          jdk = jdk.split();
          ours = ours.split();
        }
      }
      Check.equal("ints", jdk.ints(9, 3, 99).toArray(), ours.ints(9, 3, 99).toArray());
    }
  }

  static void optional() {
    for (String value : new String[] {"a", null}) {
      java.util.Optional<String> jdk = java.util.Optional.ofNullable(value);
      twin.java.util.Optional<String> ours = twin.java.util.Optional.ofNullable(value);
      Check.equal("text", jdk.toString(), ours.toString());
      Check.equal("hash", jdk.hashCode(), ours.hashCode());
      Check.equal("state", jdk.isPresent() + "" + jdk.isEmpty(), ours.isPresent() + "" + ours.isEmpty());
      Check.same("get", jdk::get, ours::get);
      Check.same("orElseThrow", jdk::orElseThrow, ours::orElseThrow);
      Check.same("orElseThrow2", () -> jdk.orElseThrow(IllegalStateException::new),
          () -> ours.orElseThrow(IllegalStateException::new));
      Check.equal("orElse", jdk.orElse("z"), ours.orElse("z"));
      Check.equal("orElseGet", jdk.orElseGet(() -> "z"), ours.orElseGet(() -> "z"));
      Check.equal("map", jdk.map(x -> x + x).toString(), ours.map(x -> x + x).toString());
      Check.equal("map null", jdk.map(x -> null).toString(), ours.map(x -> null).toString());
      Check.equal("filter", jdk.filter(x -> x.isEmpty()).toString(), ours.filter(x -> x.isEmpty()).toString());
      Check.equal("flatMap", jdk.flatMap(x -> java.util.Optional.of(1)).toString(),
          ours.flatMap(x -> twin.java.util.Optional.of(1)).toString());
      Check.same("flatMap null", () -> jdk.flatMap(x -> null).isPresent(), () -> ours.flatMap(x -> null).isPresent());
      Check.equal("or", jdk.or(() -> java.util.Optional.of("o")).toString(),
          ours.or(() -> twin.java.util.Optional.of("o")).toString());
      Check.equal("stream", jdk.stream().count(), ours.stream().count());
      List<String> a = new ArrayList<>(), b = new ArrayList<>();
      jdk.ifPresentOrElse(a::add, () -> a.add("none"));
      ours.ifPresentOrElse(b::add, () -> b.add("none"));
      Check.equal("ifPresentOrElse", a, b);
      Check.isTrue("equals", ours.equals(twin.java.util.Optional.ofNullable(value)) && !ours.equals("a"));
    }
    Check.same("of null", () -> java.util.Optional.of(null), () -> twin.java.util.Optional.of(null));
    Check.equal("int", java.util.OptionalInt.of(5).toString() + java.util.OptionalInt.empty(),
        twin.java.util.OptionalInt.of(5).toString() + twin.java.util.OptionalInt.empty());
    Check.equal("double", java.util.OptionalDouble.of(-0.0).hashCode() + "" + java.util.OptionalDouble.of(-0.0),
        twin.java.util.OptionalDouble.of(-0.0).hashCode() + "" + twin.java.util.OptionalDouble.of(-0.0));
    Check.equal("double equals", java.util.OptionalDouble.of(0.0).equals(java.util.OptionalDouble.of(-0.0)),
        twin.java.util.OptionalDouble.of(0.0).equals(twin.java.util.OptionalDouble.of(-0.0)));
    Check.same("long", () -> java.util.OptionalLong.empty().getAsLong(),
        () -> twin.java.util.OptionalLong.empty().getAsLong());
    Check.equal("long stream", 7L, twin.java.util.OptionalLong.of(7).stream().sum());
  }

  static void statistics() {
    for (int i = 0; i < 300; i++) {
      Random random = Check.random(i);
      java.util.DoubleSummaryStatistics a = new java.util.DoubleSummaryStatistics(),
          a2 = new java.util.DoubleSummaryStatistics();
      twin.java.util.DoubleSummaryStatistics b = new twin.java.util.DoubleSummaryStatistics(),
          b2 = new twin.java.util.DoubleSummaryStatistics();
      java.util.LongSummaryStatistics c = new java.util.LongSummaryStatistics();
      twin.java.util.LongSummaryStatistics d = new twin.java.util.LongSummaryStatistics();
      java.util.IntSummaryStatistics e = new java.util.IntSummaryStatistics();
      twin.java.util.IntSummaryStatistics f = new twin.java.util.IntSummaryStatistics();
      for (int n = random.nextInt(30); n > 0; n--) {
        double x = random.nextGaussian() * Math.pow(10, random.nextInt(30) - 10);
        if (random.nextInt(60) == 0) x = Double.POSITIVE_INFINITY;
        a.accept(x);
        b.accept(x);
        a2.accept(x / 3);
        b2.accept(x / 3);
        long l = random.nextLong();
        c.accept(l);
        d.accept(l);
        e.accept((int) l);
        f.accept((int) l);
      }
      a.combine(a2);
      b.combine(b2);
      Check.equal("double", a.toString() + a.getSum() + a.getAverage(), b.toString() + b.getSum() + b.getAverage());
      Check.equal("long", c.toString(), d.toString());
      Check.equal("int", e.toString(), f.toString());
    }
    Check.same("negative", () -> new java.util.IntSummaryStatistics(-1, 0, 0, 0),
        () -> new twin.java.util.IntSummaryStatistics(-1, 0, 0, 0));
    Check.same("min max", () -> new java.util.LongSummaryStatistics(1, 5, 0, 0),
        () -> new twin.java.util.LongSummaryStatistics(1, 5, 0, 0));
    Check.same("nan", () -> new java.util.DoubleSummaryStatistics(1, 0, 1, Double.NaN),
        () -> new twin.java.util.DoubleSummaryStatistics(1, 0, 1, Double.NaN));
  }

  static void properties() throws Exception {
    String alphabet = "ab=: \t\\\n\r#!\u00e9\u4e2d\f0u";
    for (int i = 0; i < 3000; i++) {
      Random random = Check.random(i);
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(40); n > 0; n--) {
        if (random.nextInt(20) == 0) text.append("\\u00e9");
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      java.util.Properties jdk = new java.util.Properties();
      twin.java.util.Properties ours = new twin.java.util.Properties();
      Check.same("load " + text, () -> {
        jdk.load(new StringReader(text.toString()));
        return jdk.toString();
      }, () -> {
        ours.load(new StringReader(text.toString()));
        return ours.toString();
      });
      ByteArrayOutputStream a = new ByteArrayOutputStream(), b = new ByteArrayOutputStream();
      jdk.store(a, i % 2 == 0 ? "c\nd\r\n#e\u4e2d" : null);
      ours.store(b, i % 2 == 0 ? "c\nd\r\n#e\u4e2d" : null);
      String date = "(?m)^#\\w{3} \\w{3} \\d+ .*$";
      Check.equal("store", a.toString("ISO-8859-1").replaceAll(date, "#"),
          b.toString("ISO-8859-1").replaceAll(date, "#"));
      twin.java.util.Properties again = new twin.java.util.Properties();
      again.load(new ByteArrayInputStream(b.toByteArray()));
      Check.equal("again", ours.toString(), again.toString());
    }
    java.util.Properties jdk = new java.util.Properties(new java.util.Properties());
    twin.java.util.Properties ours = new twin.java.util.Properties(new twin.java.util.Properties());
    for (int i = 0; i < 100; i++) {
      Check.equal("set", jdk.setProperty("key" + i % 40, "v" + i), ours.setProperty("key" + i % 40, "v" + i));
      if (i % 7 == 0) Check.equal("remove", jdk.remove("key" + i / 2), ours.remove("key" + i / 2));
    }
    Check.equal("order", jdk.toString(), ours.toString());
    Check.equal("names", jdk.stringPropertyNames().toString(), ours.stringPropertyNames().toString());
    Check.equal("entries", new ArrayList<>(jdk.entrySet()).toString(), new ArrayList<>(ours.entrySet()).toString());
    Check.equal("hash", jdk.hashCode(), ours.hashCode());
    ByteArrayOutputStream a = new ByteArrayOutputStream(), b = new ByteArrayOutputStream();
    jdk.list(new PrintStream(a));
    ours.list(new PrintStream(b));
    Check.equal("list", a.toString(), b.toString());
    ByteArrayOutputStream c = new ByteArrayOutputStream(), d = new ByteArrayOutputStream();
    jdk.storeToXML(c, "a<b");
    ours.storeToXML(d, "a<b");
    Check.equal("xml", c.toString().replace("\r\n", "\n"), d.toString().replace("\r\n", "\n"));
    twin.java.util.Properties read = new twin.java.util.Properties();
    read.loadFromXML(new ByteArrayInputStream(d.toByteArray()));
    Check.equal("xml read", ours.toString(), read.toString());
    Check.equal("clone", jdk.clone().toString(), ours.clone().toString());
    Check.same("null", () -> jdk.getProperty(null), () -> ours.getProperty(null));
  }

  static void streams() {
    Check.equal("of", "[1, 2]", twin.java.util.stream.Stream.of(1, 2).toList().toString());
    Check.equal("empty", 0L, twin.java.util.stream.Stream.empty().count());
    Check.equal("ofNullable", "[]", twin.java.util.stream.Stream.ofNullable(null).toList().toString());
    Check.equal("iterate", "[1, 2, 4]",
        twin.java.util.stream.Stream.iterate(1, x -> x < 8, x -> x * 2).toList().toString());
    Check.equal("generate", "[g, g]", twin.java.util.stream.Stream.generate(() -> "g").limit(2).toList().toString());
    Check.equal("concat", "[1, 2]", twin.java.util.stream.Stream.concat(twin.java.util.stream.Stream.of(1),
        twin.java.util.stream.Stream.of(2)).toList().toString());
    Check.equal("range", "[3, 4]", Arrays.toString(twin.java.util.stream.IntStream.range(3, 5).toArray()));
    Check.equal("range none", 0L, twin.java.util.stream.IntStream.range(5, 3).count());
    Check.equal("closed", 5L, twin.java.util.stream.LongStream.rangeClosed(1, 5).count());
    Check.equal("doubles", 6.0, twin.java.util.stream.DoubleStream.of(1, 2, 3).sum());
    Check.equal("builder", 3, twin.java.util.stream.IntStream.builder().add(1).add(2).build().sum());
    Check.equal("collector", "ab",
        twin.java.util.stream.Stream.of("a", "b").collect(twin.java.util.stream.Collector.of(StringBuilder::new,
            StringBuilder::append, StringBuilder::append, StringBuilder::toString)));
    Check.same("none", () -> {
      throw new NoSuchElementException();
    }, () -> twin.java.util.stream.IntStream.empty().max().getAsInt());
  }

  public static void main(String[] args) throws Exception {
    random();
    splittable();
    optional();
    statistics();
    properties();
    streams();
    Check.done();
  }
}
