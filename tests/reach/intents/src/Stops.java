package reach.intents;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

/** It is started; nobody binds it. */
public class Stops extends Service {
  @Override public IBinder onBind(Intent intent) { return new Stopping(); }
}
