package android.text.method;

import android.text.Editable;
import android.text.Selection;
import android.text.TextUtils;
import android.view.KeyEvent;
import android.view.View;

/** Deletes. */
public abstract class BaseKeyListener extends MetaKeyKeyListener implements KeyListener {
  public BaseKeyListener() {}

  public boolean backspace(View view, Editable content, int keyCode, KeyEvent event) {
    if (deleteSelection(content)) return true;
    int at = Selection.getSelectionEnd(content);
    if (at <= 0) return false;
    content.delete(TextUtils.getOffsetBefore(content, at), at);
    return true;
  }

  public boolean forwardDelete(View view, Editable content, int keyCode, KeyEvent event) {
    if (deleteSelection(content)) return true;
    int at = Selection.getSelectionEnd(content);
    if (at < 0 || at >= content.length()) return false;
    content.delete(at, TextUtils.getOffsetAfter(content, at));
    return true;
  }

  private static boolean deleteSelection(Editable content) {
    int start = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
    int end = Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
    if (start < 0 || start == end) return false;
    content.delete(start, end);
    return true;
  }

  /** Puts it where the cursor is, instead of what is selected. */
  static void type(Editable content, CharSequence text) {
    int one = Math.max(0, Selection.getSelectionStart(content));
    int other = Math.max(0, Selection.getSelectionEnd(content));
    int start = Math.min(one, other);
    int before = content.length();
    int selected = Math.max(one, other) - start;
    content.replace(start, start + selected, text);
    int typed = content.length() - (before - selected);
    if (typed >= 0) Selection.setSelection(content, Math.min(content.length(), start + typed));
  }

  @Override
  public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
    boolean handled = false;
    if (keyCode == KeyEvent.KEYCODE_DEL) handled = backspace(view, content, keyCode, event);
    else if (keyCode == KeyEvent.KEYCODE_FORWARD_DEL) handled = forwardDelete(view, content, keyCode, event);
    return handled || super.onKeyDown(view, content, keyCode, event);
  }

  @Override
  public boolean onKeyOther(View view, Editable content, KeyEvent event) {
    if (event.getAction() != KeyEvent.ACTION_MULTIPLE || event.getKeyCode() != KeyEvent.KEYCODE_UNKNOWN) return false;
    if (event.getCharacters() == null) return false;
    type(content, event.getCharacters());
    return true;
  }
}
