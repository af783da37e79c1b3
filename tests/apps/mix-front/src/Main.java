package ground.mixfront;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Three messages, two of them in a hurry. */
public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  TextView page;
  String log = "";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::hurry).start();
    main.post(this::second);
    main.postAtFrontOfQueue(this::first);
    SystemClock.sleep(5);
  }

  void hurry() {
    SystemClock.sleep(4);
    main.postAtFrontOfQueue(this::jump);
  }

  void first() {
    log = "first"; // @first
  }

  void second() {
    page.setText(log); // @second
  }

  void jump() {
    log = "jump"; // @jump
  }
}
