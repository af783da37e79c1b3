package antecede.xml;

import java.util.ArrayList;
import javax.xml.xpath.XPathExpressionException;

/** Reads XPath 1.0. */
final class XPathParser {
  private static final String[][] OPERATORS = {
    {"or"}, {"and"}, {"!=", "="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "div", "mod"},
  };

  private final String text;
  private int at;

  XPathParser(String text) {
    this.text = text;
  }

  XPathExpr parse() throws XPathExpressionException {
    XPathExpr expression = binary(0);
    skipSpace();
    if (at < text.length()) throw error("Extra illegal tokens: " + text.substring(at));
    return expression;
  }

  private XPathExpressionException error(String message) {
    return new XPathExpressionException(message + " in " + text);
  }

  private void skipSpace() {
    while (at < text.length() && PullParser.isSpace(text.charAt(at))) at++;
  }

  private boolean next(String token) {
    skipSpace();
    return text.startsWith(token, at);
  }

  private boolean take(String token) {
    if (!next(token)) return false;
    at += token.length();
    return true;
  }

  private void expect(String token) throws XPathExpressionException {
    if (!take(token)) throw error("Expected " + token);
  }

  private static boolean isNameChar(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  }

  /** An operator that is a word must end like one. */
  private boolean takeOperator(String operator) {
    skipSpace();
    int end = at + operator.length();
    boolean word = Character.isLetter(operator.charAt(0));
    if (word && end < text.length() && isNameChar(text.charAt(end))) return false;
    return take(operator);
  }

  private XPathExpr binary(int level) throws XPathExpressionException {
    if (level == OPERATORS.length) return unary();
    XPathExpr left = binary(level + 1);
    while (true) {
      String found = null;
      for (String operator : OPERATORS[level]) {
        if (takeOperator(operator)) {
          found = operator;
          break;
        }
      }
      if (found == null) return left;
      left = new XPathExpr.Binary(found, left, binary(level + 1));
    }
  }

  private XPathExpr unary() throws XPathExpressionException {
    if (take("-")) return new XPathExpr.Binary("-", new XPathExpr.Literal(0.0), unary());
    XPathExpr left = path();
    while (take("|")) left = new XPathExpr.Binary("|", left, path());
    return left;
  }

  private XPathExpr path() throws XPathExpressionException {
    skipSpace();
    if (at == text.length()) throw error("A location path was expected");
    ArrayList<XPathStep> steps = new ArrayList<>();
    if (isPrimary()) {
      XPathExpr base = primary();
      ArrayList<XPathExpr> predicates = new ArrayList<>();
      readPredicates(predicates);
      if (!predicates.isEmpty()) base = new XPathExpr.Filtered(base, predicates);
      if (!next("/")) return base;
      readSteps(steps);
      return new XPathExpr.Path(base, false, steps);
    }
    boolean absolute = next("/");
    if (!absolute) steps.add(step());
    else if (!next("//") && !startsStep(1)) {
      take("/");
      return new XPathExpr.Path(null, true, steps);
    }
    readSteps(steps);
    return new XPathExpr.Path(null, absolute, steps);
  }

  /** Whether a step begins that many characters ahead. */
  private boolean startsStep(int ahead) {
    int index = at + ahead;
    while (index < text.length() && PullParser.isSpace(text.charAt(index))) index++;
    if (index >= text.length()) return false;
    char c = text.charAt(index);
    return Character.isLetter(c) || c == '_' || c == '*' || c == '@' || c == '.';
  }

  private void readSteps(ArrayList<XPathStep> steps) throws XPathExpressionException {
    while (true) {
      if (take("//")) steps.add(new XPathStep("descendant-or-self", "node()"));
      else if (!take("/")) return;
      steps.add(step());
    }
  }

  private void readPredicates(ArrayList<XPathExpr> predicates) throws XPathExpressionException {
    while (take("[")) {
      predicates.add(binary(0));
      expect("]");
    }
  }

  /** A literal, a variable, a group or a function call, rather than a step. */
  private boolean isPrimary() {
    char c = text.charAt(at);
    if (c == '(' || c == '$' || c == '"' || c == '\'' || Character.isDigit(c)) return true;
    if (c == '.') return at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
    int end = at;
    while (end < text.length() && (isNameChar(text.charAt(end)) || text.charAt(end) == ':')) end++;
    String name = text.substring(at, end);
    while (end < text.length() && PullParser.isSpace(text.charAt(end))) end++;
    boolean call = end < text.length() && text.charAt(end) == '(' && !name.isEmpty();
    return call && !name.equals("text") && !name.equals("node") && !name.equals("comment")
        && !name.equals("processing-instruction") && name.indexOf("::") < 0;
  }

  private XPathExpr primary() throws XPathExpressionException {
    char c = text.charAt(at);
    if (take("(")) {
      XPathExpr inner = binary(0);
      expect(")");
      return inner;
    }
    if (take("$")) return new XPathExpr.Variable(name());
    if (c == '"' || c == '\'') {
      int end = text.indexOf(c, at + 1);
      if (end < 0) throw error("misquoted literal");
      String literal = text.substring(at + 1, end);
      at = end + 1;
      return new XPathExpr.Literal(literal);
    }
    if (c == '.' || Character.isDigit(c)) {
      int start = at;
      while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) at++;
      return new XPathExpr.Literal(Double.valueOf(text.substring(start, at)));
    }
    String function = name();
    expect("(");
    ArrayList<XPathExpr> arguments = new ArrayList<>();
    if (!take(")")) {
      do {
        arguments.add(binary(0));
      } while (take(","));
      expect(")");
    }
    return new XPathCall(function, arguments);
  }

  private String name() throws XPathExpressionException {
    skipSpace();
    int start = at;
    while (at < text.length() && (isNameChar(text.charAt(at)) || isInnerColon())) at++;
    if (at == start) throw error("A name was expected at " + start);
    return text.substring(start, at);
  }

  /** A single colon between two parts of a name. */
  private boolean isInnerColon() {
    return text.charAt(at) == ':' && at + 1 < text.length() && text.charAt(at + 1) != ':' && at > 0
        && text.charAt(at - 1) != ':' && (isNameChar(text.charAt(at + 1)) || text.charAt(at + 1) == '*');
  }

  private XPathStep step() throws XPathExpressionException {
    if (take("..")) return new XPathStep("parent", "node()");
    if (take(".")) return new XPathStep("self", "node()");
    String axis = "child";
    if (take("@")) axis = "attribute";
    String test = test();
    if (take("::")) {
      axis = test;
      test = test();
    }
    XPathStep step = new XPathStep(axis, test);
    readPredicates(step.predicates);
    return step;
  }

  private String test() throws XPathExpressionException {
    if (take("*")) return "*";
    String name = name();
    if (name.endsWith(":") && take("*")) return name + "*";
    if (!next("(")) return name;
    expect("(");
    while (at < text.length() && text.charAt(at) != ')') at++;
    expect(")");
    return name + "()";
  }
}
