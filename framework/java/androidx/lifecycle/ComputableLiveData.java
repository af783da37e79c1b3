package androidx.lifecycle;

import androidx.arch.core.executor.ArchTaskExecutor;
import antecede.Unlisted;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/** Live data that is computed in the background whenever it is invalid and observed. */
@Unlisted
public abstract class ComputableLiveData<T> {
  private final Executor executor;
  private final AtomicBoolean invalid = new AtomicBoolean(true);
  private final AtomicBoolean computing = new AtomicBoolean(false);
  private final LiveData<T> data = new LiveData<T>() {
    @Override
    protected void onActive() {
      executor.execute(refresh);
    }
  };
  private final Runnable refresh = new Runnable() {
    @Override
    public void run() {
      boolean computed;
      do {
        computed = false;
        if (!computing.compareAndSet(false, true)) continue;
        try {
          T value = null;
          while (invalid.compareAndSet(true, false)) {
            computed = true;
            value = compute();
          }
          if (computed) data.postValue(value);
        } finally {
          computing.set(false);
        }
      } while (computed && invalid.get());
    }
  };
  private final Runnable invalidation = new Runnable() {
    @Override
    public void run() {
      boolean active = data.hasActiveObservers();
      if (invalid.compareAndSet(false, true) && active) executor.execute(refresh);
    }
  };

  public ComputableLiveData() {
    this(ArchTaskExecutor.getIOThreadExecutor());
  }

  public ComputableLiveData(Executor executor) {
    this.executor = executor;
  }

  public LiveData<T> getLiveData() {
    return data;
  }

  public void invalidate() {
    ArchTaskExecutor.getInstance().executeOnMainThread(invalidation);
  }

  protected abstract T compute();
}
