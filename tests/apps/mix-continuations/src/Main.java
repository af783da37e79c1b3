package ground.mixcontinuations;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Launches a loading, and saves it too early. */
public class Main extends Activity {
  TextView page;
  Loading loading;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    loading = new Loading(this);
    loading.resumeOn(Dispatcher.MAIN);
    new Thread(this::save).start();
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void save() {
    SystemClock.sleep(200);
    String body = loading.body; // @save
    System.out.println("saved " + body);
  }

  void show(String text) {
    page.setText(text); // @use
  }
}
