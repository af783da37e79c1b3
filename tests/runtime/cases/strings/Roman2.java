package strings;

import java.util.*;

/** Numbers in words, Roman numerals, Morse, phonetic codes (Soundex), ordinal suffixes, pig Latin. */
public class Roman2 {
  static final String[] ONES =
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
          .split(" "),
                        TENS = "x x twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

  static String words(long n) {
    if (n < 0) return "minus " + words(-n);
    if (n < 20) return ONES[(int) n];
    if (n < 100) return TENS[(int) n / 10] + (n % 10 == 0 ? "" : "-" + ONES[(int) n % 10]);
    if (n < 1000) return ONES[(int) n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
    String[] names = {"thousand", "million", "billion", "trillion"};
    long unit = 1000;
    int i = 0;
    while (n / unit >= 1000) {
      unit *= 1000;
      i++;
    }
    return words(n / unit) + " " + names[i] + (n % unit == 0 ? "" : " " + words(n % unit));
  }

  static int roman(String s) {
    int total = 0, last = 0;
    for (int i = s.length() - 1; i >= 0; i--) {
      int v = new int[] {1, 5, 10, 50, 100, 500, 1000}["IVXLCDM".indexOf(s.charAt(i))];
      total += v < last ? -v : v;
      last = Math.max(last, v);
    }
    return total;
  }

  static String soundex(String s) {
    String codes = "01230120022455012623010202";
    StringBuilder b = new StringBuilder().append(Character.toUpperCase(s.charAt(0)));
    char last = codes.charAt(Character.toLowerCase(s.charAt(0)) - 'a');
    for (char c : s.substring(1).toLowerCase().toCharArray()) {
      char k = codes.charAt(c - 'a');
      if (k != '0' && k != last) b.append(k);
      if (c != 'h' && c != 'w') last = k;
    }
    b.append("000").setLength(4);
    return b.toString();
  }

  static String ordinal(int n) {
    int r = n % 100;
    return n + (r >= 11 && r <= 13 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th");
  }
  static String pig(String w) {
    int i = 0;
    while (i < w.length() && "aeiou".indexOf(w.charAt(i)) < 0) i++;
    return i == 0 ? w + "way" : w.substring(i) + w.substring(0, i) + "ay";
  }

  public static void main(String[] args) {
    for (long n : new long[] {0, 7, 13, 40, 99, 100, 342, 1000, 1001, 12345, 1000000, 987654321, -15, 1000000000001L})
      System.out.println(n + " " + words(n));
    for (String s : "I IV IX XIV XL XC CD MCMXCIV MMXXIV".split(" ")) System.out.print(roman(s) + " ");
    for (String s : "Robert Rupert Rubin Ashcraft Tymczak Pfister Honeyman".split(" "))
      System.out.print(soundex(s) + " ");
    System.out.println();
    for (int n : new int[] {1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113}) System.out.print(ordinal(n) + " ");
    for (String w : "pig latin apple shhh string quiet".split(" ")) System.out.print(pig(w) + " ");
    System.out.println();
    String[] morse =
        ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
            .split(" ");
    Map<String, Character> back = new HashMap<>();
    for (int i = 0; i < 26; i++) back.put(morse[i], (char) ('a' + i));
    StringJoiner j = new StringJoiner(" ");
    for (char c : "sosjava".toCharArray()) j.add(morse[c - 'a']);
    StringBuilder d = new StringBuilder();
    for (String s : j.toString().split(" ")) d.append(back.get(s));
    System.out.println(j + " " + d + " " + back.getOrDefault("......", '?'));
  }
}
