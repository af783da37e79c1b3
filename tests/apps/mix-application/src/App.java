package ground.mixapplication;

import android.app.Application;
import android.os.SystemClock;

/** What all activities share. */
public class App extends Application {
  String user;
  String left;

  @Override public void onCreate() {
    super.onCreate();
    user = "guest"; // @guest
    new Thread(this::load).start();
  }

  void load() {
    Thread.yield();
    user = "Ada"; // @load
    SystemClock.sleep(300);
  }
}
