package android.view;

import android.os.Handler;
import antecede.Sync;

/** Runnables that were posted to a view before it was in a window. */
final class RunQueue {
  private Entry first;
  private Entry last;

  private static final class Entry {
    final Runnable action;
    final long delay;
    Entry next;

    Entry(Runnable action, long delay) {
      this.action = action;
      this.delay = delay;
    }
  }

  void postDelayed(Runnable action, long delay) {
    Entry entry = new Entry(action, delay);
    if (first == null) first = entry;
    else last.next = entry;
    last = entry;
    Sync.release(entry);
  }

  void remove(Runnable action) {
    Entry before = null;
    for (Entry entry = first; entry != null; entry = entry.next) {
      if (entry.action != action) before = entry;
      else if (before == null) first = entry.next;
      else before.next = entry.next;
    }
    last = before;
  }

  /** Posts them, in their order; each comes after what was done before it was given. */
  void execute(Handler handler) {
    for (Entry entry = first; entry != null; entry = entry.next) handler.passOn(entry.action, entry.delay, entry);
    first = null;
    last = null;
  }
}
