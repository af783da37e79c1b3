package ground.removehandlerracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Handler(Looper.getMainLooper()).postDelayed(this::show, 300); // @post
  }

  @Override
  public void onBackPressed() {
    finish();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    new Handler(Looper.getMainLooper()).removeCallbacksAndMessages(null);
    view = null; // @free
  }

  void show() {
    view.setText("News"); // @use
  }
}
