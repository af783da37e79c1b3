package android.view;

/** Input for native code, which there is none of. */
public final class InputQueue {
  InputQueue() {}

  /** Hears when there is a queue. */
  public static interface Callback {
    void onInputQueueCreated(InputQueue queue);

    void onInputQueueDestroyed(InputQueue queue);
  }
}
