package ground.mixkeysconstant;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps two things by their names. */
public class Main extends Activity {
  final ConcurrentHashMap<String, String> values = new ConcurrentHashMap<>();
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    values.put(Keys.NAME, "nobody"); // @first
    new Thread(this::load).start();
    page.post(this::show);
  }

  void load() {
    SystemClock.sleep(1);
    values.put(Keys.TITLE, "title"); // @title
    values.put(Keys.NAME, "somebody"); // @name
  }

  void show() {
    String name = values.get(Keys.NAME); // @get
    page.setText(name);
  }
}
