package ground.mixproviderlazy;

import android.app.Activity;
import android.net.Uri;
import android.os.Bundle;
import android.widget.TextView;

/** Asks a provider from two threads. */
public class Main extends Activity {
  static final Uri BOOKS = Uri.parse("content://ground.mixproviderlazy/books");
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::a).start();
    new Thread(this::b).start();
  }

  void a() { ask(); }

  void b() { ask(); }

  void ask() {
    String type = getContentResolver().getType(BOOKS);
    runOnUiThread(() -> page.setText(type));
  }
}
