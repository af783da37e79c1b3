package ground.mixtimerclock;

import android.os.SystemClock;
import java.util.Timer;
import java.util.TimerTask;

/** A timer with one task. */
class Clock {
  private final Timer timer = new Timer();
  private final Main owner;

  Clock(Main owner) { this.owner = owner; }

  void start() {
    timer.schedule(new TimerTask() {
      @Override public void run() {
        SystemClock.sleep(300);
        owner.tick();
      }
    }, 1);
  }

  void stop() { timer.cancel(); }
}
