package ground.mixdoublechecked;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two threads that need the same. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::a).start();
    new Thread(this::b).start();
  }

  void a() { show(); }

  void b() { show(); }

  void show() {
    String name = Config.get().name; // @name
    runOnUiThread(() -> page.setText(name));
  }
}
