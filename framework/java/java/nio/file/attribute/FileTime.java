package java.nio.file.attribute;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A time stamp of a file, to the nanosecond. */
public final class FileTime implements Comparable<FileTime> {
  private final long seconds;
  private final int nanos;

  private FileTime(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  public static FileTime from(long value, TimeUnit unit) {
    Objects.requireNonNull(unit, "unit");
    if (unit.compareTo(TimeUnit.SECONDS) >= 0) return new FileTime(unit.toSeconds(value), 0);
    long perSecond = unit.convert(1, TimeUnit.SECONDS);
    return new FileTime(Math.floorDiv(value, perSecond), (int) unit.toNanos(Math.floorMod(value, perSecond)));
  }

  public static FileTime fromMillis(long value) {
    return new FileTime(Math.floorDiv(value, 1000L), (int) Math.floorMod(value, 1000L) * 1000000);
  }

  public static FileTime from(Instant instant) {
    return new FileTime(instant.getEpochSecond(), instant.getNano());
  }

  public long to(TimeUnit unit) {
    Objects.requireNonNull(unit, "unit");
    // Towards zero, also before 1970.
    boolean negative = seconds < 0 && nanos > 0;
    long whole = unit.convert(negative ? seconds + 1 : seconds, TimeUnit.SECONDS);
    if (whole == Long.MIN_VALUE || whole == Long.MAX_VALUE) return whole;
    long rest = unit.convert(negative ? nanos - 1000000000 : nanos, TimeUnit.NANOSECONDS);
    long sum = whole + rest;
    if (whole > 0 && sum < 0) return Long.MAX_VALUE;
    return whole < 0 && sum > 0 ? Long.MIN_VALUE : sum;
  }

  public long toMillis() {
    return to(TimeUnit.MILLISECONDS);
  }

  public Instant toInstant() {
    if (seconds < -31557014167219200L) return Instant.MIN;
    if (seconds > 31556889864403199L) return Instant.MAX;
    return Instant.ofEpochSecond(seconds, nanos);
  }

  @Override
  public int compareTo(FileTime other) {
    int order = Long.compare(seconds, other.seconds);
    return order != 0 ? order : Integer.compare(nanos, other.nanos);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FileTime && compareTo((FileTime) other) == 0;
  }

  @Override
  public int hashCode() {
    return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
  }

  private static void pad(StringBuilder text, long value, int digits) {
    String number = String.valueOf(value);
    for (int i = number.length(); i < digits; i++) text.append('0');
    text.append(number);
  }

  @Override
  public String toString() {
    long day = Math.floorDiv(seconds, 86400L);
    long second = Math.floorMod(seconds, 86400L);
    // Years begin in March, so that the leap day is the last; eras have 400 years.
    long days = day + 719468;
    long era = Math.floorDiv(days, 146097L);
    long ofEra = Math.floorMod(days, 146097L);
    long yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    long ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    long month = (5 * ofYear + 2) / 153;
    long year = yearOfEra + 400 * era + (month >= 10 ? 1 : 0);
    StringBuilder text = new StringBuilder();
    if (year < 0) text.append('-');
    pad(text, Math.abs(year), 4);
    text.append('-');
    pad(text, month >= 10 ? month - 9 : month + 3, 2);
    text.append('-');
    pad(text, ofYear - (153 * month + 2) / 5 + 1, 2);
    text.append('T');
    pad(text, second / 3600, 2);
    text.append(':');
    pad(text, second / 60 % 60, 2);
    text.append(':');
    pad(text, second % 60, 2);
    if (nanos != 0) {
      text.append('.');
      pad(text, nanos, 9);
      while (text.charAt(text.length() - 1) == '0') text.setLength(text.length() - 1);
    }
    return text.append('Z').toString();
  }
}
