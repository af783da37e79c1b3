package arithmetic;

/** Characters as numbers: digits, case by bits, ranges, comparison, promotion. */
public class CharArithmetic {
  static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; }

  public static void main(String[] args) {
    int value = 0;
    for (char c : "7fff".toCharArray()) value = value << 4 | digit(c);
    System.out.println(value);
    StringBuilder b = new StringBuilder();
    for (char c = 'a'; c <= 'z'; c += 3) b.append((char) (c ^ 32)).append(c - 'a').append((char) ('a' + 'z' - c));
    System.out.println(b);
    char c = 'x';
    int i = c;
    short s = (short) c;
    byte by = (byte) '\u00ff';
    System.out.println(i + " " + s + " " + by + " " + (char) i + (char) s + " " + (int) (char) by + " " + (c + 1) + " "
        + (char) (c + 1) + " " + c++ + c + " " + (c > 'a') + " " + (c == 121) + " " + (char) 97.9 + " " + 'a' / 2 + " "
        + ('a' & 'c') + " " + ~'a' + " " + -'a' + " " + ('a' << 2));
    c += 1.7;
    c -= 'b' - 'a';
    c *= 1;
    c /= 1;
    c %= 128;
    c |= 1;
    System.out.println(c + " " + (int) c + " " + (char) ('\uffff' + 2) + "|" + (int) (char) -1 + " "
        + Character.MAX_VALUE / 2 + " " + (char) 0x10041);
    int[] counts = new int[26];
    for (char x : "hello world".toCharArray())
      if (x >= 'a') counts[x - 'a']++;
    StringBuilder t = new StringBuilder();
    for (int k = 0; k < 26; k++)
      if (counts[k] > 1) t.append((char) (k + 'a')).append(counts[k]);
    System.out.println(t);
    char[] rot = "Uryyb, Jbeyq!".toCharArray();
    for (int k = 0; k < rot.length; k++) {
      char x = (char) (rot[k] & ~32);
      if (x >= 'A' && x <= 'Z') rot[k] = (char) ((x - 'A' + 13) % 26 + 'A' | rot[k] & 32);
    }
    System.out.println(rot);
    System.out.println("chars: " + 'a' + 'b' + ('a' + 'b') + (char) ('a' + 1) + 1 + 'c');
    System.out.println('a' + 'b' + "first" + 'a' + 1);
    char zero = 0;
    zero--;
    System.out.println((int) zero + " " + (zero > 0) + " " + (short) zero + " " + (zero >> 8) + " " + (byte) zero);
  }
}
