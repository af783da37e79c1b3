package android.hardware;

/** Hears what a sensor measures. */
public interface SensorEventListener {
  void onSensorChanged(SensorEvent sensorEvent);

  void onAccuracyChanged(Sensor sensor, int value);
}
