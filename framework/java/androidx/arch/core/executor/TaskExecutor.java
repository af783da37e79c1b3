package androidx.arch.core.executor;

import antecede.Unlisted;

/** Runs tasks on the main thread or elsewhere. */
@Unlisted
public abstract class TaskExecutor {
  public abstract void executeOnDiskIO(Runnable runnable);

  public abstract void postToMainThread(Runnable runnable);

  public void executeOnMainThread(Runnable runnable) {
    if (isMainThread()) runnable.run();
    else postToMainThread(runnable);
  }

  public abstract boolean isMainThread();
}
