package androidx.arch.core.executor;

import android.os.Handler;
import android.os.Looper;
import antecede.Unlisted;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The main looper, and a pool of four. */
@Unlisted
public class DefaultTaskExecutor extends TaskExecutor {
  private final ExecutorService disk = Executors.newFixedThreadPool(4);
  private Handler main;

  @Override
  public void executeOnDiskIO(Runnable runnable) {
    disk.execute(runnable);
  }

  @Override
  public void postToMainThread(Runnable runnable) {
    if (main == null) main = Handler.createAsync(Looper.getMainLooper());
    main.post(runnable);
  }

  @Override
  public boolean isMainThread() {
    return Looper.getMainLooper().getThread() == Thread.currentThread();
  }
}
