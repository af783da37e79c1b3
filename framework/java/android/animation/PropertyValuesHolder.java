package android.animation;

import android.graphics.Path;
import android.graphics.PointF;
import android.util.Property;
import android.view.View;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** The values that a property takes, one after the other. */
public class PropertyValuesHolder implements Cloneable {
  private String name;
  private Property property;
  private Class type;
  private Keyframe[] frames = new Keyframe[0];
  private TypeEvaluator evaluator;
  private TypeConverter converter;
  private Object current;
  private Method setter;
  private Object setterTarget;

  private PropertyValuesHolder(String name, Property property, Class type) {
    this.name = property == null ? name : property.getName();
    this.property = property;
    this.type = type;
  }

  public static PropertyValuesHolder ofInt(String propertyName, int... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(propertyName, null, int.class);
    holder.setIntValues(values);
    return holder;
  }

  public static PropertyValuesHolder ofInt(Property<?, Integer> property, int... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(null, property, int.class);
    holder.setIntValues(values);
    return holder;
  }

  public static PropertyValuesHolder ofFloat(String propertyName, float... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(propertyName, null, float.class);
    holder.setFloatValues(values);
    return holder;
  }

  public static PropertyValuesHolder ofFloat(Property<?, Float> property, float... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(null, property, float.class);
    holder.setFloatValues(values);
    return holder;
  }

  public static PropertyValuesHolder ofObject(String propertyName, TypeEvaluator evaluator, Object... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(propertyName, null, Object.class);
    holder.setObjectValues(values);
    holder.setEvaluator(evaluator);
    return holder;
  }

  @SafeVarargs
  public static <V> PropertyValuesHolder ofObject(Property property, TypeEvaluator<V> evaluator, V... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(null, property, Object.class);
    holder.setObjectValues(values);
    holder.setEvaluator(evaluator);
    return holder;
  }

  @SafeVarargs
  public static <T, V> PropertyValuesHolder ofObject(Property<?, V> property, TypeConverter<T, V> converter,
      TypeEvaluator<T> evaluator,
      T... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(null, property, Object.class);
    holder.setConverter(converter);
    holder.setObjectValues(values);
    holder.setEvaluator(evaluator);
    return holder;
  }

  public static PropertyValuesHolder ofObject(String propertyName, TypeConverter<PointF, ?> converter, Path path) {
    return along(new PropertyValuesHolder(propertyName, null, Object.class), converter);
  }

  public static <V> PropertyValuesHolder ofObject(Property<?, V> property, TypeConverter<PointF, V> converter, Path path) {
    return along(new PropertyValuesHolder(null, property, Object.class), converter);
  }

  /** Paths have no shape here: only their origin. */
  private static PropertyValuesHolder along(PropertyValuesHolder holder, TypeConverter converter) {
    holder.setConverter(converter);
    holder.setObjectValues(new PointF(), new PointF());
    holder.setEvaluator(new PointFEvaluator());
    return holder;
  }

  public static PropertyValuesHolder ofKeyframe(String propertyName, Keyframe... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(propertyName, null, values[0].getType());
    holder.setKeyframes(values);
    return holder;
  }

  public static PropertyValuesHolder ofKeyframe(Property property, Keyframe... values) {
    PropertyValuesHolder holder = new PropertyValuesHolder(null, property, values[0].getType());
    holder.setKeyframes(values);
    return holder;
  }

  public void setIntValues(int... values) {
    type = int.class;
    frames = new Keyframe[values.length == 1 ? 2 : values.length];
    for (int i = 0; i < values.length; i++) frames[place(i, values.length)] = Keyframe.ofInt(at(i, values.length), values[i]);
    if (values.length == 1) frames[0] = Keyframe.ofInt(0);
  }

  public void setFloatValues(float... values) {
    type = float.class;
    frames = new Keyframe[values.length == 1 ? 2 : values.length];
    for (int i = 0; i < values.length; i++) frames[place(i, values.length)] = Keyframe.ofFloat(at(i, values.length), values[i]);
    if (values.length == 1) frames[0] = Keyframe.ofFloat(0);
  }

  public void setObjectValues(Object... values) {
    type = values.length == 0 || values[0] == null ? Object.class : values[0].getClass();
    frames = new Keyframe[values.length == 1 ? 2 : values.length];
    for (int i = 0; i < values.length; i++) frames[place(i, values.length)] = Keyframe.ofObject(at(i, values.length), values[i]);
    if (values.length == 1) frames[0] = Keyframe.ofObject(0);
  }

  /** A single value is where to go: the beginning is where the property is. */
  private static int place(int index, int count) {
    return count == 1 ? 1 : index;
  }

  private static float at(int index, int count) {
    return count == 1 ? 1 : index / (float) (count - 1);
  }

  public void setKeyframes(Keyframe... values) {
    type = values[0].getType();
    frames = new Keyframe[values.length];
    System.arraycopy(values, 0, frames, 0, values.length);
  }

  public void setConverter(TypeConverter converter) {
    this.converter = converter;
  }

  public void setEvaluator(TypeEvaluator evaluator) {
    this.evaluator = evaluator;
  }

  public void setPropertyName(String propertyName) {
    name = propertyName;
    setter = null;
  }

  public void setProperty(Property property) {
    this.property = property;
  }

  public String getPropertyName() {
    return name;
  }

  /** The value at that time, from 0 to 1. */
  void calculate(float fraction) {
    current = between(fraction);
    if (converter != null && current != null) current = convert(current);
  }

  @SuppressWarnings("unchecked")
  private Object convert(Object value) {
    return converter.convert(value);
  }

  private Object between(float fraction) {
    if (frames.length == 0) return null;
    int next = 1;
    while (next < frames.length - 1 && frames[next].getFraction() < fraction) next++;
    if (frames.length == 1) return frames[0].getValue();
    Keyframe from = frames[next - 1];
    Keyframe to = frames[next];
    float length = to.getFraction() - from.getFraction();
    float within = length == 0 ? 1 : (fraction - from.getFraction()) / length;
    if (to.getInterpolator() != null) within = to.getInterpolator().getInterpolation(within);
    return mix(within, from.getValue(), to.getValue());
  }

  @SuppressWarnings("unchecked")
  private Object mix(float fraction, Object from, Object to) {
    if (evaluator != null) return evaluator.evaluate(fraction, from, to);
    if (to instanceof Integer) return (Integer) from + (int) (fraction * ((Integer) to - (Integer) from));
    if (to instanceof Float) return (Float) from + fraction * ((Float) to - (Float) from);
    return fraction < 1 ? from : to;
  }

  Object getAnimatedValue() {
    return current;
  }

  /** Takes what is not given (the start, if there was only one value) from the target. */
  void setupStart(Object target) {
    for (Keyframe frame : frames) {
      if (!frame.hasValue()) {
        Object value = get(target);
        if (value != null) frame.setValue(value);
        else if (type == float.class) frame.setValue(0f);
        else if (type == int.class) frame.setValue(0);
      }
    }
  }

  void setupAt(Object target, boolean end) {
    Object value = get(target);
    if (value != null && frames.length > 0) frames[end ? frames.length - 1 : 0].setValue(value);
  }

  @SuppressWarnings("unchecked")
  private Object get(Object target) {
    if (target == null) return null;
    if (property != null) return property.get(target);
    if (target instanceof View && ((View) target).hasFloat(name)) return ((View) target).getFloat(name);
    try {
      return target.getClass().getMethod(method("get")).invoke(target);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private String method(String prefix) {
    return prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  @SuppressWarnings("unchecked")
  void setAnimatedValue(Object target) {
    if (target == null || current == null) return;
    if (property != null) {
      property.set(target, current);
    } else if (current instanceof Float && target instanceof View && ((View) target).hasFloat(name)) {
      ((View) target).setFloat(name, (Float) current);
    } else {
      call(target);
    }
  }

  private void call(Object target) {
    if (setter == null || setterTarget != target) {
      setter = findSetter(target.getClass());
      setterTarget = target;
    }
    if (setter == null) return;
    try {
      setter.invoke(target, current);
    } catch (InvocationTargetException e) {
      throw new RuntimeException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new RuntimeException(e);
    }
  }

  private Method findSetter(Class<?> owner) {
    String wanted = method("set");
    for (Method method : owner.getMethods()) {
      Class<?>[] parameters = method.getParameterTypes();
      if (!method.getName().equals(wanted) || parameters.length != 1) continue;
      Class<?> parameter = parameters[0];
      boolean fits = current instanceof Float ? parameter == float.class || parameter == Float.class
          : current instanceof Integer ? parameter == int.class || parameter == Integer.class : parameter.isInstance(current);
      if (fits) return method;
    }
    return null;
  }

  @Override
  public PropertyValuesHolder clone() {
    try {
      PropertyValuesHolder copy = (PropertyValuesHolder) super.clone();
      copy.frames = new Keyframe[frames.length];
      for (int i = 0; i < frames.length; i++) copy.frames[i] = frames[i].clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      return null;
    }
  }

  @Override
  public String toString() {
    return name + ":  " + frames.length + " values";
  }
}
