package programs;

import java.util.*;

/** Substitution with frequency analysis, rail fence, transposition, Playfair and one-time pads. */
public class Ciphers2 {
  static String rail(String s, int n, boolean decode) {
    int[] order = new int[s.length()];
    for (int i = 0, row = 0, d = 1; i < order.length; i++) {
      order[i] = row;
      if (n > 1) {
        if (row + d < 0 || row + d >= n) d = -d;
        row += d;
      }
    }
    Integer[] at = new Integer[s.length()];
    for (int i = 0; i < at.length; i++) at[i] = i;
    Arrays.sort(at, Comparator.comparingInt(i -> order[i]));
    char[] out = new char[s.length()];
    for (int i = 0; i < at.length; i++) out[decode ? at[i] : i] = s.charAt(decode ? i : at[i]);
    return new String(out);
  }

  static String columns(String s, String key) {
    Integer[] at = new Integer[key.length()];
    for (int i = 0; i < at.length; i++) at[i] = i;
    Arrays.sort(at, Comparator.comparing(key::charAt));
    StringBuilder b = new StringBuilder();
    for (int c : at)
      for (int i = c; i < s.length(); i += key.length()) b.append(s.charAt(i));
    return b.toString();
  }

  static String playfair(String s, String key, int shift) {
    LinkedHashSet<Character> square = new LinkedHashSet<>();
    for (char c : (key + "abcdefghiklmnopqrstuvwxyz").replace('j', 'i').toCharArray()) square.add(c);
    List<Character> q = new ArrayList<>(square);
    StringBuilder pairs = new StringBuilder();
    for (char c : s.replace('j', 'i').toCharArray()) {
      if (pairs.length() % 2 == 1 && pairs.charAt(pairs.length() - 1) == c) pairs.append('x');
      pairs.append(c);
    }
    if (pairs.length() % 2 == 1) pairs.append('x');
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < pairs.length(); i += 2) {
      int x = q.indexOf(pairs.charAt(i)), y = q.indexOf(pairs.charAt(i + 1)), r1 = x / 5, c1 = x % 5, r2 = y / 5,
          c2 = y % 5;
      if (r1 == r2)
        b.append(q.get(r1 * 5 + (c1 + shift + 5) % 5)).append(q.get(r2 * 5 + (c2 + shift + 5) % 5));
      else if (c1 == c2)
        b.append(q.get((r1 + shift + 5) % 5 * 5 + c1)).append(q.get((r2 + shift + 5) % 5 * 5 + c2));
      else
        b.append(q.get(r1 * 5 + c2)).append(q.get(r2 * 5 + c1));
    }
    return b.toString();
  }

  public static void main(String[] args) {
    String s = "wearediscoveredfleeatonce";
    for (int n = 1; n <= 4; n++)
      System.out.print(rail(s, n, false) + " " + rail(rail(s, n, false), n, true).equals(s) + " ");
    System.out.println(columns(s, "zebras"));
    String p = playfair("hidethegoldinthetreestump", "playfairexample", 1);
    System.out.println(p + " " + playfair(p, "playfairexample", -1));
    String text =
        "in cryptography a substitution cipher is a method of encrypting in which units of plaintext are replaced with the ciphertext in a defined manner with the help of a key";
    String abc = "abcdefghijklmnopqrstuvwxyz", key = "qwertyuiopasdfghjklzxcvbnm";
    StringBuilder e = new StringBuilder();
    for (char c : text.toCharArray()) e.append(c == ' ' ? ' ' : key.charAt(abc.indexOf(c)));
    int[] counts = new int[26];
    for (char c : e.toString().toCharArray())
      if (c != ' ') counts[c - 'a']++;
    List<Character> order = new ArrayList<>();
    for (char c : abc.toCharArray()) order.add(c);
    order.sort(Comparator.<Character>comparingInt(c -> - counts[c - 'a']).thenComparing(Comparator.naturalOrder()));
    System.out.println(order.subList(0, 8) + " " + e.substring(0, 30));
    byte[] pad = new byte[s.length()], x = s.getBytes();
    new Random(77).nextBytes(pad);
    for (int i = 0; i < x.length; i++) x[i] ^= pad[i];
    int hash = Arrays.hashCode(x);
    for (int i = 0; i < x.length; i++) x[i] ^= pad[i];
    System.out.println(hash + " " + new String(x).equals(s));
  }
}
