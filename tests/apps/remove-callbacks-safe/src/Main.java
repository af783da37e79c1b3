package ground.removecallbackssafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  final Handler main = new Handler(Looper.getMainLooper());
  final Show show = new Show();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    main.postDelayed(show, 300); // @post
  }

  @Override
  public void onBackPressed() {
    finish();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    main.removeCallbacks(show);
    view = null; // @free
  }

  class Show implements Runnable {
    @Override
    public void run() {
      view.setText("News"); // @use
    }
  }
}
