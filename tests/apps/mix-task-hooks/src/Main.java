package ground.mixtaskhooks;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Runs two tasks of one base, one after the other. */
public class Main extends Activity {
  TextView page;
  String cache;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    new Store(this).execute(); // @store
    new Show(this).execute(); // @show
    new Thread(this::clear).start();
    SystemClock.sleep(5);
  }

  void clear() {
    SystemClock.sleep(1);
    cache = "empty"; // @clear
  }
}
