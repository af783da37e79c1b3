package arithmetic;

/** Compound assignment narrows its result, evaluates its left side once, and before the right side. */
public class CompoundAssignment {
  static int calls;
  static int[] cells = {10, 20, 30};

  static int next(int value) {
    calls++;
    System.out.print("[" + value + "]");
    return value;
  }

  static int[] array() {
    System.out.print("<a>");
    return cells;
  }

  public static void main(String[] args) {
    byte b = 120;
    b += 10;
    short s = 1;
    s -= 40000;
    char c = 'A';
    c *= 2;
    int i = 7;
    i *= 1.5;
    long l = 5;
    l /= 0.3f;
    float f = 1;
    f += 1e-8;
    System.out.println(b + " " + s + " " + c + " " + i + " " + l + " " + f);
    b = 1;
    b -= 1.9;
    i = Integer.MAX_VALUE;
    i += 1.0f;
    System.out.println(b + " " + i + " " + (b |= 0x181) + " " + (b ^= -1) + " " + (b %= 3));
    array()[next(1)] += next(5);
    System.out.println(" " + cells[1]);
    int k = 0;
    cells[k++] = cells[k] + k++;
    System.out.println(cells[0] + " " + k);
    k = 1;
    k = k++ + ++k;
    System.out.println(k);
    k += k++ * 2 + k;
    System.out.println(k);
    k = 5;
    k -= (k = 3) - k++;
    System.out.println(k + " " + calls);
    int[] a = {0, 0, 0};
    int at = 0;
    a[at] = at = 2;
    System.out.println(a[0] + " " + a[2] + " " + at);
    String text = "x";
    text += 1 + 2 + "y" + 1 + 2;
    text += 'c' + 1;
    Object[] objects = {"o"};
    objects[0] += "p";
    System.out.println(text + " " + objects[0]);
    Integer boxed = 127;
    Integer same = boxed;
    boxed++;
    boxed <<= 2;
    Character letter = 'a';
    letter++;
    System.out.println(boxed + " " + same + " " + letter);
    try {
      int[] none = null;
      none[next(0)] = next(9);
    } catch (NullPointerException e) {
      System.out.println(" null, after both operands");
    }
    try {
      array()[next(7)] = next(1) / (calls - calls);
    } catch (ArithmeticException e) {
      System.out.println(" division before index");
    }
  }
}
