package ground.mixpreferencelistener;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Hears of changes as long as it is there. */
public class Main extends Activity {
  private final Changes changes = new Changes(this);
  TextView page;
  String label;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    label = "label"; // @on
    getSharedPreferences("p", 0).registerOnSharedPreferenceChangeListener(changes);
    new Thread(this::store).start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    SystemClock.sleep(20);
    getSharedPreferences("p", 0).unregisterOnSharedPreferenceChangeListener(changes);
    label = null; // @off
  }

  void store() {
    SystemClock.sleep(205);
    getSharedPreferences("p", 0).edit().putString("key", "value").apply(); // @put
  }

  void changed() {
    int length = label.length(); // @use
    if (length > 0) page.setText(getSharedPreferences("p", 0).getString("key", "none"));
  }
}
