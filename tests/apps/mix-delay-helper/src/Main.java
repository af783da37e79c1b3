package ground.mixdelayhelper;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Opens a box, fills it and closes it. */
public class Main extends Activity {
  final Later later = new Later();
  TextView page;
  String box;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    later.after(100, this::open);
    later.after(102, this::close);
    new Thread(this::feed).start();
  }

  void feed() {
    SystemClock.sleep(90);
    later.after(0, this::fill);
  }

  void open() {
    box = "empty"; // @open
  }

  void fill() {
    String old = box; // @look
    box = old + ", then full"; // @fill
  }

  void close() {
    page.setText("box: " + box); // @close
  }
}
