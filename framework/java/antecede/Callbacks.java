package antecede;

/** Listeners: objects of the app that the framework calls when something happens at a source. */
public final class Callbacks {
  private Callbacks() {}

  /**
   * From now on the environment may call {@code listener} on behalf of {@code source}. {@code slot} names what it is set as; a
   * source has one listener per slot, unless it {@code adds}.
   */
  public static native void register(Object source, String slot, Object listener, boolean adds);

  /**
   * As {@link #register}, with the methods of the source through which the environment calls: {@code fires} names them, separated by
   * blanks. They contain the {@link #invoke} of the slot, and give the listener its arguments.
   */
  public static native void register(Object source, String slot, Object listener, boolean adds, String fires);

  /**
   * As {@link #register}, but the environment does not call the listener: the model's own code does, in a call of the app or in a task
   * that it enqueued.
   */
  public static native void observe(Object source, String slot, Object listener, boolean adds);

  /** The source's listener of that slot goes (null: every listener of the slot). */
  public static native void unregister(Object source, String slot, Object listener);

  /** As {@link #register}, but the calls come as tasks of that queue instead of the main looper. */
  public static native void registerOn(Queue queue, Object source, String slot, Object listener, boolean adds);

  /**
   * As {@link #register}, of what the model has nothing that would call it: on that queue; null: on any thread. In runs nobody calls.
   */
  public static native void registerAway(Queue queue, Object source, String slot, Object listener, boolean adds);

  /**
   * Something happened at the source: {@code call}, which calls the listener, comes from outside as a task of the queue that
   * it was registered on, or of the first thread's looper. Returns that queue (one that is no looper: whoever owns it
   * performs the task); null: it is not registered. A looper does not run it if the listener is unregistered before.
   */
  public static native Queue deliver(Object source, String slot, Object listener, Task call);

  /** The framework calls the listener now, as part of the current event: ordered after its registration. */
  public static native void invoke(Object source, String slot, Object listener);
}
