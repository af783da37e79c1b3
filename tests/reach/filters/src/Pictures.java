package reach.filters;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

public class Pictures extends Service {
  @Override public IBinder onBind(Intent intent) { return new PicturesWork(); }
}
