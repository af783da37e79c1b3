package android.hardware;

/** A sensor. */
public final class Sensor {
  public static final int REPORTING_MODE_CONTINUOUS = 0;
  public static final int REPORTING_MODE_ONE_SHOT = 2;
  public static final int REPORTING_MODE_ON_CHANGE = 1;
  public static final int REPORTING_MODE_SPECIAL_TRIGGER = 3;
  public static final String STRING_TYPE_ACCELEROMETER = "android.sensor.accelerometer";
  public static final String STRING_TYPE_ACCELEROMETER_LIMITED_AXES = "android.sensor.accelerometer_limited_axes";
  public static final String STRING_TYPE_ACCELEROMETER_LIMITED_AXES_UNCALIBRATED =
      "android.sensor.accelerometer_limited_axes_uncalibrated";
  public static final String STRING_TYPE_ACCELEROMETER_UNCALIBRATED = "android.sensor.accelerometer_uncalibrated";
  public static final String STRING_TYPE_AMBIENT_TEMPERATURE = "android.sensor.ambient_temperature";
  public static final String STRING_TYPE_GAME_ROTATION_VECTOR = "android.sensor.game_rotation_vector";
  public static final String STRING_TYPE_GEOMAGNETIC_ROTATION_VECTOR = "android.sensor.geomagnetic_rotation_vector";
  public static final String STRING_TYPE_GRAVITY = "android.sensor.gravity";
  public static final String STRING_TYPE_GYROSCOPE = "android.sensor.gyroscope";
  public static final String STRING_TYPE_GYROSCOPE_LIMITED_AXES = "android.sensor.gyroscope_limited_axes";
  public static final String STRING_TYPE_GYROSCOPE_LIMITED_AXES_UNCALIBRATED =
      "android.sensor.gyroscope_limited_axes_uncalibrated";
  public static final String STRING_TYPE_GYROSCOPE_UNCALIBRATED = "android.sensor.gyroscope_uncalibrated";
  public static final String STRING_TYPE_HEADING = "android.sensor.heading";
  public static final String STRING_TYPE_HEAD_TRACKER = "android.sensor.head_tracker";
  public static final String STRING_TYPE_HEART_BEAT = "android.sensor.heart_beat";
  public static final String STRING_TYPE_HEART_RATE = "android.sensor.heart_rate";
  public static final String STRING_TYPE_HINGE_ANGLE = "android.sensor.hinge_angle";
  public static final String STRING_TYPE_LIGHT = "android.sensor.light";
  public static final String STRING_TYPE_LINEAR_ACCELERATION = "android.sensor.linear_acceleration";
  public static final String STRING_TYPE_LOW_LATENCY_OFFBODY_DETECT = "android.sensor.low_latency_offbody_detect";
  public static final String STRING_TYPE_MAGNETIC_FIELD = "android.sensor.magnetic_field";
  public static final String STRING_TYPE_MAGNETIC_FIELD_UNCALIBRATED = "android.sensor.magnetic_field_uncalibrated";
  public static final String STRING_TYPE_MOTION_DETECT = "android.sensor.motion_detect";
  public static final String STRING_TYPE_ORIENTATION = "android.sensor.orientation";
  public static final String STRING_TYPE_POSE_6DOF = "android.sensor.pose_6dof";
  public static final String STRING_TYPE_PRESSURE = "android.sensor.pressure";
  public static final String STRING_TYPE_PROXIMITY = "android.sensor.proximity";
  public static final String STRING_TYPE_RELATIVE_HUMIDITY = "android.sensor.relative_humidity";
  public static final String STRING_TYPE_ROTATION_VECTOR = "android.sensor.rotation_vector";
  public static final String STRING_TYPE_SIGNIFICANT_MOTION = "android.sensor.significant_motion";
  public static final String STRING_TYPE_STATIONARY_DETECT = "android.sensor.stationary_detect";
  public static final String STRING_TYPE_STEP_COUNTER = "android.sensor.step_counter";
  public static final String STRING_TYPE_STEP_DETECTOR = "android.sensor.step_detector";
  public static final String STRING_TYPE_TEMPERATURE = "android.sensor.temperature";
  public static final int TYPE_ACCELEROMETER = 1;
  public static final int TYPE_ACCELEROMETER_LIMITED_AXES = 38;
  public static final int TYPE_ACCELEROMETER_LIMITED_AXES_UNCALIBRATED = 40;
  public static final int TYPE_ACCELEROMETER_UNCALIBRATED = 35;
  public static final int TYPE_ALL = -1;
  public static final int TYPE_AMBIENT_TEMPERATURE = 13;
  public static final int TYPE_DEVICE_PRIVATE_BASE = 65536;
  public static final int TYPE_GAME_ROTATION_VECTOR = 15;
  public static final int TYPE_GEOMAGNETIC_ROTATION_VECTOR = 20;
  public static final int TYPE_GRAVITY = 9;
  public static final int TYPE_GYROSCOPE = 4;
  public static final int TYPE_GYROSCOPE_LIMITED_AXES = 39;
  public static final int TYPE_GYROSCOPE_LIMITED_AXES_UNCALIBRATED = 41;
  public static final int TYPE_GYROSCOPE_UNCALIBRATED = 16;
  public static final int TYPE_HEADING = 42;
  public static final int TYPE_HEAD_TRACKER = 37;
  public static final int TYPE_HEART_BEAT = 31;
  public static final int TYPE_HEART_RATE = 21;
  public static final int TYPE_HINGE_ANGLE = 36;
  public static final int TYPE_LIGHT = 5;
  public static final int TYPE_LINEAR_ACCELERATION = 10;
  public static final int TYPE_LOW_LATENCY_OFFBODY_DETECT = 34;
  public static final int TYPE_MAGNETIC_FIELD = 2;
  public static final int TYPE_MAGNETIC_FIELD_UNCALIBRATED = 14;
  public static final int TYPE_MOTION_DETECT = 30;
  public static final int TYPE_ORIENTATION = 3;
  public static final int TYPE_POSE_6DOF = 28;
  public static final int TYPE_PRESSURE = 6;
  public static final int TYPE_PROXIMITY = 8;
  public static final int TYPE_RELATIVE_HUMIDITY = 12;
  public static final int TYPE_ROTATION_VECTOR = 11;
  public static final int TYPE_SIGNIFICANT_MOTION = 17;
  public static final int TYPE_STATIONARY_DETECT = 29;
  public static final int TYPE_STEP_COUNTER = 19;
  public static final int TYPE_STEP_DETECTOR = 18;
  public static final int TYPE_TEMPERATURE = 7;

  private final int type;

  Sensor(int type) {
    this.type = type;
  }

  public int getType() {
    return type;
  }

  public String getName() {
    return "Sensor " + type;
  }

  public String getVendor() {
    return "Antecede";
  }

  public int getVersion() {
    return 1;
  }

  public int getId() {
    return 0;
  }

  public String getStringType() {
    switch (type) {
      case TYPE_ACCELEROMETER:
        return STRING_TYPE_ACCELEROMETER;
      case TYPE_GYROSCOPE:
        return STRING_TYPE_GYROSCOPE;
      case TYPE_LIGHT:
        return STRING_TYPE_LIGHT;
      case TYPE_PROXIMITY:
        return STRING_TYPE_PROXIMITY;
      default:
        return "android.sensor." + type;
    }
  }

  public int getReportingMode() {
    if (type == TYPE_SIGNIFICANT_MOTION) return REPORTING_MODE_ONE_SHOT;
    return type == TYPE_LIGHT || type == TYPE_PROXIMITY || type == TYPE_STEP_COUNTER ? REPORTING_MODE_ON_CHANGE
        : REPORTING_MODE_CONTINUOUS;
  }

  public float getMaximumRange() {
    return type == TYPE_PROXIMITY ? 5 : 1000;
  }

  public float getResolution() {
    return 0.01f;
  }

  public float getPower() {
    return 0.1f;
  }

  public int getMinDelay() {
    return getReportingMode() == REPORTING_MODE_CONTINUOUS ? 10000 : 0;
  }

  public int getMaxDelay() {
    return 200000;
  }

  public int getFifoReservedEventCount() {
    return 0;
  }

  public int getFifoMaxEventCount() {
    return 0;
  }

  public boolean isWakeUpSensor() {
    return type == TYPE_PROXIMITY || type == TYPE_SIGNIFICANT_MOTION;
  }

  public boolean isDynamicSensor() {
    return false;
  }

  public boolean isAdditionalInfoSupported() {
    return false;
  }

  @Override
  public String toString() {
    return "{Sensor name=\"" + getName() + "\", type=" + type + "}";
  }
}
