package ground.joinunstartedsafe;

import android.app.Activity;
import android.os.Bundle;
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
    try {
      loader.start();
      loader.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Title: " + title); // @get
  }

  void load() {
    title = "News"; // @set
  }
}
