package ground.mixreadwritelock;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** One writer, two readers. */
public class Main extends Activity {
  final Table table = new Table();
  String seen;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Thread[] threads = {new Thread(this::fill), new Thread(this::a), new Thread(this::b)};
    for (Thread thread : threads) thread.start();
    try {
      for (Thread thread : threads) thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    page.setText(seen + " " + table.hits()); // @seen
  }

  void fill() { table.put("value"); }

  void a() {
    seen = table.get(); // @keep
  }

  void b() { table.hit(); }
}
