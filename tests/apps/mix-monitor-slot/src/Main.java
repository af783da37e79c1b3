package ground.mixmonitorslot;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;

/** One gives, one takes, one looks. */
public class Main extends Activity {
  final Slot slot = new Slot();
  TextView page;
  TextView taken;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    page = new TextView(this);
    taken = new TextView(this);
    all.addView(page);
    all.addView(taken);
    setContentView(all);
    new Thread(this::give).start();
    new Thread(this::take).start();
    page.post(this::peek);
  }

  void give() {
    SystemClock.sleep(1);
    slot.put("something");
  }

  void take() {
    String text = slot.take();
    runOnUiThread(() -> taken.setText(text));
  }

  void peek() { page.setText("has " + slot.peek()); }
}
