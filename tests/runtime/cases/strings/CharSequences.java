package strings;

import static support.Tell.p;
import static support.Tell.thrown;

/** A CharSequence of one's own in the methods of String, StringBuilder and the default methods. */
public class CharSequences {
  static class Repeat implements CharSequence {
    final char c;
    final int n;

    Repeat(char c, int n) {
      this.c = c;
      this.n = n;
    }

    @Override
    public int length() {
      return n;
    }
    @Override
    public char charAt(int i) {
      if (i < 0 || i >= n) throw new IndexOutOfBoundsException();
      return (char) (c + i);
    }
    @Override
    public CharSequence subSequence(int from, int to) {
      return new Repeat((char) (c + from), to - from);
    }
    @Override
    public String toString() {
      return "<" + new StringBuilder().append(this, 0, n) + ">";
    }
  }

  public static void main(String[] args) {
    Repeat abc = new Repeat('a', 3);
    p(abc, new StringBuilder().append(abc), new StringBuilder().append((Object) abc),
        new StringBuilder("[]").insert(1, abc), new StringBuilder("[]").insert(1, abc, 1, 2), new StringBuilder(abc));
    p("xabcx".contains("abc"), "abc".contentEquals(abc), "ab".contentEquals(abc), String.join("-", abc, abc),
        String.join(abc, "1", "2"), "zabcz".replace(abc, "?"), "<abc>".replace(abc, new Repeat('p', 2)));
    p(abc.chars().sum(), abc.codePoints().count(), abc.subSequence(1, 3), abc.subSequence(1, 1).length(),
        new StringBuffer().append(abc, 0, 2));
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 5; i++) big.append(new Repeat((char) ('A' + i), i));
    p(big, thrown(() -> big.append(abc, 2, 4)), thrown(() -> big.append(abc, -1, 1)), big);
    CharSequence s = "text", b = new StringBuilder("text");
    p(s.equals(b), b.equals(s), s.toString().equals(b.toString()), s.charAt(1), b.subSequence(1, 3),
        b.subSequence(1, 3).getClass().getSimpleName());
    java.util.regex.Matcher m = java.util.regex.Pattern.compile("[bc]+").matcher(abc);
    p(m.find(), m.start(), m.end());
    java.nio.CharBuffer buffer = java.nio.CharBuffer.wrap(abc, 1, 3);
    p(buffer, buffer.length(), buffer.charAt(0), new StringBuilder().append(buffer), "bc".contentEquals(buffer));
    Comparable<String> c = "m";
    p(c.compareTo("z") < 0, String.CASE_INSENSITIVE_ORDER.compare("AbC", "aBd"),
        String.CASE_INSENSITIVE_ORDER.compare("abc", "ABC"));
    Appendable sink = new StringBuilder();
    p(thrown(() -> sink.append("x").append('y').append("wxyz", 1, 2).append(null)), sink);
  }
}
