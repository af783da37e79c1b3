package ground.mixviewpost;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Posts to its view. */
public class Main extends Activity {
  final Runnable first = new First();
  TextView page;
  String text;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    text = "text"; // @make
    page.postDelayed(first, 300);
    page.postDelayed(new Second(), 300);
    setContentView(page);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page.removeCallbacks(first);
    text = null; // @free
  }

  class First implements Runnable {
    @Override public void run() {
      page.setText("first " + text.length()); // @use-first
    }
  }

  class Second implements Runnable {
    @Override public void run() {
      page.setText("second " + text.length()); // @use-second
    }
  }
}
