package antecede;

/** A Runnable of the model that people meet in reports: says what it is for. */
public abstract class Named implements Runnable {
  /** As {@link Task#label}. */
  public final String label;

  protected Named(String label) {
    this.label = label;
  }
}
