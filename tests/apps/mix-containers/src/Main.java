package ground.mixcontainers;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Fills a cache while it is shown. */
public class Main extends Activity {
  final Cache cache = new Cache();
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    cache.names.add("first"); // @first
    new Thread(this::fill).start();
    page.post(this::show);
  }

  void fill() {
    SystemClock.sleep(1);
    cache.map.put("second", "2"); // @put
    cache.names.add("second"); // @add
  }

  void show() {
    String entry = cache.map.get("second"); // @get
    page.setText(entry + " of " + cache.names.size()); // @size
  }
}
