package android.view;

import android.content.Context;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import antecede.Hidden;

/** The topmost view of a window: a bar, if there is one, above the contents. What happens goes to the window's callback first. */
@Hidden
public final class DecorView extends FrameLayout {
  private final PhoneWindow window;
  private final LinearLayout column;
  private final LinearLayout bars;
  private final FrameLayout content;
  private final InsetsControl insetsControl = new InsetsControl(this);

  DecorView(Context context, PhoneWindow window) {
    super(context);
    this.window = window;
    column = new LinearLayout(context);
    column.setOrientation(LinearLayout.VERTICAL);
    bars = new LinearLayout(context);
    bars.setOrientation(LinearLayout.VERTICAL);
    content = new FrameLayout(context);
    content.identify(android.R.id.content);
    column.addView(bars, new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
    boolean floating = window.isFloating();
    int across = floating ? ViewGroup.LayoutParams.WRAP_CONTENT : ViewGroup.LayoutParams.MATCH_PARENT;
    column.addView(content, floating
        ? new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT)
        : new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1));
    addView(column, new LayoutParams(across, across));
  }

  /** Also for a window that is not shown yet: it remembers what was asked. */
  InsetsControl insetsControl() {
    return insetsControl;
  }

  @Override
  public WindowInsetsController getWindowInsetsController() {
    return insetsControl;
  }

  FrameLayout getContent() {
    return content;
  }

  void addBar(View bar, boolean first) {
    bars.addView(bar, first ? 0 : -1,
        new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
  }

  void removeBar(View bar) {
    bars.removeView(bar);
  }

  @Hidden
  public PhoneWindow getWindow() {
    return window;
  }

  private Window.Callback callback() {
    return window.isDestroyed() ? null : window.getCallback();
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    if (event.getKeyCode() == KeyEvent.KEYCODE_BACK && window.backCallbacks().isWaiting()) {
      if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) window.backCallbacks().goBack();
      return true;
    }
    Window.Callback callback = callback();
    boolean handled = callback != null ? callback.dispatchKeyEvent(event) : super.dispatchKeyEvent(event);
    return handled || window.onKey(event);
  }

  @Override
  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    Window.Callback callback = callback();
    return callback != null ? callback.dispatchKeyShortcutEvent(event) : super.dispatchKeyShortcutEvent(event);
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent ev) {
    Window.Callback callback = callback();
    return callback != null ? callback.dispatchTouchEvent(ev) : super.dispatchTouchEvent(ev);
  }

  @Override
  public boolean dispatchTrackballEvent(MotionEvent ev) {
    Window.Callback callback = callback();
    return callback != null ? callback.dispatchTrackballEvent(ev) : super.dispatchTrackballEvent(ev);
  }

  @Override
  public boolean dispatchGenericMotionEvent(MotionEvent ev) {
    Window.Callback callback = callback();
    return callback != null ? callback.dispatchGenericMotionEvent(ev) : super.dispatchGenericMotionEvent(ev);
  }

  boolean superDispatchKeyEvent(KeyEvent event) {
    if (event.getKeyCode() == KeyEvent.KEYCODE_BACK && window.finishActionMode(event)) return true;
    return super.dispatchKeyEvent(event);
  }

  boolean superDispatchKeyShortcutEvent(KeyEvent event) {
    return super.dispatchKeyShortcutEvent(event);
  }

  boolean superDispatchTouchEvent(MotionEvent event) {
    return super.dispatchTouchEvent(event);
  }

  boolean superDispatchTrackballEvent(MotionEvent event) {
    return super.dispatchTrackballEvent(event);
  }

  boolean superDispatchGenericMotionEvent(MotionEvent event) {
    return super.dispatchGenericMotionEvent(event);
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    Window.Callback callback = callback();
    if (callback != null) callback.onAttachedToWindow();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    Window.Callback callback = callback();
    if (callback != null) callback.onDetachedFromWindow();
    window.closeAllPanels();
  }

  @Override
  public void onWindowFocusChanged(boolean hasWindowFocus) {
    super.onWindowFocusChanged(hasWindowFocus);
    Window.Callback callback = callback();
    if (callback != null) callback.onWindowFocusChanged(hasWindowFocus);
  }

  @Override
  public boolean showContextMenuForChild(View originalView) {
    return window.showContextMenu(originalView);
  }

  @Override
  public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback, int type) {
    return window.startActionMode(callback, type);
  }

  @Override
  public ActionMode startActionMode(ActionMode.Callback callback, int type) {
    return window.startActionMode(callback, type);
  }
}
