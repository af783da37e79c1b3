package programs;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Sieves of three kinds, twin primes, perfect numbers, totients, Goldbach, Collatz records. */
public class Primes {
  public static void main(String[] args) {
    int n = 2000;
    boolean[] composite = new boolean[n];
    List<Integer> primes = new ArrayList<>();
    int[] least = new int[n], phi = new int[n];
    for (int i = 2; i < n; i++) {
      if (least[i] == 0) {
        primes.add(i);
        least[i] = i;
        phi[i] = i - 1;
      }
      for (int p : primes) {
        if (p > least[i] || (long) p * i >= n) break;
        least[p * i] = p;
        composite[p * i] = true;
        phi[p * i] = i % p == 0 ? phi[i] * p : phi[i] * (p - 1);
      }
    }
    BitSet bits = new BitSet();
    bits.set(2, n);
    for (int i = bits.nextSetBit(0); i * i < n; i = bits.nextSetBit(i + 1))
      for (int j = i * i; j < n; j += i) bits.clear(j);
    List<Integer> filtered = IntStream.range(2, n)
                                 .filter(x -> IntStream.rangeClosed(2, (int) Math.sqrt(x)).noneMatch(d -> x % d == 0))
                                 .boxed()
                                 .collect(Collectors.toList());
    p(primes.size(), bits.cardinality(), filtered.equals(primes), primes.get(primes.size() - 1),
        Arrays.stream(phi).sum());
    StringBuilder twins = new StringBuilder();
    for (int i = 1; i < 40; i++)
      if (primes.get(i) - primes.get(i - 1) == 2) twins.append(primes.get(i - 1)).append(' ');
    p(twins);
    StringBuilder perfect = new StringBuilder();
    for (int i = 2; i < 9000; i++) {
      int sum = 1;
      for (int d = 2; d * d <= i; d++)
        if (i % d == 0) sum += d + (d * d == i ? 0 : i / d);
      if (sum == i) perfect.append(i).append(' ');
    }
    int gold = 0;
    Set<Integer> set = new HashSet<>(primes);
    for (int e = 4; e < 500; e += 2) {
      int even = e;
      if (primes.stream().filter(q -> q <= even / 2).anyMatch(q -> set.contains(even - q))) gold++;
    }
    int best = 0, at = 0;
    for (int i = 1; i < 3000; i++) {
      int steps = 0;
      for (long x = i; x != 1; x = (x & 1) == 0 ? x >> 1 : 3 * x + 1) steps++;
      if (steps > best) {
        best = steps;
        at = i;
      }
    }
    p(perfect, gold, best, at);
    TreeMap<Integer, Integer> gaps = new TreeMap<>();
    for (int i = 1; i < primes.size(); i++) gaps.merge(primes.get(i) - primes.get(i - 1), 1, Integer::sum);
    p(gaps);
  }
}
