package ground.mixsyncobjects;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;

/** Two that count. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Counter counter = new Counter();
    int before = Total.sum;
    Thread left = new Thread(new Left(counter));
    Thread right = new Thread(new Right(counter));
    left.start();
    right.start();
    try {
      left.join();
      right.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    page.setText(counter.count + " of " + (Total.sum - before)); // @show
  }
}
