package java.time.temporal;

/** Asks a date or time for something. */
@FunctionalInterface
public interface TemporalQuery<R> {
  R queryFrom(TemporalAccessor temporal);
}
