package ground.mixinvokeall;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two parts of a whole. */
public class Main extends Activity {
  final ExecutorService pool = Executors.newFixedThreadPool(2);
  TextView page;
  String left;
  String right;
  String last;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::all).start();
    SystemClock.sleep(5);
  }

  void all() {
    try {
      pool.invokeAll(Arrays.asList(Executors.callable(this::a), Executors.callable(this::b)));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    String text = left; // @get-left
    text += right; // @get-right
    String end = text + last; // @get-last
    runOnUiThread(() -> page.setText(end));
  }

  void a() {
    left = "left"; // @left
    last = "a"; // @last-a
  }

  void b() {
    right = "right"; // @right
    last = "b"; // @last-b
  }
}
