package ground.andracersection7join;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class Main extends Activity {
  int p;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Thread thread = new Thread(this::b);
    thread.start();
    p = 1; // @early
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    p = 2; // @late
    new Handler(Looper.getMainLooper()).post(this::c); // @post-c
  }

  void b() {
    p = 3; // @b
  }

  void c() {
    p = 4; // @c
  }
}
