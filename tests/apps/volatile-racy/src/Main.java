package ground.volatileracy;

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
    new Thread(this::load).start();
    while (title == null) { // @test
      SystemClock.sleep(1);
    }
    view.setText("Ready");
  }

  void load() {
    title = "News"; // @set
  }
}
