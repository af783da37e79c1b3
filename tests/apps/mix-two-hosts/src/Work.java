package ground.mixtwohosts;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Works on a pool and tells on the main looper. */
final class Work {
  private static final ExecutorService POOL = Executors.newFixedThreadPool(2);
  private static final Handler MAIN = new Handler(Looper.getMainLooper());

  private Work() {}

  /** Who is told. */
  interface Done {
    void done(String text);
  }

  static void start(Done done) {
    POOL.execute(() -> {
      SystemClock.sleep(400);
      MAIN.post(() -> done.done("done")); // @post
    });
  }
}
