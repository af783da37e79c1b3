package java.sql;

import java.util.Date;

/** A time of day, printed as hh:mm:ss. */
public class Time extends Date {
  @Deprecated
  @SuppressWarnings("deprecation")
  public Time(int hour, int minute, int second) {
    super(70, 0, 1, hour, minute, second);
  }

  public Time(long time) {
    super(time);
  }

  @Override
  public void setTime(long time) {
    super.setTime(time);
  }

  @SuppressWarnings("deprecation")
  public static Time valueOf(String s) {
    if (s == null) throw new IllegalArgumentException();
    int first = s.indexOf(':'), second = s.indexOf(':', first + 1);
    if (first <= 0 || second < 0 || second == s.length() - 1) throw new IllegalArgumentException();
    return new Time(Integer.parseInt(s.substring(0, first)), Integer.parseInt(s.substring(first + 1, second)),
        Integer.parseInt(s.substring(second + 1)));
  }

  @Override
  @SuppressWarnings("deprecation")
  public String toString() {
    return Timestamp.padded(getHours(), 2) + ":" + Timestamp.padded(getMinutes(), 2) + ":"
        + Timestamp.padded(getSeconds(), 2);
  }

  @Override
  @Deprecated
  public int getYear() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public int getMonth() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public int getDay() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public int getDate() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setYear(int i) {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setMonth(int i) {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setDate(int i) {
    throw new IllegalArgumentException();
  }
}
