package java.sql;

/** A day, printed as yyyy-mm-dd. */
public class Date extends java.util.Date {
  @Deprecated
  @SuppressWarnings("deprecation")
  public Date(int year, int month, int day) {
    super(year, month, day);
  }

  public Date(long date) {
    super(date);
  }

  @Override
  public void setTime(long date) {
    super.setTime(date);
  }

  @SuppressWarnings("deprecation")
  public static Date valueOf(String s) {
    if (s == null) throw new IllegalArgumentException();
    int first = s.indexOf('-'), second = s.indexOf('-', first + 1);
    if (first != 4 || second < 0 || second == s.length() - 1) throw new IllegalArgumentException();
    int month = Integer.parseInt(s.substring(5, second)), day = Integer.parseInt(s.substring(second + 1));
    if (month < 1 || month > 12 || day < 1 || day > 31) throw new IllegalArgumentException();
    return new Date(Integer.parseInt(s.substring(0, 4)) - 1900, month - 1, day);
  }

  @Override
  @SuppressWarnings("deprecation")
  public String toString() {
    return Timestamp.padded(getYear() + 1900, 4) + "-" + Timestamp.padded(getMonth() + 1, 2) + "-"
        + Timestamp.padded(getDate(), 2);
  }

  @Override
  @Deprecated
  public int getHours() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public int getMinutes() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public int getSeconds() {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setHours(int i) {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setMinutes(int i) {
    throw new IllegalArgumentException();
  }

  @Override
  @Deprecated
  public void setSeconds(int i) {
    throw new IllegalArgumentException();
  }
}
