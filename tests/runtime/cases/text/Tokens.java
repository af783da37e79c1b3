package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** A lexer, a precedence climber, a pretty printer and a macro expander over text. */
public class Tokens {
  static List<String> lex(String s) {
    List<String> out = new ArrayList<>();
    for (int i = 0; i < s.length();) {
      char c = s.charAt(i);
      int from = i;
      if (Character.isWhitespace(c)) {
        i++;
        continue;
      } else if (Character.isLetter(c) || c == '_')
        while (i < s.length() && (Character.isLetterOrDigit(s.charAt(i)) || s.charAt(i) == '_')) i++;
      else if (Character.isDigit(c))
        while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
      else if (c == '"') {
        for (i++; i < s.length() && s.charAt(i) != '"'; i++)
          if (s.charAt(i) == '\\') i++;
        if (i++ >= s.length()) throw new IllegalArgumentException("open string at " + from);
      } else if (i + 1 < s.length() && "== != <= >= && || ->".contains(s.substring(i, i + 2)) && s.charAt(i + 1) != ' ')
        i += 2;
      else
        i++;
      out.add(s.substring(from, i));
    }
    return out;
  }

  static final Map<String, Integer> POWER = new HashMap<>();
  static {
    String[][] levels = {{"||"}, {"&&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"+", "-"}, {"*", "/", "%"}};
    for (int i = 0; i < levels.length; i++)
      for (String op : levels[i]) POWER.put(op, i + 1);
  }

  final Deque<String> in;
  Tokens(List<String> t) { in = new ArrayDeque<>(t); }

  String expression(int least) {
    String left = unary();
    while (!in.isEmpty() && POWER.getOrDefault(in.peek(), 0) >= least && POWER.containsKey(in.peek())) {
      String op = in.pop();
      left = "(" + left + op + expression(POWER.get(op) + 1) + ")";
    }
    return left;
  }

  String unary() {
    if (in.isEmpty()) throw new NoSuchElementException("operand");
    String t = in.pop();
    if (t.equals("-") || t.equals("!")) return t + unary();
    if (t.equals("(")) {
      String e = expression(1);
      if (in.isEmpty() || !in.pop().equals(")")) throw new IllegalStateException("parenthesis");
      return e;
    }
    if (!in.isEmpty() && in.peek().equals("(") && Character.isLetter(t.charAt(0))) {
      in.pop();
      StringJoiner args = new StringJoiner(",", t + "[", "]");
      while (!in.peek().equals(")")) {
        args.add(expression(1));
        if (in.peek().equals(",")) in.pop();
      }
      in.pop();
      return args.toString();
    }
    return t;
  }

  static String expand(String s, Map<String, String> macros, int depth) {
    if (depth > 10) throw new IllegalStateException("too deep");
    StringBuilder out = new StringBuilder();
    for (String t : lex(s))
      out.append(out.length() > 0 ? " " : "")
          .append(macros.containsKey(t) ? expand(macros.get(t), macros, depth + 1) : t);
    return out.toString();
  }

  public static void main(String[] args) {
    for (String s : new String[] {"a + b*c - d/e%f", "x==y && !z || w<=3.5", "f(g(1,2), -h(), (a+b)*2) != \"s \\\" t\"",
             "1-2-3", "-(-1)", "a<b==c>d"})
      p(lex(s), new Tokens(lex(s)).expression(1));
    for (String s : new String[] {"1 +", "(1", "\"open", ""})
      System.out.print(thrown(() -> new Tokens(lex(s)).expression(1)) + " ");
    System.out.println();
    Map<String, String> m = new HashMap<>();
    m.put("PI", "3.14");
    m.put("AREA", "PI * R * R");
    m.put("R", "( x + 1 )");
    m.put("LOOP", "1 + LOOP");
    p(expand("2 * AREA", m, 0), expand("x", m, 0), thrown(() -> expand("LOOP", m, 0)));
  }
}
