package modern;

/** String concatenation by invokedynamic: every type, constants, null, evaluation order, many pieces. */
public class Concat {
  int calls;
  @Override
  public String toString() {
    return "c" + ++calls;
  }
  static int n;
  static int next() { return ++n; }

  public static void main(String[] args) {
    boolean z = true;
    byte b = -1;
    char c = 'x';
    short s = 300;
    int i = Integer.MIN_VALUE;
    long l = Long.MAX_VALUE;
    float f = 1.5f;
    double d = -0.0;
    String t = null;
    Object o = new Concat();
    System.out.println("" + z + b + c + s + i + l + f + d + t + o + o + null + 'q' + 1 + 1L + 2f + 3d + false);
    System.out.println(next() + "," + next() + "," + (n = 10) + "," + n + "," + next());
    System.out.println(1 + 2 + "a" + 1 + 2 + 'b' + ('c' + 1) + (char) ('c' + 1));
    t += t;
    t += 1 + 2;
    t += c;
    System.out.println(t);
    String[] a = {"p", "q"};
    int k = 0;
    a[k++] += a[k] + k;
    System.out.println(a[0] + a[1] + k);
    System.out.println("\u0001\u0002".length() + "\1"
        + "\2".charAt(0) + "tag\1end".indexOf('\1') + (i + "\1" + l).length());
    String many = "";
    for (int j = 0; j < 5; j++)
      many = many + j + "," + (j * j) + ";" + (j % 2 == 0) + "|" + (char) ('a' + j) + j * 0.5 + "/" + many.length();
    System.out.println(many);
    char[] chars = {'h', 'i'};
    System.out.println("len " + chars.length + String.valueOf(chars) + (Object) "o" + (CharSequence) "cs"
        + new StringBuilder("sb") + Integer.valueOf(5) + (Integer) null);
    System.out.println("a" + i + "b" + i + "c" + i + "d" + i + "e" + i + "f" + i + "g" + i + "h" + i + "i" + i + "j" + i
        + "k" + i + "l" + i + "m" + i);
    final String constant = "con" + 1 + true;
    System.out.println((constant == "con1true") + " " + ("x" + i == "x" + i) + " " + ("x" + i).equals("x-2147483648"));
  }
}
