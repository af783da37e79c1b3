package antecede;

/** Requests to the system: components that shall start, be bound, receive or end. The environment carries them out. */
public final class Components {
  public static final int ACTIVITY = 0, SERVICE = 1, RECEIVER = 2, PROVIDER = 3, JOB = 4;

  private Components() {}

  /** Start an activity or service, or send a broadcast; {@code request} is the Intent (or JobInfo). */
  public static native void start(int kind, Object from, Object request, int code);

  public static native void stop(int kind, Object from, Object request);

  public static native boolean bind(Object from, Object request, Object connection);

  public static native void unbind(Object from, Object connection);

  /** The component itself asks to end. */
  public static native void finish(Object component);

  /** The component asks to be destroyed and created again. */
  public static native void recreate(Object component);
}
