package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.DialogInterface;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.util.TypedValue;
import android.view.ActionMode;
import android.view.ContextMenu;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.ContextThemeWrapper;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.PhoneWindow;
import android.view.SearchEvent;
import android.view.View;
import android.view.View.OnCreateContextMenuListener;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityEvent;
import android.window.OnBackInvokedDispatcher;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.Unlisted;

/** A window of its own. Listeners for its beginning and end hear of it in messages to the thread that made it. */
public class Dialog implements DialogInterface, Window.Callback, KeyEvent.Callback, OnCreateContextMenuListener {
  private static final String SHOWING = "android:dialogShowing", HIERARCHY = "android:dialogHierarchy";
  private static final int DISMISS = 0x43, CANCEL = 0x44, SHOW = 0x45;

  @Hidden public final Lifecycle life = new Lifecycle(this, "dialog");
  private final WindowManager windowManager;
  final Context context;
  final PhoneWindow window;
  View decor;
  private ActionBar actionBar;
  private ActionMode actionMode;
  private Activity owner;
  private final Handler handler = new Handler();
  private Handler listenersHandler;
  boolean cancelable = true;
  private boolean canceled;
  private String cancelAndDismissTaken;
  private OnCancelListener onCancel;
  private OnDismissListener onDismiss;
  private OnShowListener onShow;
  private OnKeyListener onKey;
  private Message cancelMessage;
  private Message dismissMessage;
  private SearchEvent searchEvent;
  private final Runnable dismissAction = new Runnable() {
    @Override
    public void run() {
      dismissDialog();
    }
  };

  /** Where messages to the listeners arrive. */
  private static final class Listeners extends Handler {
    private final Dialog dialog;

    Listeners(Dialog dialog) {
      super(Looper.myLooper());
      this.dialog = dialog;
    }

    @Override
    public void handleMessage(Message msg) {
      switch (msg.what) {
        case DISMISS:
          Callbacks.invoke(dialog, "OnDismissListener", msg.obj);
          ((OnDismissListener) msg.obj).onDismiss(dialog);
          break;
        case CANCEL:
          Callbacks.invoke(dialog, "OnCancelListener", msg.obj);
          ((OnCancelListener) msg.obj).onCancel(dialog);
          break;
        case SHOW:
          Callbacks.invoke(dialog, "OnShowListener", msg.obj);
          ((OnShowListener) msg.obj).onShow(dialog);
          break;
        default:
          break;
      }
    }
  }

  public Dialog(Context context) {
    this(context, 0, true);
  }

  public Dialog(Context context, int themeResId) {
    this(context, themeResId, true);
  }

  protected Dialog(Context context, boolean cancelable, OnCancelListener cancelListener) {
    this(context);
    this.cancelable = cancelable;
    setOnCancelListener(cancelListener);
  }

  Dialog(Context context, int theme, boolean createContextThemeWrapper) {
    this.context = createContextThemeWrapper ? themed(context, theme, android.R.attr.dialogTheme) : context;
    windowManager = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
    window = new PhoneWindow(this.context);
    window.setCallback(this);
    window.setWindowManager(windowManager, null, null);
    window.setGravity(Gravity.CENTER);
    // The Window is as large as its contents.
    window.setLayout(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    listenersHandler = new Listeners(this);
  }

  private static Context themed(Context context, int theme, int attribute) {
    if (theme != 0) return new ContextThemeWrapper(context, theme);
    TypedValue found = new TypedValue();
    context.getTheme().resolveAttribute(attribute, found, true);
    return new ContextThemeWrapper(context, found.resourceId);
  }

  public final Context getContext() {
    return context;
  }

  public OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
    return window.getOnBackInvokedDispatcher();
  }

  public ActionBar getActionBar() {
    return actionBar;
  }

  public final void setOwnerActivity(Activity activity) {
    owner = activity;
    window.setVolumeControlStream(activity.getVolumeControlStream());
  }

  public final Activity getOwnerActivity() {
    return owner;
  }

  public boolean isShowing() {
    return life.is("showing") && decor != null && decor.getVisibility() == View.VISIBLE;
  }

  // ---- its life

  public void create() {
    if (life.is("new")) dispatchOnCreate(null);
  }

  @Unlisted
  public void dispatchOnCreate(Bundle savedInstanceState) {
    if (life.is("new")) life.set("saved", savedInstanceState).fire("create");
  }

  public void show() {
    if (life.is("showing")) {
      if (decor != null) decor.setVisibility(View.VISIBLE);
      return;
    }
    canceled = false;
    if (life.is("new")) dispatchOnCreate(null);
    life.fire("show");
    sendShowMessage();
  }

  /** A step of the automaton: the window appears. */
  @Hidden
  public void lifeOpen() {
    decor = window.getDecorView();
    if (actionBar == null && window.hasFeature(Window.FEATURE_ACTION_BAR) && window.getBar() != null) {
      actionBar = new WindowActionBar(this, window);
    }
    windowManager.addView(decor, window.getAttributes());
  }

  /** A step of the automaton: the window goes. */
  @Hidden
  public void lifeClose() {
    windowManager.removeViewImmediate(decor);
    if (actionMode != null) actionMode.finish();
    decor = null;
    window.closeAllPanels();
  }

  public void hide() {
    if (decor != null) decor.setVisibility(View.GONE);
  }

  @Override
  public void dismiss() {
    if (Looper.myLooper() == handler.getLooper()) dismissDialog();
    else handler.post(dismissAction);
  }

  void dismissDialog() {
    if (decor == null || !life.is("showing")) return;
    life.fire("dismiss");
    sendDismissMessage();
  }

  @Override
  public void cancel() {
    if (!canceled) {
      canceled = true;
      if (onCancel != null) listenersHandler.obtainMessage(CANCEL, onCancel).sendToTarget();
      else if (cancelMessage != null) Message.obtain(cancelMessage).sendToTarget();
    }
    dismiss();
  }

  private void sendDismissMessage() {
    if (onDismiss != null) listenersHandler.obtainMessage(DISMISS, onDismiss).sendToTarget();
    else if (dismissMessage != null) Message.obtain(dismissMessage).sendToTarget();
  }

  private void sendShowMessage() {
    if (onShow != null) listenersHandler.obtainMessage(SHOW, onShow).sendToTarget();
  }

  protected void onCreate(Bundle savedInstanceState) {}

  protected void onStart() {}

  protected void onStop() {}

  public Bundle onSaveInstanceState() {
    Bundle saved = new Bundle();
    saved.putBoolean(SHOWING, life.is("showing"));
    if (!life.is("new")) saved.putBundle(HIERARCHY, window.saveHierarchyState());
    return saved;
  }

  public void onRestoreInstanceState(Bundle savedInstanceState) {
    Bundle hierarchy = savedInstanceState.getBundle(HIERARCHY);
    if (hierarchy == null) return;
    dispatchOnCreate(savedInstanceState);
    window.restoreHierarchyState(hierarchy);
    if (savedInstanceState.getBoolean(SHOWING)) show();
  }

  // ---- listeners

  public void setCancelable(boolean flag) {
    cancelable = flag;
  }

  public void setCanceledOnTouchOutside(boolean cancel) {
    if (cancel && !cancelable) cancelable = true;
    window.setCloseOnTouchOutside(cancel);
  }

  public void setOnCancelListener(OnCancelListener listener) {
    if (cancelAndDismissTaken != null) {
      throw new IllegalStateException("OnCancelListener is already taken by " + cancelAndDismissTaken
          + " and can not be replaced.");
    }
    if (listener != null) Callbacks.observe(this, "OnCancelListener", listener, false);
    else Callbacks.unregister(this, "OnCancelListener", null);
    onCancel = listener;
    cancelMessage = null;
  }

  public void setCancelMessage(Message msg) {
    cancelMessage = msg;
    onCancel = null;
  }

  public void setOnDismissListener(OnDismissListener listener) {
    if (cancelAndDismissTaken != null) {
      throw new IllegalStateException("OnDismissListener is already taken by " + cancelAndDismissTaken
          + " and can not be replaced.");
    }
    if (listener != null) Callbacks.observe(this, "OnDismissListener", listener, false);
    else Callbacks.unregister(this, "OnDismissListener", null);
    onDismiss = listener;
    dismissMessage = null;
  }

  public void setDismissMessage(Message msg) {
    dismissMessage = msg;
    onDismiss = null;
  }

  public void setOnShowListener(OnShowListener listener) {
    if (listener != null) Callbacks.observe(this, "OnShowListener", listener, false);
    else Callbacks.unregister(this, "OnShowListener", null);
    onShow = listener;
  }

  public void setOnKeyListener(OnKeyListener onKeyListener) {
    if (onKeyListener != null) Callbacks.register(this, "OnKeyListener", onKeyListener, false, "dispatchKeyEvent");
    else Callbacks.unregister(this, "OnKeyListener", null);
    onKey = onKeyListener;
  }

  /** A dialog fragment takes both listeners for itself. */
  @Unlisted
  public boolean takeCancelAndDismissListeners(String msg, OnCancelListener cancel, OnDismissListener dismiss) {
    if (cancelAndDismissTaken != null) {
      cancelAndDismissTaken = null;
    } else if (onCancel != null || onDismiss != null) {
      return false;
    }
    setOnCancelListener(cancel);
    setOnDismissListener(dismiss);
    cancelAndDismissTaken = msg;
    return true;
  }

  // ---- its window

  public Window getWindow() {
    return window;
  }

  public View getCurrentFocus() {
    return window.getCurrentFocus();
  }

  public <T extends View> T findViewById(int id) {
    return window.findViewById(id);
  }

  public final <T extends View> T requireViewById(int id) {
    T view = findViewById(id);
    if (view == null) throw new IllegalArgumentException("ID does not reference a View inside this Dialog");
    return view;
  }

  public void setContentView(int layoutResID) {
    window.setContentView(layoutResID);
  }

  public void setContentView(View view) {
    window.setContentView(view);
  }

  public void setContentView(View view, ViewGroup.LayoutParams params) {
    window.setContentView(view, params);
  }

  public void addContentView(View view, ViewGroup.LayoutParams params) {
    window.addContentView(view, params);
  }

  public void setTitle(CharSequence title) {
    window.setTitle(title);
    window.getAttributes().setTitle(title);
  }

  public void setTitle(int titleId) {
    setTitle(context.getText(titleId));
  }

  public LayoutInflater getLayoutInflater() {
    return window.getLayoutInflater();
  }

  public final boolean requestWindowFeature(int featureId) {
    return window.requestFeature(featureId);
  }

  public final void setFeatureDrawableResource(int featureId, int resId) {
    window.setFeatureDrawableResource(featureId, resId);
  }

  public final void setFeatureDrawableUri(int featureId, Uri uri) {
    window.setFeatureDrawableUri(featureId, uri);
  }

  public final void setFeatureDrawable(int featureId, Drawable drawable) {
    window.setFeatureDrawable(featureId, drawable);
  }

  public final void setFeatureDrawableAlpha(int featureId, int alpha) {
    window.setFeatureDrawableAlpha(featureId, alpha);
  }

  public final void setVolumeControlStream(int streamType) {
    window.setVolumeControlStream(streamType);
  }

  public final int getVolumeControlStream() {
    return window.getVolumeControlStream();
  }

  public void takeKeyEvents(boolean get) {
    window.takeKeyEvents(get);
  }

  // ---- input

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (keyCode != KeyEvent.KEYCODE_BACK && keyCode != KeyEvent.KEYCODE_ESCAPE) return false;
    event.startTracking();
    return true;
  }

  @Override
  public boolean onKeyLongPress(int keyCode, KeyEvent event) {
    return false;
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    boolean back = keyCode == KeyEvent.KEYCODE_BACK || keyCode == KeyEvent.KEYCODE_ESCAPE;
    if (!back || !event.isTracking() || event.isCanceled()) return false;
    onBackPressed();
    return true;
  }

  @Override
  public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
    return false;
  }

  public void onBackPressed() {
    if (cancelable) cancel();
  }

  public boolean onKeyShortcut(int keyCode, KeyEvent event) {
    return false;
  }

  public boolean onTouchEvent(MotionEvent event) {
    if (!cancelable || !life.is("showing") || !window.shouldCloseOnTouch(context, event)) return false;
    cancel();
    return true;
  }

  public boolean onTrackballEvent(MotionEvent event) {
    return false;
  }

  public boolean onGenericMotionEvent(MotionEvent event) {
    return false;
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    if (onKey != null) {
      Callbacks.invoke(this, "OnKeyListener", onKey);
      if (onKey.onKey(this, event.getKeyCode(), event)) return true;
    }
    if (window.superDispatchKeyEvent(event)) return true;
    return event.dispatch(this, decor == null ? null : decor.getKeyDispatcherState(), this);
  }

  @Override
  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    return window.superDispatchKeyShortcutEvent(event) || onKeyShortcut(event.getKeyCode(), event);
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent ev) {
    return window.superDispatchTouchEvent(ev) || onTouchEvent(ev);
  }

  @Override
  public boolean dispatchTrackballEvent(MotionEvent ev) {
    return window.superDispatchTrackballEvent(ev) || onTrackballEvent(ev);
  }

  @Override
  public boolean dispatchGenericMotionEvent(MotionEvent ev) {
    return window.superDispatchGenericMotionEvent(ev) || onGenericMotionEvent(ev);
  }

  @Override
  public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
    return false;
  }

  @Override
  public void onWindowAttributesChanged(WindowManager.LayoutParams params) {
    if (decor != null) windowManager.updateViewLayout(decor, params);
  }

  @Override
  public void onContentChanged() {}

  @Override
  public void onWindowFocusChanged(boolean hasFocus) {}

  @Override
  public void onAttachedToWindow() {}

  @Override
  public void onDetachedFromWindow() {}

  // ---- menus

  @Override
  public View onCreatePanelView(int featureId) {
    return null;
  }

  @Override
  public boolean onCreatePanelMenu(int featureId, Menu menu) {
    return featureId == Window.FEATURE_OPTIONS_PANEL && onCreateOptionsMenu(menu);
  }

  @Override
  public boolean onPreparePanel(int featureId, View view, Menu menu) {
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return true;
    return onPrepareOptionsMenu(menu) && menu.hasVisibleItems();
  }

  @Override
  public boolean onMenuOpened(int featureId, Menu menu) {
    if (featureId == Window.FEATURE_ACTION_BAR && actionBar != null) actionBar.dispatchMenuVisibilityChanged(true);
    return true;
  }

  @Override
  public boolean onMenuItemSelected(int featureId, MenuItem item) {
    if (featureId == Window.FEATURE_CONTEXT_MENU) return onContextItemSelected(item);
    return featureId == Window.FEATURE_OPTIONS_PANEL && onOptionsItemSelected(item);
  }

  @Override
  public void onPanelClosed(int featureId, Menu menu) {
    if (featureId == Window.FEATURE_OPTIONS_PANEL) onOptionsMenuClosed(menu);
    else if (featureId == Window.FEATURE_CONTEXT_MENU) onContextMenuClosed(menu);
    else if (featureId == Window.FEATURE_ACTION_BAR && actionBar != null) actionBar.dispatchMenuVisibilityChanged(false);
  }

  public boolean onCreateOptionsMenu(Menu menu) {
    return true;
  }

  public boolean onPrepareOptionsMenu(Menu menu) {
    return true;
  }

  public boolean onOptionsItemSelected(MenuItem item) {
    return false;
  }

  public void onOptionsMenuClosed(Menu menu) {}

  public void openOptionsMenu() {
    if (window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) window.openPanel(Window.FEATURE_OPTIONS_PANEL, null);
  }

  public void closeOptionsMenu() {
    if (window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) window.closePanel(Window.FEATURE_OPTIONS_PANEL);
  }

  public void invalidateOptionsMenu() {
    if (window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) window.invalidatePanelMenu(Window.FEATURE_OPTIONS_PANEL);
  }

  @Override
  public void onCreateContextMenu(ContextMenu menu, View v, ContextMenuInfo menuInfo) {}

  public void registerForContextMenu(View view) {
    view.setOnCreateContextMenuListener(this);
  }

  public void unregisterForContextMenu(View view) {
    view.setOnCreateContextMenuListener(null);
  }

  public void openContextMenu(View view) {
    view.showContextMenu();
  }

  public boolean onContextItemSelected(MenuItem item) {
    return false;
  }

  public void onContextMenuClosed(Menu menu) {}

  public boolean onSearchRequested(SearchEvent searchEvent) {
    this.searchEvent = searchEvent;
    return onSearchRequested();
  }

  public boolean onSearchRequested() {
    ComponentName launched = owner == null ? null : owner.getComponentName();
    SearchManager manager = (SearchManager) context.getSystemService(Context.SEARCH_SERVICE);
    if (manager == null || launched == null || manager.getSearchableInfo(launched) == null) return false;
    manager.startSearch(null, false, launched, null, false);
    dismiss();
    return true;
  }

  public final SearchEvent getSearchEvent() {
    return searchEvent;
  }

  @Override
  public ActionMode onWindowStartingActionMode(ActionMode.Callback callback) {
    return null;
  }

  @Override
  public ActionMode onWindowStartingActionMode(ActionMode.Callback callback, int type) {
    return type == ActionMode.TYPE_PRIMARY ? onWindowStartingActionMode(callback) : null;
  }

  @Override
  public void onActionModeStarted(ActionMode mode) {
    actionMode = mode;
  }

  @Override
  public void onActionModeFinished(ActionMode mode) {
    if (mode == actionMode) actionMode = null;
  }
}
