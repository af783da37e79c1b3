package android.text.method;

import android.text.Editable;
import android.text.Spannable;
import android.view.KeyEvent;
import android.view.View;

/** Takes any text, from a keyboard with letters. */
public class QwertyKeyListener extends BaseKeyListener {
  private final TextKeyListener.Capitalize capitalize;
  private final boolean autoText;

  public QwertyKeyListener(TextKeyListener.Capitalize cap, boolean autoText) {
    capitalize = cap;
    this.autoText = autoText;
  }

  public static QwertyKeyListener getInstance(boolean autoText, TextKeyListener.Capitalize cap) {
    return new QwertyKeyListener(cap, autoText);
  }

  public static QwertyKeyListener getInstanceForFullKeyboard() {
    return new QwertyKeyListener(TextKeyListener.Capitalize.NONE, false);
  }

  @Override
  public int getInputType() {
    return TextKeyListener.inputType(capitalize, autoText);
  }

  @Override
  public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
    int letter = event.getUnicodeChar();
    if (letter == 0 || letter == '\t') return super.onKeyDown(view, content, keyCode, event);
    type(content, String.valueOf((char) letter));
    return true;
  }

  public static void markAsReplaced(Spannable content, int start, int end, String original) {}
}
