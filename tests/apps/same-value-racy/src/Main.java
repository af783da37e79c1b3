package ground.samevalueracy;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two threads say that they are done. */
public class Main extends Activity {
  TextView page;
  String done = "";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::first).start(); // @start-first
    new Thread(this::second).start(); // @start-second
  }

  void first() {
    done = "first"; // @first
    runOnUiThread(this::show);
  }

  void second() {
    done = "second"; // @second
    runOnUiThread(this::show);
  }

  void show() { page.setText(done); } // @show
}
