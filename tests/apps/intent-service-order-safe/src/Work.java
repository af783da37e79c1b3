package ground.intentserviceordersafe;

import android.app.IntentService;
import android.content.Intent;

/** Makes the picture small, then sends it: one worker, first in, first out. */
public class Work extends IntentService {
  public Work() { super("work"); }

  @Override protected void onHandleIntent(Intent intent) {
    if (intent.getAction().equals("resize")) Main.picture = "small"; // @resize
    else getSharedPreferences("sent", 0).edit().putString("picture", Main.picture).commit(); // @upload
  }

  @Override public void onDestroy() {
    super.onDestroy();
    Main.picture = null; // @free
  }
}
