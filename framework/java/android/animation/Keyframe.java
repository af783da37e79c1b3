package android.animation;

/** A value at a time. */
public abstract class Keyframe implements Cloneable {
  private float fraction;
  private Class type;
  private TimeInterpolator interpolator;
  boolean hasValue;

  private static final class Plain extends Keyframe {
    private Object value;

    Plain(float fraction, Class type, Object value, boolean hasValue) {
      super.fraction = fraction;
      super.type = type;
      this.value = value;
      this.hasValue = hasValue;
    }

    @Override
    public Object getValue() {
      return value;
    }

    @Override
    public void setValue(Object value) {
      this.value = value;
      hasValue = value != null;
    }

    @Override
    public Keyframe clone() {
      Plain copy = new Plain(getFraction(), getType(), value, hasValue);
      copy.setInterpolator(getInterpolator());
      return copy;
    }
  }

  public Keyframe() {}

  public static Keyframe ofInt(float fraction, int value) {
    return new Plain(fraction, int.class, value, true);
  }

  public static Keyframe ofInt(float fraction) {
    return new Plain(fraction, int.class, 0, false);
  }

  public static Keyframe ofFloat(float fraction, float value) {
    return new Plain(fraction, float.class, value, true);
  }

  public static Keyframe ofFloat(float fraction) {
    return new Plain(fraction, float.class, 0f, false);
  }

  public static Keyframe ofObject(float fraction, Object value) {
    return new Plain(fraction, value == null ? Object.class : value.getClass(), value, value != null);
  }

  public static Keyframe ofObject(float fraction) {
    return new Plain(fraction, Object.class, null, false);
  }

  public boolean hasValue() {
    return hasValue;
  }

  public abstract Object getValue();

  public abstract void setValue(Object value);

  public float getFraction() {
    return fraction;
  }

  public void setFraction(float fraction) {
    this.fraction = fraction;
  }

  public TimeInterpolator getInterpolator() {
    return interpolator;
  }

  public void setInterpolator(TimeInterpolator interpolator) {
    this.interpolator = interpolator;
  }

  public Class getType() {
    return type;
  }

  @Override
  public abstract Keyframe clone();
}
