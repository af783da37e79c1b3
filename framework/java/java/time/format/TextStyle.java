package java.time.format;

/** How much of a name is written. */
public enum TextStyle {
  FULL,
  FULL_STANDALONE,
  SHORT,
  SHORT_STANDALONE,
  NARROW,
  NARROW_STANDALONE;

  public boolean isStandalone() {
    return ordinal() % 2 == 1;
  }

  public TextStyle asStandalone() {
    return values()[ordinal() | 1];
  }

  public TextStyle asNormal() {
    return values()[ordinal() & ~1];
  }
}
