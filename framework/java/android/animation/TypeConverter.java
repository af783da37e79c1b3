package android.animation;

/** Makes values of one type from those of another. */
public abstract class TypeConverter<T, V> {
  private final Class<T> from;
  private final Class<V> to;

  public TypeConverter(Class<T> fromClass, Class<V> toClass) {
    from = fromClass;
    to = toClass;
  }

  Class<V> getTargetType() {
    return to;
  }

  Class<T> getSourceType() {
    return from;
  }

  public abstract V convert(T value);
}
