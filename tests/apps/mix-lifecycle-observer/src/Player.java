package ground.mixlifecycleobserver;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;

/** Has sound between start and stop. */
class Player implements DefaultLifecycleObserver {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private String sound;

  @Override public void onStart(LifecycleOwner owner) {
    sound = "on"; // @on
  }

  @Override public void onStop(LifecycleOwner owner) {
    sound = null; // @off
  }

  void load() {
    SystemClock.sleep(300);
    handler.post(this::play);
  }

  void play() {
    sound.length(); // @use
  }
}
