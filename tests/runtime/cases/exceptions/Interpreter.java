package exceptions;

import static support.Tell.p;

import java.util.*;

/** A small expression interpreter that reports its errors by exceptions with positions. */
public class Interpreter {
  static class SyntaxError extends RuntimeException {
    final int at;
    SyntaxError(String what, int at) {
      super(what + " at " + at);
      this.at = at;
    }
  }

  final String text;
  final Map<String, Double> variables;
  int at;

  Interpreter(String text, Map<String, Double> variables) {
    this.text = text;
    this.variables = variables;
  }

  char peek() {
    while (at < text.length() && text.charAt(at) == ' ') at++;
    return at < text.length() ? text.charAt(at) : '\0';
  }

  double sum() {
    double value = product();
    for (char c; (c = peek()) == '+' || c == '-';) {
      at++;
      double other = product();
      value = c == '+' ? value + other : value - other;
    }
    return value;
  }

  double product() {
    double value = factor();
    for (char c; (c = peek()) == '*' || c == '/' || c == '%';) {
      int where = at++;
      double other = factor();
      if (other == 0 && c != '*') throw new ArithmeticException("zero at " + where);
      value = c == '*' ? value * other : c == '/' ? value / other : value % other;
    }
    return value;
  }

  double factor() {
    char c = peek();
    if (c == '-') {
      at++;
      return -factor();
    }
    if (c == '(') {
      int open = at++;
      double value = sum();
      if (peek() != ')') throw new SyntaxError("no closing parenthesis for the one", open);
      at++;
      return value;
    }
    int from = at;
    while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
    String word = text.substring(from, at);
    if (word.isEmpty()) throw new SyntaxError(c == 0 ? "unexpected end" : "unexpected " + c, from);
    if (Character.isLetter(word.charAt(0))) {
      Double value = variables.get(word);
      if (value == null) throw new NoSuchElementException(word);
      return value;
    }
    return Double.parseDouble(word);
  }

  double all() {
    double value = sum();
    if (peek() != 0) throw new SyntaxError("rest", at);
    return value;
  }

  public static void main(String[] args) {
    Map<String, Double> variables = new HashMap<>();
    variables.put("pi", 3.14159);
    variables.put("n", 7.0);
    for (String s : new String[] {"1+2*3", "(1+2)*3", "-n*-2", "2*(3+(4-1)/2)", "10%4/8", "1/0", "1+", "(1", "1)",
             "x+1", "1..2", "", "pi*n*n", "1 2", "--5", "*", "((((((1))))))", "2-3-4", "100/10/5"}) {
      try {
        p(s, "=", new Interpreter(s, variables).all());
      } catch (SyntaxError e) {
        p(s, "syntax:", e.getMessage(), e.at);
      } catch (NumberFormatException e) {
        p(s, "number");
      } catch (ArithmeticException | NoSuchElementException e) {
        p(s, e.getClass().getSimpleName(), e.getMessage());
      }
    }
  }
}
