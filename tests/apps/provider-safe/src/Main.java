package ground.providersafe;

import android.app.Activity;
import android.content.ContentValues;
import android.net.Uri;
import android.os.Bundle;
import android.widget.TextView;

/** Two threads put something into the app's own provider, which is called on their threads. */
public class Main extends Activity {
  static final Uri NOTES = Uri.parse("content://ground.providersafe/notes");
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::first).start(); // @start-first
    new Thread(this::second).start(); // @start-second
  }

  void first() {
    getContentResolver().insert(NOTES, new ContentValues());
    runOnUiThread(this::show);
  }

  void second() {
    getContentResolver().insert(NOTES, new ContentValues());
    runOnUiThread(this::show);
  }

  void show() { page.setText(getContentResolver().getType(NOTES)); }
}
