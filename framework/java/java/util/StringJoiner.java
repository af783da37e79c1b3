package java.util;

import antecede.Observable;

/** Puts texts together, with separators between them. */
public final class StringJoiner {
  private final String delimiter;
  private final String prefix;
  private final String suffix;
  /** The texts so far, without prefix and suffix; null before the first. */
  @Observable private StringBuilder value;
  private String emptyValue;

  public StringJoiner(CharSequence delimiter) {
    this(delimiter, "", "");
  }

  public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    Objects.requireNonNull(prefix, "The prefix must not be null");
    Objects.requireNonNull(delimiter, "The delimiter must not be null");
    Objects.requireNonNull(suffix, "The suffix must not be null");
    this.prefix = prefix.toString();
    this.delimiter = delimiter.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner setEmptyValue(CharSequence emptyValue) {
    this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
    return this;
  }

  @Override
  public String toString() {
    if (value == null) return emptyValue != null ? emptyValue : prefix + suffix;
    return prefix + value + suffix;
  }

  public StringJoiner add(CharSequence newElement) {
    return append(String.valueOf((Object) newElement));
  }

  private StringJoiner append(String text) {
    StringBuilder all = value == null ? new StringBuilder() : value.append(delimiter);
    value = all.append(text);
    return this;
  }

  public StringJoiner merge(StringJoiner other) {
    Objects.requireNonNull(other);
    if (other.value != null) append(other.value.toString());
    return this;
  }

  public int length() {
    return toString().length();
  }
}
