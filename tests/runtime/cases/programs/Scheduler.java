package programs;

import static support.Tell.thrown;

import java.util.*;

/** A cooperative scheduler with coroutines as state machines, priorities, sleeping tasks and channels. */
public class Scheduler {
  static abstract class Task implements Comparable<Task> {
    static int made;
    final int id = made++;
    final int priority;
    int state;
    long wake;
    Task(int p) { priority = p; }
    abstract boolean step(Scheduler s);
    @Override
    public int compareTo(Task o) {
      return priority != o.priority ? o.priority - priority : id - o.id;
    }
  }

  final TreeSet<Task> ready = new TreeSet<>();
  final PriorityQueue<Task> asleep =
      new PriorityQueue<>(Comparator.<Task>comparingLong(t -> t.wake).thenComparingInt(t -> t.id));
  final StringBuilder log = new StringBuilder();
  final Deque<Integer> channel = new ArrayDeque<>();
  long now;

  void sleep(Task t, long time) {
    t.wake = now + time;
    asleep.add(t);
  }

  void run() {
    while (!ready.isEmpty() || !asleep.isEmpty()) {
      if (ready.isEmpty()) now = asleep.peek().wake;
      while (!asleep.isEmpty() && asleep.peek().wake <= now) ready.add(asleep.poll());
      Task t = ready.pollFirst();
      if (t.step(this)) ready.add(t);
      now++;
    }
  }

  static class Producer extends Task {
    Producer(int p) { super(p); }
    @Override
    boolean step(Scheduler s) {
      if (state == 5) return false;
      s.channel.add(state * 11);
      s.log.append("p").append(state++).append('@').append(s.now).append(' ');
      s.sleep(this, 3);
      return false;
    }
  }

  static class Consumer extends Task {
    int sum;
    Consumer(int p) { super(p); }
    @Override
    boolean step(Scheduler s) {
      Integer x = s.channel.poll();
      if (x == null) {
        if (++state > 12) return false;
        s.sleep(this, 2);
        return false;
      }
      sum += x;
      s.log.append("c").append(x).append('@').append(s.now).append(' ');
      return true;
    }
  }

  static class Ticker extends Task {
    Ticker(int p) { super(p); }
    @Override
    boolean step(Scheduler s) {
      switch (state++) {
        case 0: s.log.append("t0 "); return true;
        case 1: s.sleep(this, 10); return false;
        case 2:
          s.log.append("t2@").append(s.now).append(' ');
          if (priority < 9) s.ready.add(new Ticker(9));
          return true;
        case 3:
          if (s.now < 30) {
            state = 3;
            s.sleep(this, 7);
            return false;
          }
          s.log.append("t3@").append(s.now).append(' ');
          return false;
        default: throw new IllegalStateException();
      }
    }
  }

  public static void main(String[] args) {
    Scheduler s = new Scheduler();
    Consumer c = new Consumer(1);
    s.ready.addAll(Arrays.asList(new Producer(2), c, new Producer(5), new Ticker(3)));
    String problem = thrown(s::run);
    System.out.println(s.log);
    System.out.println(problem + " " + c.sum + " " + s.now + " " + Task.made + " " + s.channel);
  }
}
