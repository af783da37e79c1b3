package ground.mixhandlercallback;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.os.SystemClock;
import android.widget.TextView;

/** Takes messages of two loopers. */
public class Main extends Activity implements Handler.Callback {
  TextView page;
  String data = "nothing";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    HandlerThread thread = new HandlerThread("worker");
    thread.start();
    Handler worker = new Handler(thread.getLooper(), this);
    Handler main = new Handler(Looper.getMainLooper(), this);
    worker.sendEmptyMessage(1); // @send-one
    worker.obtainMessage(2).sendToTarget(); // @send-two
    main.sendEmptyMessage(2); // @send-here
    SystemClock.sleep(5);
  }

  @Override public boolean handleMessage(Message message) {
    if (message.what == 1) {
      data = "data"; // @set
      return true;
    }
    String text = data; // @get
    if (Looper.myLooper() == Looper.getMainLooper()) page.setText(text);
    return true;
  }
}
