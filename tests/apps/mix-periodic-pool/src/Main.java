package ground.mixperiodicpool;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Measures again and again until it ends. */
public class Main extends Activity {
  final ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
  TextView page;
  int total;
  int other;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    pool.scheduleWithFixedDelay(this::measure, 1, 100, TimeUnit.MILLISECONDS);
    pool.schedule(this::reset, 1, TimeUnit.MILLISECONDS);
    page.postDelayed(this::finish, 1);
    SystemClock.sleep(5);
  }

  void measure() {
    SystemClock.sleep(1);
    int old = total; // @old
    total = old + 1; // @new
    other = 1; // @one
  }

  void reset() {
    SystemClock.sleep(1);
    other = 0; // @zero
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    pool.shutdownNow();
  }
}
