package ground.mixstreams;

import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Where streams run. */
final class Schedulers {
  static final Executor IO = Executors.newSingleThreadExecutor();
  static final Executor MAIN = new Handler(Looper.getMainLooper())::post;

  private Schedulers() {}
}
