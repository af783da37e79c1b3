package ground.waitnotifyracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String title;
  final Object lock = new Object();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Thread(this::load).start();
    synchronized (lock) {
      try {
        if (title == null) { // @test
          lock.wait(1);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      view.setText("Title: " + title); // @get
    }
  }

  void load() {
    SystemClock.sleep(1); // a download
    synchronized (lock) {
      title = "News"; // @set
      lock.notifyAll();
    }
  }
}
