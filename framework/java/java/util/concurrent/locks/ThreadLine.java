package java.util.concurrent.locks;

import antecede.Concrete;
import java.util.ArrayList;
import java.util.Collection;

/** Threads in a row; one can be in it several times. */
@Concrete
final class ThreadLine {
  private Thread[] threads = new Thread[4];
  private int count;

  int count() {
    return count;
  }

  void add(Thread thread) {
    if (count == threads.length) {
      Thread[] more = new Thread[2 * count];
      System.arraycopy(threads, 0, more, 0, count);
      threads = more;
    }
    threads[count++] = thread;
  }

  /** Takes the thread out, once. */
  void remove(Thread thread) {
    for (int i = 0; i < count; i++) {
      if (threads[i] == thread) {
        System.arraycopy(threads, i + 1, threads, i, count - i - 1);
        threads[--count] = null;
        return;
      }
    }
  }

  int count(Thread thread) {
    int found = 0;
    for (int i = 0; i < count; i++) if (threads[i] == thread) found++;
    return found;
  }

  /** The last comes first. */
  void addTo(Collection<Thread> list) {
    for (int i = count - 1; i >= 0; i--) list.add(threads[i]);
  }

  Collection<Thread> toCollection() {
    ArrayList<Thread> list = new ArrayList<>(count);
    addTo(list);
    return list;
  }
}
