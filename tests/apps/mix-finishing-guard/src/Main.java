package ground.mixfinishingguard;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Looks whether it is still there. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    if (saved == null) new Thread(this::load).start();
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void load() {
    SystemClock.sleep(300);
    runOnUiThread(this::one);
    runOnUiThread(this::two);
  }

  void one() {
    if (isFinishing()) return;
    page.append("one "); // @use-one
  }

  void two() {
    if (isDestroyed()) return;
    page.append("two "); // @use-two
  }
}
