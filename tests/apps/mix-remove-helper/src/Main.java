package ground.mixremovehelper;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Has two tickers and stops both; or so it thinks. */
public class Main extends Activity {
  Ticker good;
  Ticker bad;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    good = new Ticker(page);
    bad = new Ticker(page);
    good.start(); // @start-good
    bad.start(); // @start-bad
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    good.stop(good.handler);
    bad.stop(new Handler(Looper.getMainLooper()));
  }
}
