package ground.nullchecksafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** The main thread checks a field, then uses it; another event of it frees it. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    new Thread(this::ask).start();
    new Thread(this::work).start();
  }

  void ask() {
    SystemClock.sleep(50);
    runOnUiThread(this::use); // @post-use
  }

  void use() {
    if (page == null) return; // @check
    SystemClock.sleep(1);
    page.length(); // @use
  }

  void work() {
    SystemClock.sleep(51);
    runOnUiThread(this::free); // @post-free
  }

  void free() {
    page = null; // @free
  }
}
