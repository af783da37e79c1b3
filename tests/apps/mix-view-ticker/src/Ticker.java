package ground.mixviewticker;

import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Posts itself again and again. */
class Ticker implements Runnable {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final boolean tidy;
  private TextView view;
  private int ticks;

  Ticker(TextView view, boolean tidy) {
    this.view = view; // @make
    this.tidy = tidy;
  }

  void start() { handler.postDelayed(this, 300); }

  void stop() {
    if (tidy) handler.removeCallbacks(this);
    view = null; // @free
  }

  @Override public void run() {
    ticks = ticks + 1; // @tick
    view.setContentDescription("tick"); // @use
    if (ticks < 2) handler.postDelayed(this, 300);
  }
}
