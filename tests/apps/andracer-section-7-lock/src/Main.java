package ground.andracersection7lock;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  final Object lock = new Object();
  int p;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    TextView view = new TextView(this);
    setContentView(view);
    Thread thread = new Thread(this::b);
    thread.start();
    synchronized (lock) {
      int old = p;
      p = old + 1; // @a
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Steps: " + p); // @show
  }

  void b() {
    synchronized (lock) {
      int old = p;
      p = old + 1; // @b
    }
  }
}
