package ground.lockobjectssafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  int count;
  final Object lock = new Object();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Thread first = new Thread(this::countFirst);
    Thread second = new Thread(this::countSecond);
    first.start();
    second.start();
    try {
      first.join();
      second.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Count: " + count); // @show
  }

  void countFirst() {
    synchronized (lock) {
      int old = count; // @get-first
      Thread.yield();
      count = old + 1; // @put-first
    }
  }

  void countSecond() {
    synchronized (lock) {
      int old = count;
      Thread.yield();
      count = old + 1; // @put-second
    }
  }
}
