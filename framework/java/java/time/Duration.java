package java.time;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount of time in seconds and nanoseconds. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
  public static final Duration ZERO = new Duration(0, 0);

  private static final long NANOS_PER_SECOND = 1000000000L;

  private final long seconds;
  private final int nanos;

  private Duration(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  private static Duration create(long seconds, int nanos) {
    return seconds == 0 && nanos == 0 && ZERO != null ? ZERO : new Duration(seconds, nanos);
  }

  public static Duration ofDays(long days) {
    return create(Math.multiplyExact(days, 86400L), 0);
  }

  public static Duration ofHours(long hours) {
    return create(Math.multiplyExact(hours, 3600L), 0);
  }

  public static Duration ofMinutes(long minutes) {
    return create(Math.multiplyExact(minutes, 60L), 0);
  }

  public static Duration ofSeconds(long seconds) {
    return create(seconds, 0);
  }

  public static Duration ofSeconds(long seconds, long nanoAdjustment) {
    long all = Math.addExact(seconds, Math.floorDiv(nanoAdjustment, NANOS_PER_SECOND));
    return create(all, (int) Math.floorMod(nanoAdjustment, NANOS_PER_SECOND));
  }

  public static Duration ofMillis(long millis) {
    return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
  }

  public static Duration ofNanos(long nanos) {
    return create(Math.floorDiv(nanos, NANOS_PER_SECOND), (int) Math.floorMod(nanos, NANOS_PER_SECOND));
  }

  public static Duration of(long amount, TemporalUnit unit) {
    return ZERO.plus(amount, unit);
  }

  public static Duration from(TemporalAmount amount) {
    Duration result = ZERO;
    for (TemporalUnit unit : amount.getUnits()) result = result.plus(amount.get(unit), unit);
    return result;
  }

  /** PnDTnHnMn.nS, every part with a sign of its own if it likes. */
  public static Duration parse(CharSequence text) {
    String number = "([-+]?[0-9]+)";
    Pattern pattern = Pattern.compile("([-+]?)P(?:" + number + "D)?(T(?:" + number + "H)?(?:" + number + "M)?(?:"
        + number
        + "(?:[.,]([0-9]{0,9}))?S)?)?", Pattern.CASE_INSENSITIVE);
    Matcher matcher = pattern.matcher(text);
    boolean any = matcher.matches() && !"T".equalsIgnoreCase(matcher.group(3));
    any = any && (matcher.group(2) != null || matcher.group(4) != null || matcher.group(5) != null
        || matcher.group(6) != null);
    if (!any) throw new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
    try {
      long all = part(matcher.group(2), 86400);
      all = Math.addExact(all, part(matcher.group(4), 3600));
      all = Math.addExact(all, part(matcher.group(5), 60));
      all = Math.addExact(all, part(matcher.group(6), 1));
      boolean negativeSeconds = matcher.group(6) != null && matcher.group(6).charAt(0) == '-';
      Duration result = ofSeconds(all, fraction(matcher.group(7), negativeSeconds));
      return matcher.group(1).equals("-") ? result.negated() : result;
    } catch (ArithmeticException e) {
      throw (DateTimeParseException) new DateTimeParseException("Text cannot be parsed to a Duration: overflow", text,
          0).initCause(e);
    }
  }

  private static long part(String text, int unit) {
    if (text == null) return 0;
    try {
      return Math.multiplyExact(Long.parseLong(text), (long) unit);
    } catch (NumberFormatException e) {
      throw new ArithmeticException(text);
    }
  }

  private static int fraction(String text, boolean negative) {
    if (text == null || text.isEmpty()) return 0;
    StringBuilder digits = new StringBuilder(text);
    while (digits.length() < 9) digits.append('0');
    int value = Integer.parseInt(digits.toString());
    return negative ? -value : value;
  }

  public static Duration between(Temporal startInclusive, Temporal endExclusive) {
    try {
      return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
    } catch (DateTimeException | ArithmeticException withoutNanos) {
      return betweenBySeconds(startInclusive, endExclusive);
    }
  }

  /** The whole seconds are cut towards zero, so the rest has their sign. Where one of the two knows no nanoseconds there is none. */
  private static Duration betweenBySeconds(Temporal start, Temporal end) {
    long whole = start.until(end, ChronoUnit.SECONDS);
    boolean exact = start.isSupported(ChronoField.NANO_OF_SECOND) && end.isSupported(ChronoField.NANO_OF_SECOND);
    if (!exact) return ofSeconds(whole);
    long rest = end.getLong(ChronoField.NANO_OF_SECOND) - start.getLong(ChronoField.NANO_OF_SECOND);
    if (whole > 0) rest = Math.floorMod(rest, NANOS_PER_SECOND);
    if (whole < 0) rest = -Math.floorMod(-rest, NANOS_PER_SECOND);
    return ofSeconds(whole, rest);
  }

  @Override
  public long get(TemporalUnit unit) {
    if (unit == ChronoUnit.SECONDS) return seconds;
    if (unit == ChronoUnit.NANOS) return nanos;
    throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
  }

  @Override
  public List<TemporalUnit> getUnits() {
    return Collections.unmodifiableList(Arrays.<TemporalUnit>asList(ChronoUnit.SECONDS, ChronoUnit.NANOS));
  }

  public boolean isZero() {
    return seconds == 0 && nanos == 0;
  }

  public boolean isNegative() {
    return seconds < 0;
  }

  public long getSeconds() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  public Duration withSeconds(long seconds) {
    return create(seconds, nanos);
  }

  public Duration withNanos(int nanoOfSecond) {
    ChronoField.NANO_OF_SECOND.checkValidIntValue(nanoOfSecond);
    return create(seconds, nanoOfSecond);
  }

  private Duration plus(long secondsToAdd, long nanosToAdd) {
    if (secondsToAdd == 0 && nanosToAdd == 0) return this;
    long all = Math.addExact(Math.addExact(seconds, secondsToAdd), nanosToAdd / NANOS_PER_SECOND);
    return ofSeconds(all, nanos + nanosToAdd % NANOS_PER_SECOND);
  }

  public Duration plus(Duration duration) {
    return plus(duration.seconds, duration.nanos);
  }

  public Duration plus(long amountToAdd, TemporalUnit unit) {
    Objects.requireNonNull(unit, "unit");
    if (unit == ChronoUnit.DAYS) return plus(Math.multiplyExact(amountToAdd, 86400L), 0);
    if (unit.isDurationEstimated()) {
      throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
    }
    if (amountToAdd == 0) return this;
    if (unit == ChronoUnit.NANOS) return plusNanos(amountToAdd);
    if (unit == ChronoUnit.MICROS) return plus(amountToAdd / 1000000, amountToAdd % 1000000 * 1000);
    if (unit == ChronoUnit.MILLIS) return plusMillis(amountToAdd);
    if (unit == ChronoUnit.SECONDS) return plusSeconds(amountToAdd);
    return plus(unit.getDuration().multipliedBy(amountToAdd));
  }

  public Duration plusDays(long daysToAdd) {
    return plus(Math.multiplyExact(daysToAdd, 86400L), 0);
  }

  public Duration plusHours(long hoursToAdd) {
    return plus(Math.multiplyExact(hoursToAdd, 3600L), 0);
  }

  public Duration plusMinutes(long minutesToAdd) {
    return plus(Math.multiplyExact(minutesToAdd, 60L), 0);
  }

  public Duration plusSeconds(long secondsToAdd) {
    return plus(secondsToAdd, 0);
  }

  public Duration plusMillis(long millisToAdd) {
    return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000000);
  }

  public Duration plusNanos(long nanosToAdd) {
    return plus(0, nanosToAdd);
  }

  public Duration minus(Duration duration) {
    if (duration.seconds == Long.MIN_VALUE) return plus(Long.MAX_VALUE, -duration.nanos).plus(1, 0);
    return plus(-duration.seconds, -duration.nanos);
  }

  public Duration minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public Duration minusDays(long daysToSubtract) {
    return daysToSubtract == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-daysToSubtract);
  }

  public Duration minusHours(long hoursToSubtract) {
    return hoursToSubtract == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hoursToSubtract);
  }

  public Duration minusMinutes(long minutesToSubtract) {
    return minutesToSubtract == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1)
        : plusMinutes(-minutesToSubtract);
  }

  public Duration minusSeconds(long secondsToSubtract) {
    return secondsToSubtract == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1)
        : plusSeconds(-secondsToSubtract);
  }

  public Duration minusMillis(long millisToSubtract) {
    return millisToSubtract == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1)
        : plusMillis(-millisToSubtract);
  }

  public Duration minusNanos(long nanosToSubtract) {
    return nanosToSubtract == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanosToSubtract);
  }

  public Duration multipliedBy(long multiplicand) {
    if (multiplicand == 0) return ZERO;
    if (multiplicand == 1) return this;
    return create(toBigDecimal().multiply(BigDecimal.valueOf(multiplicand)));
  }

  public Duration dividedBy(long divisor) {
    if (divisor == 0) throw new ArithmeticException("Cannot divide by zero");
    if (divisor == 1) return this;
    return create(toBigDecimal().divide(BigDecimal.valueOf(divisor), RoundingMode.DOWN));
  }

  public long dividedBy(Duration divisor) {
    Objects.requireNonNull(divisor, "divisor");
    if (divisor.isZero()) throw new ArithmeticException("Cannot divide by zero");
    return toBigDecimal().divideToIntegralValue(divisor.toBigDecimal()).longValueExact();
  }

  private BigDecimal toBigDecimal() {
    return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9));
  }

  private static Duration create(BigDecimal seconds) {
    BigInteger[] parts = seconds.movePointRight(9).toBigIntegerExact()
        .divideAndRemainder(BigInteger.valueOf(NANOS_PER_SECOND));
    if (parts[0].bitLength() > 63) throw new ArithmeticException("Exceeds capacity of Duration: " + seconds);
    return ofSeconds(parts[0].longValue(), parts[1].intValue());
  }

  public Duration negated() {
    return multipliedBy(-1);
  }

  public Duration abs() {
    return isNegative() ? negated() : this;
  }

  @Override
  public Temporal addTo(Temporal temporal) {
    Temporal result = seconds == 0 ? temporal : temporal.plus(seconds, ChronoUnit.SECONDS);
    return nanos == 0 ? result : result.plus(nanos, ChronoUnit.NANOS);
  }

  @Override
  public Temporal subtractFrom(Temporal temporal) {
    Temporal result = seconds == 0 ? temporal : temporal.minus(seconds, ChronoUnit.SECONDS);
    return nanos == 0 ? result : result.minus(nanos, ChronoUnit.NANOS);
  }

  public long toDays() {
    return seconds / 86400;
  }

  public long toHours() {
    return seconds / 3600;
  }

  public long toMinutes() {
    return seconds / 60;
  }

  public long toSeconds() {
    return seconds;
  }

  /** All nanoseconds, divided by so many. */
  private long inUnitsOf(int nanosEach) {
    boolean small = seconds > -9000000000L && seconds < 9000000000L;
    if (small) return (seconds * NANOS_PER_SECOND + nanos) / nanosEach;
    BigInteger all = toBigDecimal().movePointRight(9).toBigIntegerExact();
    return all.divide(BigInteger.valueOf(nanosEach)).longValueExact();
  }

  public long toMillis() {
    return inUnitsOf(1000000);
  }

  public long toNanos() {
    return inUnitsOf(1);
  }

  /** Without the fraction. */
  long wholeSeconds() {
    return seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
  }

  public long toDaysPart() {
    return seconds / 86400;
  }

  public int toHoursPart() {
    return (int) (toHours() % 24);
  }

  public int toMinutesPart() {
    return (int) (toMinutes() % 60);
  }

  public int toSecondsPart() {
    return (int) (seconds % 60);
  }

  public int toMillisPart() {
    return nanos / 1000000;
  }

  public int toNanosPart() {
    return nanos;
  }

  public Duration truncatedTo(TemporalUnit unit) {
    long ofDay = seconds % 86400 * NANOS_PER_SECOND + nanos;
    return plusNanos(-(ofDay % nanosDividingDay(unit)));
  }

  /** How many nanoseconds the unit has; a day must be some of them. */
  static long nanosDividingDay(TemporalUnit unit) {
    Duration length = unit.getDuration();
    if (length.seconds > 86400) throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
    long nanos = length.toNanos();
    if (86400 * NANOS_PER_SECOND % nanos == 0) return nanos;
    throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
  }

  @Override
  public int compareTo(Duration otherDuration) {
    int order = Long.compare(seconds, otherDuration.seconds);
    return order != 0 ? order : nanos - otherDuration.nanos;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Duration && seconds == ((Duration) other).seconds && nanos == ((Duration) other).nanos;
  }

  @Override
  public int hashCode() {
    return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
  }

  @Override
  public String toString() {
    if (isZero()) return "PT0S";
    long hours = wholeSeconds() / 3600, minutes = wholeSeconds() / 60 % 60;
    BigDecimal rest = toBigDecimal().remainder(BigDecimal.valueOf(60));
    String text = "PT";
    if (hours != 0) text += hours + "H";
    if (minutes != 0) text += minutes + "M";
    return rest.signum() == 0 ? text : text + rest.stripTrailingZeros().toPlainString() + "S";
  }
}
