package enums;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.stream.*;

/** Enum sets as flags, bit masks from enums, ordinals in arrays, permissions, and enum-based tables. */
public class Bits {
  enum Perm {
    READ,
    WRITE,
    EXEC,
    DELETE,
    SHARE;
    int bit() { return 1 << ordinal(); }
    static int mask(Set<Perm> s) { return s.stream().mapToInt(Perm::bit).reduce(0, (a, b) -> a | b); }
    static EnumSet<Perm> of(int m) {
      return Arrays.stream(values())
          .filter(p -> (m & p.bit()) != 0)
          .collect(Collectors.toCollection(() -> EnumSet.noneOf(Perm.class)));
    }
  }
  enum Role {
    GUEST(EnumSet.of(Perm.READ)),
    USER(EnumSet.range(Perm.READ, Perm.EXEC)),
    ADMIN(EnumSet.allOf(Perm.class)),
    NONE(EnumSet.noneOf(Perm.class));
    private final EnumSet<Perm> perms;
    Role(EnumSet<Perm> p) { perms = p; }
    boolean can(Perm p) { return perms.contains(p); }
    static Role least(Set<Perm> needed) {
      return Arrays.stream(values())
          .filter(r -> r.perms.containsAll(needed))
          .min(Comparator.comparingInt(r -> r.perms.size()))
          .orElseThrow(NoSuchElementException::new);
    }
  }
  enum Rps {
    ROCK,
    PAPER,
    SCISSORS;
    int against(Rps o) { return Math.floorMod(ordinal() - o.ordinal() + 1, 3) - 1; }
  }
  enum Cell {
    EMPTY('.'),
    WALL('#'),
    START('S'),
    END('E');
    final char c;
    Cell(char c) { this.c = c; }
    private static final Map<Character, Cell> BY = new HashMap<>();
    static {
      for (Cell x : values()) BY.put(x.c, x);
    }
    static Cell of(char c) {
      Cell r = BY.get(c);
      if (r == null) throw new IllegalArgumentException("cell " + c);
      return r;
    }
  }

  public static void main(String[] args) {
    for (int m : new int[] {0, 1, 5, 31, 16}) p(m, Perm.of(m), Perm.mask(Perm.of(m)));
    for (Role r : Role.values()) p(r, r.perms, Perm.mask(r.perms), r.can(Perm.EXEC));
    p(Role.least(EnumSet.of(Perm.WRITE)), Role.least(EnumSet.noneOf(Perm.class)),
        Role.least(EnumSet.of(Perm.READ, Perm.SHARE)));
    for (Rps a : Rps.values()) {
      StringBuilder b = new StringBuilder();
      for (Rps c : Rps.values()) b.append(a.against(c)).append(' ');
      p(a, b);
    }
    EnumMap<Cell, Integer> counts = new EnumMap<>(Cell.class);
    for (char c : "S..#.E#".toCharArray()) counts.merge(Cell.of(c), 1, Integer::sum);
    p(counts, thrown(() -> Cell.of('?')), counts.keySet(), EnumSet.complementOf(EnumSet.copyOf(counts.keySet())));
    int[][] table = new int[Role.values().length][Perm.values().length];
    for (Role r : Role.values())
      for (Perm q : Perm.values()) table[r.ordinal()][q.ordinal()] = r.can(q) ? 1 : 0;
    p((Object) table);
    EnumSet<Perm> s = EnumSet.of(Perm.READ);
    s.addAll(EnumSet.of(Perm.DELETE, Perm.SHARE));
    EnumSet<Perm> t = s.clone();
    t.removeIf(q -> q.ordinal() > 3);
    p(s, t, s.containsAll(t), t.equals(EnumSet.of(Perm.READ, Perm.DELETE)), s.hashCode() == s.clone().hashCode(),
        EnumSet.copyOf(Arrays.asList(Perm.WRITE, Perm.READ, Perm.WRITE)));
    Map<Perm, List<Role>> inverse = new EnumMap<>(Perm.class);
    for (Role r : Role.values())
      for (Perm q : r.perms) inverse.computeIfAbsent(q, k -> new ArrayList<>()).add(r);
    p(inverse);
  }
}
