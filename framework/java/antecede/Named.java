package antecede;

/** A Runnable of the model that people meet in reports: says what it is for. */
public abstract class Named implements Runnable {
  /** As {@link Task#label}. */
  public final String label;

  protected Named(String label) {
    this.label = label;
  }

  /** The class' name for labels: as its author wrote it, where R8 has given it another one. The app never gets to see it. */
  public static String of(Object object) {
    return original(object.getClass().getName());
  }

  /** The same for the name of a class. */
  public static native String original(String className);
}
