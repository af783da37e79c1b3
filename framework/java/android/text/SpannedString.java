package android.text;

/** A text and objects attached to it, none of which changes. */
public final class SpannedString extends SpannableStringInternal implements CharSequence, GetChars, Spanned {
  public SpannedString(CharSequence source) {
    super(source, 0, source.length());
  }

  private SpannedString(CharSequence source, int start, int end) {
    super(source, start, end);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new SpannedString(this, start, end);
  }

  public static SpannedString valueOf(CharSequence source) {
    return source instanceof SpannedString ? (SpannedString) source : new SpannedString(source);
  }
}
