package ground.mixinheritedcallback;

import android.os.SystemClock;

/** All it has of its own is what it loads. */
public class Main extends Base {
  @Override void begin() { new Thread(this::load).start(); }

  void load() {
    SystemClock.sleep(600);
    runOnUiThread(new Note(this)); // @post-note
    runOnUiThread(new Show(this)); // @post-show
  }
}
