package android.text.method;

import android.text.Editable;
import android.text.InputFilter;
import android.text.Spannable;
import android.text.Spanned;
import android.view.KeyEvent;
import android.view.View;

/** Takes only some letters. */
public abstract class NumberKeyListener extends BaseKeyListener implements InputFilter {
  public NumberKeyListener() {}

  protected abstract char[] getAcceptedChars();

  protected int lookup(KeyEvent event, Spannable content) {
    return event.getMatch(getAcceptedChars(), getMetaState(content, event));
  }

  @Override
  public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
    char[] accept = getAcceptedChars();
    StringBuilder kept = new StringBuilder();
    for (int i = start; i < end; i++) {
      if (ok(accept, source.charAt(i))) kept.append(source.charAt(i));
    }
    return kept.length() == end - start ? null : kept.toString();
  }

  protected static boolean ok(char[] accept, char c) {
    for (char one : accept) {
      if (one == c) return true;
    }
    return false;
  }

  @Override
  public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
    int letter = event == null ? 0 : lookup(event, content);
    if (letter == 0) return super.onKeyDown(view, content, keyCode, event);
    type(content, String.valueOf((char) letter));
    return true;
  }
}
