package android.view.inputmethod;

import android.os.Bundle;
import android.os.Handler;
import android.text.Editable;
import android.text.NoCopySpan;
import android.text.Selection;
import android.text.Spannable;
import android.text.Spanned;
import android.text.TextUtils;
import android.view.KeyEvent;
import android.view.View;

/** A connection to an {@link Editable}; without one, texts become key events. */
public class BaseInputConnection implements InputConnection {
  private static final Object COMPOSING = new NoCopySpan.Concrete();

  private final View view;
  private final boolean full;
  private Editable editable;

  public BaseInputConnection(View targetView, boolean fullEditor) {
    view = targetView;
    full = fullEditor;
  }

  public static final void removeComposingSpans(Spannable text) {
    text.removeSpan(COMPOSING);
  }

  public static void setComposingSpans(Spannable text) {
    text.setSpan(COMPOSING, 0, text.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
  }

  public static int getComposingSpanStart(Spannable text) {
    return text.getSpanStart(COMPOSING);
  }

  public static int getComposingSpanEnd(Spannable text) {
    return text.getSpanEnd(COMPOSING);
  }

  public Editable getEditable() {
    if (editable == null) {
      editable = Editable.Factory.getInstance().newEditable("");
      Selection.setSelection(editable, 0);
    }
    return editable;
  }

  @Override
  public boolean beginBatchEdit() {
    return false;
  }

  @Override
  public boolean endBatchEdit() {
    return false;
  }

  @Override
  public void closeConnection() {
    finishComposingText();
  }

  @Override
  public boolean clearMetaKeyStates(int states) {
    return getEditable() != null;
  }

  @Override
  public boolean commitCompletion(CompletionInfo text) {
    return false;
  }

  @Override
  public boolean commitCorrection(CorrectionInfo correctionInfo) {
    return false;
  }

  @Override
  public boolean commitText(CharSequence text, int newCursorPosition) {
    replace(text, newCursorPosition, false);
    if (!full) sendAsKeys();
    return true;
  }

  @Override
  public boolean setComposingText(CharSequence text, int newCursorPosition) {
    replace(text, newCursorPosition, true);
    return true;
  }

  /** What is being composed, or what is selected, becomes the text. */
  private void replace(CharSequence text, int newCursorPosition, boolean composing) {
    Editable content = getEditable();
    if (content == null) return;
    beginBatchEdit();
    int start = getComposingSpanStart(content);
    int end = getComposingSpanEnd(content);
    if (start < 0) {
      start = Math.max(0, Selection.getSelectionStart(content));
      end = Math.max(0, Selection.getSelectionEnd(content));
    }
    int from = Math.min(start, end);
    removeComposingSpans(content);
    content.replace(from, Math.max(start, end), text);
    int length = Math.min(text.length(), content.length() - from);
    if (composing && length > 0) {
      content.setSpan(COMPOSING, from, from + length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
    }
    int cursor = newCursorPosition > 0 ? from + length + newCursorPosition - 1 : from + newCursorPosition;
    Selection.setSelection(content, Math.max(0, Math.min(content.length(), cursor)));
    endBatchEdit();
  }

  private void sendAsKeys() {
    Editable content = getEditable();
    if (content == null || content.length() == 0) return;
    KeyEvent event = new KeyEvent(android.os.SystemClock.uptimeMillis(), content.toString(), -1, 0);
    content.clear();
    sendKeyEvent(event);
  }

  @Override
  public boolean deleteSurroundingText(int beforeLength, int afterLength) {
    Editable content = getEditable();
    if (content == null) return false;
    beginBatchEdit();
    int a = Math.max(0, Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)));
    int b = Math.max(0, Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)));
    if (afterLength > 0) content.delete(b, Math.min(content.length(), b + afterLength));
    if (beforeLength > 0) content.delete(Math.max(0, a - beforeLength), a);
    endBatchEdit();
    return true;
  }

  @Override
  public boolean deleteSurroundingTextInCodePoints(int beforeLength, int afterLength) {
    return deleteSurroundingText(beforeLength, afterLength);
  }

  @Override
  public boolean finishComposingText() {
    Editable content = getEditable();
    if (content == null) return true;
    beginBatchEdit();
    removeComposingSpans(content);
    if (!full) sendAsKeys();
    endBatchEdit();
    return true;
  }

  @Override
  public int getCursorCapsMode(int reqModes) {
    Editable content = getEditable();
    return content == null || !full ? 0 : TextUtils.getCapsMode(content, Math.max(0, Selection.getSelectionStart(content)),
        reqModes);
  }

  @Override
  public ExtractedText getExtractedText(ExtractedTextRequest request, int flags) {
    return null;
  }

  @Override
  public CharSequence getTextBeforeCursor(int length, int flags) {
    Editable content = getEditable();
    if (content == null) return null;
    int at = Math.max(0, Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)));
    return TextUtils.substring(content, Math.max(0, at - length), at);
  }

  @Override
  public CharSequence getSelectedText(int flags) {
    Editable content = getEditable();
    if (content == null) return null;
    int a = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
    int b = Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
    return a == b || a < 0 ? null : TextUtils.substring(content, a, b);
  }

  @Override
  public CharSequence getTextAfterCursor(int length, int flags) {
    Editable content = getEditable();
    if (content == null) return null;
    int at = Math.max(0, Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)));
    return TextUtils.substring(content, at, Math.min(content.length(), at + length));
  }

  @Override
  public boolean performEditorAction(int actionCode) {
    sendKeyEvent(KeyEvent.now(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
    sendKeyEvent(KeyEvent.now(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER));
    return true;
  }

  @Override
  public boolean performContextMenuAction(int id) {
    return false;
  }

  @Override
  public boolean performPrivateCommand(String action, Bundle data) {
    return false;
  }

  @Override
  public boolean requestCursorUpdates(int cursorUpdateMode) {
    return false;
  }

  @Override
  public Handler getHandler() {
    return null;
  }

  @Override
  public boolean setComposingRegion(int start, int end) {
    Editable content = getEditable();
    if (content == null) return true;
    removeComposingSpans(content);
    int a = Math.max(0, Math.min(start, end));
    int b = Math.min(content.length(), Math.max(start, end));
    if (a < b) content.setSpan(COMPOSING, a, b, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
    return true;
  }

  @Override
  public boolean setSelection(int start, int end) {
    Editable content = getEditable();
    if (content == null) return false;
    int length = content.length();
    if (start >= 0 && end >= 0 && start <= length && end <= length) Selection.setSelection(content, start, end);
    return true;
  }

  /** As if it came from a keyboard: the window gets it. */
  @Override
  public boolean sendKeyEvent(KeyEvent event) {
    android.view.ViewRoot root = view == null ? null : view.getViewRoot();
    if (root != null) root.input(event);
    return false;
  }

  @Override
  public boolean reportFullscreenMode(boolean enabled) {
    return true;
  }

  @Override
  public boolean commitContent(InputContentInfo inputContentInfo, int flags, Bundle opts) {
    return false;
  }
}
