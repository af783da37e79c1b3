package ground.mixeventbus;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Is told as long as it is visible. */
public class Main extends Activity implements Listener {
  TextView bar;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::load).start();
  }

  @Override protected void onStart() {
    super.onStart();
    bar = new TextView(this); // @make
    setContentView(bar);
    Bus.ONE.register(this);
  }

  @Override protected void onStop() {
    super.onStop();
    Bus.ONE.unregister(this);
    bar = null; // @free
  }

  void load() {
    SystemClock.sleep(300);
    Bus.ONE.post("loaded");
  }

  @Override public void on(String event) {
    bar.setText(event); // @use
  }
}
