package antecede;

/** Stand-in on the JDK: what files and sockets need. */
public final class Threads {
  public static final long FOREVER = -1;

  private Threads() {}
}
