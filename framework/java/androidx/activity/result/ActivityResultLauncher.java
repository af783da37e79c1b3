package androidx.activity.result;

import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.app.ActivityOptionsCompat;

/** Asks for a result. */
public abstract class ActivityResultLauncher<I> {
  public void launch(I input) {
    launch(input, null);
  }

  public abstract void launch(I input, ActivityOptionsCompat options);

  public abstract void unregister();

  public abstract ActivityResultContract<I, ?> getContract();
}
