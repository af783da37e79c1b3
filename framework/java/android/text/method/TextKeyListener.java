package android.text.method;

import android.text.Editable;
import android.text.InputType;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.TextUtils;
import android.view.KeyEvent;
import android.view.View;

/** Takes any text. */
public class TextKeyListener extends BaseKeyListener implements SpanWatcher {
  private final Capitalize capitalize;
  private final boolean autoText;

  /** What begins with a capital. */
  public enum Capitalize {
    NONE,
    SENTENCES,
    WORDS,
    CHARACTERS
  }

  public TextKeyListener(Capitalize cap, boolean autotext) {
    capitalize = cap;
    autoText = autotext;
  }

  public static TextKeyListener getInstance(boolean autotext, Capitalize cap) {
    return new TextKeyListener(cap, autotext);
  }

  public static TextKeyListener getInstance() {
    return getInstance(false, Capitalize.NONE);
  }

  public static boolean shouldCap(Capitalize cap, CharSequence cs, int off) {
    if (cap == Capitalize.NONE) return false;
    if (cap == Capitalize.CHARACTERS) return true;
    return TextUtils.getCapsMode(cs, off, cap == Capitalize.WORDS ? TextUtils.CAP_MODE_WORDS : TextUtils.CAP_MODE_SENTENCES) != 0;
  }

  static int inputType(Capitalize cap, boolean autoText) {
    int type = InputType.TYPE_CLASS_TEXT;
    if (cap == Capitalize.CHARACTERS) type |= InputType.TYPE_TEXT_FLAG_CAP_CHARACTERS;
    else if (cap == Capitalize.WORDS) type |= InputType.TYPE_TEXT_FLAG_CAP_WORDS;
    else if (cap == Capitalize.SENTENCES) type |= InputType.TYPE_TEXT_FLAG_CAP_SENTENCES;
    return autoText ? type | InputType.TYPE_TEXT_FLAG_AUTO_CORRECT : type;
  }

  @Override
  public int getInputType() {
    return inputType(capitalize, autoText);
  }

  @Override
  public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
    int letter = event.getUnicodeChar();
    if (letter == 0 || letter == '\t') return super.onKeyDown(view, content, keyCode, event);
    type(content, String.valueOf((char) letter));
    return true;
  }

  @Override
  public boolean onKeyUp(View view, Editable content, int keyCode, KeyEvent event) {
    return super.onKeyUp(view, content, keyCode, event);
  }

  @Override
  public boolean onKeyOther(View view, Editable content, KeyEvent event) {
    return super.onKeyOther(view, content, event);
  }

  public static void clear(Editable e) {
    e.clear();
  }

  @Override
  public void onSpanAdded(Spannable s, Object what, int start, int end) {}

  @Override
  public void onSpanRemoved(Spannable s, Object what, int start, int end) {}

  @Override
  public void onSpanChanged(Spannable s, Object what, int start, int end, int st, int en) {}

  public void release() {}
}
