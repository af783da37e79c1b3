package java.util.regex;

import antecede.Observable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Matches a pattern against a text, of which it keeps a copy as Android does. Results of {@link #results} are found
 * at once.
 */
public final class Matcher implements MatchResult {
  private Pattern pattern;
  private String text;
  private char[] chars;
  private int from;
  private int to;
  private boolean anchoring = true;
  private boolean transparent;
  /** Start and end of every group of the last match; null without one. */
  @Observable private int[] groups;
  private int lastEnd;
  private int appended;
  private boolean hitEnd;
  private boolean requireEnd;

  Matcher(Pattern pattern, CharSequence text) {
    this.pattern = pattern;
    reset(text);
  }

  public Pattern pattern() {
    return pattern;
  }

  public MatchResult toMatchResult() {
    return new Snapshot(groups, text, pattern.groupCount());
  }

  public Matcher usePattern(Pattern newPattern) {
    if (newPattern == null) throw new IllegalArgumentException("Pattern cannot be null");
    pattern = newPattern;
    groups = null;
    return this;
  }

  public Matcher reset() {
    from = 0;
    to = chars.length;
    groups = null;
    lastEnd = 0;
    appended = 0;
    return this;
  }

  public Matcher reset(CharSequence input) {
    text = input.toString();
    chars = text.toCharArray();
    return reset();
  }

  public Matcher region(int start, int end) {
    if (start < 0 || start > chars.length) throw new IndexOutOfBoundsException("start");
    if (end < 0 || end > chars.length) throw new IndexOutOfBoundsException("end");
    if (start > end) throw new IndexOutOfBoundsException("start > end");
    reset();
    from = start;
    to = end;
    lastEnd = start;
    return this;
  }

  public int regionStart() {
    return from;
  }

  public int regionEnd() {
    return to;
  }

  public boolean hasTransparentBounds() {
    return transparent;
  }

  public Matcher useTransparentBounds(boolean b) {
    transparent = b;
    return this;
  }

  public boolean hasAnchoringBounds() {
    return anchoring;
  }

  public Matcher useAnchoringBounds(boolean b) {
    anchoring = b;
    return this;
  }

  private Machine machine() {
    return new Machine(pattern.program(), chars, from, to, anchoring, transparent, lastEnd);
  }

  private boolean finish(Machine machine, boolean found) {
    hitEnd = machine.hitEnd;
    requireEnd = machine.requireEnd;
    if (!found) {
      groups = null;
      return false;
    }
    int[] result = new int[2 * (pattern.groupCount() + 1)];
    System.arraycopy(machine.slots, 0, result, 0, result.length);
    lastEnd = result[1];
    groups = result;
    return true;
  }

  public boolean matches() {
    Machine machine = machine();
    return finish(machine, machine.match(from, true));
  }

  public boolean lookingAt() {
    Machine machine = machine();
    return finish(machine, machine.match(from, false));
  }

  public boolean find() {
    int start = Math.max(lastEnd, from);
    if (groups != null && groups[0] == groups[1]) start = lastEnd + 1;
    return search(Math.max(start, from));
  }

  private boolean search(int start) {
    if (start > to) {
      groups = null;
      return false;
    }
    Machine machine = machine();
    return finish(machine, machine.find(start));
  }

  public boolean find(int start) {
    if (start < 0 || start > chars.length) throw new IndexOutOfBoundsException("Illegal start index");
    reset();
    return search(start);
  }

  public boolean hitEnd() {
    return hitEnd;
  }

  public boolean requireEnd() {
    return requireEnd;
  }

  private int bound(int group, int side) {
    if (groups == null) throw new IllegalStateException("No match available");
    if (group < 0 || group > groupCount()) throw new IndexOutOfBoundsException("No group " + group);
    return groups[2 * group + side];
  }

  private int number(String name) {
    Objects.requireNonNull(name, "Group name");
    if (groups == null) throw new IllegalStateException("No match found");
    Integer number = pattern.groupNames().get(name);
    if (number == null) throw new IllegalArgumentException("No group with name <" + name + ">");
    return number;
  }

  public int start() {
    return bound(0, 0);
  }

  public int start(int group) {
    return bound(group, 0);
  }

  public int start(String name) {
    return bound(number(name), 0);
  }

  public int end() {
    return bound(0, 1);
  }

  public int end(int group) {
    return bound(group, 1);
  }

  public int end(String name) {
    return bound(number(name), 1);
  }

  public String group() {
    return group(0);
  }

  public String group(int group) {
    int start = bound(group, 0);
    return start < 0 ? null : text.substring(start, bound(group, 1));
  }

  public String group(String name) {
    return group(number(name));
  }

  public int groupCount() {
    return pattern.groupCount();
  }

  public static String quoteReplacement(String s) {
    if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) return s;
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c == '\\' || c == '$') result.append('\\');
      result.append(c);
    }
    return result.toString();
  }

  /** The replacement, with $1 and ${name} filled in from the last match. */
  private String expand(String replacement) {
    StringBuilder result = new StringBuilder();
    int length = replacement.length();
    for (int i = 0; i < length; i++) {
      char c = replacement.charAt(i);
      if (c == '\\') {
        if (++i == length) throw new IllegalArgumentException("character to be escaped is missing");
        result.append(replacement.charAt(i));
      } else if (c != '$') {
        result.append(c);
      } else {
        if (++i == length) throw new IllegalArgumentException("Illegal group reference: group index is missing");
        int group;
        if (replacement.charAt(i) == '{') {
          int end = nameEnd(replacement, i + 1);
          String name = replacement.substring(i + 1, end);
          Integer number = pattern.groupNames().get(name);
          if (number == null) throw new IllegalArgumentException("No group with name {" + name + "}");
          group = number;
          i = end;
        } else {
          group = replacement.charAt(i) - '0';
          if (group < 0 || group > 9) throw new IllegalArgumentException("Illegal group reference");
          while (i + 1 < length && replacement.charAt(i + 1) >= '0' && replacement.charAt(i + 1) <= '9') {
            int longer = 10 * group + replacement.charAt(i + 1) - '0';
            if (longer > groupCount()) break;
            group = longer;
            i++;
          }
        }
        String value = group(group);
        if (value != null) result.append(value);
      }
    }
    return result.toString();
  }

  private static int nameEnd(String replacement, int start) {
    int end = start;
    while (end < replacement.length() && isNameChar(replacement.charAt(end))) end++;
    if (end == start) throw new IllegalArgumentException("named capturing group is missing trailing '}'");
    if (replacement.charAt(start) <= '9') {
      throw new IllegalArgumentException("capturing group name {" + replacement.substring(start, end)
          + "} starts with digit character");
    }
    if (end == replacement.length() || replacement.charAt(end) != '}') {
      throw new IllegalArgumentException("named capturing group is missing trailing '}'");
    }
    return end;
  }

  private static boolean isNameChar(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }

  public Matcher appendReplacement(StringBuffer sb, String replacement) {
    int start = start();
    String expanded = expand(replacement);
    sb.append(text, appended, start).append(expanded);
    appended = end();
    return this;
  }

  public Matcher appendReplacement(StringBuilder sb, String replacement) {
    int start = start();
    String expanded = expand(replacement);
    sb.append(text, appended, start).append(expanded);
    appended = end();
    return this;
  }

  public StringBuffer appendTail(StringBuffer sb) {
    return sb.append(text, appended, text.length());
  }

  public StringBuilder appendTail(StringBuilder sb) {
    return sb.append(text, appended, text.length());
  }

  public String replaceAll(String replacement) {
    reset();
    if (!find()) return text;
    StringBuilder result = new StringBuilder();
    do {
      appendReplacement(result, replacement);
    } while (find());
    return appendTail(result).toString();
  }

  public String replaceAll(Function<MatchResult, String> replacer) {
    Objects.requireNonNull(replacer);
    reset();
    if (!find()) return text;
    StringBuilder result = new StringBuilder();
    do {
      appendReplacement(result, replacer.apply(this));
    } while (find());
    return appendTail(result).toString();
  }

  public String replaceFirst(String replacement) {
    if (replacement == null) throw new NullPointerException("replacement");
    reset();
    if (!find()) return text;
    return appendTail(appendTo(new StringBuilder(), replacement)).toString();
  }

  public String replaceFirst(Function<MatchResult, String> replacer) {
    Objects.requireNonNull(replacer);
    reset();
    if (!find()) return text;
    return appendTail(appendTo(new StringBuilder(), replacer.apply(this))).toString();
  }

  private StringBuilder appendTo(StringBuilder result, String replacement) {
    appendReplacement(result, replacement);
    return result;
  }

  public Stream<MatchResult> results() {
    List<MatchResult> results = new ArrayList<>();
    reset();
    while (find()) results.add(toMatchResult());
    return results.stream();
  }

  @Override
  public String toString() {
    return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to + " lastmatch="
        + (groups == null ? "" : group()) + "]";
  }

  /** A result that does not change any more. */
  private static final class Snapshot implements MatchResult {
    private final int[] groups;
    private final String text;
    private final int count;

    Snapshot(int[] groups, String text, int count) {
      this.groups = groups;
      this.text = text;
      this.count = count;
    }

    private int bound(int group, int side) {
      if (groups == null) throw new IllegalStateException("No match found");
      if (group < 0 || group > count) throw new IndexOutOfBoundsException("No group " + group);
      return groups[2 * group + side];
    }

    @Override
    public int start() {
      return bound(0, 0);
    }

    @Override
    public int start(int group) {
      return bound(group, 0);
    }

    @Override
    public int end() {
      return bound(0, 1);
    }

    @Override
    public int end(int group) {
      return bound(group, 1);
    }

    @Override
    public String group() {
      return group(0);
    }

    @Override
    public String group(int group) {
      int start = bound(group, 0);
      return start < 0 ? null : text.substring(start, bound(group, 1));
    }

    @Override
    public int groupCount() {
      return count;
    }
  }
}
