package ground.timersafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.Timer;
import java.util.TimerTask;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Timer timer = new Timer();
    timer.schedule(new Put(), 1); // @schedule-set
    timer.schedule(new Show(), 2); // @schedule-show
    SystemClock.sleep(5); // the rest of the screen
  }

  class Put extends TimerTask {
    @Override
    public void run() {
      SystemClock.sleep(1); // a download
      title = "News"; // @set
    }
  }

  class Show extends TimerTask {
    @Override
    public void run() {
      String text = "Title: " + title; // @get
      runOnUiThread(() -> view.setText(text));
    }
  }
}
