package ground.removemessagesracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.widget.TextView;

public class Main extends Activity {
  static final int SHOW = 1;
  static final int HIDE = 2;
  TextView view;
  final Handler dispatcher = new Dispatcher();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    dispatcher.sendEmptyMessageDelayed(SHOW, 300); // @send
  }

  @Override
  public void onBackPressed() {
    finish();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    dispatcher.removeMessages(HIDE);
    view = null; // @free
  }

  class Dispatcher extends Handler {
    Dispatcher() {
      super(Looper.getMainLooper());
    }

    @Override
    public void handleMessage(Message message) {
      if (message.what == SHOW) {
        view.setText("News"); // @use
      }
    }
  }
}
