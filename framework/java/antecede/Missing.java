package antecede;

/** Where the model is thin: it has nothing to give though Android has. */
public final class Missing {
  private Missing() {}

  /**
   * Null, told as made up: what goes wrong because of it is no fault of the app. {@code what} names what is missing, as people who write
   * apps know it.
   */
  public static native Object value(String what);
}
