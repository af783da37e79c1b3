package android.inputmethodservice;

import android.app.Dialog;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.View;
import android.view.Window;
import android.view.inputmethod.BaseInputConnection;
import android.view.inputmethod.CompletionInfo;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.ExtractedText;
import android.view.inputmethod.InputConnection;
import android.view.inputmethod.InputMethodSubtype;

/**
 * A keyboard. When it is bound, a text field of another app takes it into use: each step is a message of its own, as the system's
 * calls are. What is typed goes into a buffer.
 */
public class InputMethodService extends AbstractInputMethodService {
  public static final int BACK_DISPOSITION_DEFAULT = 0, BACK_DISPOSITION_WILL_NOT_DISMISS = 1, BACK_DISPOSITION_WILL_DISMISS = 2,
      BACK_DISPOSITION_ADJUST_NOTHING = 3;

  private final Handler handler = new Handler(Looper.getMainLooper());
  private Dialog window;
  private InputConnection connection;
  private EditorInfo editor;
  private boolean started, shown, bound, candidatesShown, extractShown, requested;
  private View inputView, candidates;
  private int disposition;

  /** A step of what the system asks for. */
  private final class Step implements Runnable {
    private final int number;

    Step(int number) { this.number = number; }

    @Override
    public void run() {
      if (!bound) return;
      if (number == 0) onBindInput();
      else if (number == 1) begin();
      else showWindow(true);
    }
  }

  @Override
  public void onCreate() {
    super.onCreate();
    window = new Dialog(this);
    onInitializeInterface();
  }

  @Override
  public IBinder onBind(Intent intent) {
    bound = true;
    for (int i = 0; i < 3; i++) handler.post(new Step(i));
    return super.onBind(intent);
  }

  private void begin() {
    editor = new EditorInfo();
    connection = new BaseInputConnection(new View(this), true);
    started = true;
    onStartInput(editor, false);
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    bound = false;
    hideWindow();
    if (started) onFinishInput();
    started = false;
    connection = null;
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    super.onConfigurationChanged(newConfig);
    boolean visible = shown;
    inputView = null;
    onInitializeInterface();
    if (visible) showWindow(true);
  }

  public void showWindow(boolean showInput) {
    boolean before = shown;
    shown = true;
    requested = true;
    if (inputView == null) {
      View made = onCreateInputView();
      if (made != null) setInputView(made);
    }
    if (started && !before) onStartInputView(editor, false);
    if (!before) onWindowShown();
  }

  public void hideWindow() {
    if (!shown) return;
    shown = false;
    requested = false;
    onFinishInputView(false);
    onWindowHidden();
  }

  public void requestHideSelf(int flags) {
    handler.post(new Runnable() {
      @Override
      public void run() { hideWindow(); }
    });
  }

  public final void requestShowSelf(int flags) { handler.post(new Step(2)); }

  public void onInitializeInterface() {}

  public void onBindInput() {}

  public void onUnbindInput() {}

  public void onStartInput(EditorInfo attribute, boolean restarting) {}

  public void onStartInputView(EditorInfo info, boolean restarting) {}

  public void onFinishInputView(boolean finishingInput) {
    if (!finishingInput && connection != null) connection.finishComposingText();
  }

  public void onFinishInput() {
    if (connection != null) connection.finishComposingText();
  }

  public View onCreateInputView() { return null; }

  public View onCreateCandidatesView() { return null; }

  public View onCreateExtractTextView() { return null; }

  public void onStartCandidatesView(EditorInfo info, boolean restarting) {}

  public void onFinishCandidatesView(boolean finishingInput) {}

  public void onWindowShown() {}

  public void onWindowHidden() {}

  public void onConfigureWindow(Window win, boolean isFullscreen, boolean isCandidatesOnly) {}

  public void onDisplayCompletions(CompletionInfo[] completions) {}

  public void onUpdateExtractedText(int token, ExtractedText text) {}

  public void onUpdateSelection(int oldSelStart, int oldSelEnd, int newSelStart, int newSelEnd, int candidatesStart,
      int candidatesEnd) {}

  public void onViewClicked(boolean focusChanged) {}

  protected void onCurrentInputMethodSubtypeChanged(InputMethodSubtype newSubtype) {}

  public boolean onEvaluateFullscreenMode() { return false; }

  public boolean onEvaluateInputViewShown() { return true; }

  public boolean onShowInputRequested(int flags, boolean configChange) { return onEvaluateInputViewShown(); }

  public void updateFullscreenMode() {}

  public void updateInputViewShown() {}

  public boolean isFullscreenMode() { return false; }

  public boolean isInputViewShown() { return shown && inputView != null; }

  public boolean isShowInputRequested() { return requested; }

  public void setInputView(View view) { inputView = view; }

  public void setCandidatesView(View view) { candidates = view; }

  public void setCandidatesViewShown(boolean shown) {
    if (candidatesShown == shown) return;
    candidatesShown = shown;
    if (shown && candidates == null) candidates = onCreateCandidatesView();
    if (shown) onStartCandidatesView(editor, false);
    else onFinishCandidatesView(false);
  }

  public void setExtractViewShown(boolean shown) { extractShown = shown; }

  public boolean isExtractViewShown() { return extractShown; }

  public InputConnection getCurrentInputConnection() { return connection; }

  public EditorInfo getCurrentInputEditorInfo() { return editor; }

  public boolean getCurrentInputStarted() { return started; }

  public LayoutInflater getLayoutInflater() { return LayoutInflater.from(this); }

  public Dialog getWindow() { return window; }

  public int getMaxWidth() { return getResources().getDisplayMetrics().widthPixels; }

  public int getBackDisposition() { return disposition; }

  public void setBackDisposition(int disposition) { this.disposition = disposition; }

  public void sendDownUpKeyEvents(int keyEventCode) {
    if (connection == null) return;
    connection.sendKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, keyEventCode));
    connection.sendKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, keyEventCode));
  }

  public boolean sendDefaultEditorAction(boolean fromEnterKey) {
    int action = editor == null ? EditorInfo.IME_ACTION_NONE : editor.imeOptions & EditorInfo.IME_MASK_ACTION;
    return action != EditorInfo.IME_ACTION_NONE && connection != null && connection.performEditorAction(action);
  }

  public void sendKeyChar(char charCode) {
    if (charCode == '\n' && sendDefaultEditorAction(true)) return;
    if (connection != null) connection.commitText(String.valueOf(charCode), 1);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (event.getKeyCode() != KeyEvent.KEYCODE_BACK || !shown) return false;
    event.startTracking();
    return true;
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    if (event.getKeyCode() != KeyEvent.KEYCODE_BACK || !shown || !event.isTracking() || event.isCanceled()) return false;
    requestHideSelf(0);
    return true;
  }

  @Override
  public boolean onKeyLongPress(int keyCode, KeyEvent event) { return false; }

  @Override
  public boolean onKeyMultiple(int keyCode, int count, KeyEvent event) { return false; }

  public void switchInputMethod(String id) {}

  public final boolean switchToNextInputMethod(boolean onlyCurrentIme) { return false; }

  public final boolean switchToPreviousInputMethod() { return false; }

  public void showStatusIcon(int iconResId) {}

  public void hideStatusIcon() {}
}
