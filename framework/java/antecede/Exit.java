package antecede;

/** How a program ends itself. A plain program ends the run; an app ends its process, and the system around it goes on. */
public final class Exit {
  /** Who hears of the end, if there is somebody around the program. */
  public interface Warden {
    /** On the thread that asks for the end. Does not return. */
    void ended(String how, int code);
  }

  private static Warden warden;

  private Exit() {}

  /** For the environment of an app: from now on, the end of the program is the end of a process. */
  public static void watch(Warden one) {
    warden = one;
  }

  /** {@code how}: what was called, as people who write apps know it. */
  public static void end(String how, int code) {
    if (warden != null && !Engine.isAbstract()) warden.ended(how, code);
    World.exit(code);
  }
}
