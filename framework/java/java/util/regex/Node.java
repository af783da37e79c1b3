package java.util.regex;

import java.util.ArrayList;
import java.util.List;

/** A part of a parsed regular expression. */
final class Node {
  static final int TEXT = 0, SET = 1, SEQUENCE = 2, ALTERNATIVES = 3, REPEAT = 4, GROUP = 5, REFERENCE = 6,
      ASSERTION = 7, LOOK = 8,
      ATOMIC = 9, GRAPHEME = 10;
  static final int GREEDY = 0, LAZY = 1, POSSESSIVE = 2;
  static final int UNBOUNDED = Integer.MAX_VALUE;

  final int kind;
  final List<Node> parts = new ArrayList<>();
  /** REPEAT: minimum; GROUP, REFERENCE: its number; ASSERTION: which. */
  int number;
  /** REPEAT: maximum. */
  int limit;
  /** REPEAT: GREEDY, LAZY, POSSESSIVE. */
  int mode;
  /** TEXT, REFERENCE: without case. */
  boolean ignoreCase;
  boolean negative;
  boolean behind;
  String text;
  CharSet set;

  Node(int kind) {
    this.kind = kind;
  }

  static Node text(String text, boolean ignoreCase) {
    Node node = new Node(TEXT);
    node.text = text;
    node.ignoreCase = ignoreCase;
    return node;
  }

  static Node set(CharSet set) {
    Node node = new Node(SET);
    node.set = set;
    return node;
  }

  static Node numbered(int kind, int number) {
    Node node = new Node(kind);
    node.number = number;
    return node;
  }

  Node body() {
    return parts.get(0);
  }

  /** The fewest chars this can match. */
  int minLength() {
    switch (kind) {
      case TEXT:
        return ignoreCase ? text.codePointCount(0, text.length()) : text.length();
      case SET:
      case GRAPHEME:
        return 1;
      case GROUP:
      case ATOMIC:
        return body().minLength();
      case REPEAT:
        return (int) Math.min(UNBOUNDED, (long) number * body().minLength());
      case SEQUENCE:
        long sum = 0;
        for (int i = 0; i < parts.size(); i++) sum += parts.get(i).minLength();
        return (int) Math.min(UNBOUNDED, sum);
      case ALTERNATIVES:
        int least = UNBOUNDED;
        for (int i = 0; i < parts.size(); i++) least = Math.min(least, parts.get(i).minLength());
        return least;
      default:
        return 0;
    }
  }

  /** The most chars this can match, or UNBOUNDED. */
  int maxLength() {
    switch (kind) {
      case TEXT:
        return ignoreCase ? 2 * text.length() : text.length();
      case SET:
        return 2;
      case GRAPHEME:
      case REFERENCE:
        return UNBOUNDED;
      case GROUP:
      case ATOMIC:
        return body().maxLength();
      case REPEAT:
        if (limit == 0) return 0;
        return limit == UNBOUNDED ? UNBOUNDED : (int) Math.min(UNBOUNDED, (long) limit * body().maxLength());
      case SEQUENCE:
        long sum = 0;
        for (int i = 0; i < parts.size(); i++) sum += parts.get(i).maxLength();
        return (int) Math.min(UNBOUNDED, sum);
      case ALTERNATIVES:
        int most = 0;
        for (int i = 0; i < parts.size(); i++) most = Math.max(most, parts.get(i).maxLength());
        return most;
      default:
        return 0;
    }
  }
}
