package android.hardware;

/** What a sensor measured. */
public class SensorEvent {
  public final float[] values;
  public Sensor sensor;
  public int accuracy;
  public long timestamp;
  public boolean firstEventAfterDiscontinuity;

  SensorEvent(Sensor sensor, int accuracy, long timestamp, float[] values) {
    this.sensor = sensor;
    this.accuracy = accuracy;
    this.timestamp = timestamp;
    this.values = values;
  }
}
