package android.text;

/** A text that does not change, but to which objects can be attached. */
public class SpannableString extends SpannableStringInternal implements CharSequence, GetChars, Spannable {
  public SpannableString(CharSequence source) {
    super(source, 0, source.length());
  }

  private SpannableString(CharSequence source, int start, int end) {
    super(source, start, end);
  }

  public static SpannableString valueOf(CharSequence source) {
    return source instanceof SpannableString ? (SpannableString) source : new SpannableString(source);
  }

  @Override
  public void setSpan(Object what, int start, int end, int flags) {
    super.setSpan(what, start, end, flags);
  }

  @Override
  public void removeSpan(Object what) {
    super.removeSpan(what);
  }

  @Override
  public final CharSequence subSequence(int start, int end) {
    return new SpannableString(this, start, end);
  }
}
