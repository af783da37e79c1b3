package java.util.concurrent;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** Units of time, and conversions that truncate and saturate. */
public enum TimeUnit {
  NANOSECONDS(1L),
  MICROSECONDS(1000L),
  MILLISECONDS(1000000L),
  SECONDS(1000000000L),
  MINUTES(60000000000L),
  HOURS(3600000000000L),
  DAYS(86400000000000L);

  private final long nanos;

  TimeUnit(long nanos) {
    this.nanos = nanos;
  }

  public long convert(long duration, TimeUnit unit) {
    if (unit.nanos <= nanos) return duration / (nanos / unit.nanos);
    long factor = unit.nanos / nanos;
    long most = Long.MAX_VALUE / factor;
    if (duration > most) return Long.MAX_VALUE;
    if (duration < -most) return Long.MIN_VALUE;
    return duration * factor;
  }

  public long convert(Duration duration) {
    long seconds = duration.getSeconds();
    int rest = duration.getNano();
    if (nanos >= SECONDS.nanos) {
      // Towards zero, as everywhere here.
      return convert(seconds < 0 && rest > 0 ? seconds + 1 : seconds, SECONDS);
    }
    if (seconds < 0 && rest > 0) {
      seconds++;
      rest -= 1000000000;
    }
    long whole = convert(seconds, SECONDS);
    long part = rest / nanos;
    if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) return whole;
    long sum = whole + part;
    if (whole > 0 && sum < 0) return Long.MAX_VALUE;
    if (whole < 0 && sum > 0) return Long.MIN_VALUE;
    return sum;
  }

  public ChronoUnit toChronoUnit() {
    switch (this) {
      case NANOSECONDS: return ChronoUnit.NANOS;
      case MICROSECONDS: return ChronoUnit.MICROS;
      case MILLISECONDS: return ChronoUnit.MILLIS;
      case SECONDS: return ChronoUnit.SECONDS;
      case MINUTES: return ChronoUnit.MINUTES;
      case HOURS: return ChronoUnit.HOURS;
      default: return ChronoUnit.DAYS;
    }
  }

  public static TimeUnit of(ChronoUnit chronoUnit) {
    for (TimeUnit unit : values()) if (unit.toChronoUnit() == chronoUnit) return unit;
    if (chronoUnit == null) throw new NullPointerException("chronoUnit");
    throw new IllegalArgumentException("No TimeUnit equivalent for " + chronoUnit);
  }

  public long toNanos(long duration) {
    return NANOSECONDS.convert(duration, this);
  }

  public long toMicros(long duration) {
    return MICROSECONDS.convert(duration, this);
  }

  public long toMillis(long duration) {
    return MILLISECONDS.convert(duration, this);
  }

  public long toSeconds(long duration) {
    return SECONDS.convert(duration, this);
  }

  public long toMinutes(long duration) {
    return MINUTES.convert(duration, this);
  }

  public long toHours(long duration) {
    return HOURS.convert(duration, this);
  }

  public long toDays(long duration) {
    return DAYS.convert(duration, this);
  }

  /** The nanoseconds beyond the milliseconds. */
  private int rest(long duration, long millis) {
    if (this == NANOSECONDS) return (int) (duration - millis * 1000000L);
    if (this == MICROSECONDS) return (int) (duration - millis * 1000L) * 1000;
    return 0;
  }

  public void timedWait(Object object, long timeout) throws InterruptedException {
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    object.wait(millis, rest(timeout, millis));
  }

  public void timedJoin(Thread thread, long timeout) throws InterruptedException {
    if (thread == null) throw new NullPointerException();
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    thread.join(millis, rest(timeout, millis));
  }

  public void sleep(long timeout) throws InterruptedException {
    if (timeout <= 0) return;
    long millis = toMillis(timeout);
    Thread.sleep(millis, rest(timeout, millis));
  }
}
