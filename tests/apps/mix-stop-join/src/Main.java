package ground.mixstopjoin;

import android.app.Activity;
import android.widget.TextView;

/** Has a thread count as long as it is visible. */
public class Main extends Activity {
  private Counter counter;
  TextView page;
  String unit;
  String name;

  @Override protected void onStart() {
    super.onStart();
    page = new TextView(this);
    setContentView(page);
    unit = "steps"; // @unit
    name = "name"; // @name
    counter = new Counter(this);
    counter.start();
  }

  @Override protected void onStop() {
    super.onStop();
    name = null; // @early
    counter.end();
    unit = null; // @late
  }
}
