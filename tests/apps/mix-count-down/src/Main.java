package ground.mixcountdown;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Forgets to stop one of its watches. */
public class Main extends Activity {
  Watch good;
  Watch bad;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    good = new Watch(page);
    bad = new Watch(page);
    good.start(); // @start-good
    bad.start(); // @start-bad
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    good.cancel();
    good.clear();
    bad.clear();
  }
}
