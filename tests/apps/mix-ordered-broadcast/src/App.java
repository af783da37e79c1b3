package ground.mixorderedbroadcast;

import android.app.Application;
import android.content.Intent;
import android.os.SystemClock;

/** Tells once. */
public class App extends Application {
  @Override public void onCreate() {
    super.onCreate();
    new Thread(this::tell).start();
  }

  void tell() {
    SystemClock.sleep(200);
    sendOrderedBroadcast(new Intent(Main.TOLD).setPackage(getPackageName()), null);
  }
}
