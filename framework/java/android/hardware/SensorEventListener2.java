package android.hardware;

/** Hears what a sensor measures, and when all was told. */
public interface SensorEventListener2 extends SensorEventListener {
  void onFlushCompleted(Sensor sensor);
}
