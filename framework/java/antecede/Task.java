package antecede;

/**
 * What a {@link Queue} holds: code to run, and the keys by which it can be found and removed again.
 */
public abstract class Task {
  /** Keys of {@link Queue#remove}: which ones must be equal. {@code TOKEN} with a null token matches every token. */
  public static final int TARGET = 1, CALLBACK = 2, WHAT = 4, TOKEN = 8;
  /** With the keys of {@link Queue#remove}: the caller does the work of what it takes back now, in its place. */
  public static final int INSTEAD = 16;

  /** Who receives it, e.g. the Handler. */
  public Object target;
  /** The Runnable, where one was posted. */
  public Object callback;
  public int what;
  public Object token;
  /** What people read of it in reports; null: the name of what runs. */
  public String label;

  /** The event itself. */
  public abstract void run();
}
