package antecede.system;

import android.app.AlarmManager;
import android.app.PendingIntent;
import android.os.Handler;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Named;
import antecede.World;

/** Alarms of the app. */
@Concrete
final class Alarms {
  private static final class Alarm extends Environment.Work {
    final PendingIntent operation;
    final AlarmManager.OnAlarmListener listener;
    final Handler handler;
    final long interval;
    long time;

    Alarm(PendingIntent operation, AlarmManager.OnAlarmListener listener, Handler handler, long time, long interval) {
      this.operation = operation;
      this.listener = listener;
      this.handler = handler;
      this.time = time;
      this.interval = interval;
    }

    @Override
    void act() {
      if (interval > 0) {
        time += interval;
        Timers.add(time, this);
      } else {
        alarms.remove(this);
      }
      if (operation != null) {
        try {
          operation.send();
        } catch (PendingIntent.CanceledException cancelled) {
          alarms.remove(this);
          Timers.remove(this);
        }
        return;
      }
      handler.post(new Named(Named.of(listener) + ".onAlarm()") {
        @Override
        public void run() {
          Callbacks.invoke(AlarmManager.class, "OnAlarmListener", listener);
          listener.onAlarm();
        }
      });
    }
  }

  private static final long MILLISECOND = 1000000;
  /** A repeated alarm comes no more often, as since Android 5.1. */
  private static final long SHORTEST = 60000 * MILLISECOND;
  private static final Bag<Alarm> alarms = new Bag<Alarm>();

  private Alarms() {}

  static void set(int type, long triggerAtMillis, long interval, PendingIntent operation, AlarmManager.OnAlarmListener listener,
      Handler handler) {
    cancel(operation, listener);
    boolean elapsed = type == AlarmManager.ELAPSED_REALTIME || type == AlarmManager.ELAPSED_REALTIME_WAKEUP;
    long now = World.uptimeNanos();
    long time = elapsed ? triggerAtMillis * MILLISECOND : now + (triggerAtMillis - World.currentTimeMillis()) * MILLISECOND;
    long period = interval == 0 ? 0 : Math.max(interval * MILLISECOND, SHORTEST);
    Alarm alarm = new Alarm(operation, listener, handler, Math.max(time, now), period);
    alarms.add(alarm);
    antecede.Sync.release(alarm);
    Timers.add(alarm.time, alarm);
  }

  static void cancel(PendingIntent operation, Object listener) {
    for (int i = alarms.size() - 1; i >= 0; i--) {
      Alarm one = alarms.get(i);
      boolean same = operation != null ? operation.equals(one.operation) : listener != null && one.listener == listener;
      if (!same) continue;
      alarms.removeAt(i);
      Timers.remove(one);
    }
  }
}
