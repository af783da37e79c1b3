package android.util;

import java.lang.reflect.Method;

/** A value behind a getter and a setter. */
final class ReflectiveProperty<T, V> extends Property<T, V> {
  private final Method getter;
  private Method setter;

  ReflectiveProperty(Class<T> host, Class<V> type, String name) {
    super(type, name);
    String tail = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Method found = find(host, "get" + tail);
    getter = found != null ? found : find(host, "is" + tail);
    if (getter == null) throw new NoSuchPropertyException("No accessor method or field found for property with name " + name);
    try {
      setter = host.getMethod("set" + tail, getter.getReturnType());
    } catch (NoSuchMethodException e) {
      setter = null;
    }
  }

  private static Method find(Class<?> host, String name) {
    try {
      return host.getMethod(name);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  @Override
  public boolean isReadOnly() {
    return setter == null;
  }

  @Override
  public void set(T object, V value) {
    if (setter == null) throw new UnsupportedOperationException("Property " + getName() + " is read-only");
    try {
      setter.invoke(object, value);
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException(e.getCause() == null ? e : e.getCause());
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public V get(T object) {
    try {
      return (V) getter.invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException(e.getCause() == null ? e : e.getCause());
    }
  }
}
