package ground.mixviewticker;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A view that ticks as long as it is wanted. */
public class Main extends Activity {
  Ticker good;
  Ticker bad;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    good = new Ticker(page, true);
    bad = new Ticker(page, false);
    good.start(); // @good
    bad.start(); // @bad
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    good.stop();
    bad.stop();
  }
}
