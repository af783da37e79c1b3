package order.values;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;

/** Delays, kinds and keys of posts that can be read off the code, and some that cannot. */
public class Main extends Activity {
  static final long SECOND = 1000;
  static long settings = 5;
  final Handler handler = new Handler(Looper.getMainLooper());
  final long pause = 3 * SECOND;
  long changes = 1;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.post(this::now);
    handler.postDelayed(this::constant, 250);
    handler.postDelayed(this::product, 2 * SECOND + 1);
    handler.postDelayed(this::fromFinalField, pause);
    handler.postDelayed(this::negative, -5);
    later(this::throughAMethod, 40);
    handler.postDelayed(this::chosen, state == null ? 10 : 20);
    handler.postDelayed(this::fromAField, changes);
    handler.postDelayed(this::fromAStatic, settings);
    handler.postAtFrontOfQueue(this::front);
    handler.postAtTime(this::atTime, 77);
    Looper.myQueue().addIdleHandler(() -> idle());
    Handler.createAsync(Looper.getMainLooper()).post(this::asynchronous);
    handler.sendMessage(Message.obtain(handler, this::message));
    changes = System.nanoTime();
    settings = changes;
  }

  void later(Runnable task, int tens) {
    handler.postDelayed(task, tens * 10L);
  }

  void now() {}

  void constant() {}

  void product() {}

  void fromFinalField() {}

  void negative() {}

  void throughAMethod() {}

  void chosen() {}

  void fromAField() {}

  void fromAStatic() {}

  void front() {}

  void atTime() {}

  boolean idle() {
    return false;
  }

  void asynchronous() {}

  void message() {}
}
