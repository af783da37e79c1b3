package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** EnumSet and EnumMap: order of declaration, ranges, complements, nulls and wrong types. */
public class EnumCollections {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }
  enum Big {
    A0,
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    A7,
    A8,
    A9,
    B0,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    B8,
    B9,
    C0,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    D0,
    D1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    D9,
    E0,
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
    E9,
    F0,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    G0,
    G1,
    G2,
    G3,
    G4,
    G5,
    G6,
    G7,
    G8,
    G9
  }

  public static void main(String[] args) {
    EnumSet<Day> work = EnumSet.range(Day.MON, Day.FRI), rest = EnumSet.complementOf(work);
    p(work, rest, EnumSet.allOf(Day.class), EnumSet.noneOf(Day.class), EnumSet.of(Day.SUN, Day.MON, Day.WED),
        EnumSet.of(Day.TUE, Day.TUE), EnumSet.copyOf(Arrays.asList(Day.SAT, Day.MON)));
    p(work.add(Day.SUN), work.add(Day.SUN), work.remove(Day.TUE), work.contains(Day.TUE), work.contains(null),
        ((Set) work).contains("x"), ((Set) work).remove(Big.A0), work, work.size(), work.containsAll(rest),
        work.removeAll(rest), work, work.retainAll(EnumSet.of(Day.MON, Day.SUN)), work);
    p(thrown(() -> work.add(null)), thrown(() -> ((Set) work).add(Big.A0)),
        thrown(() -> EnumSet.range(Day.FRI, Day.MON)), thrown(() -> EnumSet.copyOf(new ArrayList<Day>())),
        EnumSet.copyOf((Collection<Day>) EnumSet.noneOf(Day.class)), work.clone().equals(work),
        work.equals(new HashSet<>(work)));
    EnumSet<Big> big = EnumSet.range(Big.A3, Big.G3);
    big.removeIf(b -> b.ordinal() % 5 != 0);
    p(big, big.size(), EnumSet.complementOf(big).size(), big.contains(Big.G0), EnumSet.of(Big.G9, Big.A0),
        EnumSet.allOf(Big.class).containsAll(big));
    Iterator<Big> it = big.iterator();
    while (it.hasNext())
      if (it.next().name().endsWith("5")) it.remove();
    p(big, thrown(it::next), thrown(it::remove));
    EnumMap<Day, String> m = new EnumMap<>(Day.class);
    p(m.put(Day.WED, "w"), m.put(Day.MON, "m"), m.put(Day.SUN, null), m.put(Day.WED, "w2"), m, m.size(),
        m.containsKey(Day.SUN), m.containsValue(null), m.get(Day.TUE), ((Map) m).get("x"), m.get(null));
    p(thrown(() -> m.put(null, "x")), thrown(() -> ((Map) m).put(Big.A0, "x")), m.remove(Day.MON), m.remove(Day.MON),
        m.keySet(), m.values(), m.entrySet(), m.getOrDefault(Day.FRI, "d"), m.merge(Day.WED, "+", String::concat),
        m.computeIfAbsent(Day.SUN, d -> d.name().toLowerCase()));
    m.put(Day.FRI, "f");
    for (Map.Entry<Day, String> e : m.entrySet()) e.setValue(e.getKey().ordinal() + e.getValue());
    Iterator<Day> keys = m.keySet().iterator();
    keys.next();
    m.put(Day.TUE, "while iterating");
    p(keys.next(), m, new EnumMap<>(m).equals(m), new TreeMap<>(m), m.hashCode() == new HashMap<>(m).hashCode(),
        thrown(() -> new EnumMap<>(new HashMap<Day, String>())), m.clone());
    keys.remove();
    m.keySet().removeIf(d -> d == Day.WED);
    m.values().remove("while iterating");
    p(m);
  }
}
