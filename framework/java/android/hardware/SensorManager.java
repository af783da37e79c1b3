package android.hardware;

import android.os.Handler;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** The sensors of the device. */
public abstract class SensorManager {
  public static final int AXIS_MINUS_X = 129;
  public static final int AXIS_MINUS_Y = 130;
  public static final int AXIS_MINUS_Z = 131;
  public static final int AXIS_X = 1;
  public static final int AXIS_Y = 2;
  public static final int AXIS_Z = 3;
  public static final int DATA_X = 0;
  public static final int DATA_Y = 1;
  public static final int DATA_Z = 2;
  public static final float GRAVITY_DEATH_STAR_I = 3.5303614e-07f;
  public static final float GRAVITY_EARTH = 9.80665f;
  public static final float GRAVITY_JUPITER = 23.12f;
  public static final float GRAVITY_MARS = 3.71f;
  public static final float GRAVITY_MERCURY = 3.7f;
  public static final float GRAVITY_MOON = 1.6f;
  public static final float GRAVITY_NEPTUNE = 11.0f;
  public static final float GRAVITY_PLUTO = 0.6f;
  public static final float GRAVITY_SATURN = 8.96f;
  public static final float GRAVITY_SUN = 275.0f;
  public static final float GRAVITY_THE_ISLAND = 4.815162f;
  public static final float GRAVITY_URANUS = 8.69f;
  public static final float GRAVITY_VENUS = 8.87f;
  public static final float LIGHT_CLOUDY = 1e+02f;
  public static final float LIGHT_FULLMOON = 0.25f;
  public static final float LIGHT_NO_MOON = 0.001f;
  public static final float LIGHT_OVERCAST = 1e+04f;
  public static final float LIGHT_SHADE = 2e+04f;
  public static final float LIGHT_SUNLIGHT = 1.1e+05f;
  public static final float LIGHT_SUNLIGHT_MAX = 1.2e+05f;
  public static final float LIGHT_SUNRISE = 4e+02f;
  public static final float MAGNETIC_FIELD_EARTH_MAX = 6e+01f;
  public static final float MAGNETIC_FIELD_EARTH_MIN = 3e+01f;
  public static final float PRESSURE_STANDARD_ATMOSPHERE = 1013.25f;
  public static final int RAW_DATA_INDEX = 3;
  public static final int RAW_DATA_X = 3;
  public static final int RAW_DATA_Y = 4;
  public static final int RAW_DATA_Z = 5;
  public static final int SENSOR_ACCELEROMETER = 2;
  public static final int SENSOR_ALL = 127;
  public static final int SENSOR_DELAY_FASTEST = 0;
  public static final int SENSOR_DELAY_GAME = 1;
  public static final int SENSOR_DELAY_NORMAL = 3;
  public static final int SENSOR_DELAY_UI = 2;
  public static final int SENSOR_LIGHT = 16;
  public static final int SENSOR_MAGNETIC_FIELD = 8;
  public static final int SENSOR_MAX = 64;
  public static final int SENSOR_MIN = 1;
  public static final int SENSOR_ORIENTATION = 1;
  public static final int SENSOR_ORIENTATION_RAW = 128;
  public static final int SENSOR_PROXIMITY = 32;
  public static final int SENSOR_STATUS_ACCURACY_HIGH = 3;
  public static final int SENSOR_STATUS_ACCURACY_LOW = 1;
  public static final int SENSOR_STATUS_ACCURACY_MEDIUM = 2;
  public static final int SENSOR_STATUS_NO_CONTACT = -1;
  public static final int SENSOR_STATUS_UNRELIABLE = 0;
  public static final int SENSOR_TEMPERATURE = 4;
  public static final int SENSOR_TRICORDER = 64;
  public static final float STANDARD_GRAVITY = 9.80665f;

  /** Hears of sensors that come and go. */
  public abstract static class DynamicSensorCallback {
    public DynamicSensorCallback() {}

    public void onDynamicSensorConnected(Sensor sensor) {}

    public void onDynamicSensorDisconnected(Sensor sensor) {}
  }

  @Unlisted
  public SensorManager() {}

  /** Null for one that the device does not have. */
  abstract Sensor sensor(int type);

  abstract boolean add(SensorEventListener listener, Sensor sensor, Handler handler);

  abstract void remove(SensorEventListener listener, Sensor sensor);

  abstract boolean addTrigger(TriggerEventListener listener, Sensor sensor);

  abstract boolean removeTrigger(TriggerEventListener listener, Sensor sensor);

  @Deprecated
  public int getSensors() {
    return SENSOR_ACCELEROMETER | SENSOR_MAGNETIC_FIELD | SENSOR_ORIENTATION;
  }

  public List<Sensor> getSensorList(int type) {
    ArrayList<Sensor> list = new ArrayList<Sensor>();
    for (int i = 1; i < 40; i++) {
      Sensor sensor = type == Sensor.TYPE_ALL || type == i ? sensor(i) : null;
      if (sensor != null) list.add(sensor);
    }
    return list;
  }

  public List<Sensor> getDynamicSensorList(int type) {
    return new ArrayList<Sensor>();
  }

  public Sensor getDefaultSensor(int type) {
    return sensor(type);
  }

  public Sensor getDefaultSensor(int type, boolean wakeUp) {
    Sensor sensor = sensor(type);
    return sensor != null && sensor.isWakeUpSensor() == wakeUp ? sensor : null;
  }

  @Deprecated
  public boolean registerListener(SensorListener listener, int sensors) {
    return registerListener(listener, sensors, SENSOR_DELAY_NORMAL);
  }

  @Deprecated
  public boolean registerListener(SensorListener listener, int sensors, int rate) {
    if (listener != null) Callbacks.register(this, "SensorListener", listener, true);
    return false;
  }

  @Deprecated
  public void unregisterListener(SensorListener listener) {
    if (listener != null) Callbacks.unregister(this, "SensorListener", listener);
  }

  @Deprecated
  public void unregisterListener(SensorListener listener, int sensors) {
    unregisterListener(listener);
  }

  public void unregisterListener(SensorEventListener listener, Sensor sensor) {
    if (listener != null && sensor != null) remove(listener, sensor);
  }

  public void unregisterListener(SensorEventListener listener) {
    if (listener != null) remove(listener, null);
  }

  public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs) {
    return registerListener(listener, sensor, samplingPeriodUs, null);
  }

  public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs, int maxReportLatencyUs) {
    return registerListener(listener, sensor, samplingPeriodUs, null);
  }

  public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs, Handler handler) {
    return listener != null && sensor != null && add(listener, sensor, handler);
  }

  public boolean registerListener(SensorEventListener listener, Sensor sensor, int samplingPeriodUs, int maxReportLatencyUs,
      Handler handler) {
    return registerListener(listener, sensor, samplingPeriodUs, handler);
  }

  public boolean flush(SensorEventListener listener) {
    if (listener == null) throw new IllegalArgumentException("listener cannot be null");
    return false;
  }

  public void registerDynamicSensorCallback(DynamicSensorCallback callback) {
    Callbacks.register(this, "DynamicSensorCallback", callback, true);
  }

  public void registerDynamicSensorCallback(DynamicSensorCallback callback, Handler handler) {
    Callbacks.registerAway(handler == null ? null : handler.getLooper().getEvents(), this, "DynamicSensorCallback", callback, true);
  }

  public void unregisterDynamicSensorCallback(DynamicSensorCallback callback) {
    Callbacks.unregister(this, "DynamicSensorCallback", callback);
  }

  public boolean isDynamicSensorDiscoverySupported() {
    return false;
  }

  public boolean requestTriggerSensor(TriggerEventListener listener, Sensor sensor) {
    if (listener == null) throw new IllegalArgumentException("listener cannot be null");
    return sensor != null && addTrigger(listener, sensor);
  }

  public boolean cancelTriggerSensor(TriggerEventListener listener, Sensor sensor) {
    return removeTrigger(listener, sensor);
  }

  /** The world's axes: east, north, up. */
  public static boolean getRotationMatrix(float[] R, float[] I, float[] gravity, float[] geomagnetic) {
    float ax = gravity[0];
    float ay = gravity[1];
    float az = gravity[2];
    float ex = geomagnetic[0];
    float ey = geomagnetic[1];
    float ez = geomagnetic[2];
    float hx = ey * az - ez * ay;
    float hy = ez * ax - ex * az;
    float hz = ex * ay - ey * ax;
    float h = (float) Math.sqrt(hx * hx + hy * hy + hz * hz);
    float a = (float) Math.sqrt(ax * ax + ay * ay + az * az);
    if (a < 0.1f * STANDARD_GRAVITY || h < 0.1f) return false;
    hx /= h;
    hy /= h;
    hz /= h;
    ax /= a;
    ay /= a;
    az /= a;
    float mx = ay * hz - az * hy;
    float my = az * hx - ax * hz;
    float mz = ax * hy - ay * hx;
    if (R != null) {
      float[] values = R.length == 9 ? new float[] {hx, hy, hz, mx, my, mz, ax, ay, az}
          : new float[] {hx, hy, hz, 0, mx, my, mz, 0, ax, ay, az, 0, 0, 0, 0, 1};
      System.arraycopy(values, 0, R, 0, values.length);
    }
    if (I != null) {
      float e = 1 / (float) Math.sqrt(ex * ex + ey * ey + ez * ez);
      float c = (ex * mx + ey * my + ez * mz) * e;
      float s = (ex * ax + ey * ay + ez * az) * e;
      float[] values = I.length == 9 ? new float[] {1, 0, 0, 0, c, s, 0, -s, c}
          : new float[] {1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1};
      System.arraycopy(values, 0, I, 0, values.length);
    }
    return true;
  }

  public static float getInclination(float[] I) {
    return I.length == 9 ? (float) Math.atan2(I[5], I[4]) : (float) Math.atan2(I[6], I[5]);
  }

  /** Axes are 1 to 3, with 0x80 for the other direction. */
  public static boolean remapCoordinateSystem(float[] inR, int X, int Y, float[] outR) {
    int length = outR.length;
    if (inR.length != length || (X & 0x7c) != 0 || (Y & 0x7c) != 0 || (X & 3) == 0 || (Y & 3) == 0 || (X & 3) == (Y & 3)) {
      return false;
    }
    int x = (X & 3) - 1;
    int y = (Y & 3) - 1;
    int z = 3 - x - y;
    boolean minusX = X >= 0x80;
    boolean minusY = Y >= 0x80;
    boolean minusZ = minusX ^ minusY ^ ((x ^ (z + 1) % 3 | y ^ (z + 2) % 3) != 0);
    int row = length == 16 ? 4 : 3;
    float[] out = new float[length];
    for (int i = 0; i < 3; i++) {
      int offset = i * row;
      out[offset + x] = minusX ? -inR[offset] : inR[offset];
      out[offset + y] = minusY ? -inR[offset + 1] : inR[offset + 1];
      out[offset + z] = minusZ ? -inR[offset + 2] : inR[offset + 2];
    }
    if (length == 16) out[15] = 1;
    System.arraycopy(out, 0, outR, 0, length);
    return true;
  }

  public static float[] getOrientation(float[] R, float[] values) {
    int row = R.length == 9 ? 3 : 4;
    values[0] = (float) Math.atan2(R[1], R[row + 1]);
    values[1] = (float) Math.asin(-R[2 * row + 1]);
    values[2] = (float) Math.atan2(-R[2 * row], R[2 * row + 2]);
    return values;
  }

  public static float getAltitude(float p0, float p) {
    return 44330 * (1 - (float) Math.pow(p / p0, 1 / 5.255f));
  }

  private static float[] quaternion(float[] rv) {
    float w = rv.length >= 4 ? rv[3] : 1 - rv[0] * rv[0] - rv[1] * rv[1] - rv[2] * rv[2];
    if (rv.length < 4) w = w > 0 ? (float) Math.sqrt(w) : 0;
    return new float[] {w, rv[0], rv[1], rv[2]};
  }

  public static void getRotationMatrixFromVector(float[] R, float[] rotationVector) {
    float[] q = quaternion(rotationVector);
    int row = R.length == 9 ? 3 : 4;
    for (int i = 0; i < R.length; i++) R[i] = 0;
    R[0] = 1 - 2 * (q[2] * q[2] + q[3] * q[3]);
    R[1] = 2 * (q[1] * q[2] - q[3] * q[0]);
    R[2] = 2 * (q[1] * q[3] + q[2] * q[0]);
    R[row] = 2 * (q[1] * q[2] + q[3] * q[0]);
    R[row + 1] = 1 - 2 * (q[1] * q[1] + q[3] * q[3]);
    R[row + 2] = 2 * (q[2] * q[3] - q[1] * q[0]);
    R[2 * row] = 2 * (q[1] * q[3] - q[2] * q[0]);
    R[2 * row + 1] = 2 * (q[2] * q[3] + q[1] * q[0]);
    R[2 * row + 2] = 1 - 2 * (q[1] * q[1] + q[2] * q[2]);
    if (R.length == 16) R[15] = 1;
  }

  public static void getQuaternionFromVector(float[] Q, float[] rv) {
    System.arraycopy(quaternion(rv), 0, Q, 0, 4);
  }
}
