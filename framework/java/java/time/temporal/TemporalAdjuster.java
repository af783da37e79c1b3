package java.time.temporal;

/** Changes a date or time. */
@FunctionalInterface
public interface TemporalAdjuster {
  Temporal adjustInto(Temporal temporal);
}
