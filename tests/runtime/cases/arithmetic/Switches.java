package arithmetic;

/** Switches over int, char, byte and boxes: dense, sparse, with fall-through, default in the middle, edges. */
public class Switches {
  static String dense(int v) {
    switch (v) {
      case -1: return "minus";
      case 0: return "zero";
      default: return "other";
      case 1:
      case 2: return "few";
      case 3: return "three";
    }
  }

  static int sparse(int v) {
    int r = 0;
    switch (v) {
      case Integer.MIN_VALUE: r += 1;
      case -100000: r += 10; break;
      case 0: r += 100;
      case 77777: r += 1000;
      default: r += 10000;
      case Integer.MAX_VALUE: r += 100000;
    }
    return r;
  }

  static String letters(char c) {
    switch (c) {
      case 'a':
      case 'e':
      case 'i':
      case 'o':
      case 'u': return "vowel";
      case '\uffff': return "last";
      case '0': return "digit";
    }
    return "none";
  }

  static int boxed(Byte b) {
    switch (b) {
      case Byte.MIN_VALUE: return 1;
      case 'A': return 2;
      case 127: return 3;
      default: return 4;
    }
  }

  public static void main(String[] args) {
    for (int v = -3; v <= 5; v++) System.out.print(dense(v) + " ");
    System.out.println(dense(Integer.MAX_VALUE) + " " + dense(Integer.MIN_VALUE));
    for (int v : new int[] {Integer.MIN_VALUE, -100000, -1, 0, 1, 77777, 77778, Integer.MAX_VALUE})
      System.out.print(sparse(v) + " ");
    System.out.println();
    for (char c : "abe0z\uffff".toCharArray()) System.out.print(letters(c) + " ");
    System.out.println();
    for (byte b : new byte[] {-128, 65, 127, 0}) System.out.print(boxed(b) + " ");
    System.out.println();
    try {
      boxed(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    int total = 0;
  loop:
    for (int i = 0;; i++) {
      switch (i % 5) {
        case 0: continue;
        case 1: total += i; break;
        case 2: {
          int scoped = i * 2;
          total += scoped;
        }
        case 3: total++; continue loop;
        case 4:
          if (i > 20) break loop;
      }
      total *= 2;
    }
    System.out.println(total);
    switch (total) {}
    switch (total > 0 ? 1 : 0) {
      default: System.out.println("only default");
    }
    final int constant = 4;
    switch (total % 2 + 4) {
      case constant: System.out.println("even"); break;
      case constant + 1: System.out.println("odd");
    }
  }
}
