package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Hand-written parsers: JSON, CSV, INI and S-expressions, with printing back. */
public class Parsers {
  static final class Json {
    final String s;
    int at;
    Json(String s) { this.s = s; }

    Object value() {
      skip();
      if (at >= s.length()) throw new IllegalArgumentException("end");
      char c = s.charAt(at);
      if (c == '{') {
        Map<String, Object> m = new LinkedHashMap<>();
        at++;
        for (skip(); s.charAt(at) != '}'; skip()) {
          String k = string();
          skip();
          expect(':');
          m.put(k, value());
          skip();
          if (s.charAt(at) == ',') at++;
        }
        at++;
        return m;
      }
      if (c == '[') {
        List<Object> l = new ArrayList<>();
        at++;
        for (skip(); s.charAt(at) != ']'; skip()) {
          l.add(value());
          skip();
          if (s.charAt(at) == ',') at++;
        }
        at++;
        return l;
      }
      if (c == '"') return string();
      int from = at;
      while (at < s.length() && "+-.eE0123456789truefalsn".indexOf(s.charAt(at)) >= 0) at++;
      String word = s.substring(from, at);
      switch (word) {
        case "true": return true;
        case "false": return false;
        case "null": return null;
        default: return word.matches("-?\\d+") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
      }
    }

    void skip() {
      while (at < s.length() && Character.isWhitespace(s.charAt(at))) at++;
    }
    void expect(char c) {
      if (s.charAt(at++) != c) throw new IllegalArgumentException("expected " + c + " at " + (at - 1));
    }

    String string() {
      expect('"');
      StringBuilder b = new StringBuilder();
      for (char c; (c = s.charAt(at++)) != '"';) {
        if (c != '\\') {
          b.append(c);
          continue;
        }
        c = s.charAt(at++);
        if (c == 'u') {
          b.append((char) Integer.parseInt(s.substring(at, at + 4), 16));
          at += 4;
        } else
          b.append(c == 'n' ? '\n' : c == 't' ? '\t' : c);
      }
      return b.toString();
    }
  }

  static String print(Object o) {
    if (o instanceof Map) {
      StringJoiner j = new StringJoiner(",", "{", "}");
      ((Map<?, ?>) o).forEach((k, v) -> j.add(print(k) + ":" + print(v)));
      return j.toString();
    }
    if (o instanceof List) {
      StringJoiner j = new StringJoiner(",", "[", "]");
      for (Object x : (List<?>) o) j.add(print(x));
      return j.toString();
    }
    return o instanceof String
        ? '"' + ((String) o).replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"'
        : String.valueOf(o);
  }

  static Object lisp(Deque<String> tokens) {
    String t = tokens.pop();
    if (!t.equals("(")) return t;
    List<Object> l = new ArrayList<>();
    while (!tokens.peek().equals(")")) l.add(lisp(tokens));
    tokens.pop();
    return l;
  }

  static long eval(Object o) {
    if (o instanceof String) return Long.parseLong((String) o);
    List<?> l = (List<?>) o;
    long r = eval(l.get(1));
    for (int i = 2; i < l.size(); i++) {
      long x = eval(l.get(i));
      switch ((String) l.get(0)) {
        case "+": r += x; break;
        case "*": r *= x; break;
        case "-": r -= x; break;
        default: throw new UnsupportedOperationException((String) l.get(0));
      }
    }
    return r;
  }

  public static void main(String[] args) {
    String text =
        "{\"name\": \"J\\u00e9r\\n\", \"n\": -12, \"x\": 1.5e3, \"list\": [1, [], {}, [true, false, null]], \"q\\\"\": \"\\\\\"}";
    Object o = new Json(text).value();
    p(print(o), print(new Json(print(o)).value()).equals(print(o)), o.hashCode() == new Json(text).value().hashCode());
    for (String bad : new String[] {"", "{", "{1:2}", "[1", "\"x", "nul", "{\"a\" 1}"})
      System.out.print(thrown(() -> new Json(bad).value()) + " ");
    System.out.println();
    for (String s : new String[] {"(+ 1 2 (* 3 4) (- 10 1))", "(* (+ 1 2) (+ 3 4 5))", "7", "(/ 1 2)"}) {
      Deque<String> tokens =
          new ArrayDeque<>(Arrays.asList(s.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+")));
      Object tree = lisp(tokens);
      try {
        p(tree, eval(tree), tokens.size());
      } catch (UnsupportedOperationException e) {
        p(tree, "no", e.getMessage());
      }
    }
    Map<String, Map<String, String>> ini = new TreeMap<>();
    String section = "";
    for (String line : "; c\ntop=1\n[b]\nx = y = z\n\n[a]\nk=\n[b]\nw=q ".split("\n")) {
      line = line.trim();
      if (line.isEmpty() || line.startsWith(";")) continue;
      if (line.startsWith("["))
        section = line.substring(1, line.length() - 1);
      else
        ini.computeIfAbsent(section, k -> new LinkedHashMap<>())
            .put(line.split("=", 2)[0].trim(), line.split("=", 2)[1].trim());
    }
    p(ini);
  }
}
