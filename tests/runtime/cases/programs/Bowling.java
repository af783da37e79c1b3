package programs;

import static support.Tell.thrown;

import java.util.*;

/** Scores of bowling, tennis and poker hands: rules with many branches, checked on tables of games. */
public class Bowling {
  static int bowling(String game) {
    List<Integer> rolls = new ArrayList<>();
    for (char c : game.toCharArray()) {
      if (c == 'X')
        rolls.add(10);
      else if (c == '/')
        rolls.add(10 - rolls.get(rolls.size() - 1));
      else if (c == '-')
        rolls.add(0);
      else
        rolls.add(c - '0');
    }
    int score = 0, i = 0;
    for (int frame = 0; frame < 10; frame++) {
      if (rolls.get(i) == 10) {
        score += 10 + rolls.get(i + 1) + rolls.get(i + 2);
        i++;
      } else {
        int two = rolls.get(i) + rolls.get(i + 1);
        score += two == 10 ? 10 + rolls.get(i + 2) : two;
        i += 2;
      }
    }
    return score;
  }

  static String tennis(String points) {
    int a = 0, b = 0;
    String[] names = {"love", "15", "30", "40"};
    for (char c : points.toCharArray()) {
      if (c == 'A')
        a++;
      else
        b++;
      if (Math.max(a, b) >= 4 && Math.abs(a - b) >= 2) return "game " + (a > b ? "A" : "B");
    }
    if (a >= 3 && b >= 3) return a == b ? "deuce" : "advantage " + (a > b ? "A" : "B");
    return names[a] + "-" + names[b];
  }

  static String poker(String hand) {
    int[] ranks = new int[15];
    Set<Character> suits = new HashSet<>();
    int bits = 0;
    for (String card : hand.split(" ")) {
      int r = "23456789TJQKA".indexOf(card.charAt(0)) + 2;
      ranks[r]++;
      bits |= 1 << r;
      suits.add(card.charAt(1));
    }
    int[] counts = ranks.clone();
    Arrays.sort(counts);
    int low = bits & -bits;
    boolean straight = bits / low == 31 || bits == 0b100000000111100, flush = suits.size() == 1;
    if (straight && flush) return "straight flush";
    if (counts[14] == 4) return "four";
    if (counts[14] == 3 && counts[13] == 2) return "full house";
    if (flush) return "flush";
    if (straight) return "straight";
    if (counts[14] == 3) return "three";
    if (counts[14] == 2) return counts[13] == 2 ? "two pairs" : "pair";
    return "high "
        + "23456789TJQKA".charAt(31 - Integer.numberOfLeadingZeros(bits) - 2);
  }

  public static void main(String[] args) {
    for (String g : new String[] {"XXXXXXXXXXXX", "9-9-9-9-9-9-9-9-9-9-", "5/5/5/5/5/5/5/5/5/5/5", "X7/9-X-88/-6XXX81",
             "--------------------", "12345123451234512345"})
      System.out.print(bowling(g) + " ");
    System.out.println(thrown(() -> bowling("XX")));
    for (String s : new String[] {"", "A", "AAB", "ABABAB", "ABABABA", "ABABABBB", "AAAA", "BBBAB"})
      System.out.print(tennis(s) + "; ");
    System.out.println();
    for (String h :
        new String[] {"2H 3H 4H 5H 6H", "AS 2D 3C 4H 5S", "TD TC TH TS 2C", "KD KC KH 9S 9C", "2H 9H KH 3H 4H",
            "TD JC QH KS AC", "7D 7C 7H 2S 3C", "7D 7C 2H 2S 3C", "7D 7C 2H 4S 3C", "2D 7C 9H JS 3C"})
      System.out.print(poker(h) + "; ");
    System.out.println();
  }
}
