package ground.ervasection33;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class DataBase extends Service {
  @Override
  public IBinder onBind(Intent intent) {
    return new Binder();
  }
}
