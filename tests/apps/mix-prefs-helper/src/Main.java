package ground.mixprefshelper;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Saves a name and shows it. */
public class Main extends Activity {
  Settings settings;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    settings = new Settings(getSharedPreferences("user", 0));
    page = new TextView(this);
    setContentView(page);
    Handler main = new Handler(Looper.getMainLooper());
    new Thread(this::save).start();
    main.post(this::show);
    main.post(this::size);
    SystemClock.sleep(5);
  }

  void save() {
    SystemClock.sleep(5);
    settings.keep("name", "Ada");
  }

  void show() { page.setText(settings.get("name")); }

  void size() { page.append(" " + settings.get("size")); }
}
