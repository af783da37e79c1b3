import antecede.Engine;
import antecede.Sync;
import antecede.World;

/** Intrinsics that have no door of their own for programs. */
public final class Intrinsics {
  private Intrinsics() {}

  /** The object begins another life. */
  public static void renew(Object object) {
    Engine.renew(object);
  }

  /** Waits at the object, which orders nothing. */
  public static void block(Object place) throws InterruptedException {
    Sync.block(place, -1);
  }

  public static void wakeAll(Object place) {
    Sync.wake(place, true);
  }

  public static int choose(String what, int count) {
    return World.choose(what, count);
  }
}
