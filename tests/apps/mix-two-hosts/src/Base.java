package ground.mixtwohosts;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Has something worked out, and a page. */
abstract class Base extends Activity implements Work.Done {
  TextView page;
  String title;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    opened();
    Work.start(this);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  @Override public void done(String text) {
    come(text);
    page.setContentDescription(text); // @use
  }

  abstract void opened();

  abstract void come(String text);
}
