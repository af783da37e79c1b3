package java.util.concurrent;

import antecede.World;
import java.util.Random;

/** A generator of random numbers for each thread. Seeded by the world, and with the numbers of {@link Random}. */
public class ThreadLocalRandom extends Random {
  private static final ThreadLocal<ThreadLocalRandom> generators = new ThreadLocal<ThreadLocalRandom>() {
    @Override
    protected ThreadLocalRandom initialValue() {
      return new ThreadLocalRandom();
    }
  };

  private final boolean ready;

  private ThreadLocalRandom() {
    super(World.randomSeed());
    ready = true;
  }

  public static ThreadLocalRandom current() {
    return generators.get();
  }

  @Override
  public void setSeed(long seed) {
    if (ready) throw new UnsupportedOperationException();
    super.setSeed(seed);
  }

  private static IllegalArgumentException badBound() {
    return new IllegalArgumentException("bound must be positive");
  }

  private static IllegalArgumentException badRange() {
    return new IllegalArgumentException("bound must be greater than origin");
  }

  public int nextInt(int origin, int bound) {
    if (origin >= bound) throw badRange();
    return (int) nextLong(origin, bound);
  }

  public long nextLong(long bound) {
    if (bound <= 0) throw badBound();
    return below(bound);
  }

  public long nextLong(long origin, long bound) {
    if (origin >= bound) throw badRange();
    long range = bound - origin;
    if (range > 0) return origin + below(range);
    long number = nextLong();
    while (number < origin || number >= bound) number = nextLong();
    return number;
  }

  /** The numbers above the last multiple of the bound are not used: all results are equally likely. */
  private long below(long bound) {
    long number = nextLong() >>> 1;
    while (number - number % bound + (bound - 1) < 0) number = nextLong() >>> 1;
    return number % bound;
  }

  public double nextDouble(double bound) {
    if (!(bound > 0) || bound == Double.POSITIVE_INFINITY) throw badBound();
    double number = nextDouble() * bound;
    return number < bound ? number : Math.nextDown(bound);
  }

  public double nextDouble(double origin, double bound) {
    if (!(origin < bound) || Double.isInfinite(bound - origin)) throw badRange();
    double number = nextDouble() * (bound - origin) + origin;
    return number < bound ? number : Math.nextDown(bound);
  }
}
