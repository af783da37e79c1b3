package ground.preferencessafe;

import android.app.Activity;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** A thread writes a preference that the main thread shows. */
public class Main extends Activity {
  SharedPreferences preferences;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    preferences = getSharedPreferences("user" + hashCode(), 0);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::work).start(); // @start
  }

  void work() {
    save();
    ask();
  }

  void save() {
    SystemClock.sleep(17);
    preferences.edit().putString("name", "Ada").apply(); // @save
  }

  void ask() {
    runOnUiThread(this::show); // @post
  }

  void show() {
    page.setText(preferences.getString("name", "nobody")); // @show
  }
}
