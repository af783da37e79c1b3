package antecede.system;

/** What a run is asked to do, and what it tells. */
public final class Report {
  private Report() {}

  /** An option of the run: "strategy", "events", "api", "ending" (lines of a script); "" if it was not given. */
  public static native String option(String name);

  /** The lines of the script, without comments; empty if there is none. */
  static native String[] script();

  /**
   * Tells of an event delivered, a line of the script that found nothing, a screen entered, the process that starts anew:
   * kinds "event", "missed", "screen", "restart". And of what can be seen ({@link Visible}): "title", "views", "preferences",
   * "toast", "leaked", "file".
   */
  static native void note(String kind, String text);

  /** The user looks at the screen: whoever takes pictures takes one. */
  static native void look();

  /** The app ends its own process, by {@code how} it is called. Told with the place and the event. */
  static native void exited(String how, int code);

  /** An exception is about to end the process: a crash, unless the thread that it left has told of it already. */
  static native void uncaught(Throwable exception);

  /**
   * Whether the main thread does not answer any more: it waits for something that does not come, has been at one and the same event
   * for too long, or has ended though its process is there. Tells of it.
   */
  static native boolean isBlocked(Thread main);

  /** All threads but this one end, the app's classes and those of android.* are as if they had never been used. */
  static native void endProcess();
}
