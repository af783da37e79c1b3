package java.sql;

import antecede.Observable;
import java.util.Date;

/** A point in time with nanoseconds. */
public class Timestamp extends Date {
  @Observable private int nanos;

  @Deprecated
  @SuppressWarnings("deprecation")
  public Timestamp(int year, int month, int date, int hour, int minute, int second, int nano) {
    super(year, month, date, hour, minute, second);
    setNanos(nano);
  }

  public Timestamp(long time) {
    super(Math.floorDiv(time, 1000L) * 1000);
    nanos = (int) Math.floorMod(time, 1000L) * 1000000;
  }

  @Override
  public void setTime(long time) {
    super.setTime(Math.floorDiv(time, 1000L) * 1000);
    nanos = (int) Math.floorMod(time, 1000L) * 1000000;
  }

  @Override
  public long getTime() {
    return super.getTime() + nanos / 1000000;
  }

  static String padded(int number, int width) {
    StringBuilder text = new StringBuilder().append(number);
    while (text.length() < width) text.insert(0, '0');
    return text.toString();
  }

  @SuppressWarnings("deprecation")
  public static Timestamp valueOf(String s) {
    if (s == null) throw new IllegalArgumentException("null string");
    String text = s.trim();
    int space = text.indexOf(' ');
    if (space < 0) throw wrong();
    java.sql.Date day = java.sql.Date.valueOf(text.substring(0, space).trim());
    String time = text.substring(space + 1).trim();
    int point = time.indexOf('.');
    String fraction = point < 0 ? "0" : time.substring(point + 1);
    if (fraction.isEmpty() || fraction.length() > 9 || !Character.isDigit(fraction.charAt(0))) throw wrong();
    StringBuilder nanos = new StringBuilder(fraction);
    while (nanos.length() < 9) nanos.append('0');
    String[] parts = (point < 0 ? time : time.substring(0, point)).split(":");
    if (parts.length != 3) throw wrong();
    return new Timestamp(day.getYear(), day.getMonth(), day.getDate(), Integer.parseInt(parts[0]),
        Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(nanos.toString()));
  }

  private static IllegalArgumentException wrong() {
    return new IllegalArgumentException("Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]");
  }

  @Override
  @SuppressWarnings("deprecation")
  public String toString() {
    StringBuilder fraction = new StringBuilder(padded(nanos, 9));
    while (fraction.length() > 1
        && fraction.charAt(fraction.length() - 1) == '0') fraction.setLength(fraction.length() - 1);
    return padded(super.getYear() + 1900, 4) + "-" + padded(super.getMonth() + 1, 2) + "-"
        + padded(super.getDate(), 2) + " "
        + padded(super.getHours(), 2) + ":" + padded(super.getMinutes(), 2) + ":" + padded(super.getSeconds(), 2)
            + "."
        + fraction;
  }

  public int getNanos() {
    return nanos;
  }

  public void setNanos(int n) {
    if (n > 999999999 || n < 0) throw new IllegalArgumentException("nanos > 999999999 or < 0");
    nanos = n;
  }

  public boolean equals(Timestamp ts) {
    return super.equals(ts) && nanos == ts.nanos;
  }

  @Override
  public boolean equals(Object ts) {
    return ts instanceof Timestamp && equals((Timestamp) ts);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  public boolean before(Timestamp ts) {
    return compareTo(ts) < 0;
  }

  public boolean after(Timestamp ts) {
    return compareTo(ts) > 0;
  }

  public int compareTo(Timestamp ts) {
    int order = Long.compare(getTime(), ts.getTime());
    return order != 0 ? order : Integer.compare(nanos, ts.nanos);
  }

  @Override
  public int compareTo(Date o) {
    return compareTo(o instanceof Timestamp ? (Timestamp) o : new Timestamp(o.getTime()));
  }
}
