package reach.intents;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

public class Plays extends Service {
  @Override public IBinder onBind(Intent intent) { return new Playing(); }
}
