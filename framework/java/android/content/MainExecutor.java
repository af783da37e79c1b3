package android.content;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** Posts what it shall execute to a looper. */
final class MainExecutor implements Executor {
  private final Handler handler;

  MainExecutor(Looper looper) {
    handler = new Handler(looper);
  }

  @Override
  public void execute(Runnable command) {
    if (!handler.post(command)) throw new RejectedExecutionException(handler + " is shutting down");
  }
}
