package antecede.system;

import android.view.ViewRoot;
import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/** Decides what the user and the world do next. */
@Concrete
abstract class Driver {
  static final long MILLISECOND = 1000000;
  /** How long a run goes on behind the last event. */
  private static final long SETTLE = 5000 * MILLISECOND;
  private static final int MOST_IDLE = 200;
  /** How long nothing may be under way before the end, and how often it is waited for. */
  private static final long QUIET = 200 * MILLISECOND;
  private static final int MOST_WAITS = 20;

  private final int limit;
  private int delivered;
  private int idle;
  private long last;
  private long busy;
  private int waits;
  private String lastScreen = "";

  Driver(int limit) {
    this.limit = limit;
  }

  static Driver make() {
    String strategy = Report.option("strategy");
    int events = Integer.parseInt(Report.option("events"));
    Driver driver = strategy.equals("directed") ? new Directed(Report.script(), events) : strategy.equals("script") ? new Scripted(Report.script()) : strategy.equals("systematic") ? new Walker(events) : new Monkey(events);
    String ending = Report.option("ending");
    return ending.isEmpty() ? driver : new Ending(driver, ending.split("\n"));
  }

  /** Whether nothing has been under way for a while: some seconds, or, {@code soon}, one. */
  final boolean isQuiet(boolean soon) {
    long now = World.uptimeNanos();
    if (now - last < (soon ? SETTLE / 5 : SETTLE)) return false;
    if (waits >= MOST_WAITS || !World.isBusy()) return true;
    waits++;
    return false;
  }

  /** Something was chosen, or nothing: counted for {@link #hasMore}. */
  final void count(Action action) {
    last = World.uptimeNanos();
    if (action == null) {
      idle++;
      return;
    }
    idle = 0;
    delivered++;
    waits = 0;
  }

  /** Whether the system is about to change what the user sees. */
  static boolean isChanging() {
    return AppProcess.isStarting() || Activities.isBusy();
  }

  /** What to do now; null: nothing is possible. */
  abstract Action choose();

  /** Nanoseconds until the next event. */
  abstract long pause();

  /** That nothing was chosen is no idle time: it is waited for the app. */
  boolean isWaiting() {
    return false;
  }

  boolean hasMore() {
    return delivered < limit && idle < MOST_IDLE;
  }

  final boolean isOver() {
    long now = World.uptimeNanos();
    if (hasMore() || now - last < SETTLE) return false;
    if (waits < MOST_WAITS && World.isBusy()) {
      waits++;
      busy = now;
    }
    return now - busy >= QUIET;
  }

  final Environment.Work next() {
    look();
    if (!hasMore()) return null;
    Action action = choose();
    if (action != null || !isWaiting()) count(action);
    if (action == null) return null;
    Report.note("event", action.name);
    return action.work();
  }

  /** Tells of the screen, if it is a new one. */
  private void look() {
    String screen = Screen.title();
    if (screen.isEmpty()) return;
    boolean isNew = !screen.equals(lastScreen);
    lastScreen = screen;
    if (isNew) Report.note("screen", screen);
    Report.look();
  }

  void end() {
    look();
  }

  // What any driver may do beside the views -------------------------------------------------------------------------------------

  static Action home() {
    return new Action("home") {
      @Override
      void act() {
        Activities.home();
      }
    };
  }

  /** A dialog of the system lies over the app for a moment: it is paused, and goes on. */
  static Action cover() {
    return new Action("cover", "cover by a dialog of the system", true) {
      @Override
      void act() {
        ActivityRecord front = Activities.focused();
        if (front != null) Activities.ask(front, false);
      }
    };
  }

  static Action comeBack() {
    return new Action("return", "return to the app", true) {
      @Override
      void act() {
        Activities.launch();
      }
    };
  }

  /** Back to the app, by any of its icons. */
  static Action launchAny() {
    Bag<Manifest.Component> launchers = Manifest.get().launchers();
    if (launchers.size() < 2) return comeBack();
    final Manifest.Component launcher = launchers.get(World.choose("launcher", launchers.size()));
    return new Action("launch " + launcher.name) {
      @Override
      void act() {
        Activities.launch(launcher);
      }
    };
  }

  static Action rotate() {
    return new Action("rotate") {
      @Override
      void act() {
        Device.turn();
      }
    };
  }

  static Action kill() {
    return new Action("kill", "kill of the process", false) {
      @Override
      void act() {
        AppProcess.die();
        Activities.processDied(false);
        if (Activities.isShown()) AppProcess.start();
      }
    };
  }

  static Action lowMemory() {
    return new Action("low-memory", "low memory", false) {
      @Override
      void act() {
        if (!Activities.isShown()) AppProcess.trim(android.content.ComponentCallbacks2.TRIM_MEMORY_BACKGROUND);
      }
    };
  }

  /** The app has been out of sight for a minute or more. */
  static Action idle() {
    return new Action("idle", "the app is idle in the background", false) {
      @Override
      void act() {
        if (!Activities.isShown()) Services.idle();
      }
    };
  }

  static Action swipeAway() {
    return new Action("swipe away", "swipe the app away", true) {
      @Override
      void act() {
        Activities.removeTask();
      }
    };
  }

  static Action broadcast(final String action) {
    return new Action("broadcast " + action, false) {
      @Override
      void act() {
        Broadcasts.send(Announcements.of(action), false, Announcements.isSticky(action), null, null, -1, null, null);
      }
    };
  }

  /** Somebody starts an activity of the app by its class; null: the manifest has none of that name. */
  static Action start(String name) {
    Manifest manifest = Manifest.get();
    final Manifest.Component info = manifest.find(name.startsWith(".") ? manifest.packageName + name : name);
    if (info == null || !info.isActivity()) return null;
    return new Action("start " + info.name) {
      @Override
      void act() {
        android.content.Intent intent = new android.content.Intent(android.content.Intent.ACTION_MAIN);
        intent.setComponent(new android.content.ComponentName(Manifest.get().packageName, info.name));
        Activities.start(info, intent, null, -1);
      }
    };
  }

  static Action source(final int index) {
    return new Action("source " + Device.sourceName(index), Device.sourceName(index), false) {
      @Override
      void act() {
        if (index < Device.sourceCount()) Device.event(index).act();
      }
    };
  }

  static Action disconnect(final int choice, final boolean remote) {
    return new Action("disconnect", "disconnection of a service", false) {
      @Override
      void act() {
        Services.disconnectOne(choice, remote);
      }
    };
  }

  /** Everything that can be done to the window in front, and the keys. */
  static Bag<Action> userActions() {
    ViewRoot front = Screen.front();
    Bag<Action> actions = front == null ? new Bag<Action>() : Screen.actions(front);
    return actions;
  }
}
