package ground.mixidle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Shows its title when there is nothing else to do. */
public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  TextView page;
  String title;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::change).start();
    Looper.myQueue().addIdleHandler(this::idle);
    SystemClock.sleep(5);
    main.post(this::set);
  }

  void change() {
    SystemClock.sleep(5);
    main.post(this::late);
  }

  void set() {
    title = "title"; // @set
  }

  void late() {
    title = "late"; // @late
  }

  boolean idle() {
    page.setText(title); // @get
    return false;
  }
}
