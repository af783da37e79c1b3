import antecede.Callbacks;

/** Listeners, as the model registers and calls them. */
public final class Hooks {
  private Hooks() {}

  public static void register(Object source, String slot, Runnable listener, boolean adds) {
    Callbacks.register(source, slot, listener, adds);
  }

  public static void registerOn(Loop loop, Object source, String slot, Runnable listener, boolean adds) {
    Callbacks.registerOn(loop.queue, source, slot, listener, adds);
  }

  public static void unregister(Object source, String slot, Runnable listener) {
    Callbacks.unregister(source, slot, listener);
  }

  /** Whether anybody listens. */
  public static boolean deliver(Object source, String slot, Runnable listener) {
    return Callbacks.deliver(source, slot, listener, new Act(listener)) != null;
  }

  /** Whether the listener is called on that looper. */
  public static boolean deliverTo(Loop loop, Object source, String slot, Runnable listener) {
    return Callbacks.deliver(source, slot, listener, new Act(listener)) == loop.queue;
  }

  public static void invoke(Object source, String slot, Runnable listener) {
    Callbacks.invoke(source, slot, listener);
  }
}
