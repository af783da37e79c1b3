package android.text;

import java.util.Locale;

/** Says what may be typed: null, if it may stay as it is. */
public interface InputFilter {
  CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend);

  /** Only capitals. */
  public static class AllCaps implements InputFilter {
    private final Locale locale;

    public AllCaps() {
      locale = null;
    }

    public AllCaps(Locale locale) {
      if (locale == null) throw new NullPointerException();
      this.locale = locale;
    }

    @Override
    public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
      String part = source.toString().substring(start, end);
      String upper = locale == null ? part.toUpperCase() : part.toUpperCase(locale);
      return part.equals(upper) ? null : upper;
    }
  }

  /** No more than that many letters. */
  public static class LengthFilter implements InputFilter {
    private final int max;

    public LengthFilter(int max) {
      this.max = max;
    }

    @Override
    public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
      int keep = max - (dest.length() - (dend - dstart));
      if (keep <= 0) return "";
      return keep >= end - start ? null : source.subSequence(start, start + keep);
    }

    public int getMax() {
      return max;
    }
  }
}
