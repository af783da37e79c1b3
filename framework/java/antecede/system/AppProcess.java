package antecede.system;

import android.os.Looper;
import antecede.Bag;
import antecede.Concrete;
import antecede.Sync;
import antecede.Threads;

/** The process of the app: its main thread, how it begins, and how it dies. */
@Concrete
public final class AppProcess {
  /** The start of the application, which everything else in the process follows. */
  static final Object birth = new Object();

  private static boolean isAlive;
  private static boolean isBound;
  /** The process before this one ended by itself: a crash, an exit, a main thread that did not answer. */
  private static boolean hasEnded;
  private static Thread main;
  /** Tells processes apart: what one of them asked for is no business of the next. */
  private static int number;
  /** What is to be sent once the application is there. */
  private static final Bag<Environment.Message> held = new Bag<Environment.Message>();

  private AppProcess() {}

  /** Forks the process, if there is none; its first message is the application's. */
  static void start() {
    if (isAlive) return;
    isAlive = true;
    number++;
    if (hasEnded) Report.note("restart", "");
    hasEnded = false;
    Sync.acquire(AppProcess.class);
    main = new Thread(new Runnable() {
      @Override
      public void run() {
        Looper.prepareMainLooper();
        Thread.setDefaultUncaughtExceptionHandler(new Killer());
        Environment.request(new Environment.Work() {
          @Override
          void act() {
            bind();
          }
        });
        Looper.loop();
      }
    }, "main");
    main.serve();
  }

  /** A main thread that does not answer: the user has the app closed. Only on the environment's thread. */
  static void watch() {
    if (!isAlive || main == null || !Report.isBlocked(main)) return;
    main = null;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        endNow();
      }
    });
  }

  private static void endNow() {
    die();
    hasEnded = true;
    Activities.processDied(false);
    if (Activities.isShown()) start();
  }

  /** The app ends its process; the thread that did goes no further. */
  static final class Leaving implements antecede.Exit.Warden {
    @Override
    public void ended(String how, int code) {
      Report.exited(how, code);
      final int mine = number;
      Environment.request(new Environment.Work() {
        @Override
        void act() {
          if (mine == number) endNow();
        }
      });
      standStill();
    }
  }

  private static void standStill() {
    while (true) Sync.blockUninterruptibly(AppProcess.class, Threads.FOREVER);
  }

  private static void bind() {
    Environment.enqueue(new Environment.Message("start of the application", AppProcess.class, birth) {
      @Override
      void dispatch() {
        Instances.bindApplication();
        isBound = true;
      }

      @Override
      Environment.Work then() {
        return new Environment.Work() {
          @Override
          void act() {
            while (!held.isEmpty()) Environment.send(held.removeAt(0));
            Activities.processStarted();
          }
        };
      }
    });
  }

  /** The configuration is another one: what is not an activity is told at once, activities as they are shown. */
  static void configure() {
    if (!isBound) return;
    Environment.send(new Environment.Message("configuration change of the application", AppProcess.class) {
      @Override
      void dispatch() {
        Instances.configurationChanged();
      }
    });
  }

  /** The app may give back memory. */
  static void trim(final int level) {
    if (!isBound) return;
    Environment.send(new Environment.Message("trim memory", AppProcess.class) {
      @Override
      void dispatch() {
        Instances.trim(level);
      }
    });
  }

  /** Whether its components can be called. */
  static boolean isReady() {
    return isBound;
  }

  static boolean isStarting() {
    return isAlive && !isBound;
  }

  /** Starts the process for a message that finds none, and sends it then. */
  static void hold(Environment.Message message) {
    held.add(message);
    start();
  }

  /** What ends a process whose thread lets an exception go. */
  private static final class Killer implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable exception) {
      Report.uncaught(exception);
      crash();
    }
  }

  /** The process dies because of an error; the system lets the thread do nothing more. */
  static void crash() {
    final int mine = number;
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        // Another thread of the same process was first.
        if (mine != number) return;
        boolean again = Activities.hasCrashedLately();
        die();
        if (again) Services.giveUp();
        hasEnded = true;
        Activities.processDied(true);
        if (Activities.isShown()) start();
      }
    });
    standStill();
  }

  /** The system kills the process; what it held is gone, its files are not. */
  static void die() {
    isAlive = isBound = false;
    main = null;
    number++;
    held.clear();
    Report.endProcess();
    antecede.Disk.processDied();
    Sync.release(AppProcess.class);
    Services.processDied();
    Broadcasts.processDied();
    Device.processDied();
  }
}
