package strings;

import static support.Tell.p;
import static support.Tell.thrown;

/** StringBuilder: append of every type, insert, delete, replace, reverse, setLength, exceptions. */
public class Builders {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder("x");
    b.append(1)
        .append('c')
        .append(2L)
        .append(1.5f)
        .append(2.5)
        .append(true)
        .append((Object) null)
        .append((String) null)
        .append(new char[] {'y', 'z'})
        .append("abcdef", 1, 3)
        .append(new char[] {'1', '2', '3'}, 1, 2)
        .append((CharSequence) null)
        .append(new StringBuilder("sb"))
        .appendCodePoint(0x1F600)
        .append((Object) "o");
    p(b, b.length());
    b.setLength(5);
    b.insert(0, "in")
        .insert(3, 42)
        .insert(b.length(), '!')
        .insert(1, 1.5)
        .insert(2, false)
        .insert(0, new char[] {'#'})
        .insert(1, "wxyz", 1, 3)
        .insert(0, (String) null)
        .insert(4, 7L);
    p(b);
    b.delete(0, 4).deleteCharAt(2).replace(1, 3, "REPLACED").delete(8, 1000);
    p(b, b.indexOf("A"), b.lastIndexOf("E"), b.indexOf("zz"), b.charAt(2), b.substring(3), b.substring(1, 2),
        b.subSequence(0, 3));
    b.setCharAt(0, '\u20ac');
    b.replace(1, 2, "");
    b.replace(2, 500, "tail");
    p(b, b.reverse(), new StringBuilder("a\uD83D\uDE00b").reverse().toString().equals("b\uD83D\uDE00a"),
        new StringBuilder("\uDE00\uD83D").reverse().codePointAt(0));
    b.setLength(3);
    b.setLength(6);
    p(b.length(), (int) b.charAt(5), b.toString().replace('\0', '0'));
    p(thrown(() -> b.charAt(6)), thrown(() -> b.deleteCharAt(6)), thrown(() -> b.insert(7, "x")),
        thrown(() -> b.setLength(-1)), thrown(() -> b.delete(3, 2)), thrown(() -> b.replace(7, 8, "")),
        thrown(() -> b.substring(4, 3)), thrown(() -> b.append("abc", 2, 1)), thrown(() -> b.setCharAt(-1, 'x')),
        thrown(() -> new StringBuilder(-1)), thrown(() -> b.delete(7, 8)));
    StringBuilder grown = new StringBuilder(0);
    for (int i = 0; i < 300; i++) grown.append(i % 10);
    p(grown.length(), grown.toString().hashCode(), grown.capacity() >= 300, new StringBuilder().capacity(),
        new StringBuilder("abc").capacity(), new StringBuilder(7).capacity());
    p(grown.equals(new StringBuilder(grown)), grown.toString().equals(new StringBuilder(grown).toString()),
        "ab".contentEquals(new StringBuffer("ab")));
    StringBuffer buffer = new StringBuffer("abc");
    buffer.append(buffer).insert(3, '-').reverse();
    p(buffer, buffer.codePointCount(0, 7), buffer.offsetByCodePoints(0, 3));
    StringBuilder self = new StringBuilder("ab");
    self.append(self).append(self, 1, 3).insert(1, self.toString());
    p(self);
    char[] target = {'.', '.', '.', '.', '.'};
    self.getChars(0, 3, target, 1);
    p(target, thrown(() -> self.getChars(0, 5, target, 1)));
    StringBuilder negative = new StringBuilder()
                                 .append(Integer.MIN_VALUE)
                                 .append(Long.MIN_VALUE)
                                 .append(-0.0)
                                 .append(Double.NaN)
                                 .append((byte) -1)
                                 .append((short) 5)
                                 .append((char) 65);
    p(negative);
  }
}
