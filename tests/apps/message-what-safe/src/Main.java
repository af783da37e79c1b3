package ground.messagewhatsafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.widget.TextView;

public class Main extends Activity {
  static final int SET = 1;
  static final int SHOW = 2;
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Handler dispatcher = new Dispatcher();
    dispatcher.sendEmptyMessage(SET); // @send-set
    dispatcher.sendEmptyMessage(SHOW); // @send-show
  }

  class Dispatcher extends Handler {
    Dispatcher() {
      super(Looper.getMainLooper());
    }

    @Override
    public void handleMessage(Message message) {
      switch (message.what) {
        case SET:
          title = "News"; // @set
          break;
        case SHOW:
          view.setText("Title: " + title); // @get
          break;
      }
    }
  }
}
