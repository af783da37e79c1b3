package strings;

import static support.Tell.thrown;

/** Switches on strings with colliding hash codes, null, empty and fall-through. */
public class SwitchOnString {
  static int which(String s) {
    switch (s) {
      case "Aa": return 1;
      case "BB": return 2;
      case "AaAa": return 3;
      case "BBBB": return 4;
      case "AaBB": return 5;
      case "": return 6;
      case "\u00e9": return 7;
      default: return 0;
    }
  }

  static String fall(String s) {
    StringBuilder out = new StringBuilder();
    switch (s) {
      case "one": out.append(1);
      case "two": out.append(2);
      default: out.append('d');
      case "three": out.append(3); break;
      case "four": out.append(4);
    }
    return out.toString();
  }

  public static void main(String[] args) {
    for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "\u00e9", "e\u0301",
             new StringBuilder("A").append('a').toString()})
      System.out.print(which(s) + " ");
    System.out.println();
    for (String s : "one two three four five".split(" ")) System.out.print(fall(s) + " ");
    System.out.println();
    System.out.println(thrown(() -> which(null)));
    String state = "start";
    StringBuilder trace = new StringBuilder();
  machine:
    for (int i = 0; i < 20; i++) {
      trace.append(state.charAt(0));
      switch (state) {
        case "start": state = "run"; continue;
        case "run":
          if (i < 5) break;
          state = "end";
          continue machine;
        case "end": break machine;
      }
      trace.append('.');
    }
    System.out.println(trace);
    final String key = "fi"
        + "nal";
    switch ("final") {
      case key: System.out.println("constant label"); break;
      case "x": System.out.println("x");
    }
    switch (trace.substring(0, 1)) {
      default: System.out.println("default first"); break;
      case "s": String local = "scoped " + trace.length(); System.out.println(local);
    }
  }
}
