package ground.ervafigure4;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  TextView view;
  Runnable batch;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Thread(() -> main.post(this::respond)).start(); // @first
    new Thread(() -> main.post(this::respond)).start(); // @second
  }

  /** Answers that come together are delivered together. */
  void respond() {
    if (batch == null) { // @test
      batch = this::deliver; // @make
      main.post(batch);
    }
  }

  void deliver() {
    view.setText("Delivered");
    batch = null; // @clear
  }
}
