package twin.java.lang;

/** Lets the tests into classes that are private to java.lang. */
public final class LangDoor {
  private LangDoor() {}

  public static String lower(String text, String language) {
    return new String(Chars.toLowerCase(text.toCharArray(), language));
  }

  public static String upper(String text, String language) {
    return new String(Chars.toUpperCase(text.toCharArray(), language));
  }

  public static String replace(String text, char what, char with) {
    return new String(Chars.replace(text.toCharArray(), what, with));
  }

  public static String replace(String text, String what, String with) {
    return new String(Chars.replace(text.toCharArray(), what.toCharArray(), with.toCharArray()));
  }

  public static String trim(String text) {
    return new String(Chars.trim(text.toCharArray()));
  }

  public static String strip(String text, boolean leading, boolean trailing) {
    return new String(Chars.strip(text.toCharArray(), leading, trailing));
  }

  public static String indent(String text, int spaces) {
    return new String(Chars.indent(text.toCharArray(), spaces));
  }

  public static String stripIndent(String text) {
    return new String(Chars.stripIndent(text.toCharArray()));
  }

  public static String translateEscapes(String text) {
    return new String(Chars.translateEscapes(text.toCharArray()));
  }

  public static String repeat(String text, int times) {
    return new String(Chars.repeat(text.toCharArray(), times));
  }

  public static String decodeUtf8(byte[] bytes, int offset, int count) {
    return new String(Chars.decodeUtf8(bytes, offset, count));
  }

  public static byte[] encodeUtf8(String text) {
    return Chars.encodeUtf8(text.toCharArray());
  }

  public static byte[] encodeBytes(String text, int limit) {
    return Chars.encodeBytes(text.toCharArray(), limit);
  }

  public static String decodeBytes(byte[] bytes, boolean asciiOnly) {
    return new String(Chars.decodeBytes(bytes, 0, bytes.length, asciiOnly));
  }

  public static int hash(String text) {
    return Chars.hash(text.toCharArray());
  }

  public static int compare(String a, String b) {
    return Chars.compare(a.toCharArray(), a.length(), b.toCharArray(), b.length());
  }

  public static int compareIgnoreCase(String a, String b) {
    return Chars.compareIgnoreCase(a.toCharArray(), b.toCharArray());
  }

  public static boolean regionMatches(boolean ignoreCase, String a, int atA, String b, int atB, int count) {
    return Chars.regionMatches(ignoreCase, a.toCharArray(), atA, b.toCharArray(), atB, count);
  }

  public static int indexOf(String text, String what, int from) {
    return Chars.indexOf(text.toCharArray(), text.length(), what.toCharArray(), from);
  }

  public static int lastIndexOf(String text, String what, int from) {
    return Chars.lastIndexOf(text.toCharArray(), text.length(), what.toCharArray(), from);
  }

  public static int indexOf(String text, int c, int from) {
    return Chars.indexOf(text.toCharArray(), text.length(), c, from);
  }

  public static int lastIndexOf(String text, int c, int from) {
    return Chars.lastIndexOf(text.toCharArray(), text.length(), c, from);
  }

  public static String fromCodePoints(int[] points, int offset, int count) {
    return new String(Chars.fromCodePoints(points, offset, count));
  }
}
