package java.lang;

/** Properties of characters beyond ASCII, looked up in the runs of {@link UnicodeData}. */
@antecede.Concrete
final class Unicode {
  static final int MIRRORED = 1, ALPHABETIC = 2, IDEOGRAPHIC = 4, LOWER_CASE = 8, UPPER_CASE = 16, WHITESPACE = 32;
  static final int JAVA_START = 64, JAVA_PART = 128, UNICODE_START = 256, UNICODE_PART = 512, IGNORABLE = 1024;

  /** Of each record: type, direction + 1, flags, (number + 2) * 2 (+ 1 if it counts), what to add for three cases. */
  private static final int FIELDS = 7;
  private static int[] records;
  /** Where each run starts, and the place of its record. */
  private static int[] starts;
  private static int[] runs;

  static {
    Reader in = new Reader(UnicodeData.PROPERTIES);
    records = new int[in.next() * FIELDS];
    for (int i = 0; i < records.length; i++) records[i] = i % FIELDS < 4 ? in.next() : in.nextSigned();
    starts = new int[in.next()];
    runs = new int[starts.length];
    int start = 0;
    for (int i = 0; i < starts.length; i++) {
      starts[i] = start;
      start += in.next();
      runs[i] = in.next() * FIELDS;
    }
  }

  private Unicode() {}

  /** Numbers as UnicodeTables writes them. */
  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    int next() {
      int number = 0;
      for (int shift = 0; ; shift += 5) {
        int c = text.charAt(at++) - '0';
        if (c >= 32) return number | c - 32 << shift;
        number |= c << shift;
      }
    }

    int nextSigned() {
      int number = next();
      return (number & 1) == 0 ? number >> 1 : -(number + 1 >> 1);
    }

    boolean hasMore() {
      return at < text.length();
    }
  }

  /** The run that the code point is in. */
  private static int run(int codePoint) {
    int low = 0;
    int high = starts.length - 1;
    while (low < high) {
      int middle = low + high + 1 >>> 1;
      if (starts[middle] <= codePoint) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private static boolean isValid(int codePoint) {
    return codePoint >>> 16 < 17;
  }

  private static int field(int codePoint, int index) {
    return records[runs[run(codePoint)] + index];
  }

  static int type(int codePoint) {
    return isValid(codePoint) ? field(codePoint, 0) : Character.UNASSIGNED;
  }

  static byte directionality(int codePoint) {
    return isValid(codePoint) ? (byte) (field(codePoint, 1) - 1) : Character.DIRECTIONALITY_UNDEFINED;
  }

  static boolean is(int codePoint, int flag) {
    return isValid(codePoint) && (field(codePoint, 2) & flag) != 0;
  }

  /** -1: no number; -2: no whole number. */
  static int numericValue(int codePoint) {
    if (!isValid(codePoint)) return -1;
    int run = run(codePoint);
    int number = records[runs[run] + 3];
    return (number >> 1) - 2 + ((number & 1) == 0 ? 0 : codePoint - starts[run]);
  }

  static int toLowerCase(int codePoint) {
    return isValid(codePoint) ? codePoint + field(codePoint, 4) : codePoint;
  }

  static int toUpperCase(int codePoint) {
    return isValid(codePoint) ? codePoint + field(codePoint, 5) : codePoint;
  }

  static int toTitleCase(int codePoint) {
    return isValid(codePoint) ? codePoint + field(codePoint, 6) : codePoint;
  }

  /** Ordinal of the UnicodeScript. */
  static int script(int codePoint) {
    Reader in = new Reader(UnicodeData.SCRIPTS);
    int end = 0;
    while (in.hasMore()) {
      end += in.next();
      int script = in.next();
      if (codePoint < end) return script;
    }
    throw new IllegalArgumentException();
  }

  /** What the character becomes in upper case, if that is more than one character; else null. */
  static String upperCaseExpansion(int codePoint) {
    if (codePoint < 0xdf || codePoint > 0xfb17) return null;
    String all = UnicodeData.EXPANSIONS;
    for (int start = 0; start < all.length(); ) {
      int end = all.indexOf(' ', start);
      if (all.charAt(start) == codePoint) return all.substring(start + 1, end);
      start = end + 1;
    }
    return null;
  }
}
