package android.util;

/** A value of an object, by name. */
public abstract class Property<T, V> {
  private final String name;
  private final Class<V> type;

  public Property(Class<V> type, String name) {
    this.name = name;
    this.type = type;
  }

  public static <T, V> Property<T, V> of(Class<T> hostType, Class<V> valueType, String name) {
    return new ReflectiveProperty<T, V>(hostType, valueType, name);
  }

  public boolean isReadOnly() {
    return false;
  }

  public void set(T object, V value) {
    throw new UnsupportedOperationException("Property " + getName() + " is read-only");
  }

  public abstract V get(T object);

  public String getName() {
    return name;
  }

  public Class<V> getType() {
    return type;
  }
}
