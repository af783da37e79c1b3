package androidx.core.os;

import android.os.Handler;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** Executors of handlers. */
public final class ExecutorCompat {
  private ExecutorCompat() {}

  public static Executor create(final Handler handler) {
    return new Executor() {
      @Override
      public void execute(Runnable command) {
        if (!handler.post(command)) throw new RejectedExecutionException(handler + " is shutting down");
      }
    };
  }
}
