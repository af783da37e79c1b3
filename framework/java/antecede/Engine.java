package antecede;

/** Which engine reads this. */
public final class Engine {
  private Engine() {}

  /**
   * True for the static engine, false at run time. For the rare place where what is true of every execution is shorter than one
   * execution: keep both branches equal in what they mean.
   */
  public static native boolean isAbstract();

  /** The object begins another life, as when it comes back from a pool: its fields are other locations from here on. */
  public static native void renew(Object object);
}
