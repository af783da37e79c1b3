package androidx.arch.core.executor;

import antecede.Unlisted;
import java.util.concurrent.Executor;

/** The executor of the libraries; tests may put another in its place. */
@Unlisted
public class ArchTaskExecutor extends TaskExecutor {
  private static final ArchTaskExecutor instance = new ArchTaskExecutor();
  private static final Executor main = new Executor() {
    @Override
    public void execute(Runnable command) {
      instance.postToMainThread(command);
    }
  };
  private static final Executor io = new Executor() {
    @Override
    public void execute(Runnable command) {
      instance.executeOnDiskIO(command);
    }
  };

  private final TaskExecutor standard = new DefaultTaskExecutor();
  private TaskExecutor delegate = standard;

  private ArchTaskExecutor() {}

  public static ArchTaskExecutor getInstance() {
    return instance;
  }

  public void setDelegate(TaskExecutor taskExecutor) {
    delegate = taskExecutor == null ? standard : taskExecutor;
  }

  @Override
  public void executeOnDiskIO(Runnable runnable) {
    delegate.executeOnDiskIO(runnable);
  }

  @Override
  public void postToMainThread(Runnable runnable) {
    delegate.postToMainThread(runnable);
  }

  public static Executor getMainThreadExecutor() {
    return main;
  }

  public static Executor getIOThreadExecutor() {
    return io;
  }

  @Override
  public boolean isMainThread() {
    return delegate.isMainThread();
  }
}
