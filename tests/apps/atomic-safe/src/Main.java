package ground.atomicsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.atomic.AtomicInteger;

public class Main extends Activity {
  TextView view;
  final AtomicInteger count = new AtomicInteger();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Thread first = new Thread(this::countFirst);
    Thread second = new Thread(this::countSecond);
    first.start();
    second.start();
    try {
      first.join();
      second.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Count: " + count.get());
  }

  void countFirst() {
    count.incrementAndGet(); // @first
  }

  void countSecond() {
    count.incrementAndGet(); // @second
  }
}
