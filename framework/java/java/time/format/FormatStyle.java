package java.time.format;

/** How much of a date or time is written. */
public enum FormatStyle {
  FULL,
  LONG,
  MEDIUM,
  SHORT
}
