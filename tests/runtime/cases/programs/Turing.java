package programs;

import java.util.*;

/** A Turing machine, a Brainf*** interpreter, a cellular automaton and a regular grammar. */
public class Turing {
  static String turing(String[] rules, String input) {
    Map<String, String[]> table = new HashMap<>();
    for (String r : rules)
      table.put(r.substring(0, 2), new String[] {r.substring(2, 3), r.substring(3, 4), r.substring(4, 5)});
    Map<Integer, Character> tape = new TreeMap<>();
    for (int i = 0; i < input.length(); i++) tape.put(i, input.charAt(i));
    char state = 'A';
    int at = 0, steps = 0;
    while (state != 'H' && steps++ < 1000) {
      String[] rule = table.get("" + state + tape.getOrDefault(at, '_'));
      if (rule == null) break;
      tape.put(at, rule[0].charAt(0));
      at += rule[1].equals("R") ? 1 : -1;
      state = rule[2].charAt(0);
    }
    StringBuilder b = new StringBuilder();
    for (char c : tape.values()) b.append(c);
    return b + " " + steps;
  }

  static String brain(String code, String input) {
    byte[] cells = new byte[300];
    int[] jump = new int[code.length()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < code.length(); i++) {
      if (code.charAt(i) == '[') open.push(i);
      if (code.charAt(i) == ']') {
        int from = open.pop();
        jump[from] = i;
        jump[i] = from;
      }
    }
    StringBuilder out = new StringBuilder();
    int p = 0, in = 0;
    for (int i = 0; i < code.length(); i++) {
      switch (code.charAt(i)) {
        case '>': p++; break;
        case '<': p--; break;
        case '+': cells[p]++; break;
        case '-': cells[p]--; break;
        case '.': out.append((char) cells[p]); break;
        case ',': cells[p] = in < input.length() ? (byte) input.charAt(in++) : 0; break;
        case '[':
          if (cells[p] == 0) i = jump[i];
          break;
        case ']':
          if (cells[p] != 0) i = jump[i];
          break;
        default:
      }
    }
    return out.toString();
  }

  public static void main(String[] args) {
    String[] increment = {"A0"
            + "0RA",
        "A1"
            + "1RA",
        "A_"
            + "_LB",
        "B1"
            + "0LB",
        "B0"
            + "1LH",
        "B_"
            + "1LH"};
    for (String s : new String[] {"1011", "111", "0", ""}) System.out.println(turing(increment, s));
    System.out.println(turing(new String[] {"A_1RB", "A11LB", "B_1LA", "B11RH"}, ""));
    System.out.println(brain(
        "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.", "")
                           .trim());
    System.out.println(brain(",[>,]<[.<]", "reverse") + " " + brain("-.", "").codePointAt(0));
    boolean[] cells = new boolean[41];
    cells[20] = true;
    for (int t = 0; t < 12; t++) {
      StringBuilder b = new StringBuilder();
      for (boolean c : cells) b.append(c ? '#' : ' ');
      System.out.println(b + "|");
      boolean[] next = new boolean[41];
      for (int i = 0; i < 41; i++)
        next[i] = (30 >> (cells[(i + 40) % 41] ? 4 : 0) + (cells[i] ? 2 : 0) + (cells[(i + 1) % 41] ? 1 : 0) & 1) == 1;
      cells = next;
    }
  }
}
