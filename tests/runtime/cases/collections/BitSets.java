package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** BitSet: ranges, logic, next bits, cardinality, growth, text and arrays. */
public class BitSets {
  public static void main(String[] args) {
    BitSet a = new BitSet(), b = new BitSet(10);
    a.set(1);
    a.set(5, 9);
    a.set(64);
    a.set(127, 130);
    b.set(0, 70, true);
    b.flip(3, 66);
    b.set(6, true);
    b.clear(1);
    p(a, b, a.cardinality(), a.length(), a.size(), b.size(), a.get(5), a.get(9), a.get(1000), a.isEmpty(), a.get(4, 66),
        a.hashCode());
    p(a.nextSetBit(0), a.nextSetBit(9), a.nextSetBit(130), a.nextClearBit(5), a.nextClearBit(128), a.previousSetBit(63),
        a.previousClearBit(8), a.previousSetBit(0), a.previousClearBit(-1), a.intersects(b));
    BitSet c = (BitSet) a.clone();
    c.and(b);
    BitSet d = (BitSet) a.clone();
    d.or(b);
    BitSet e = (BitSet) a.clone();
    e.xor(b);
    BitSet f = (BitSet) a.clone();
    f.andNot(b);
    p(c, d, e, f, c.equals(a), a.equals(a.clone()));
    p(a.toLongArray(), a.toByteArray(), BitSet.valueOf(new long[] {5, 0, 1}), BitSet.valueOf(new byte[] {-1, 1}),
        BitSet.valueOf(new long[0]).isEmpty(), new BitSet(0).length());
    p(thrown(() -> a.set(-1)), thrown(() -> a.get(5, 4)), thrown(() -> new BitSet(-1)), thrown(() -> a.flip(-1)),
        thrown(() -> a.nextSetBit(-1)), thrown(() -> a.previousSetBit(-2)));
    a.clear(0, 100);
    p(a, a.length(), a.stream().sum());
    BitSet sieve = new BitSet();
    sieve.set(2, 200);
    for (int i = 2; i < 15; i++)
      if (sieve.get(i))
        for (int j = i * i; j < 200; j += i) sieve.clear(j);
    p(sieve, sieve.cardinality());
    a.flip(300);
    a.clear();
    p(a, a.length(), a.cardinality(), a.equals(new BitSet()));
  }
}
