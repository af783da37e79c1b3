package ground.mixtimerclock;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Ticks as long as it is there. */
public class Main extends Activity {
  private Clock clock;
  TextView page;
  String mark;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    clock = new Clock(this);
    clock.start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    clock.stop();
    page = null; // @free
  }

  void tick() {
    String seen = page.toString(); // @use
    mark = seen; // @mark
  }
}
