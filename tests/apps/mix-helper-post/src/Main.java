package ground.mixhelperpost;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Has a loader tell it the news through a helper. */
public class Main extends Activity {
  final Poster poster = new Poster(new Handler(Looper.getMainLooper()));
  TextView page;
  String title;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    new Loader(this, poster).start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void keep() {
    title = "News"; // @set
  }

  void show() {
    String text = title; // @get
    page.setText(text); // @use
  }
}
