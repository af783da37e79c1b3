package android.view.inputmethod;

import android.content.Context;
import android.os.Bundle;
import android.os.IBinder;
import android.os.ResultReceiver;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewRoot;
import antecede.Hidden;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Shows and hides the keyboard, which is only a flag: text comes as input to the view that has the focus. */
public final class InputMethodManager {
  public static final int SHOW_IMPLICIT = 1;
  @Deprecated public static final int SHOW_FORCED = 2;
  public static final int RESULT_UNCHANGED_SHOWN = 0;
  public static final int RESULT_UNCHANGED_HIDDEN = 1;
  public static final int RESULT_SHOWN = 2;
  public static final int RESULT_HIDDEN = 3;
  public static final int HIDE_IMPLICIT_ONLY = 1;
  public static final int HIDE_NOT_ALWAYS = 2;

  private static boolean shown;

  @Unlisted
  public InputMethodManager(Context context) {}

  @Hidden
  public static boolean isShown() {
    return shown;
  }

  public List<InputMethodInfo> getInputMethodList() {
    return new ArrayList<InputMethodInfo>();
  }

  public List<InputMethodInfo> getEnabledInputMethodList() {
    return new ArrayList<InputMethodInfo>();
  }

  public List<InputMethodSubtype> getEnabledInputMethodSubtypeList(InputMethodInfo imi, boolean allowsImplicitlyEnabledSubtypes) {
    return new ArrayList<InputMethodSubtype>();
  }

  public InputMethodInfo getCurrentInputMethodInfo() {
    return null;
  }

  public InputMethodSubtype getCurrentInputMethodSubtype() {
    return null;
  }

  public InputMethodSubtype getLastInputMethodSubtype() {
    return null;
  }

  @Deprecated
  public boolean setCurrentInputMethodSubtype(InputMethodSubtype subtype) {
    return false;
  }

  public boolean isFullscreenMode() {
    return false;
  }

  public boolean isActive(View view) {
    return view != null && view.hasWindowFocus() && view.isFocused() && view.onCheckIsTextEditor();
  }

  public boolean isActive() {
    return isAcceptingText();
  }

  public boolean isAcceptingText() {
    ViewRoot root = ViewRoot.focused();
    View focus = root == null ? null : root.getView().findFocus();
    return focus != null && focus.onCheckIsTextEditor();
  }

  public boolean showSoftInput(View view, int flags) {
    return showSoftInput(view, flags, null);
  }

  public boolean showSoftInput(View view, int flags, ResultReceiver resultReceiver) {
    if (view == null || !view.isFocused() || !view.hasWindowFocus()) return false;
    boolean before = shown;
    shown = true;
    if (resultReceiver != null) resultReceiver.send(before ? RESULT_UNCHANGED_SHOWN : RESULT_SHOWN, null);
    return true;
  }

  public boolean hideSoftInputFromWindow(IBinder windowToken, int flags) {
    return hideSoftInputFromWindow(windowToken, flags, null);
  }

  public boolean hideSoftInputFromWindow(IBinder windowToken, int flags, ResultReceiver resultReceiver) {
    if (windowToken == null) return false;
    boolean before = shown;
    shown = false;
    if (resultReceiver != null) resultReceiver.send(before ? RESULT_HIDDEN : RESULT_UNCHANGED_HIDDEN, null);
    return before;
  }

  public void toggleSoftInputFromWindow(IBinder windowToken, int showFlags, int hideFlags) {
    shown = !shown;
  }

  public void toggleSoftInput(int showFlags, int hideFlags) {
    shown = !shown;
  }

  public void restartInput(View view) {}

  public void invalidateInput(View view) {}

  public void displayCompletions(View view, CompletionInfo[] completions) {}

  public void updateExtractedText(View view, int token, ExtractedText text) {}

  public void updateSelection(View view, int selStart, int selEnd, int candidatesStart, int candidatesEnd) {}

  @Deprecated
  public void viewClicked(View view) {}

  @Deprecated
  public boolean isWatchingCursor(View view) {
    return false;
  }

  @Deprecated
  public void updateCursor(View view, int left, int top, int right, int bottom) {}

  public void sendAppPrivateCommand(View view, String action, Bundle data) {}

  public void dispatchKeyEventFromInputMethod(View targetView, KeyEvent event) {
    ViewRoot root = targetView == null ? ViewRoot.focused() : targetView.getViewRoot();
    if (root != null) root.input(event);
  }

  public void showInputMethodPicker() {}

  public void showInputMethodAndSubtypeEnabler(String imiId) {}

  @Deprecated
  public void setInputMethod(IBinder token, String id) {}

  @Deprecated
  public void hideSoftInputFromInputMethod(IBinder token, int flags) {
    shown = false;
  }

  @Deprecated
  public void showSoftInputFromInputMethod(IBinder token, int flags) {
    shown = true;
  }

  @Deprecated
  public boolean switchToLastInputMethod(IBinder imeToken) {
    return false;
  }

  @Deprecated
  public boolean switchToNextInputMethod(IBinder imeToken, boolean onlyCurrentIme) {
    return false;
  }
}
