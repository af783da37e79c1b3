package ground.mixtimercancel;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.Timer;
import java.util.TimerTask;

/** Two tasks of a timer. */
public class Main extends Activity {
  final Timer timer = new Timer();
  TextView page;
  String note;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    timer.schedule(new First(), 1);
    timer.schedule(new Second(), 2);
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    timer.cancel();
    page = null; // @free
  }

  class First extends TimerTask {
    @Override public void run() {
      SystemClock.sleep(200);
      note = "first"; // @set
    }
  }

  class Second extends TimerTask {
    @Override public void run() {
      String text = note; // @get
      SystemClock.sleep(300);
      page.post(() -> setTitle(text)); // @use
    }
  }
}
