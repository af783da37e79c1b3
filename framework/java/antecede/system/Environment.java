package antecede.system;

import android.os.Looper;
import antecede.Bag;
import antecede.Concrete;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import antecede.World;

/**
 * Everything beside the app: the system's processes and the user. It has one thread, whose doings are calls to the app's process
 * (events of a binder queue): they follow what caused them, and nothing else.
 */
@Concrete
public final class Environment {
  private static final Queue binder = Queue.binder();
  private static final Bag<Work> pending = new Bag<Work>();
  private static final Object place = new Object();

  private Environment() {}

  /** Something the system does because it was asked to, or because it wants to. */
  abstract static class Work extends Task {
    /** The user's doing: one thing after the other. */
    boolean isInput;

    Work() {
      label = "the system";
    }

    /** On the environment's thread, as an event of its own. */
    abstract void act();

    @Override
    public final void run() {
      Sync.acquire(this);
      act();
    }
  }

  /** A message of the system to the app's main looper: one dispatch. */
  abstract static class Message extends Task {
    /** What it follows, and what follows it: the records it is about. */
    private final Object[] subjects;

    Message(String label, Object... subjects) {
      this.label = label;
      this.subjects = subjects;
    }

    abstract void dispatch();

    /** What the system does when it hears of the end; null: nothing. */
    Work then() {
      return null;
    }

    @Override
    public final void run() {
      dispatch();
      for (int i = 0; i < subjects.length; i++) Sync.release(subjects[i]);
      Work next = then();
      if (next != null) request(next);
    }
  }

  /** The life of the environment: the first thread of a run. */
  public static void main(String[] arguments) throws InterruptedException {
    Threads.current().setName("system");
    antecede.Exit.watch(new AppProcess.Leaving());
    Driver driver = Driver.make();
    Activities.launch();
    AppProcess.start();
    long userTime = World.uptimeNanos() + driver.pause();
    while (!driver.isOver()) {
      AppProcess.watch();
      Work work = pending.isEmpty() ? Timers.due() : pending.removeAt(0);
      long now = World.uptimeNanos();
      if (work != null) {
        binder.perform(work);
      } else if (now < userTime) {
        long timer = Timers.remaining();
        Sync.block(place, timer < 0 ? userTime - now : Math.min(timer, userTime - now));
      } else {
        Work event = driver.next();
        if (event != null) perform(event);
        userTime = now + driver.pause();
      }
    }
    driver.end();
    World.exit(0);
  }

  private static void perform(Work event) {
    if (event.isInput) binder.enqueue(event, Queue.INPUT, 0, false);
    binder.perform(event);
  }

  /** The caller goes on; the environment acts later. */
  static void request(Work work) {
    Sync.release(work);
    pending.add(work);
    Sync.wake(place, true);
  }

  static boolean hasWork() {
    return !pending.isEmpty();
  }

  /** As {@link #request}, after some time. */
  static void requestLater(final long nanos, final Work work) {
    Sync.release(work);
    Timers.add(World.uptimeNanos() + nanos, work);
  }

  /** Sends a message to the main looper, after everything about its subjects so far. Only inside of {@link Work#act}. */
  static void send(Message message) {
    if (AppProcess.isReady()) enqueue(message);
    else AppProcess.hold(message);
  }

  /** As {@link #send}, to a process that has no application yet. */
  static void enqueue(Message message) {
    follow(message);
    queue().enqueue(message, Queue.DELAYED, 0, false);
  }

  /** Sends the user's input to the main looper. */
  static void sendInput(Message message) {
    follow(message);
    queue().enqueue(message, Queue.INPUT, 0, false);
  }

  private static void follow(Message message) {
    Sync.acquire(AppProcess.birth);
    for (int i = 0; i < message.subjects.length; i++) Sync.acquire(message.subjects[i]);
  }

  private static Queue queue() {
    return Looper.getMainLooper().getEvents();
  }

  static void wake() {
    Sync.wake(place, true);
  }
}
