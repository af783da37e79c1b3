package ground.mixguardthreads;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Checks before it uses; something else takes away in between. */
public class Main extends Activity {
  String box = "box";
  String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::drop).start();
    new Handler(Looper.getMainLooper()).post(this::use);
  }

  void use() {
    String copy = item; // @copy
    if (copy != null) copy.length();
    if (box != null) { // @check
      SystemClock.sleep(1);
      box.length(); // @use
    }
  }

  void drop() {
    SystemClock.sleep(1);
    item = null; // @free
    box = null; // @drop
  }
}
