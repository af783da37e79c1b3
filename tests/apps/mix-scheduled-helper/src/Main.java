package ground.mixscheduledhelper;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Two clocks. */
public class Main extends Activity {
  final Clock clock = new Clock();
  final Clock other = new Clock();
  TextView page;
  String state;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    clock.in(1, this::open);
    clock.in(2, this::close);
    other.in(1, this::look);
    SystemClock.sleep(5);
  }

  void open() {
    state = "open"; // @open
  }

  void close() {
    String last = state; // @close
    runOnUiThread(() -> page.setText("last " + last));
  }

  void look() {
    Thread.yield();
    state = "seen"; // @look
  }
}
