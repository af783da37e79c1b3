import android.support.v4.app.Fragment;
import android.support.v4.content.AsyncTaskLoader;
import io.reactivex.internal.queue.MpscLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.SynchronizedLazyImpl;
import kotlinx.coroutines.flow.StateFlowImpl;

/** What contracts say of libraries. The value of a state is a place that own code reads and writes. */
// Race: event-race kotlinx.coroutines.flow.StateFlowImpl.value
// Shows: write kotlinx\.coroutines\.flow\.StateFlowImpl\[value\]@\S+ = null at Contracts\.
// Never: StateFlowImpl\[contents\]
public class Contracts {
  static void run(Runnable... works) throws InterruptedException {
    Thread[] threads = new Thread[works.length];
    for (int i = 0; i < works.length; i++) threads[i] = new Thread(works[i]);
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) thread.join();
  }

  public static void main(String[] args) throws InterruptedException {
    StateFlowImpl state = new StateFlowImpl();
    run(() -> state.setValue(null), () -> state.getValue());
  }

  /** Who looks at a state need not wait for who has set it. */
  // Race: event-race kotlinx.coroutines.flow.StateFlowImpl.value
  // Race: data-race Contracts$Looks.text
  public static class Looks {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      StateFlowImpl state = new StateFlowImpl();
      run(
          () -> {
            text = "a";
            state.setValue(new Looks());
          },
          () -> {
            state.getValue();
            text = "b";
          });
    }
  }

  /** Who makes a value is chance: it orders nothing that was done before. */
  // Race: data-race Contracts$Lazy.text
  // Never: handover
  // Never: SynchronizedLazyImpl\[contents\]
  public static class Lazy {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      SynchronizedLazyImpl lazy = new SynchronizedLazyImpl(Lazy::new);
      run(
          () -> {
            text = "a";
            lazy.getValue();
          },
          () -> {
            lazy.getValue();
            text = "b";
          });
    }
  }

  /** An element of a queue, though it holds nothing of the app's. */
  // Own: Contracts
  // Race: event-race java.util.ArrayDeque[*]
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Taken {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      MpscLinkedQueue queue = new MpscLinkedQueue();
      new Thread(() -> {
        text = "late";
        queue.offer(new Object());
      }).start();
      while (queue.poll() == null) Thread.yield();
      System.out.println(text);
    }
  }

  static class Page extends Fragment {
    @Override
    protected void onStart() {}

    @Override
    protected void onResume() {}
  }

  /** Started twice: the library does not do what is said of it. */
  // Own: Contracts
  // Tells: runtime\.contract-contradicted: 1 times .*Fragment\.performStart comes in the state 'started'
  public static class Contradicted {
    public static void main(String[] args) {
      Page page = new Page();
      page.performStart();
      page.performStart();
      page.performStart();
    }
  }

  /** That a page is stopped after it was started orders the page's own fields, not whoever does so. */
  // Own: Contracts
  // Race: data-race Contracts$Moved.text
  // Race: event-race java.util.concurrent.atomic.AtomicInteger.value
  public static class Moved {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      Page page = new Page();
      AtomicInteger steps = new AtomicInteger();
      run(
          () -> {
            text = "a";
            page.performStart();
            steps.set(1);
          },
          () -> {
            while (steps.get() == 0) Thread.yield();
            page.performResume();
            text = "b";
          });
    }
  }

  static class Noted extends Fragment {
    String text;

    @Override
    protected void onStart() {
      text = "a";
    }

    @Override
    protected void onResume() {
      text = "b";
    }
  }

  /** What happens while the page is moved comes in the order of its lifecycle, whoever moves it. */
  // Own: Contracts
  // Race: event-race java.util.concurrent.atomic.AtomicInteger.value
  // Shows: lock \S+ moved
  // Shows: unlock \S+ moved
  public static class Within {
    public static void main(String[] args) throws InterruptedException {
      Noted page = new Noted();
      AtomicInteger steps = new AtomicInteger();
      run(
          () -> {
            page.performStart();
            steps.set(1);
          },
          () -> {
            while (steps.get() == 0) Thread.yield();
            page.performResume();
          });
    }
  }

  /** Pages that are moved together here may be moved apart in another run. */
  // Own: Contracts
  // Race: data-race Contracts$Apart.text
  // Race: event-race java.util.concurrent.atomic.AtomicInteger.value
  public static class Apart {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      Fragment inner = new Page() {
        @Override
        protected void onStart() {
          text = "a";
        }
      };
      Fragment outer = new Page() {
        @Override
        protected void onStart() {
          inner.performStart();
        }

        @Override
        protected void onResume() {
          text = "b";
        }
      };
      AtomicInteger steps = new AtomicInteger();
      run(
          () -> {
            outer.performStart();
            steps.set(1);
          },
          () -> {
            while (steps.get() == 0) Thread.yield();
            outer.performResume();
          });
    }
  }

  /** The next load of a loader begins when the one before is over, whoever asked for them. */
  // Own: Contracts
  // Race: event-race java.util.concurrent.atomic.AtomicInteger.value
  public static class Loads {
    static String text;

    static Object load() {
      text = text + "a";
      return text;
    }

    public static void main(String[] args) throws InterruptedException {
      AsyncTaskLoader loader = new AsyncTaskLoader(Loads::load);
      AtomicInteger loads = new AtomicInteger();
      run(
          () -> {
            loader.onLoadInBackground();
            loads.set(1);
          },
          () -> {
            while (loads.get() == 0) Thread.yield();
            loader.onLoadInBackground();
          });
    }
  }
}
