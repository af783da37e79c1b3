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
  private static boolean hasCrashed;
  /** What is to be sent once the application is there. */
  private static final Bag<Environment.Message> held = new Bag<Environment.Message>();

  private AppProcess() {}

  /** Forks the process, if there is none; its first message is the application's. */
  static void start() {
    if (isAlive) return;
    isAlive = true;
    if (hasCrashed) Report.note("restart", "");
    hasCrashed = false;
    Sync.acquire(AppProcess.class);
    new Thread(new Runnable() {
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
    }, "main").serve();
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
      crash();
    }
  }

  /** The process dies because of an error; the system lets the thread do nothing more. */
  static void crash() {
    Environment.request(new Environment.Work() {
      @Override
      void act() {
        boolean again = Activities.hasCrashedLately();
        die();
        if (again) Services.giveUp();
        hasCrashed = true;
        Activities.processDied(true);
        if (Activities.isShown()) start();
      }
    });
    while (true) Sync.blockUninterruptibly(AppProcess.class, Threads.FOREVER);
  }

  /** The system kills the process; what it held is gone, its files are not. */
  static void die() {
    isAlive = isBound = false;
    held.clear();
    Report.endProcess();
    Sync.release(AppProcess.class);
    Services.processDied();
    Broadcasts.processDied();
    Device.processDied();
  }
}
