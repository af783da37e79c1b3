package ground.mixworkersubclass;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;

/** Has two workers. */
public class Main extends Activity {
  String data;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Sure sure = new Sure();
    sure.start();
    sure.later(this::set);
    sure.later(this::get);
    Worker worker = new Worker();
    worker.start();
    SystemClock.sleep(1);
    worker.later(this::nothing);
  }

  void set() {
    data = "data"; // @set
  }

  void get() {
    data.length(); // @get
  }

  void nothing() {}
}
