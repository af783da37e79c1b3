package antecede.system;

import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/** What the system does at a later time: alarms, delayed jobs. */
@Concrete
final class Timers {
  private static final class Entry {
    final long time;
    final Environment.Work work;

    Entry(long time, Environment.Work work) {
      this.time = time;
      this.work = work;
    }
  }

  private static final Bag<Entry> entries = new Bag<Entry>();

  private Timers() {}

  static void add(long time, Environment.Work work) {
    int index = entries.size();
    while (index > 0 && entries.get(index - 1).time > time) index--;
    entries.add(index, new Entry(time, work));
    Environment.wake();
  }

  static void remove(Environment.Work work) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).work == work) entries.removeAt(i);
    }
  }

  /** The first that is due, taken out; null if none is. */
  static Environment.Work due() {
    return entries.isEmpty() || entries.get(0).time > World.uptimeNanos() ? null : entries.removeAt(0).work;
  }

  /** Nanoseconds until the first is due; -1: there is none. */
  static long remaining() {
    return entries.isEmpty() ? -1 : Math.max(0, entries.get(0).time - World.uptimeNanos());
  }
}
