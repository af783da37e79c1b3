package ground.mixlazystatic;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Uses a singleton in two places. */
public class Main extends Activity {
  static boolean started;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    if (started) return;
    started = true;
    new Thread(this::load).start();
    page.post(this::show);
  }

  void load() {
    SystemClock.sleep(1);
    Config.get().name = "Ada"; // @name
  }

  void show() {
    page.setText("name " + Config.get().name); // @read
  }
}
