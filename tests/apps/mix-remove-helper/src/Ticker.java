package ground.mixremovehelper;

import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Ticks once, after a while. */
class Ticker implements Runnable {
  final Handler handler = new Handler(Looper.getMainLooper());
  private TextView view;

  Ticker(TextView view) {
    this.view = view; // @make
  }

  void start() { handler.postDelayed(this, 300); }

  void stop(Handler from) {
    from.removeCallbacks(this);
    view = null; // @free
  }

  @Override public void run() {
    view.append("tick "); // @use
  }
}
