package android.view;

import android.os.Handler;

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

  /** Posts them, in their order. */
  void execute(Handler handler) {
    for (Entry entry = first; entry != null; entry = entry.next) handler.postDelayed(entry.action, entry.delay);
    first = null;
    last = null;
  }
}
