package ground.mixvolatilepublish;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** One thread loads, another one shows what is there. */
public class Main extends Activity {
  TextView page;
  String data;
  int size;
  volatile boolean ready;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::load).start();
    new Thread(this::show).start();
  }

  void load() {
    data = "loaded"; // @set
    ready = true; // @ready
    size = 6; // @size
  }

  void show() {
    String text = "nothing";
    if (ready) { // @look
      text = data; // @get
    }
    int length = size; // @measure
    String all = text + " " + length;
    runOnUiThread(() -> page.setText(all));
  }
}
