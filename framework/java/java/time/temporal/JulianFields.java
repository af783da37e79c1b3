package java.time.temporal;

import java.time.LocalDate;
import java.time.format.ResolverStyle;
import java.util.Map;
import java.util.Objects;

/** Days counted from other starting points. */
public final class JulianFields {
  public static final TemporalField JULIAN_DAY = new Count("JulianDay", 2440588);
  public static final TemporalField MODIFIED_JULIAN_DAY = new Count("ModifiedJulianDay", 40587);
  public static final TemporalField RATA_DIE = new Count("RataDie", 719163);

  private JulianFields() {}

  private static final class Count implements TemporalField {
    private final String name;
    private final long offset;

    Count(String name, long offset) {
      this.name = name;
      this.offset = offset;
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return ChronoUnit.DAYS;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return ChronoUnit.FOREVER;
    }

    @Override
    public boolean isDateBased() {
      return true;
    }

    @Override
    public boolean isTimeBased() {
      return false;
    }

    @Override
    public ValueRange range() {
      return ValueRange.of(-365243219162L + offset, 365241780471L + offset);
    }

    @Override
    public boolean isSupportedBy(TemporalAccessor temporal) {
      return temporal.isSupported(ChronoField.EPOCH_DAY);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
      if (!isSupportedBy(Objects.requireNonNull(temporal))) {
        throw new UnsupportedTemporalTypeException("Unsupported field: " + this);
      }
      return range();
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
      return temporal.getLong(ChronoField.EPOCH_DAY) + offset;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      range().checkValidValue(newValue, this);
      return (R) temporal.with(ChronoField.EPOCH_DAY, newValue - offset);
    }

    @Override
    public TemporalAccessor resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partialTemporal,
        ResolverStyle resolverStyle) {
      long value = fieldValues.remove(this);
      if (resolverStyle != ResolverStyle.LENIENT) range().checkValidValue(value, this);
      return LocalDate.ofEpochDay(Math.subtractExact(value, offset));
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
