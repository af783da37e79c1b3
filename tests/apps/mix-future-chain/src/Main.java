package ground.mixfuturechain;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Loads something, and more of it. */
public class Main extends Activity {
  final ExecutorService worker = Executors.newSingleThreadExecutor();
  TextView page;
  String data;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    Future<?> loaded = worker.submit(this::load);
    worker.submit(this::more);
    new Thread(() -> read(loaded)).start();
    SystemClock.sleep(5);
  }

  void load() {
    data = "first"; // @set
  }

  void more() {
    data = "more"; // @more
  }

  void read(Future<?> loaded) {
    Waiting.forIt(loaded);
    String text = data; // @get
    runOnUiThread(() -> page.setText(text));
  }
}
