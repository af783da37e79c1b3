package ground.servicedisconnectedracy;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Messenger;

/** Answers nothing. */
public class Remote extends Service {
  @Override public IBinder onBind(Intent intent) {
    return new Messenger(new Handler(Looper.getMainLooper())).getBinder();
  }
}
