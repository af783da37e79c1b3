package java.nio.file;

import java.util.regex.PatternSyntaxException;

/** Turns a glob of shells into a regular expression. */
final class Glob {
  private Glob() {}

  static String toRegex(String glob) {
    StringBuilder regex = new StringBuilder();
    boolean inGroup = false;
    for (int i = 0; i < glob.length(); i++) {
      char c = glob.charAt(i);
      switch (c) {
        case '\\':
          if (++i == glob.length()) throw new PatternSyntaxException("No character to escape", glob, i - 1);
          literal(regex, glob.charAt(i));
          break;
        case '[':
          i = bracket(glob, i, regex);
          break;
        case '{':
          if (inGroup) throw new PatternSyntaxException("Cannot nest groups", glob, i);
          regex.append("(?:(?:");
          inGroup = true;
          break;
        case '}':
          regex.append(inGroup ? "))" : "}");
          inGroup = false;
          break;
        case ',':
          regex.append(inGroup ? ")|(?:" : ",");
          break;
        case '*':
          if (i + 1 < glob.length() && glob.charAt(i + 1) == '*') {
            regex.append(".*");
            i++;
          } else {
            regex.append("[^/]*");
          }
          break;
        case '?':
          regex.append("[^/]");
          break;
        default:
          literal(regex, c);
      }
    }
    if (inGroup) throw new PatternSyntaxException("Missing '}'", glob, glob.length() - 1);
    return regex.toString();
  }

  private static void literal(StringBuilder regex, char c) {
    if ("\\^$.[]{}()*+?|&".indexOf(c) >= 0) regex.append('\\');
    regex.append(c);
  }

  /** The bracket expression that begins at {@code at}; returns where it ends. */
  private static int bracket(String glob, int at, StringBuilder regex) {
    int i = at + 1;
    regex.append("[[^/]&&[");
    if (i < glob.length() && glob.charAt(i) == '!') {
      regex.append('^');
      i++;
    } else if (i < glob.length() && glob.charAt(i) == '^') {
      regex.append("\\^");
      i++;
    }
    char last = 0;
    boolean hasLast = false;
    for (boolean first = true; i < glob.length() && glob.charAt(i) != ']'; i++, first = false) {
      char c = glob.charAt(i);
      if (c == '/') throw new PatternSyntaxException("Explicit 'name separator' in class", glob, i);
      if (c == '-' && first) {
        regex.append("\\-");
        continue;
      }
      if (c == '-' && hasLast && i + 1 < glob.length() && glob.charAt(i + 1) != ']') {
        char end = glob.charAt(++i);
        if (end < last) throw new PatternSyntaxException("Invalid range", glob, i - 2);
        regex.append('-');
        member(regex, end);
        hasLast = false;
        continue;
      }
      member(regex, c);
      last = c;
      hasLast = true;
    }
    if (i == glob.length()) throw new PatternSyntaxException("Missing ']'", glob, i - 1);
    regex.append("]]");
    return i;
  }

  private static void member(StringBuilder regex, char c) {
    if (c == '\\' || c == '[' || c == '&' || c == '-') regex.append('\\');
    regex.append(c);
  }
}
