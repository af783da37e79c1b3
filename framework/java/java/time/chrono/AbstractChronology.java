package java.time.chrono;

import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.Map;

/** A calendar system with a name, by which it is compared. */
public abstract class AbstractChronology implements Chronology {
  protected AbstractChronology() {}

  @Override
  public ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    Long day = fieldValues.remove(ChronoField.EPOCH_DAY);
    return day == null ? null : dateEpochDay(day);
  }

  @Override
  public int compareTo(Chronology other) {
    return getId().compareTo(other.getId());
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AbstractChronology && compareTo((AbstractChronology) obj) == 0;
  }

  @Override
  public int hashCode() {
    return getClass().hashCode() ^ getId().hashCode();
  }

  @Override
  public String toString() {
    return getId();
  }
}
