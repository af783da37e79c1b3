package ground.joinsafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Thread loader = new Thread(this::load);
    loader.start();
    try {
      loader.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Title: " + title); // @get
  }

  void load() {
    SystemClock.sleep(1); // a download
    title = "News"; // @set
  }
}
