package strings;

import static support.Tell.p;
import static support.Tell.thrown;

/** A table of every method of String on strings of Latin, wide and surrogate characters. */
public class StringMethods {
  public static void main(String[] args) {
    for (String s : new String[] {"", "a", "Hello World", "\u00c4\u00d6\u00dc\u00df", "\u4e2d\u6587abc",
             "x\uD83D\uDE00y", "  pad  ", "line\nbreak", "aaa"}) {
      p(s.length(), s.hashCode(), s.isEmpty(), s.toUpperCase(), s.toLowerCase(), "[" + s.trim() + "]",
          s.replace('a', '\u4e00'), s.replace("l", "LL"), s.indexOf('a'), s.lastIndexOf("a"),
          s.concat("\u00ff").length(), s.startsWith("a"), s.endsWith("c"), s.contains("l"), s.compareTo("b"),
          s.codePointCount(0, s.length()), s.matches("\\w*"), s.split("").length, new StringBuilder(s).reverse(),
          s.equals(new String(s)), s.intern() == s, s.toCharArray().length, s.chars().sum(),
          s.getBytes(java.nio.charset.StandardCharsets.UTF_8).length, s.equalsIgnoreCase(s.toUpperCase()));
      for (int i = 0; i <= s.length(); i += 3) System.out.print("<" + s.substring(i) + "|" + s.substring(0, i) + ">");
      System.out.println();
    }
    String mixed = "abc\u4e2d";
    p(mixed.substring(0, 3).equals("abc"), mixed.substring(0, 3).hashCode() == "abc".hashCode(),
        mixed.substring(0, 3) + "d", mixed.replace("\u4e2d", "").equals("abc"), "abc".compareTo(mixed),
        mixed.compareTo("abd"), mixed.indexOf("\u4e2d"), mixed.lastIndexOf('c'), mixed.regionMatches(1, "xbc", 1, 2),
        mixed.toUpperCase().charAt(3), new String(mixed.toCharArray(), 1, 3),
        mixed.contentEquals(new StringBuffer(mixed)));
    char[] target = "........".toCharArray();
    mixed.getChars(1, 4, target, 2);
    p(new String(target), thrown(() -> mixed.getChars(0, 9, target, 0)), thrown(() -> mixed.getChars(0, 2, target, 7)),
        String.copyValueOf(target), String.valueOf(target, 2, 3),
        String.valueOf(true) + String.valueOf(1.5f) + String.valueOf('c') + String.valueOf(5L),
        thrown(() -> new String(target, 5, 9)), thrown(() -> String.valueOf(target, -1, 2)));
  }
}
