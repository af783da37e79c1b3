package strings;

/** Concatenation with null, chars, nested expressions, evaluation order and side effects. */
public class Concatenation {
  int calls;

  @Override
  public String toString() {
    return "c" + ++calls;
  }

  static String nothing() { return null; }

  public static void main(String[] args) {
    Concatenation c = new Concatenation();
    String s = null;
    System.out.println("a" + null + s + nothing() + c + c + (c.calls + 1) + c);
    s += s;
    System.out.println(s + s.length());
    char[] chars = {'x'};
    char ch = 'q';
    System.out.println("" + ch + 1 + (ch + 1) + (char) (ch + 1) + ch++ + ++ch + 'a' + 'b' + ('a' + 'b'));
    System.out.println(
        1 + 2 + "3" + 4 * 5 + -6 + (7 - 8) + (byte) 200 + 1.0f / 3 + 1e10 + 100L + 0x10 + 010 + 'c' + true);
    int i = 5;
    System.out.println(i + "," + i++ + "," + ++i + "," + (i = 1) + "," + i + "," + (i += 2) + i);
    String text = "";
    for (int k = 0; k < 10; k++) text = k % 2 == 0 ? text + k : k + text;
    System.out.println(text);
    Object o = new Object() {
      @Override
      public String toString() {
        return null;
      }
    };
    System.out.println("o" + o + (o + "").length() + String.valueOf(o) + o);
    String[] array = {"p", null};
    array[1] += "q";
    array[0] += array[0] + array[1];
    System.out.println(array[0] + array[1]);
    Object mixed = "obj";
    mixed += "ect" + 1;
    CharSequence sequence = "seq" + mixed;
    System.out.println(mixed + " " + sequence + sequence.length() + chars.length);
    final int folded = 3;
    System.out.println(("x" + folded == "x3") + " " + ("x" + i == "x3") + " "
            + "x" + i
        == "x3");
    StringBuilder b = new StringBuilder();
    b.append("p" + (b.append("q").length() > 0 ? "r" : "s") + b.length());
    System.out.println(b);
    System.out.println("esc: \t|\\|\"|\'|\0|\7|\u0041|\u00e9|".replace('\0', '0').replace('\7', '7'));
    String long1 = "";
    for (int k = 0; k < 200; k++) long1 += (char) ('a' + k % 26);
    System.out.println(long1.length() + " " + long1.hashCode() + " " + long1.substring(190));
    Integer boxed = null;
    Character letter = 'L';
    System.out.println("boxed " + boxed + letter + Integer.valueOf(7) + Long.valueOf(8) + Double.valueOf(9)
        + Boolean.TRUE + new int[0].length);
  }
}
