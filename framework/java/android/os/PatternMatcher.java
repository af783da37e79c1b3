package android.os;

/** Compares texts with a pattern: the text itself, a beginning, an end, or with dots and stars. */
public class PatternMatcher implements Parcelable {
  public static final int PATTERN_ADVANCED_GLOB = 3;
  public static final int PATTERN_LITERAL = 0;
  public static final int PATTERN_PREFIX = 1;
  public static final int PATTERN_SIMPLE_GLOB = 2;
  public static final int PATTERN_SUFFIX = 4;

  private final String pattern;
  private final int type;

  public static final Parcelable.Creator<PatternMatcher> CREATOR = new Parcelable.Creator<PatternMatcher>() {
    @Override
    public PatternMatcher createFromParcel(Parcel source) {
      return new PatternMatcher(source);
    }

    @Override
    public PatternMatcher[] newArray(int size) {
      return new PatternMatcher[size];
    }
  };

  public PatternMatcher(String pattern, int type) {
    this.pattern = pattern;
    this.type = type;
  }

  public PatternMatcher(Parcel src) {
    this(src.readString(), src.readInt());
  }

  public final String getPath() {
    return pattern;
  }

  public final int getType() {
    return type;
  }

  public boolean match(String str) {
    if (str == null) return false;
    switch (type) {
      case PATTERN_LITERAL:
        return pattern.equals(str);
      case PATTERN_PREFIX:
        return str.startsWith(pattern);
      case PATTERN_SUFFIX:
        return str.endsWith(pattern);
      case PATTERN_ADVANCED_GLOB:
        return str.matches(pattern);
      default:
        return glob(pattern, str);
    }
  }

  /**
   * Simple patterns: a dot is any character, a star repeats what is before it, a backslash takes the next character as it is.
   * There is no way back:
   * a dot with a star goes as far as the first character that equals the next one of the pattern, whatever that is.
   */
  private static boolean glob(String pattern, String text) {
    int p = 0;
    int t = 0;
    if (pattern.isEmpty()) return text.isEmpty();
    while (p < pattern.length() && t < text.length()) {
      boolean escaped = pattern.charAt(p) == '\\';
      char c = at(pattern, escaped ? p + 1 : p);
      p += escaped ? 2 : 1;
      if (at(pattern, p) != '*') {
        if (c != '.' && text.charAt(t) != c) return false;
        t++;
      } else if (c == '.' && !escaped) {
        if (p >= pattern.length() - 1) return true;
        p++;
        if (pattern.charAt(p) == '\\') p++;
        t = text.indexOf(at(pattern, p), t) + 1;
        if (t == 0) return false;
        p++;
      } else {
        while (t < text.length() && text.charAt(t) == c) t++;
        p++;
      }
    }
    return t >= text.length() && (p >= pattern.length() || pattern.substring(p).equals(".*"));
  }

  private static char at(String text, int index) {
    return index < text.length() ? text.charAt(index) : 0;
  }

  @Override
  public String toString() {
    String[] names = {"LITERAL", "PREFIX", "GLOB", "ADVANCED", "SUFFIX"};
    return "PatternMatcher{" + (type >= 0 && type < names.length ? names[type] : "?") + ": " + pattern + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(pattern);
    dest.writeInt(type);
  }
}
