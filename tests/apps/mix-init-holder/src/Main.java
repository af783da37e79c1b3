package ground.mixinitholder;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Uses a registry that is made when it is first asked for. */
public class Main extends Activity {
  private static boolean asked;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    if (!asked) new Thread(this::fill).start();
    asked = true;
    page.postDelayed(this::show, 100);
  }

  void fill() {
    SystemClock.sleep(100);
    Registry.get().entry = "entry"; // @put
  }

  void show() {
    Registry registry = Registry.get();
    String entry = registry.entry; // @get
    page.setText(registry.kind + entry); // @kind
  }
}
