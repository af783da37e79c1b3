package antecede;

/** What lies outside the program: time, chance, and the choices the environment makes. All of it is part of a schedule. */
public final class World {
  private World() {}

  /** Chooses one of {@code count} possibilities; {@code what} names the choice. */
  public static native int choose(String what, int count);

  /** Nanoseconds since the start of the machine, asleep or not. */
  public static native long uptimeNanos();

  /** Milliseconds since 1970. */
  public static native long currentTimeMillis();

  /** A seed for a generator that was given none. */
  public static native long randomSeed();

  /** Writes to standard output (1) or standard error (2). */
  public static native void print(int stream, byte[] bytes, int offset, int count);

  /** Whether some other thread could go on now. */
  public static native boolean isBusy();

  /**
   * The world may run the task from now on, once or {@code repeatedly}: on the queue, or on a thread of its own if that is null. Only
   * for an analysis: where {@link Engine#isAbstract} is false, who keeps the task runs it.
   */
  public static native void mayRun(Queue queue, Runnable task, boolean repeatedly);

  /**
   * As {@link #mayRun}, once, of what stands in the queue from when {@code through} hands it on: a view keeps what it is given until it is in
   * a window, and hands it on in the order and with the delays in which it was given. Only for an analysis.
   */
  public static native void passOn(Queue queue, Object through, Runnable task, long delayMillis);

  /** What was given to {@code through} and did not begin yet does not begin any more. Only for an analysis. */
  public static native void takeBack(Queue queue, Object through, Runnable task);

  /** Ends the process. */
  public static native void exit(int code);
}
