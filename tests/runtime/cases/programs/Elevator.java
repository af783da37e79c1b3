package programs;

import java.util.*;

/** A simulation with a priority queue of events and states, deterministic by seed. */
public class Elevator {
  enum Move { UP, DOWN, STOP }
  static final class Call implements Comparable<Call> {
    final int time, from, to;
    Call(int time, int from, int to) {
      this.time = time;
      this.from = from;
      this.to = to;
    }
    @Override
    public int compareTo(Call o) {
      return time != o.time ? Integer.compare(time, o.time) : Integer.compare(from, o.from);
    }
    @Override
    public String toString() {
      return time + ":" + from + ">" + to;
    }
  }

  public static void main(String[] args) {
    Random r = new Random(31);
    PriorityQueue<Call> calls = new PriorityQueue<>();
    for (int i = 0; i < 12; i++) {
      int a = r.nextInt(8), b;
      do b = r.nextInt(8);
      while (b == a);
      calls.add(new Call(r.nextInt(40), a, b));
    }
    System.out.println(calls.size() + " " + calls.peek());
    SortedMap<Integer, List<Call>> waiting = new TreeMap<>(), riding = new TreeMap<>();
    int floor = 0, time = 0, served = 0, total = 0;
    Move move = Move.STOP;
    StringBuilder log = new StringBuilder();
    while (served < 12 && time < 500) {
      while (!calls.isEmpty() && calls.peek().time <= time) {
        Call c = calls.poll();
        waiting.computeIfAbsent(c.from, k -> new ArrayList<>()).add(c);
      }
      List<Call> out = riding.remove(floor), in = waiting.remove(floor);
      if (out != null) {
        served += out.size();
        for (Call c : out) total += time - c.time;
        log.append('-').append(out.size()).append('@').append(floor).append(' ');
      }
      if (in != null) {
        for (Call c : in) riding.computeIfAbsent(c.to, k -> new ArrayList<>()).add(c);
        log.append('+').append(in.size()).append('@').append(floor).append(' ');
      }
      SortedSet<Integer> goals = new TreeSet<>(waiting.keySet());
      goals.addAll(riding.keySet());
      boolean above = !goals.tailSet(floor + 1).isEmpty(), below = !goals.headSet(floor).isEmpty();
      move = move == Move.UP && above  ? Move.UP
          : move == Move.DOWN && below ? Move.DOWN
          : above                      ? Move.UP
          : below                      ? Move.DOWN
                                       : Move.STOP;
      floor += move == Move.UP ? 1 : move == Move.DOWN ? -1 : 0;
      time++;
    }
    System.out.println(log);
    System.out.println(time + " " + floor + " " + served + " " + total);
  }
}
