package android.animation;

import android.graphics.Path;
import android.graphics.PointF;
import android.util.Property;

/** Counts, and sets a property of an object to each value. */
public final class ObjectAnimator extends ValueAnimator {
  private Object target;
  private String name;
  private Property property;
  private boolean autoCancel;

  public ObjectAnimator() {}

  private static ObjectAnimator make(Object target, PropertyValuesHolder... values) {
    ObjectAnimator animator = new ObjectAnimator();
    animator.setTarget(target);
    animator.setValues(values);
    return animator;
  }

  public static ObjectAnimator ofInt(Object target, String propertyName, int... values) {
    return make(target, PropertyValuesHolder.ofInt(propertyName, values));
  }

  public static <T> ObjectAnimator ofInt(T target, Property<T, Integer> property, int... values) {
    return make(target, PropertyValuesHolder.ofInt(property, values));
  }

  public static ObjectAnimator ofArgb(Object target, String propertyName, int... values) {
    ObjectAnimator animator = ofInt(target, propertyName, values);
    animator.setEvaluator(ArgbEvaluator.getInstance());
    return animator;
  }

  public static <T> ObjectAnimator ofArgb(T target, Property<T, Integer> property, int... values) {
    ObjectAnimator animator = ofInt(target, property, values);
    animator.setEvaluator(ArgbEvaluator.getInstance());
    return animator;
  }

  public static ObjectAnimator ofFloat(Object target, String propertyName, float... values) {
    return make(target, PropertyValuesHolder.ofFloat(propertyName, values));
  }

  public static <T> ObjectAnimator ofFloat(T target, Property<T, Float> property, float... values) {
    return make(target, PropertyValuesHolder.ofFloat(property, values));
  }

  public static ObjectAnimator ofFloat(Object target, String xPropertyName, String yPropertyName, Path path) {
    return make(target, PropertyValuesHolder.ofFloat(xPropertyName, 0, 0), PropertyValuesHolder.ofFloat(yPropertyName, 0, 0));
  }

  public static <T> ObjectAnimator ofFloat(T target, Property<T, Float> xProperty, Property<T, Float> yProperty, Path path) {
    return make(target, PropertyValuesHolder.ofFloat(xProperty, 0, 0), PropertyValuesHolder.ofFloat(yProperty, 0, 0));
  }

  public static ObjectAnimator ofObject(Object target, String propertyName, TypeEvaluator evaluator, Object... values) {
    return make(target, PropertyValuesHolder.ofObject(propertyName, evaluator, values));
  }

  public static ObjectAnimator ofObject(Object target, String propertyName, TypeConverter<PointF, ?> converter, Path path) {
    return make(target, PropertyValuesHolder.ofObject(propertyName, converter, path));
  }

  @SafeVarargs
  public static <T, V> ObjectAnimator ofObject(T target, Property<T, V> property, TypeEvaluator<V> evaluator, V... values) {
    return make(target, PropertyValuesHolder.ofObject(property, evaluator, values));
  }

  @SafeVarargs
  public static <T, V, P> ObjectAnimator ofObject(T target, Property<T, P> property, TypeConverter<V, P> converter,
      TypeEvaluator<V> evaluator, V... values) {
    return make(target, PropertyValuesHolder.ofObject(property, converter, evaluator, values));
  }

  public static <T, V> ObjectAnimator ofObject(T target, Property<T, V> property, TypeConverter<PointF, V> converter, Path path) {
    return make(target, PropertyValuesHolder.ofObject(property, converter, path));
  }

  public static ObjectAnimator ofPropertyValuesHolder(Object target, PropertyValuesHolder... values) {
    return make(target, values);
  }

  public void setPropertyName(String propertyName) {
    name = propertyName;
    if (getValues().length > 0) getValues()[0].setPropertyName(propertyName);
  }

  public void setProperty(Property property) {
    this.property = property;
    name = property.getName();
    if (getValues().length > 0) getValues()[0].setProperty(property);
  }

  public String getPropertyName() {
    return name != null ? name : getValues().length == 0 ? null : getValues()[0].getPropertyName();
  }

  @Override
  @SuppressWarnings("unchecked")
  public void setIntValues(int... values) {
    if (getValues().length > 0) super.setIntValues(values);
    else setValues(property != null ? PropertyValuesHolder.ofInt((Property<?, Integer>) property,
        values) : PropertyValuesHolder.ofInt(name, values));
  }

  @Override
  @SuppressWarnings("unchecked")
  public void setFloatValues(float... values) {
    if (getValues().length > 0) super.setFloatValues(values);
    else setValues(property != null ? PropertyValuesHolder.ofFloat((Property<?, Float>) property,
        values) : PropertyValuesHolder.ofFloat(name, values));
  }

  @Override
  @SuppressWarnings("unchecked")
  public void setObjectValues(Object... values) {
    if (getValues().length > 0) super.setObjectValues(values);
    else setValues(property != null ? PropertyValuesHolder.ofObject(property, null, values) : PropertyValuesHolder.ofObject(name,
        null, values));
  }

  public void setAutoCancel(boolean cancel) {
    autoCancel = cancel;
  }

  @Override
  public void start() {
    super.start();
  }

  @Override
  void initAnimation() {
    if (isInitialized()) return;
    for (PropertyValuesHolder holder : getValues()) holder.setupStart(target);
    markInitialized();
  }

  @Override
  void animateValue(float fraction) {
    super.animateValue(fraction);
    for (PropertyValuesHolder holder : getValues()) holder.setAnimatedValue(target);
  }

  @Override
  public ObjectAnimator setDuration(long duration) {
    super.setDuration(duration);
    return this;
  }

  public Object getTarget() {
    return target;
  }

  @Override
  public void setTarget(Object target) {
    if (this.target == target) return;
    if (isStarted()) cancel();
    this.target = target;
  }

  @Override
  public void setupStartValues() {
    initAnimation();
    for (PropertyValuesHolder holder : getValues()) holder.setupAt(target, false);
  }

  @Override
  public void setupEndValues() {
    initAnimation();
    for (PropertyValuesHolder holder : getValues()) holder.setupAt(target, true);
  }

  @Override
  public ObjectAnimator clone() {
    return (ObjectAnimator) super.clone();
  }

  @Override
  public String toString() {
    return "ObjectAnimator@" + Integer.toHexString(hashCode()) + ", target " + target;
  }
}
