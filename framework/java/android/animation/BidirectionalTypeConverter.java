package android.animation;

/** One that also goes back. */
public abstract class BidirectionalTypeConverter<T, V> extends TypeConverter<T, V> {
  private BidirectionalTypeConverter<V, T> inverted;

  public BidirectionalTypeConverter(Class<T> fromClass, Class<V> toClass) {
    super(fromClass, toClass);
  }

  public abstract T convertBack(V value);

  public BidirectionalTypeConverter<V, T> invert() {
    if (inverted == null) inverted = new Inverted<V, T>(this);
    return inverted;
  }

  private static final class Inverted<F, T> extends BidirectionalTypeConverter<F, T> {
    private final BidirectionalTypeConverter<T, F> converter;

    Inverted(BidirectionalTypeConverter<T, F> converter) {
      super(converter.getTargetType(), converter.getSourceType());
      this.converter = converter;
    }

    @Override
    public F convertBack(T value) {
      return converter.convert(value);
    }

    @Override
    public T convert(F value) {
      return converter.convertBack(value);
    }
  }
}
