package java.util;

import antecede.Atomic;
import antecede.World;
import java.io.Serializable;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The linear congruential generator of 48 bits. Without a seed it asks the {@link World} for one. */
@Atomic
public class Random implements Serializable {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  private long seed;
  /** The second number of a pair of Gaussians, NaN if there is none. */
  private double spareGaussian = Double.NaN;

  public Random() {
    this(World.randomSeed());
  }

  public Random(long seed) {
    if (getClass() == Random.class) this.seed = (seed ^ MULTIPLIER) & MASK;
    else setSeed(seed);
  }

  public synchronized void setSeed(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
    spareGaussian = Double.NaN;
  }

  protected int next(int bits) {
    seed = (seed * MULTIPLIER + 11) & MASK;
    return (int) (seed >>> (48 - bits));
  }

  public void nextBytes(byte[] bytes) {
    int rest = 0;
    for (int i = 0; i < bytes.length; i++, rest >>= 8) {
      if (i % 4 == 0) rest = nextInt();
      bytes[i] = (byte) rest;
    }
  }

  public int nextInt() {
    return next(32);
  }

  public int nextInt(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    int bits = next(31);
    if ((bound & (bound - 1)) == 0) return (int) (bound * (long) bits >> 31);
    int value = bits % bound;
    while (bits - value + (bound - 1) < 0) {
      bits = next(31);
      value = bits % bound;
    }
    return value;
  }

  public long nextLong() {
    return ((long) next(32) << 32) + next(32);
  }

  public boolean nextBoolean() {
    return next(1) != 0;
  }

  public float nextFloat() {
    return next(24) / (float) (1 << 24);
  }

  public double nextDouble() {
    return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
  }

  /** The polar method: two numbers at a time. */
  public synchronized double nextGaussian() {
    if (spareGaussian == spareGaussian) {
      double spare = spareGaussian;
      spareGaussian = Double.NaN;
      return spare;
    }
    double x, y, square;
    do {
      x = 2 * nextDouble() - 1;
      y = 2 * nextDouble() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square == 0);
    double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
    spareGaussian = y * factor;
    return x * factor;
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

  static void check(long streamSize, boolean range) {
    if (streamSize < 0) throw new IllegalArgumentException("size must be non-negative");
    if (!range) throw new IllegalArgumentException("bound must be greater than origin");
  }

  public IntStream ints(long streamSize) {
    check(streamSize, true);
    return IntStream.generate(this::nextInt).limit(streamSize);
  }

  public IntStream ints() {
    return IntStream.generate(this::nextInt);
  }

  public IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
    check(streamSize, true);
    return ints(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public IntStream ints(int randomNumberOrigin, int randomNumberBound) {
    check(0, randomNumberOrigin < randomNumberBound);
    return IntStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }

  public LongStream longs(long streamSize) {
    check(streamSize, true);
    return LongStream.generate(this::nextLong).limit(streamSize);
  }

  public LongStream longs() {
    return LongStream.generate(this::nextLong);
  }

  public LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
    check(streamSize, true);
    return longs(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public LongStream longs(long randomNumberOrigin, long randomNumberBound) {
    check(0, randomNumberOrigin < randomNumberBound);
    return LongStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }

  public DoubleStream doubles(long streamSize) {
    check(streamSize, true);
    return DoubleStream.generate(this::nextDouble).limit(streamSize);
  }

  public DoubleStream doubles() {
    return DoubleStream.generate(this::nextDouble);
  }

  public DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
    check(streamSize, true);
    return doubles(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  public DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
    check(0, randomNumberOrigin < randomNumberBound
        && randomNumberBound - randomNumberOrigin < Double.POSITIVE_INFINITY);
    return DoubleStream.generate(() -> between(randomNumberOrigin, randomNumberBound));
  }
}
