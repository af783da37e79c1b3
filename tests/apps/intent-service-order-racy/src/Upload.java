package ground.intentserviceorderracy;

import android.app.IntentService;
import android.content.Intent;

/** Sends the picture; its worker is not the one that makes it small. */
public class Upload extends IntentService {
  public Upload() { super("upload"); }

  @Override protected void onHandleIntent(Intent intent) {
    getSharedPreferences("sent", 0).edit().putString("picture", Main.picture).commit(); // @upload
  }
}
