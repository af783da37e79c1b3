package ground.selfracesafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  int count;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    HandlerThread worker = new HandlerThread("worker");
    worker.start();
    new Handler(worker.getLooper()).post(this::count);
    new Handler(worker.getLooper()).post(this::count);
    worker.quitSafely();
    try {
      worker.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Count: " + count); // @show
  }

  void count() {
    int old = count; // @get
    Thread.yield();
    count = old + 1; // @put
  }
}
