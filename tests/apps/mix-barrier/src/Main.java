package ground.mixbarrier;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Two threads that meet. */
public class Main extends Activity {
  final CyclicBarrier barrier = new CyclicBarrier(2);
  String left;
  String right;
  String last;

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
    page.setText(last); // @last
  }

  void a() {
    left = "left"; // @left
    meet();
    String seen = right; // @see-right
    last = "a" + seen; // @last-a
  }

  void b() {
    right = "right"; // @right
    meet();
    String seen = left; // @see-left
    last = "b" + seen; // @last-b
  }

  void meet() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }
}
