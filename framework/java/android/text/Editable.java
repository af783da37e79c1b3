package android.text;

/** A text that can be changed. */
public interface Editable extends CharSequence, GetChars, Spannable, Appendable {
  Editable replace(int st, int en, CharSequence source, int start, int end);

  Editable replace(int st, int en, CharSequence text);

  Editable insert(int where, CharSequence text, int start, int end);

  Editable insert(int where, CharSequence text);

  Editable delete(int st, int en);

  @Override
  Editable append(CharSequence text);

  @Override
  Editable append(CharSequence text, int start, int end);

  @Override
  Editable append(char text);

  void clear();

  void clearSpans();

  void setFilters(InputFilter[] filters);

  InputFilter[] getFilters();

  /** Makes them. */
  public static class Factory {
    private static final Factory instance = new Factory();

    public Factory() {}

    public static Factory getInstance() {
      return instance;
    }

    public Editable newEditable(CharSequence source) {
      return new SpannableStringBuilder(source);
    }
  }
}
