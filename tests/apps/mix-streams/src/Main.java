package ground.mixstreams;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Subscribes to two streams. */
public class Main extends Activity {
  TextView page;
  String last = "";
  Subscription shown;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    shown = new Stream("a", "b").subscribeOn(Schedulers.IO).observeOn(Schedulers.MAIN).subscribe(this::show); // @first
    new Stream("log").subscribeOn(Schedulers.IO).observeOn(Schedulers.MAIN).subscribe(item -> log(item)); // @second
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    shown.dispose();
    page = null; // @free
  }

  void show(String item) {
    String all = last + item; // @last
    last = all; // @keep
    page.setText(all); // @show
  }

  void log(String item) {
    page.append(item); // @log
  }
}
