package modern;

import static support.Tell.thrown;

/** Switch expressions: arrows, yield, strings, enums, several labels, exhaustiveness. */
public class Switches {
  enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

  static int length(Day d) {
    return switch (d) {
      case MON, FRI, SUN -> 6;
      case TUE -> 7;
      case THU, SAT -> 8;
      case WED -> 9;
    };
  }

  static String kind(Object key) {
    if (!(key instanceof String s)) return key instanceof Integer i && i > 5 ? "big " + (i + 1) :
        "other";
        return switch (s) {
      case "a", "b" -> "early";
      case "Aa", "BB" -> {
        String t = s.toLowerCase();
        yield "collide " + t;
      }
      case "" -> "empty";
      default -> {
        if (s.length() > 3) yield "long";
        yield "short";
      }
    };
  }

  static int old(int x) {
    return switch (x) {
      case 1:
      case 2: yield 10;
      case 3: x++;
      default: yield x * 2;
        };
    }

    public static void main(String[] args) {
      for (Day d : Day.values()) System.out.print(length(d) + " ");
      System.out.println();
      for (Object o : new Object[] {"a", "Aa", "BB", "", "xyz", "wxyz", 3, 9, 'c'}) System.out.print(kind(o) + "; ");
      System.out.println();
      for (int i = 0; i < 6; i++) System.out.print(old(i) + " ");
      System.out.println();
      int total = 0;
      for (int i = 0; i < 10; i++) {
        switch (i % 4) {
        case 0 -> total += 1;
        case 1, 2 -> { total *= 2; if (total > 50) continue; }
        default -> total -= 3;
      }
      total++;
    }
    System.out.println(total + " " + switch (total % 3) { case 0 -> 'z'; case 1 -> "one"; default -> 2.5; });
    System.out.println(thrown(() -> length(null)) + " " + thrown(() -> { int v = switch ("x") { case "x" -> throw new IllegalStateException(); default -> 1; }; }));
    long wide = switch (args.length) { case 0 -> 1; default -> 2L; };
    double nested = switch (Day.MON) { case MON -> switch ("q") { case "q" -> 1.5; default -> 0; }; default -> -1; };
    System.out.println(wide + " " + nested);
  }
}
