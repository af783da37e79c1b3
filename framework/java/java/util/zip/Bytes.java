package java.util.zip;

/** Numbers in zip files, low byte first; and their times. */
final class Bytes {
  private Bytes() {}

  static int getShort(byte[] bytes, int at) {
    return bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
  }

  static long getInt(byte[] bytes, int at) {
    return getShort(bytes, at) | (long) getShort(bytes, at + 2) << 16;
  }

  static void putShort(byte[] bytes, int at, int value) {
    bytes[at] = (byte) value;
    bytes[at + 1] = (byte) (value >> 8);
  }

  static void putInt(byte[] bytes, int at, long value) {
    putShort(bytes, at, (int) value);
    putShort(bytes, at + 2, (int) (value >> 16));
  }

  /** Days from 1970 to a day of a month (1 to 12). */
  private static long days(long year, long month, long day) {
    long y = month < 3 ? year - 1 : year;
    long m = month < 3 ? month + 9 : month - 3;
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 719469;
  }

  /** Milliseconds since 1970 of a time of DOS, which has no zone: UTC is meant. */
  static long fromDos(long dos) {
    long days = days(1980 + (dos >> 25 & 0x7f), dos >> 21 & 15, dos >> 16 & 31);
    long seconds = (dos >> 11 & 31) * 3600 + (dos >> 5 & 63) * 60 + (dos & 31) * 2;
    return (days * 86400 + seconds) * 1000;
  }

  static long toDos(long millis) {
    long seconds = Math.floorDiv(millis, 1000L);
    long day = Math.floorDiv(seconds, 86400L);
    long second = Math.floorMod(seconds, 86400L);
    long year = 1970 + Math.floorDiv(day, 366L);
    while (days(year + 1, 1, 1) <= day) year++;
    if (year < 1980) return 1 << 21 | 1 << 16;
    long month = 1;
    while (month < 12 && days(year, month + 1, 1) <= day) month++;
    long date = (year - 1980) << 25 | month << 21 | (day - days(year, month, 1) + 1) << 16;
    return date | second / 3600 << 11 | second / 60 % 60 << 5 | second % 60 / 2;
  }
}
