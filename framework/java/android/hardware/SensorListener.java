package android.hardware;

/** Heard what sensors measured. */
public interface SensorListener {
  void onSensorChanged(int value, float[] values);

  void onAccuracyChanged(int value, int value2);
}
