package android.text;

/** A text to which objects can be attached. */
public interface Spannable extends Spanned {
  void setSpan(Object what, int start, int end, int flags);

  void removeSpan(Object what);

  /** Makes them. */
  public static class Factory {
    private static final Factory instance = new Factory();

    public Factory() {}

    public static Factory getInstance() {
      return instance;
    }

    public Spannable newSpannable(CharSequence source) {
      return new SpannableString(source);
    }
  }
}
