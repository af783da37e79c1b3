package antecede.system;

/** What a run is asked to do, and what it tells. */
public final class Report {
  private Report() {}

  /** An option of the run: "strategy", "events"; "" if it was not given. */
  static native String option(String name);

  /** The lines of the script, without comments; empty if there is none. */
  static native String[] script();

  /**
   * Tells of an event delivered, a screen entered, a picture, the state at the end: kinds "event", "screen", "picture", "state",
   * "missed".
   */
  static native void note(String kind, String text);


  /** All threads but this one end, the app's classes and those of android.* are as if they had never been used. */
  static native void endProcess();
}
