package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Random with fixed seeds: every method, streams, gaussian, shuffles, SplittableRandom. */
public class Randoms {
  public static void main(String[] args) {
    Random r = new Random(12345);
    for (int i = 0; i < 3; i++)
      p(r.nextInt(), r.nextLong(), r.nextBoolean(), r.nextFloat(), r.nextDouble(), r.nextGaussian());
    p(r.nextInt(10), r.nextInt(16), r.nextInt(1), r.nextInt(Integer.MAX_VALUE), r.nextInt((1 << 30) + 1),
        thrown(() -> r.nextInt(0)), thrown(() -> r.nextInt(-5)));
    byte[] bytes = new byte[11];
    r.nextBytes(bytes);
    p(bytes);
    r.setSeed(12345);
    p(r.nextInt(), r.ints(5).boxed().collect(java.util.stream.Collectors.toList()), r.ints(5, 0, 10).sum(),
        r.doubles(2).sum(), r.longs(2, 5, 50).max().getAsLong(),
        r.ints(3, -3, 3).boxed().collect(java.util.stream.Collectors.toList()));
    Random zero = new Random(0), minus = new Random(-1);
    p(zero.nextInt(), minus.nextInt(), zero.nextInt(100), minus.nextInt(100), zero.nextGaussian(), zero.nextGaussian(),
        minus.nextGaussian());
    int[] histogram = new int[10];
    for (int i = 0; i < 10000; i++) histogram[zero.nextInt(10)]++;
    p(histogram);
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < 20; i++) cards.add(i);
    Collections.shuffle(cards, new Random(99));
    p(cards);
    Collections.shuffle(new LinkedList<>(cards), new Random(1));
    Collections.shuffle(cards.subList(5, 15), new Random(100));
    p(cards);
    class Fixed extends Random {
      int calls;
      @Override
      protected int next(int bits) {
        calls++;
        return 0x2a5f3c71 >>> (32 - bits);
      }
    }
    Fixed f = new Fixed();
    p(f.nextInt(), f.nextInt(7), f.nextLong(), f.nextBoolean(), f.nextFloat(), f.nextDouble(), f.calls);
    SplittableRandom s = new SplittableRandom(7);
    p(s.nextInt(), s.nextLong(), s.nextDouble(), s.nextInt(5, 10), s.nextInt(3), s.nextBoolean(), s.split().nextInt(),
        s.nextLong(100));
    p(new UUID(1, 2), UUID.nameUUIDFromBytes(new byte[] {1, 2, 3}),
        UUID.fromString("00000000-0000-0001-0000-000000000002").equals(new UUID(1, 2)),
        new UUID(-1, 1).compareTo(new UUID(1, 1)), UUID.nameUUIDFromBytes(new byte[0]).version());
  }
}
