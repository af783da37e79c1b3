package ground.andracersection7firsttopost;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

public class Main extends Activity {
  Handler child;
  int p;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    HandlerThread thread = new HandlerThread("child");
    thread.start();
    child = new Handler(thread.getLooper());
    Handler main = new Handler(Looper.getMainLooper());
    main.post(this::a); // @post-a
    main.post(this::d); // @post-d
  }

  /** The first to post b. */
  void a() {
    p = 1; // @before
    child.post(this::b);
    p = 2; // @behind
  }

  void d() {
    child.post(this::b);
  }

  void b() {
    p = 3; // @b
  }
}
