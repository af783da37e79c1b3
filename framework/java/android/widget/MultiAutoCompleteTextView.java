package android.widget;

import android.content.Context;
import android.text.Editable;
import android.text.TextUtils;
import android.util.AttributeSet;

/** Completes the token before the cursor. */
public class MultiAutoCompleteTextView extends AutoCompleteTextView {
  private Tokenizer tokenizer;

  /** Finds tokens. */
  public interface Tokenizer {
    int findTokenStart(CharSequence text, int cursor);

    int findTokenEnd(CharSequence text, int cursor);

    CharSequence terminateToken(CharSequence text);
  }

  /** Tokens with commas between them. */
  public static class CommaTokenizer implements Tokenizer {
    public CommaTokenizer() {}

    @Override
    public int findTokenStart(CharSequence text, int cursor) {
      int i = cursor;
      while (i > 0 && text.charAt(i - 1) != ',') i--;
      while (i < cursor && text.charAt(i) == ' ') i++;
      return i;
    }

    @Override
    public int findTokenEnd(CharSequence text, int cursor) {
      int i = cursor;
      while (i < text.length() && text.charAt(i) != ',') i++;
      return i;
    }

    @Override
    public CharSequence terminateToken(CharSequence text) {
      int i = text.length();
      while (i > 0 && text.charAt(i - 1) == ' ') i--;
      return i > 0 && text.charAt(i - 1) == ',' ? text : text + ", ";
    }
  }

  public MultiAutoCompleteTextView(Context context) { this(context, null); }

  public MultiAutoCompleteTextView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.autoCompleteTextViewStyle);
  }

  public MultiAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public MultiAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public void setTokenizer(Tokenizer t) { tokenizer = t; }

  @Override
  protected void performFiltering(CharSequence text, int keyCode) {
    if (!enoughToFilter()) {
      dismissDropDown();
      if (getFilter() != null) getFilter().filter(null);
      return;
    }
    int end = getSelectionEnd();
    performFiltering(text, tokenizer.findTokenStart(text, end), end, keyCode);
  }

  protected void performFiltering(CharSequence text, int start, int end, int keyCode) {
    getFilter().filter(text.subSequence(start, end), this);
  }

  @Override
  public boolean enoughToFilter() {
    Editable text = getText();
    int end = getSelectionEnd();
    return end >= 0 && tokenizer != null && end - tokenizer.findTokenStart(text, end) >= getThreshold();
  }

  @Override
  public void performValidation() {
    Validator validator = getValidator();
    if (validator == null || tokenizer == null) return;
    Editable text = getText();
    int i = text.length();
    while (i > 0) {
      int start = tokenizer.findTokenStart(text, i), end = tokenizer.findTokenEnd(text, start);
      CharSequence token = text.subSequence(start, end);
      if (TextUtils.isEmpty(token)) text.replace(start, i, "");
      else if (!validator.isValid(token)) text.replace(start, i, tokenizer.terminateToken(validator.fixText(token)));
      i = start;
    }
  }

  @Override
  protected void replaceText(CharSequence text) {
    clearComposingText();
    int end = getSelectionEnd();
    int start = tokenizer.findTokenStart(getText(), end);
    getText().replace(start, end, tokenizer.terminateToken(text));
  }

  @Override
  public CharSequence getAccessibilityClassName() { return MultiAutoCompleteTextView.class.getName(); }
}
