package java.util;

import antecede.Observable;
import antecede.World;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The SplitMix generator: a counter whose values are scrambled, and which can be split in two. */
public final class SplittableRandom {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  @Observable private long seed;
  private final long gamma;

  private SplittableRandom(long seed, long gamma) {
    this.seed = seed;
    this.gamma = gamma;
  }

  public SplittableRandom(long seed) {
    this(seed, GOLDEN);
  }

  public SplittableRandom() {
    this(World.randomSeed());
  }

  private long nextSeed() {
    return seed += gamma;
  }

  private static long scramble(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** An odd number with enough changes between neighbouring bits. */
  private static long gammaFrom(long z) {
    z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    z = (z ^ z >>> 33) | 1L;
    return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
  }

  public SplittableRandom split() {
    return new SplittableRandom(nextLong(), gammaFrom(nextSeed()));
  }

  public void nextBytes(byte[] bytes) {
    long rest = 0;
    int whole = bytes.length / 8 * 8;
    for (int i = 0; i < bytes.length; i++, rest >>>= 8) {
      if (i < whole ? i % 8 == 0 : i == whole) rest = nextLong();
      bytes[i] = (byte) rest;
    }
  }

  public int nextInt() {
    long z = nextSeed();
    z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
    return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
  }

  public long nextLong() {
    return scramble(nextSeed());
  }

  public boolean nextBoolean() {
    return nextInt() < 0;
  }

  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  public int nextInt(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    return between(0, bound);
  }

  public int nextInt(int origin, int bound) {
    Random.check(0, origin < bound);
    return between(origin, bound);
  }

  public long nextLong(long bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    return between(0L, bound);
  }

  public long nextLong(long origin, long bound) {
    Random.check(0, origin < bound);
    return between(origin, bound);
  }

  public double nextDouble(double bound) {
    if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
    return between(0.0, bound);
  }

  public double nextDouble(double origin, double bound) {
    Random.check(0, origin < bound && bound - origin < Double.POSITIVE_INFINITY);
    return between(origin, bound);
  }

  private int between(int origin, int bound) {
    int number = nextInt();
    int range = bound - origin, last = range - 1;
    if ((range & last) == 0) return (number & last) + origin;
    if (range < 0) {
      while (number < origin || number >= bound) number = nextInt();
      return number;
    }
    int bits = number >>> 1;
    while (bits + last - bits % range < 0) bits = nextInt() >>> 1;
    return bits % range + origin;
  }

  private long between(long origin, long bound) {
    long number = nextLong();
    long range = bound - origin, last = range - 1;
    if ((range & last) == 0) return (number & last) + origin;
    if (range < 0) {
      while (number < origin || number >= bound) number = nextLong();
      return number;
    }
    long bits = number >>> 1;
    while (bits + last - bits % range < 0) bits = nextLong() >>> 1;
    return bits % range + origin;
  }

  private double between(double origin, double bound) {
    double number = nextDouble() * (bound - origin) + origin;
    return number < bound ? number : Double.longBitsToDouble(Double.doubleToLongBits(bound) - 1);
  }

  public IntStream ints(long streamSize) {
    Random.check(streamSize, true);
    return IntStream.generate(this::nextInt).limit(streamSize);
  }

  public IntStream ints() {
    return IntStream.generate(this::nextInt);
  }

  public IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
    Random.check(streamSize, true);
    return ints(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public IntStream ints(int randomNumberOrigin, int randomNumberBound) {
    Random.check(0, randomNumberOrigin < randomNumberBound);
    return IntStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }

  public LongStream longs(long streamSize) {
    Random.check(streamSize, true);
    return LongStream.generate(this::nextLong).limit(streamSize);
  }

  public LongStream longs() {
    return LongStream.generate(this::nextLong);
  }

  public LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
    Random.check(streamSize, true);
    return longs(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public LongStream longs(long randomNumberOrigin, long randomNumberBound) {
    Random.check(0, randomNumberOrigin < randomNumberBound);
    return LongStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }

  public DoubleStream doubles(long streamSize) {
    Random.check(streamSize, true);
    return DoubleStream.generate(this::nextDouble).limit(streamSize);
  }

  public DoubleStream doubles() {
    return DoubleStream.generate(this::nextDouble);
  }

  public DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
    Random.check(streamSize, true);
    return doubles(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
    Random.check(0, randomNumberOrigin < randomNumberBound
        && randomNumberBound - randomNumberOrigin < Double.POSITIVE_INFINITY);
    return DoubleStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }
}
