package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** A parking garage with fees, levels, reservations and statistics over a day of events. */
public class Parking {
  enum Kind {
    BIKE(1, 50),
    CAR(2, 200),
    TRUCK(4, 700);
    final int size;
    final int fee;
    Kind(int s, int f) {
      size = s;
      fee = f;
    }
  }
  static final class Full extends Exception {
    Full(Kind k) { super(k + " does not fit"); }
  }
  static final class Ticket {
    final int id, level, at;
    final Kind kind;
    Ticket(int id, Kind kind, int level, int at) {
      this.id = id;
      this.kind = kind;
      this.level = level;
      this.at = at;
    }
  }

  final int[] free;
  final Map<Integer, Ticket> inside = new LinkedHashMap<>();
  final EnumMap<Kind, Integer> income = new EnumMap<>(Kind.class);
  final TreeMap<Integer, Integer> occupied = new TreeMap<>();
  int next = 1, used;

  Parking(int... levels) { free = levels.clone(); }

  Ticket enter(Kind k, int time) throws Full {
    int best = -1;
    for (int i = 0; i < free.length; i++)
      if (free[i] >= k.size && (best < 0 || free[i] < free[best])) best = i;
    if (best < 0) throw new Full(k);
    free[best] -= k.size;
    Ticket t = new Ticket(next++, k, best, time);
    inside.put(t.id, t);
    occupied.put(time, used += k.size);
    return t;
  }

  int leave(int id, int time) {
    Ticket t = inside.remove(id);
    if (t == null) throw new NoSuchElementException("ticket " + id);
    free[t.level] += t.kind.size;
    occupied.put(time, used -= t.kind.size);
    int hours = Math.max(1, (time - t.at + 59) / 60), fee = Math.min(hours, 6) * t.kind.fee;
    income.merge(t.kind, fee, Integer::sum);
    return fee;
  }

  public static void main(String[] args) {
    Parking p = new Parking(10, 6, 4);
    Random r = new Random(8);
    int refused = 0, bad = 0;
    for (int t = 0; t < 600; t += 5) {
      try {
        p.enter(Kind.values()[r.nextInt(10) < 6 ? 1 : r.nextInt(3)], t);
      } catch (Full e) {
        refused++;
      }
      if (r.nextInt(3) != 0) {
        try {
          p.leave(1 + r.nextInt(p.next), t + 2);
        } catch (NoSuchElementException e) {
          bad++;
        }
      }
    }
    p(refused, bad, p.income, p.inside.size(), p.free, p.used);
    int most = Collections.max(p.occupied.values());
    p(most, p.occupied.firstEntry(), p.occupied.floorEntry(300), p.occupied.tailMap(590));
    for (int id : new ArrayList<>(p.inside.keySet())) p.leave(id, 700);
    p(p.income, p.used, p.free, p.inside.isEmpty(), thrown(() -> new Parking(1).enter(Kind.CAR, 0)));
  }
}
