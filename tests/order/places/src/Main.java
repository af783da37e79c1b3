package order.places;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.CountDownLatch;

/** Order that follows from where in the code something is posted, removed or waited for. */
public class Main extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());
  final Runnable removed = this::removed;
  final Runnable perhapsRemoved = this::perhapsRemoved;
  boolean some;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    some = state != null;
    handler.post(this::early);
    if (some) handler.post(this::branch);
    else handler.post(this::otherBranch);
    try {
      risky();
      handler.post(this::afterRisk);
    } catch (IllegalStateException e) {
      handler.post(this::caught);
    }
    handler.post(this::late);
    handler.postDelayed(removed, 50);
    handler.postDelayed(perhapsRemoved, 50);
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(() -> release(latch)).start();
    new Thread(() -> waitFor(latch)).start();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    handler.removeCallbacks(removed);
    if (some) handler.removeCallbacks(perhapsRemoved);
  }

  void risky() {
    if (some) throw new IllegalStateException();
  }

  void release(CountDownLatch latch) {
    latch.countDown();
  }

  void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      return;
    }
    handler.post(this::awaited);
  }

  void early() {}

  void branch() {}

  void otherBranch() {}

  void afterRisk() {}

  void caught() {}

  void late() {}

  void removed() {}

  void perhapsRemoved() {}

  void awaited() {}
}
