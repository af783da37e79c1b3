package java.time.format;

/** When a number has a sign. */
public enum SignStyle {
  NORMAL,
  ALWAYS,
  NEVER,
  NOT_NEGATIVE,
  EXCEEDS_PAD;

  boolean accepts(boolean positive, boolean strict, boolean fixedWidth) {
    switch (this) {
      case NORMAL:
        return !positive || !strict;
      case ALWAYS:
      case EXCEEDS_PAD:
        return true;
      default:
        return !strict && !fixedWidth;
    }
  }
}
