package ground.mixpostattime;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Posts for points of time. */
public class Main extends Activity {
  final Clock clock = new Clock();
  TextView page;
  String text;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    long now = clock.now();
    clock.at(now + 300, this::late);
    clock.at(now + 100, this::early);
    new Thread(this::load).start();
  }

  void load() {
    SystemClock.sleep(80);
    clock.at(clock.now() + 10, this::other);
  }

  void early() {
    text = "early"; // @early
  }

  void late() {
    page.setText(text); // @late
  }

  void other() {
    text = "other"; // @other
  }
}
