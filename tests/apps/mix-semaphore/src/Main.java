package ground.mixsemaphore;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.Semaphore;

/** One loads, one waits. */
public class Main extends Activity {
  final Semaphore permits = new Semaphore(0);
  TextView page;
  String data;
  String extra;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    new Thread(this::show).start();
    new Thread(this::load).start();
  }

  void load() {
    data = "data"; // @set
    permits.release();
    extra = "extra"; // @extra
  }

  void show() {
    permits.acquireUninterruptibly();
    String text = data; // @get
    String all = text + extra; // @see
    runOnUiThread(() -> page.setText(all));
  }
}
