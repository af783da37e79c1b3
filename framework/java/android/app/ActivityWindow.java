package android.app;

import android.content.Context;
import android.content.Intent;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.media.session.MediaController;
import android.net.Uri;
import android.os.IBinder;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.ActionMode;
import android.view.ContextMenu;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.ContextThemeWrapper;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.PhoneWindow;
import android.view.View;
import android.view.View.OnCreateContextMenuListener;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityEvent;
import android.widget.Toolbar;
import android.window.OnBackInvokedDispatcher;
import antecede.system.Server;

/** An activity's window: its views, its menus, its keys. Apart from {@link Activity} only to be shorter. */
abstract class ActivityWindow extends ContextThemeWrapper
    implements LayoutInflater.Factory2, Window.Callback, KeyEvent.Callback, OnCreateContextMenuListener {
  IBinder windowToken;
  PhoneWindow window;
  WindowManager windowManager;
  boolean windowAdded;
  boolean visible = true;
  ActionBar actionBar;
  private MenuInflater menuInflater;
  CharSequence title;
  int titleColor;
  FragmentManagerImpl fragments;
  private int defaultKeyMode;
  private boolean finishOnTouchOutside;
  private MediaController mediaController;

  /** The activity that this is. */
  private Activity self() {
    return (Activity) (Object) this;
  }

  void makeWindow(Activity self, Context base, String name) {
    window = new PhoneWindow(self);
    window.setCallback(self);
    window.getLayoutInflater().setPrivateFactory(self);
    window.setWindowManager((WindowManager) base.getSystemService(Context.WINDOW_SERVICE), windowToken, name);
    windowManager = window.getWindowManager();
  }

  void showWindow() {
    if (!windowAdded) {
      windowAdded = true;
      WindowManager.LayoutParams attributes = window.getAttributes();
      attributes.type = WindowManager.LayoutParams.TYPE_BASE_APPLICATION;
      windowManager.addView(window.getDecorView(), attributes);
    }
    window.getDecorView().setVisibility(View.VISIBLE);
  }

  public WindowManager getWindowManager() {
    return windowManager;
  }

  public Window getWindow() {
    return window;
  }

  public OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
    return window.getOnBackInvokedDispatcher();
  }

  public View getCurrentFocus() {
    return window == null ? null : window.getCurrentFocus();
  }

  public <T extends View> T findViewById(int id) {
    return window.findViewById(id);
  }

  public final <T extends View> T requireViewById(int id) {
    T view = findViewById(id);
    if (view == null) throw new IllegalArgumentException("ID does not reference a View inside this Activity");
    return view;
  }

  // ---- contents

  public void setContentView(int layoutResID) {
    window.setContentView(layoutResID);
    initActionBar();
  }

  public void setContentView(View view) {
    window.setContentView(view);
    initActionBar();
  }

  public void setContentView(View view, ViewGroup.LayoutParams params) {
    window.setContentView(view, params);
    initActionBar();
  }

  public void addContentView(View view, ViewGroup.LayoutParams params) {
    window.addContentView(view, params);
    initActionBar();
  }

  private void initActionBar() {
    window.getDecorView();
    if (self().libraryBar || self().isChild() || actionBar != null || !window.hasFeature(Window.FEATURE_ACTION_BAR)
        || window.getBar() == null) {
      return;
    }
    actionBar = new WindowActionBar(self(), window);
  }

  public ActionBar getActionBar() {
    initActionBar();
    return actionBar;
  }

  public void setActionBar(Toolbar toolbar) {
    if (actionBar instanceof WindowActionBar) {
      throw new IllegalStateException("This Activity already has an action bar supplied by the window decor. Do not request"
          + " Window.FEATURE_ACTION_BAR and set android:windowActionBar to false in your theme to use a Toolbar instead.");
    }
    menuInflater = null;
    actionBar = toolbar == null ? null : new ToolbarActionBar(self(), title, toolbar);
    invalidateOptionsMenu();
  }

  public LayoutInflater getLayoutInflater() {
    return window.getLayoutInflater();
  }

  public MenuInflater getMenuInflater() {
    if (menuInflater == null) {
      initActionBar();
      menuInflater = new MenuInflater(actionBar == null ? this : actionBar.getThemedContext());
    }
    return menuInflater;
  }

  @Override
  public View onCreateView(String name, Context context, AttributeSet attrs) {
    return null;
  }

  @Override
  public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
    if (!"fragment".equals(name)) return onCreateView(name, context, attrs);
    return fragments.onCreateView(parent, name, context, attrs);
  }

  public void setVisible(boolean visible) {
    if (this.visible == visible) return;
    this.visible = visible;
    if (visible) showWindow();
    else window.getDecorView().setVisibility(View.INVISIBLE);
  }

  public void setFinishOnTouchOutside(boolean finish) {
    finishOnTouchOutside = finish;
  }

  @Override
  public void setTheme(int resid) {
    super.setTheme(resid);
    if (window != null) window.setTheme(resid);
  }

  @Override
  protected void onApplyThemeResource(Resources.Theme theme, int resid, boolean first) {
    super.onApplyThemeResource(theme, resid, first);
  }

  // ---- features

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

  @Deprecated
  public final void setProgressBarVisibility(boolean visible) {
    window.setFeatureInt(Window.FEATURE_PROGRESS, visible ? Window.PROGRESS_VISIBILITY_ON : Window.PROGRESS_VISIBILITY_OFF);
  }

  @Deprecated
  public final void setProgressBarIndeterminateVisibility(boolean visible) {
    window.setFeatureInt(Window.FEATURE_INDETERMINATE_PROGRESS, visible ? Window.PROGRESS_VISIBILITY_ON
        : Window.PROGRESS_VISIBILITY_OFF);
  }

  @Deprecated
  public final void setProgressBarIndeterminate(boolean indeterminate) {
    window.setFeatureInt(Window.FEATURE_PROGRESS, indeterminate ? Window.PROGRESS_INDETERMINATE_ON
        : Window.PROGRESS_INDETERMINATE_OFF);
  }

  @Deprecated
  public final void setProgress(int progress) {
    window.setFeatureInt(Window.FEATURE_PROGRESS, progress + Window.PROGRESS_START);
  }

  @Deprecated
  public final void setSecondaryProgress(int secondaryProgress) {
    window.setFeatureInt(Window.FEATURE_PROGRESS, secondaryProgress + Window.PROGRESS_SECONDARY_START);
  }

  public final void setVolumeControlStream(int streamType) {
    window.setVolumeControlStream(streamType);
  }

  public final int getVolumeControlStream() {
    return window.getVolumeControlStream();
  }

  public final void setMediaController(MediaController controller) {
    mediaController = controller;
  }

  public final MediaController getMediaController() {
    return mediaController;
  }

  public void takeKeyEvents(boolean get) {
    window.takeKeyEvents(get);
  }

  // ---- title

  public void setTitle(CharSequence title) {
    this.title = title;
    onTitleChanged(title, titleColor);
    if (self().getParent() != null) self().getParent().onChildTitleChanged(self(), title);
  }

  public void setTitle(int titleId) {
    setTitle(getText(titleId));
  }

  @Deprecated
  public void setTitleColor(int textColor) {
    titleColor = textColor;
    onTitleChanged(title, textColor);
  }

  public final CharSequence getTitle() {
    return title;
  }

  public final int getTitleColor() {
    return titleColor;
  }

  protected void onTitleChanged(CharSequence title, int color) {
    window.setTitle(title);
    if (color != 0) window.setTitleColor(color);
    if (actionBar instanceof WindowActionBar) ((WindowActionBar) actionBar).setWindowTitle(title);
    if (actionBar instanceof ToolbarActionBar) ((ToolbarActionBar) actionBar).setWindowTitle(title);
  }

  protected void onChildTitleChanged(Activity childActivity, CharSequence title) {}

  // ---- input

  public final void setDefaultKeyMode(int mode) {
    defaultKeyMode = mode;
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (keyCode == KeyEvent.KEYCODE_BACK) {
      event.startTracking();
      return true;
    }
    if (defaultKeyMode == Activity.DEFAULT_KEYS_SHORTCUT) {
      return window.performPanelShortcut(Window.FEATURE_OPTIONS_PANEL, keyCode, event, Menu.FLAG_ALWAYS_PERFORM_CLOSE);
    }
    return false;
  }

  @Override
  public boolean onKeyLongPress(int keyCode, KeyEvent event) {
    return false;
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    if (keyCode != KeyEvent.KEYCODE_BACK || !event.isTracking() || event.isCanceled()) return false;
    onBackPressed();
    return true;
  }

  @Override
  public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
    return false;
  }

  /** The system decides: since Android 12 what was started from the home screen only goes to the back. */
  public void onBackPressed() {
    if (!fragments.isStateSaved() && fragments.popBackStackImmediate()) return;
    final Activity self = self();
    Server.backPressed(self, new Runnable() {
      @Override
      public void run() {
        self.finishAfterTransition();
      }
    });
  }

  public boolean onKeyShortcut(int keyCode, KeyEvent event) {
    return false;
  }

  public boolean onTouchEvent(MotionEvent event) {
    if (!window.shouldCloseOnTouch(this, event)) return false;
    self().finish();
    return true;
  }

  public boolean onTrackballEvent(MotionEvent event) {
    return false;
  }

  public boolean onGenericMotionEvent(MotionEvent event) {
    return false;
  }

  public void onUserInteraction() {}

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    onUserInteraction();
    if (event.getKeyCode() == KeyEvent.KEYCODE_MENU && actionBar != null && actionBar.onMenuKeyEvent(event)) return true;
    if (window.superDispatchKeyEvent(event)) return true;
    View decor = window.peekDecorView();
    return event.dispatch(this, decor == null ? null : decor.getKeyDispatcherState(), this);
  }

  @Override
  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    onUserInteraction();
    return window.superDispatchKeyShortcutEvent(event) || onKeyShortcut(event.getKeyCode(), event);
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent ev) {
    if (ev.getAction() == MotionEvent.ACTION_DOWN) onUserInteraction();
    return window.superDispatchTouchEvent(ev) || onTouchEvent(ev);
  }

  @Override
  public boolean dispatchTrackballEvent(MotionEvent ev) {
    onUserInteraction();
    return window.superDispatchTrackballEvent(ev) || onTrackballEvent(ev);
  }

  @Override
  public boolean dispatchGenericMotionEvent(MotionEvent ev) {
    onUserInteraction();
    return window.superDispatchGenericMotionEvent(ev) || onGenericMotionEvent(ev);
  }

  @Override
  public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
    CharSequence title = getTitle();
    if (!TextUtils.isEmpty(title)) event.getText().add(title);
    return true;
  }

  @Override
  public void onWindowAttributesChanged(WindowManager.LayoutParams params) {
    if (windowAdded) windowManager.updateViewLayout(window.getDecorView(), params);
  }

  @Override
  public void onContentChanged() {}

  @Override
  public void onWindowFocusChanged(boolean hasFocus) {}

  @Override
  public void onAttachedToWindow() {}

  @Override
  public void onDetachedFromWindow() {}

  public boolean hasWindowFocus() {
    View decor = window.peekDecorView();
    return decor != null && decor.hasWindowFocus();
  }

  // ---- menus

  @Override
  public View onCreatePanelView(int featureId) {
    return null;
  }

  @Override
  public boolean onCreatePanelMenu(int featureId, Menu menu) {
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return false;
    boolean show = onCreateOptionsMenu(menu);
    return fragments.dispatchCreateMenu(menu, getMenuInflater()) || show;
  }

  @Override
  public boolean onPreparePanel(int featureId, View view, Menu menu) {
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return true;
    boolean show = onPrepareOptionsMenu(menu);
    return fragments.dispatchPrepareMenu(menu) || show;
  }

  @Override
  public boolean onMenuOpened(int featureId, Menu menu) {
    if (featureId == Window.FEATURE_ACTION_BAR) {
      initActionBar();
      if (actionBar != null) actionBar.dispatchMenuVisibilityChanged(true);
    }
    return true;
  }

  @Override
  public boolean onMenuItemSelected(int featureId, MenuItem item) {
    if (featureId == Window.FEATURE_CONTEXT_MENU) return onContextItemSelected(item) || fragments.dispatchContextItem(item);
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return false;
    if (onOptionsItemSelected(item) || fragments.dispatchMenuItem(item)) return true;
    if (item.getItemId() != android.R.id.home || actionBar == null) return false;
    if ((actionBar.getDisplayOptions() & ActionBar.DISPLAY_HOME_AS_UP) == 0) return false;
    Activity parent = self().getParent();
    return parent == null ? self().onNavigateUp() : parent.onNavigateUpFromChild(self());
  }

  @Override
  public void onPanelClosed(int featureId, Menu menu) {
    switch (featureId) {
      case Window.FEATURE_OPTIONS_PANEL:
        fragments.dispatchMenuClosed(menu);
        onOptionsMenuClosed(menu);
        break;
      case Window.FEATURE_CONTEXT_MENU:
        onContextMenuClosed(menu);
        break;
      case Window.FEATURE_ACTION_BAR:
        initActionBar();
        if (actionBar != null) actionBar.dispatchMenuVisibilityChanged(false);
        break;
      default:
        break;
    }
  }

  public void invalidateOptionsMenu() {
    if (!window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) return;
    if (actionBar == null || !actionBar.invalidateOptionsMenu()) window.invalidatePanelMenu(Window.FEATURE_OPTIONS_PANEL);
  }

  public boolean onCreateOptionsMenu(Menu menu) {
    return self().getParent() == null || self().getParent().onCreateOptionsMenu(menu);
  }

  public boolean onPrepareOptionsMenu(Menu menu) {
    return self().getParent() == null || self().getParent().onPrepareOptionsMenu(menu);
  }

  public boolean onOptionsItemSelected(MenuItem item) {
    return self().getParent() != null && self().getParent().onOptionsItemSelected(item);
  }

  public void onOptionsMenuClosed(Menu menu) {
    if (self().getParent() != null) self().getParent().onOptionsMenuClosed(menu);
  }

  public void openOptionsMenu() {
    if (!window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) return;
    if (actionBar == null || !actionBar.openOptionsMenu()) window.openPanel(Window.FEATURE_OPTIONS_PANEL, null);
  }

  public void closeOptionsMenu() {
    if (!window.hasFeature(Window.FEATURE_OPTIONS_PANEL)) return;
    if (actionBar == null || !actionBar.closeOptionsMenu()) window.closePanel(Window.FEATURE_OPTIONS_PANEL);
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

  public void closeContextMenu() {
    if (window.hasFeature(Window.FEATURE_CONTEXT_MENU)) window.closePanel(Window.FEATURE_CONTEXT_MENU);
  }

  public boolean onContextItemSelected(MenuItem item) {
    return self().getParent() != null && self().getParent().onContextItemSelected(item);
  }

  public void onContextMenuClosed(Menu menu) {
    if (self().getParent() != null) self().getParent().onContextMenuClosed(menu);
  }

  public boolean onNavigateUp() {
    return false;
  }

  // ---- action modes

  public ActionMode startActionMode(ActionMode.Callback callback) {
    return window.getDecorView().startActionMode(callback);
  }

  public ActionMode startActionMode(ActionMode.Callback callback, int type) {
    return window.getDecorView().startActionMode(callback, type);
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
  public void onActionModeStarted(ActionMode mode) {}

  @Override
  public void onActionModeFinished(ActionMode mode) {}
}
