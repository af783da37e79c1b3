package ground.mixmessageobjects;

import android.app.Activity;
import android.os.Bundle;
import android.os.HandlerThread;
import android.widget.TextView;

/** Sends messages with objects to a thread that has a handler of its own. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    HandlerThread thread = new HandlerThread("work");
    thread.start();
    Crunch crunch = new Crunch(thread.getLooper());
    Box one = new Box();
    Box two = new Box();
    crunch.obtainMessage(Crunch.FILL, one).sendToTarget(); // @send
    crunch.obtainMessage(Crunch.READ, one).sendToTarget(); // @send-read
    two.text = "two"; // @early
    crunch.obtainMessage(Crunch.READ, two).sendToTarget();
    two.more = "late"; // @late
    thread.quitSafely();
  }
}
