package java.util.regex;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A compiled regular expression. As on Android, character classes and case are always those of Unicode. Unlike
 * Android's, it takes an unescaped } for itself, and references to groups that do not exist never match.
 */
public final class Pattern implements Serializable {
  public static final int UNIX_LINES = 1;
  public static final int CASE_INSENSITIVE = 2;
  public static final int COMMENTS = 4;
  public static final int MULTILINE = 8;
  public static final int LITERAL = 16;
  public static final int DOTALL = 32;
  public static final int UNICODE_CASE = 64;
  public static final int CANON_EQ = 128;
  public static final int UNICODE_CHARACTER_CLASS = 256;

  private final String pattern;
  private final int flags;
  private final transient Program program;
  private final transient Map<String, Integer> names;

  private Pattern(String regex, int flags) {
    if ((flags & CANON_EQ) != 0) throw new UnsupportedOperationException("CANON_EQ flag not supported");
    if ((flags & ~0x17f) != 0) throw new IllegalArgumentException("Unsupported flags: " + (flags & ~0x17f));
    this.pattern = regex;
    this.flags = flags;
    RegexParser parser = new RegexParser(regex, flags);
    Node root = parser.parse();
    this.program = new Program(root, parser.groupCount());
    this.names = parser.groupNames();
  }

  public static Pattern compile(String regex) {
    return new Pattern(regex, 0);
  }

  public static Pattern compile(String regex, int flags) {
    return new Pattern(regex, flags);
  }

  public String pattern() {
    return pattern;
  }

  @Override
  public String toString() {
    return pattern;
  }

  public Matcher matcher(CharSequence input) {
    return new Matcher(this, input);
  }

  public int flags() {
    return flags;
  }

  Program program() {
    return program;
  }

  int groupCount() {
    return program.groupCount;
  }

  Map<String, Integer> groupNames() {
    return names;
  }

  public static boolean matches(String regex, CharSequence input) {
    return compile(regex).matcher(input).matches();
  }

  public String[] split(CharSequence input, int limit) {
    String text = input.toString();
    List<String> parts = new ArrayList<>();
    Matcher matcher = matcher(text);
    int start = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
      // An empty match at the start has no part before it.
      if (matcher.end() == 0) continue;
      parts.add(text.substring(start, matcher.start()));
      start = matcher.end();
    }
    if (start == 0 && parts.isEmpty()) return new String[] {text};
    parts.add(text.substring(start));
    int size = parts.size();
    if (limit == 0) {
      while (size > 0 && parts.get(size - 1).isEmpty()) size--;
    }
    return parts.subList(0, size).toArray(new String[size]);
  }

  public String[] split(CharSequence input) {
    return split(input, 0);
  }

  public static String quote(String s) {
    if (s.indexOf("\\E") < 0) return "\\Q" + s + "\\E";
    StringBuilder result = new StringBuilder("\\Q");
    int start = 0;
    for (int end; (end = s.indexOf("\\E", start)) >= 0; start = end + 2) {
      result.append(s, start, end).append("\\E\\\\E\\Q");
    }
    return result.append(s, start, s.length()).append("\\E").toString();
  }

  public Predicate<String> asPredicate() {
    return text -> matcher(text).find();
  }

  public Predicate<String> asMatchPredicate() {
    return text -> matcher(text).matches();
  }

  public Stream<String> splitAsStream(CharSequence input) {
    String text = input.toString();
    return text.isEmpty() ? Stream.of("") : Stream.of(split(text));
  }
}
