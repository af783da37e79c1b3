package androidx.activity.result.contract;

import android.content.Context;
import android.content.Intent;

/** How a request becomes an intent, and what comes back a result. */
public abstract class ActivityResultContract<I, O> {
  /** A result that is known without a start. */
  public static final class SynchronousResult<T> {
    private final T value;

    public SynchronousResult(T value) {
      this.value = value;
    }

    public T getValue() {
      return value;
    }
  }

  public abstract Intent createIntent(Context context, I input);

  public abstract O parseResult(int resultCode, Intent intent);

  public SynchronousResult<O> getSynchronousResult(Context context, I input) {
    return null;
  }
}
