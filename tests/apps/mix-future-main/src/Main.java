package ground.mixfuturemain;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Shows what a future brings, if it is still there. */
public class Main extends Activity {
  TextView page;
  TextView side;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    side = new TextView(this);
    setContentView(page);
    Requests.ask().thenAcceptAsync(this::show, Requests.MAIN); // @ask
    Requests.ask().thenAcceptAsync(this::careful, Requests.MAIN); // @careful
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
    side = null; // @free-side
  }

  void show(String text) {
    page.setText(text); // @use
  }

  void careful(String text) {
    if (isDestroyed()) return;
    side.setText(text); // @use-side
  }
}
