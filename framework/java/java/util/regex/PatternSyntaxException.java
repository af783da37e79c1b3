package java.util.regex;

/** A mistake in a regular expression, and where it is. */
public class PatternSyntaxException extends IllegalArgumentException {
  private final String desc;
  private final String pattern;
  private final int index;

  public PatternSyntaxException(String desc, String regex, int index) {
    this.desc = desc;
    this.pattern = regex;
    this.index = index;
  }

  public int getIndex() {
    return index;
  }

  public String getDescription() {
    return desc;
  }

  public String getPattern() {
    return pattern;
  }

  @Override
  public String getMessage() {
    StringBuilder text = new StringBuilder().append(desc);
    if (index >= 0) text.append(" near index ").append(index);
    text.append('\n').append(pattern);
    if (index >= 0 && pattern != null && index < pattern.length()) {
      text.append('\n');
      for (int i = 0; i < index; i++) text.append(' ');
      text.append('^');
    }
    return text.toString();
  }
}
