package antecede;

/** A class of the app in a package that the model has, too. It is the app's, and sees nothing of the model's. */
public class Own {
  public static String name() {
    return Own.class.getName();
  }

  /** A class of the model of the same package. */
  public static long model() {
    return World.uptimeNanos();
  }

  /** The model has a native of that name elsewhere. */
  public static native int uptimeNanos();
}
