package ground.mixsemaphoreturns;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two threads take turns. */
public class Main extends Activity {
  final Gate full = new Gate();
  final Gate empty = new Gate();
  TextView page;
  String item;
  String last;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::take).start();
    new Thread(this::give).start();
  }

  void give() {
    item = "item"; // @put
    full.open();
    last = "given"; // @given
    empty.pass();
    item = null; // @clear
  }

  void take() {
    full.pass();
    String text = item; // @get
    String seen = last; // @seen
    empty.open();
    runOnUiThread(() -> page.setText(text + seen));
  }
}
