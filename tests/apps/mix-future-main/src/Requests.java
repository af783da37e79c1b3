package ground.mixfuturemain;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Answers on a pool. */
final class Requests {
  static final Handler HANDLER = new Handler(Looper.getMainLooper());
  static final Executor MAIN = HANDLER::post;
  private static final Executor POOL = Executors.newCachedThreadPool();

  private Requests() {}

  static CompletableFuture<String> ask() {
    return CompletableFuture.supplyAsync(() -> {
      SystemClock.sleep(600);
      return "answer";
    }, POOL);
  }
}
