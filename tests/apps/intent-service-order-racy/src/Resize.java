package ground.intentserviceorderracy;

import android.app.IntentService;
import android.content.Intent;
import android.os.SystemClock;

/** Makes the picture small. */
public class Resize extends IntentService {
  public Resize() { super("resize"); }

  @Override protected void onHandleIntent(Intent intent) {
    SystemClock.sleep(3);
    Main.picture = "small"; // @resize
  }
}
