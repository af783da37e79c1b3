package ground.mixatomics;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Two threads that leave their marks. */
public class Main extends Activity {
  final AtomicInteger count = new AtomicInteger();
  final AtomicReference<String> last = new AtomicReference<>("none");

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
    String text = last.get(); // @last
    page.setText(count.get() + " " + text);
  }

  void a() {
    count.incrementAndGet(); // @count-a
    last.set("a"); // @last-a
  }

  void b() {
    count.incrementAndGet(); // @count-b
    last.set("b"); // @last-b
  }
}
