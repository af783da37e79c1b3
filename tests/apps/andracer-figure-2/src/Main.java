package ground.andracerfigure2;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

/** The tasks m, prod and count: m posts count twice to main and prod to a child, which posts count, too. */
public class Main extends Activity {
  Handler main;
  Handler child;
  int items;
  int seen;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    main = new Handler(Looper.getMainLooper());
    HandlerThread thread = new HandlerThread("child");
    thread.start();
    child = new Handler(thread.getLooper());
    items = 1; // @init
    child.post(this::prod); // @post-prod
    main.post(this::count); // @count-main
  }

  void prod() {
    items = 2; // @produce
    child.post(this::count); // @count-child
  }

  void count() {
    int now = items; // @look
    seen = now; // @see
  }
}
