package ground.countdowntimersafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.CountDownTimer;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  Clock clock;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    clock = new Clock();
    clock.start(); // @start
  }

  @Override
  public void onBackPressed() {
    finish();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    clock.cancel();
    view = null; // @free
  }

  class Clock extends CountDownTimer {
    Clock() {
      super(300, 1000);
    }

    @Override
    public void onTick(long left) {}

    @Override
    public void onFinish() {
      view.setText("Time is over"); // @use
    }
  }
}
