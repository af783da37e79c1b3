package ground.mixarrays;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two threads and two arrays. */
public class Main extends Activity {
  final String[] cells = new String[2];
  final String[] last = new String[1];

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Thread first = new Thread(this::a);
    Thread second = new Thread(this::b);
    first.start();
    second.start();
    try {
      first.join();
      second.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    String text = last[0]; // @last
    page.setText(cells[0] + cells[1] + text);
  }

  void a() {
    cells[0] = "a"; // @cell-a
    last[0] = "a"; // @last-a
  }

  void b() {
    cells[1] = "b"; // @cell-b
    last[0] = "b"; // @last-b
  }
}
