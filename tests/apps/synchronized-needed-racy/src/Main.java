package ground.synchronizedneededracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Two threads count. */
public class Main extends Activity {
  TextView page;
  int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::first).start(); // @start-first
    new Thread(this::second).start(); // @start-second
  }

  void first() {
    int old = count; // @read-first
    SystemClock.sleep(1);
    count = old + 1; // @write-first
    runOnUiThread(this::show);
  }

  void second() {
    SystemClock.sleep(1);
    int old = count; // @read-second
    count = old + 1; // @write-second
    runOnUiThread(this::show);
  }

  void show() { page.setText("" + count); } // @show
}
