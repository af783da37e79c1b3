package android.hardware;

/** That a sensor noticed something. */
public final class TriggerEvent {
  public final float[] values = {1};
  public Sensor sensor;
  public long timestamp;

  TriggerEvent(Sensor sensor, long timestamp) {
    this.sensor = sensor;
    this.timestamp = timestamp;
  }
}
