package ground.mixintentservicefifo;

import android.app.IntentService;
import android.content.Intent;
import android.os.SystemClock;

/** Writes down what it is asked for. */
public class Work extends IntentService {
  public Work() { super("work"); }

  @Override protected void onHandleIntent(Intent intent) {
    SystemClock.sleep(100);
    String old = Log.text; // @get
    Log.text = old + intent.getAction(); // @put
  }
}
