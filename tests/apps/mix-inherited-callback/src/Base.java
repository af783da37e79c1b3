package ground.mixinheritedcallback;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** A page that lives as long as the activity. */
abstract class Base extends Activity {
  TextView page;
  String note;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    begin();
  }

  abstract void begin();

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }
}
