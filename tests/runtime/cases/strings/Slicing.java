package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.Arrays;

/** substring, split with limits, trim, replace, join, repeat by hand. */
public class Slicing {
  static void split(String text, String regex) {
    for (int limit : new int[] {-1, 0, 1, 2, 5})
      System.out.print(limit + Arrays.toString(text.split(regex, limit)) + text.split(regex, limit).length + " ");
    System.out.println();
  }

  public static void main(String[] args) {
    split("a,b,,c,,", ",");
    split(",a,,", ",");
    split("", ",");
    split(",", ",");
    split("abc", "");
    split("a1b22c333", "\\d+");
    split("boo:and:foo", "o");
    split("a.b|c", "\\.|\\|");
    split("a  b \t c", "\\s+");
    split(" lead", " ");
    split("\uD83D\uDE00x\uD83D\uDE00", "x");
    p("["
            + " \t\n a b \r\u0000\u001f ".trim() + "]",
        "["
            + "\u00a0x\u2003".trim() + "]",
        "".trim().length(),
        "["
            + " ".trim() + "]");
    p("banana".replace('a', 'o'), "banana".replace("an", "AN"), "aaa".replace("aa", "b"), "abc".replace("", "-"),
        "".replace("", "x"), "abc".replace("b", ""), "abc".replace('x', 'y') == "abc");
    p("a.b.c".replaceAll(".", "x"), "a.b.c".replaceAll("\\.", "\\$"), "abcabc".replaceFirst("b", "[$0]"),
        "x1y2".replaceAll("([a-z])(\\d)", "$2$1"), thrown(() -> "a".replaceAll("a", "$1")));
    p(String.join("-", "a", "b", "c"), String.join("", Arrays.asList("x", "y")),
        String.join(", ", new String[0]).length(), String.join("-", "a", null));
    p("hello".substring(1, 3), "hello".substring(2), "hello".substring(0, 0).isEmpty(), "hello".subSequence(3, 5),
        "a".concat(""), "a".concat("b"));
    p("Hello".toUpperCase(), "Hello".toLowerCase(), "stra\u00dfe".toUpperCase(), "\u0130".toLowerCase().length(),
        "\u01c5".toUpperCase(), "\u03a3\u03a3".toLowerCase(), "\u03a3a\u03a3".toLowerCase());
    p("abc".compareTo("abd"), "abc".compareTo("ab"), "".compareTo("a"), "ABC".compareToIgnoreCase("abd"),
        "a".compareTo("B"), "\uffff".compareTo("a"), "Stra\u00dfe".equalsIgnoreCase("STRASSE"),
        "\u00e4".equalsIgnoreCase("\u00c4"));
    p("abc".matches("[a-c]+"), "abcd".matches("[a-c]+"), "".matches(""), "a\nb".matches("a.b"),
        "x".contentEquals(new StringBuilder("x")), "x".contentEquals("y"));
    p("abc".toCharArray(), "a\u00e9".toCharArray().length, new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2),
        String.valueOf(new char[] {'x'}), String.copyValueOf(new char[] {'p', 'q', 'r'}, 1, 1));
  }
}
