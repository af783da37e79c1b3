package antecede;

/** Stand-in on the JDK: code runs. */
public final class Engine {
  private Engine() {}

  public static boolean isAbstract() {
    return false;
  }
}
