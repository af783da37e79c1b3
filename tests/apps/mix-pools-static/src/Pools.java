package ground.mixpoolsstatic;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** The executors of the process. */
final class Pools {
  static final Executor ONE = Executors.newSingleThreadExecutor();
  static final Executor MANY = Executors.newFixedThreadPool(2);
  static final Handler MAIN = new Handler(Looper.getMainLooper());

  private Pools() {}
}
