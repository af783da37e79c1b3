package ground.lazyinitialisationsafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** A list that is made when it is first needed. */
public class Main extends Activity {
  TextView page;
  List<String> list;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(() -> runOnUiThread(this::first)).start(); // @start-first
    new Thread(() -> runOnUiThread(this::second)).start(); // @start-second
  }

  List<String> list() {
    if (list == null) { // @look
      SystemClock.sleep(1);
      list = new ArrayList<>(); // @make
    }
    return list;
  }

  void first() {
    list().add("first"); // @add-first
    show();
  }

  void second() {
    SystemClock.sleep(1);
    list().add("second"); // @add-second
    show();
  }

  void show() { page.setText(list().size() + " entries"); } // @size
}
