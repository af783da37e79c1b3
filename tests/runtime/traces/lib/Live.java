package lib;

import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** A value that is posted from anywhere and shown in one place: many posts while one waits become one. */
public class Live {
  private static final Object NOTHING = new Object();

  private final Executor poster;
  private final Consumer<Object> observer;
  private final Object lock = new Object();
  private volatile Object pending = NOTHING;

  public Live(Executor poster, Consumer<Object> observer) {
    this.poster = poster;
    this.observer = observer;
  }

  public void post(Object value) {
    boolean isFirst;
    synchronized (lock) {
      isFirst = pending == NOTHING;
      pending = value;
    }
    if (isFirst) poster.execute(this::show);
  }

  private void show() {
    Object value;
    synchronized (lock) {
      value = pending;
      pending = NOTHING;
    }
    observer.accept(value);
  }
}
