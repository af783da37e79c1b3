package antecede;

/**
 * Announces requests to the system: components that shall start, be bound, receive or end. Where the program runs, these do nothing: the
 * code behind them, in {@link antecede.system.Server}, carries the request out. They tell an analysis, which does not enter that code, what
 * may follow from it.
 */
public final class Components {
  public static final int ACTIVITY = 0, SERVICE = 1, RECEIVER = 2, PROVIDER = 3, JOB = 4;

  private Components() {}

  /** Start an activity or service, or send a broadcast; {@code request} is the Intent (or JobInfo). */
  public static native void start(int kind, Object from, Object request, int code);

  public static native void stop(int kind, Object from, Object request);

  /** False; whether there is such a service, the code behind it tells. */
  public static native boolean bind(Object from, Object request, Object connection);

  public static native void unbind(Object from, Object connection);

  /** The component itself asks to end. */
  public static native void finish(Object component);

  /** What an activity gives to whoever started it. */
  public static native void give(Object component, Object result);

  /** The component asks to be destroyed and created again. */
  public static native void recreate(Object component);

  /** {@code found}, which is an object of a component of the manifest, or null. */
  public static native Object object(int kind, Object found);

  /** {@code found}, which is an object of a component that the request names, or null. */
  public static native Object target(int kind, Object request, Object found);

  /** {@code found}, which is what {@link #start} or {@link #bind} asked of such a component, or what comes from outside. */
  public static native Object request(int kind, Object component, Object found);

  /** Broadcasts that match the filter shall reach the receiver. */
  public static native void listen(Object receiver, Object filter);

  /** {@code found}, which is what {@link #give} gave of an activity that this one started. */
  public static native Object result(Object component, Object found);
}
