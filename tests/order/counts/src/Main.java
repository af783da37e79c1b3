package order.counts;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

/** What runs at most once for each activity, and what more often. */
public class Main extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());
  int left = 3;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.post(this::once);
    for (int i = 0; i < 3; i++) handler.post(this::inALoop);
    repeat();
    helper();
    helper();
    if (state == null) handler.post(this::maybe);
    HandlerThread thread = new HandlerThread("worker");
    thread.start();
    Handler worker = new Handler(thread.getLooper());
    worker.post(this::first);
    worker.post(this::second);
    new Thread(this::life).start();
  }

  @Override
  protected void onResume() {
    super.onResume();
    handler.post(this::eachResume);
  }

  void repeat() {
    handler.postDelayed(this::again, 100);
  }

  void helper() {
    handler.post(this::fromAHelper);
  }

  void once() {
    handler.post(this::child);
  }

  void child() {}

  void inALoop() {}

  void again() {
    if (left-- > 0) handler.postDelayed(this::again, 100);
  }

  void fromAHelper() {}

  void maybe() {}

  void first() {}

  void second() {}

  void life() {}

  void eachResume() {}
}
