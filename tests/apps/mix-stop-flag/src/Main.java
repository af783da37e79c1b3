package ground.mixstopflag;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;

/** Has two loops. */
public class Main extends Activity {
  final Loop good = new Loop();
  final Loop bad = new Loop();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    good.start(); // @start-good
    bad.start(); // @start-bad
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    good.end();
    good.await();
    good.clear();
    bad.end();
    bad.clear();
  }
}
