package ground.mixinnerchain;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** A chain of posts that knows where it came from. */
public class Main extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());
  TextView page;
  int step;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    handler.postDelayed(new First(), 300);
    new Thread(this::reset).start();
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void reset() {
    SystemClock.sleep(300);
    step = 0; // @reset
  }

  class First implements Runnable {
    @Override public void run() {
      step = 1; // @one
      handler.post(new Second());
    }

    class Second implements Runnable {
      @Override public void run() { handler.post(new Third()); }

      class Third implements Runnable {
        @Override public void run() {
          int seen = step; // @get
          System.out.println("step " + seen);
          page.setText("step " + seen); // @use
        }
      }
    }
  }
}
