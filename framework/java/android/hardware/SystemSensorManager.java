package android.hardware;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.Source;
import android.os.SystemClock;
import antecede.Bag;
import antecede.Unlisted;

/** The sensors as a source of events: each comes to the looper of its listener, the main one if none was named. */
@Unlisted
public class SystemSensorManager extends SensorManager {
  private final Sensor[] sensors = new Sensor[40];
  private final Bag<Watch> watches = new Bag<Watch>();
  private final Bag<Trigger> triggers = new Bag<Trigger>();
  private int events;

  /** A listener at a sensor. */
  private final class Watch extends Source<SensorEventListener> {
    final Sensor sensor;
    private boolean began;

    Watch(SensorEventListener listener, Sensor sensor, Handler handler) {
      super("sensor", listener, handler == null ? Looper.getMainLooper() : handler.getLooper(), null);
      this.sensor = sensor;
    }

    @Override
    protected void call(SensorEventListener listener) {
      if (!began) listener.onAccuracyChanged(sensor, SENSOR_STATUS_ACCURACY_HIGH);
      began = true;
      listener.onSensorChanged(new SensorEvent(sensor, SENSOR_STATUS_ACCURACY_HIGH, SystemClock.elapsedRealtimeNanos(),
          values(sensor.getType())));
    }
  }

  /** A listener that hears once. */
  private final class Trigger extends Source<TriggerEventListener> {
    final Sensor sensor;

    Trigger(TriggerEventListener listener, Sensor sensor) {
      super("sensor", listener, Looper.getMainLooper(), null);
      this.sensor = sensor;
    }

    @Override
    protected void call(TriggerEventListener listener) {
      removeTrigger(listener, sensor);
      listener.onTrigger(new TriggerEvent(sensor, SystemClock.elapsedRealtimeNanos()));
    }
  }

  public SystemSensorManager(Context context) {
    int[] types = {Sensor.TYPE_ACCELEROMETER, Sensor.TYPE_MAGNETIC_FIELD, Sensor.TYPE_ORIENTATION, Sensor.TYPE_GYROSCOPE,
        Sensor.TYPE_LIGHT,
      Sensor.TYPE_PRESSURE, Sensor.TYPE_PROXIMITY, Sensor.TYPE_GRAVITY, Sensor.TYPE_LINEAR_ACCELERATION,
          Sensor.TYPE_ROTATION_VECTOR,
      Sensor.TYPE_RELATIVE_HUMIDITY, Sensor.TYPE_AMBIENT_TEMPERATURE, Sensor.TYPE_SIGNIFICANT_MOTION, Sensor.TYPE_STEP_DETECTOR,
          Sensor.TYPE_STEP_COUNTER};
    for (int i = 0; i < types.length; i++) sensors[types[i]] = new Sensor(types[i]);
  }

  /** Another value each time. */
  private float[] values(int type) {
    events++;
    float shake = (events % 7 - 3) * 0.5f;
    switch (type) {
      case Sensor.TYPE_ACCELEROMETER:
      case Sensor.TYPE_GRAVITY:
        return new float[] {shake, 9.8f, -shake};
      case Sensor.TYPE_PROXIMITY:
        return new float[] {events % 2 == 0 ? 0 : 5, 0, 0};
      case Sensor.TYPE_STEP_COUNTER:
        return new float[] {events};
      case Sensor.TYPE_MAGNETIC_FIELD:
        return new float[] {20 + shake, -30, -20};
      case Sensor.TYPE_LIGHT:
      case Sensor.TYPE_PRESSURE:
        return new float[] {1000 + shake, 0, 0};
      default:
        return new float[] {shake, shake / 2, -shake};
    }
  }

  @Override
  Sensor sensor(int type) {
    return type > 0 && type < sensors.length ? sensors[type] : null;
  }

  private boolean has(SensorEventListener listener, Sensor sensor) {
    for (int i = 0; i < watches.size(); i++) {
      if (watches.get(i).listener == listener && watches.get(i).sensor == sensor) return true;
    }
    return false;
  }

  @Override
  boolean add(SensorEventListener listener, Sensor sensor, Handler handler) {
    if (has(listener, sensor)) return false;
    Watch watch = new Watch(listener, sensor, handler);
    watches.add(watch);
    watch.add();
    return true;
  }

  @Override
  void remove(SensorEventListener listener, Sensor sensor) {
    for (int i = watches.size() - 1; i >= 0; i--) {
      Watch watch = watches.get(i);
      if (watch.listener == listener && (sensor == null || watch.sensor == sensor)) watches.removeAt(i).remove();
    }
  }

  @Override
  boolean addTrigger(TriggerEventListener listener, Sensor sensor) {
    Trigger trigger = new Trigger(listener, sensor);
    triggers.add(trigger);
    trigger.add();
    return true;
  }

  @Override
  boolean removeTrigger(TriggerEventListener listener, Sensor sensor) {
    boolean found = false;
    for (int i = triggers.size() - 1; i >= 0; i--) {
      Trigger trigger = triggers.get(i);
      if (trigger.listener != listener || sensor != null && trigger.sensor != sensor) continue;
      triggers.removeAt(i).remove();
      found = true;
    }
    return found;
  }
}
