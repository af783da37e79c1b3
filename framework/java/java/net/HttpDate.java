package java.net;

/** Reads the dates of HTTP headers and cookies, in the forms that occur. */
final class HttpDate {
  private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

  private HttpDate() {}

  /** Milliseconds since 1970, or {@code otherwise}. */
  static long parse(String text, long otherwise) {
    if (text == null) return otherwise;
    int day = -1;
    int month = -1;
    int year = -1;
    long time = 0;
    for (String word : text.trim().split("[ ,-]+")) {
      if (word.isEmpty()) continue;
      if (word.indexOf(':') > 0) {
        String[] parts = word.split(":");
        for (int i = 0; i < 3; i++) time = time * 60 + (i < parts.length ? number(parts[i]) : 0);
      } else if (Character.isDigit(word.charAt(0))) {
        int value = number(word);
        if (day < 0) day = value;
        else year = value;
      } else if (word.length() >= 3 && month < 0) {
        int at = MONTHS.indexOf(word.substring(0, 3).toLowerCase());
        if (at >= 0 && at % 3 == 0) month = at / 3;
      }
    }
    if (day < 1 || day > 31 || month < 0 || year < 0) return otherwise;
    if (year < 100) year += year < 70 ? 2000 : 1900;
    return (days(year, month, day) * 86400 + time) * 1000;
  }

  private static int number(String word) {
    int value = 0;
    for (int i = 0; i < word.length() && Character.isDigit(word.charAt(i)); i++) {
      value = value * 10 + word.charAt(i) - '0';
    }
    return value;
  }

  /** Days since 1970: years begin in March, so that the leap day is the last. */
  private static long days(int year, int month, int day) {
    long y = month < 2 ? year - 1 : year;
    long m = month < 2 ? month + 10 : month - 2;
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 719469;
  }
}
