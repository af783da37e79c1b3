package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** Runs actions when objects are gone; as they never are, only on demand. */
public final class Cleaner {
  private Cleaner() {}

  /** An action that has yet to run. */
  public interface Cleanable {
    void clean();
  }

  private static final class Action implements Cleanable {
    private Runnable action;

    Action(Runnable action) {
      this.action = action;
    }

    @Override
    public void clean() {
      Runnable once = action;
      action = null;
      if (once != null) once.run();
    }
  }

  public static Cleaner create() {
    return new Cleaner();
  }

  public static Cleaner create(ThreadFactory factory) {
    Objects.requireNonNull(factory);
    return new Cleaner();
  }

  public Cleanable register(Object object, Runnable action) {
    Objects.requireNonNull(object);
    return new Action(Objects.requireNonNull(action));
  }
}
