import java.util.Random;

/** StringTokenizer and StringJoiner against the JDK. */
final class TextSplitTest {
  private static final Random RANDOM = Check.random(13);

  private TextSplitTest() {}

  private static String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = RANDOM.nextInt(length); i > 0; i--) {
      text.appendCodePoint(new int[] {'a', 'b', ',', ' ', '\n', 0x1f600, 'x'}[RANDOM.nextInt(7)]);
    }
    return text.toString();
  }

  public static void main(String[] args) {
    for (int round = 0; round < 8000; round++) {
      String source = text(15);
      String delimiters = RANDOM.nextInt(10) == 0 ? null : text(4);
      boolean returned = RANDOM.nextBoolean();
      java.util.StringTokenizer a = new java.util.StringTokenizer(source, delimiters, returned);
      twin.java.util.StringTokenizer b = new twin.java.util.StringTokenizer(source, delimiters, returned);
      for (int i = 0; i < 8; i++) {
        String what = "'" + source + "' by '" + delimiters + "' " + returned + " " + i;
        Check.same(what, a::countTokens, b::countTokens);
        Check.same(what, a::hasMoreTokens, b::hasMoreTokens);
        if (i == 4 && delimiters != null) Check.same(what, () -> a.nextToken(" a"), () -> b.nextToken(" a"));
        else Check.same(what, a::nextToken, b::nextToken);
      }
      java.util.StringJoiner c = new java.util.StringJoiner(text(3), text(3), text(3));
      twin.java.util.StringJoiner d = new twin.java.util.StringJoiner(delimiters == null ? "" : delimiters, "<", ">");
      java.util.StringJoiner e = new java.util.StringJoiner(delimiters == null ? "" : delimiters, "<", ">");
      if (round % 3 == 0) {
        d.setEmptyValue("none");
        e.setEmptyValue("none");
      }
      for (int i = RANDOM.nextInt(4); i > 0; i--) {
        String part = RANDOM.nextInt(5) == 0 ? null : text(5);
        d.add(part);
        e.add(part);
        if (i == 2) {
          d.merge(new twin.java.util.StringJoiner("-").add("m").add("n"));
          e.merge(new java.util.StringJoiner("-").add("m").add("n"));
          d.merge(d);
          e.merge(e);
        }
        Check.equal("length", e.length(), d.length());
      }
      Check.equal("joined", e.toString(), d.toString());
      Check.isTrue("other", c.length() >= 0);
    }
    Check.done();
  }
}
