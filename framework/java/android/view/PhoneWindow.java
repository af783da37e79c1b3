package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.SparseArray;
import antecede.Hidden;
import antecede.Named;

/** The window of activities and dialogs. */
@Hidden
public final class PhoneWindow extends Window implements MenuBuilder.Callback, BarView.Listener {
  private static final String VIEWS = "android:views";
  private static final String FOCUSED = "android:focusedViewId";
  private static final int[] STYLE = {android.R.attr.windowNoTitle, android.R.attr.windowIsFloating,
      android.R.attr.windowFullscreen,
      android.R.attr.windowActionBar, android.R.attr.windowActionModeOverlay, android.R.attr.windowActionBarOverlay};

  private final LayoutInflater inflater;
  private DecorView decor;
  private BarView bar;
  private Boolean wantsBar;
  private boolean floating;
  private boolean contentSet;
  private CharSequence title = "";
  private MenuBuilder options;
  private MenuPopup optionsPopup;
  private MenuPopup contextPopup;
  private ContextMenuBuilder contextMenu;
  private boolean menuRefreshPosted;
  private boolean menuKeyDown;
  private ActionModeImpl actionMode;
  private final MenuRefresh menuRefresh = new MenuRefresh(this);
  private int volumeStream = Integer.MIN_VALUE;
  private int statusBarColor;
  private int navigationBarColor;

  @Override
  public WindowInsetsController getInsetsController() {
    return getDecorView().getWindowInsetsController();
  }

  /** Makes the menu anew, at the next frame. */
  private static final class MenuRefresh extends Named {
    private final PhoneWindow window;

    MenuRefresh(PhoneWindow window) {
      super("options menu");
      this.window = window;
    }

    @Override
    public void run() {
      window.menuRefreshPosted = false;
      if (window.barHasMenu() || window.optionsPopup != null) window.prepareMenu();
    }
  }

  private static final class OptionsClosed implements MenuPopup.Listener {
    private final PhoneWindow window;

    OptionsClosed(PhoneWindow window) {
      this.window = window;
    }

    @Override
    public void onClosed(MenuPopup popup) {
      window.optionsClosed();
    }
  }

  /** The context menu is a dialog: that it is gone is said by a message. */
  private static final class ContextClosed implements MenuPopup.Listener, Runnable {
    private final PhoneWindow window;
    private final ContextMenuBuilder menu;

    ContextClosed(PhoneWindow window, ContextMenuBuilder menu) {
      this.window = window;
      this.menu = menu;
    }

    @Override
    public void onClosed(MenuPopup popup) {
      if (!window.decor.post(this)) run();
    }

    @Override
    public void run() {
      if (window.contextMenu == menu) window.contextMenu = null;
      Callback callback = window.getCallback();
      if (callback != null && !window.isDestroyed()) callback.onPanelClosed(FEATURE_CONTEXT_MENU, menu);
    }
  }

  private static final class ContextChosen implements MenuBuilder.Callback {
    private final PhoneWindow window;

    ContextChosen(PhoneWindow window) {
      this.window = window;
    }

    @Override
    public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
      Callback callback = window.getCallback();
      return callback != null && !window.isDestroyed() && callback.onMenuItemSelected(FEATURE_CONTEXT_MENU, item);
    }
  }

  public PhoneWindow(Context context) {
    super(context);
    inflater = LayoutInflater.from(context);
  }

  // Contents.

  private void install() {
    if (decor != null) return;
    TypedArray style = getContext().obtainStyledAttributes(STYLE);
    floating = style.getBoolean(1, false) || getAttributes().width == ViewGroup.LayoutParams.WRAP_CONTENT;
    boolean noTitle = style.getBoolean(0, false) || hasFeature(FEATURE_NO_TITLE);
    boolean modern = getContext().getApplicationInfo().targetSdkVersion >= 11;
    boolean action = style.getBoolean(3, modern && !noTitle && !floating) || hasFeature(FEATURE_ACTION_BAR);
    style.recycle();
    boolean has = wantsBar != null ? wantsBar : !noTitle && (action || !floating);
    if (floating) setLayout(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    decor = new DecorView(getContext(), this);
    if (!has) return;
    if (action || wantsBar != null) super.requestFeature(FEATURE_ACTION_BAR);
    makeBar();
    invalidatePanelMenu(FEATURE_ACTION_BAR);
  }

  /** Old windows show a title there, and the menu only when its key is pressed. */
  private boolean barHasMenu() {
    return bar != null && hasFeature(FEATURE_ACTION_BAR);
  }

  private void makeBar() {
    bar = new BarView(getContext());
    bar.setListener(this);
    bar.setTitle(title);
    decor.addBar(bar, true);
  }

  /** For who decides otherwise than the theme: before there are contents. */
  @Hidden
  public void setHasBar(boolean has) {
    wantsBar = has;
    if (decor == null || has == (bar != null)) return;
    if (has) {
      super.requestFeature(FEATURE_ACTION_BAR);
      makeBar();
      invalidatePanelMenu(FEATURE_ACTION_BAR);
    } else {
      decor.removeBar(bar);
      bar = null;
    }
  }

  /** The bar at the top, or null. */
  @Hidden
  public BarView getBar() {
    install();
    return bar;
  }

  @Override
  public boolean requestFeature(int featureId) {
    if (contentSet) throw new android.util.AndroidRuntimeException("requestFeature() must be called before adding content");
    if (featureId == FEATURE_ACTION_BAR && hasFeature(FEATURE_NO_TITLE)) return false;
    if (featureId == FEATURE_NO_TITLE && hasFeature(FEATURE_ACTION_BAR)) removeFeature(FEATURE_ACTION_BAR);
    return super.requestFeature(featureId);
  }

  @Override
  public void setContentView(int layoutResID) {
    clear();
    inflater.inflate(layoutResID, decor.getContent());
    contentChanged();
  }

  @Override
  public void setContentView(View view) {
    setContentView(view, new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
  }

  @Override
  public void setContentView(View view, ViewGroup.LayoutParams params) {
    clear();
    decor.getContent().addView(view, params);
    contentChanged();
  }

  @Override
  public void addContentView(View view, ViewGroup.LayoutParams params) {
    install();
    decor.getContent().addView(view, params);
    contentChanged();
  }

  private void clear() {
    if (decor == null) install();
    else decor.getContent().removeAllViews();
  }

  private void contentChanged() {
    contentSet = true;
    Callback callback = getCallback();
    if (callback != null && !isDestroyed()) callback.onContentChanged();
  }

  @Override
  public View getDecorView() {
    install();
    return decor;
  }

  @Override
  public View peekDecorView() {
    return decor;
  }

  @Override
  public View getCurrentFocus() {
    return decor == null ? null : decor.findFocus();
  }

  @Override
  public LayoutInflater getLayoutInflater() {
    return inflater;
  }

  @Override
  public boolean isFloating() {
    return floating;
  }

  @Hidden
  public void setFloating(boolean floating) {
    this.floating = floating;
  }

  @Override
  public void setTitle(CharSequence title) {
    this.title = title;
    getAttributes().setTitle(title);
    if (bar != null) bar.setTitle(title);
  }

  @Override
  public void setTitleColor(int textColor) {}

  // The options menu.

  @Override
  public void invalidatePanelMenu(int featureId) {
    if (featureId != FEATURE_OPTIONS_PANEL && featureId != FEATURE_ACTION_BAR) return;
    if (menuRefreshPosted || decor == null) return;
    menuRefreshPosted = true;
    decor.postOnAnimation(menuRefresh);
  }

  /** Has the owner fill the menu again and shows it in the bar. */
  private boolean prepareMenu() {
    Callback callback = getCallback();
    if (callback == null || isDestroyed()) return false;
    options = new MenuBuilder(getContext());
    options.setCallback(this);
    options.stopDispatchingItemsChanged();
    boolean wanted = callback.onCreatePanelMenu(FEATURE_OPTIONS_PANEL, options);
    if (wanted) wanted = callback.onPreparePanel(FEATURE_OPTIONS_PANEL, null, options);
    options.startDispatchingItemsChanged();
    if (!wanted) options = null;
    if (barHasMenu()) bar.setMenu(options);
    return wanted;
  }

  /** Before the menu is shown the owner may change it again. */
  private boolean refreshMenu() {
    if (options == null) return prepareMenu();
    Callback callback = getCallback();
    return callback != null && !isDestroyed() && callback.onPreparePanel(FEATURE_OPTIONS_PANEL, null, options);
  }

  /** Closes the view of an item that is open in the bar. */
  @Hidden
  public boolean collapseActionView() {
    for (int i = 0; options != null && i < options.itemCount(); i++) {
      if (options.itemAt(i).isActionViewExpanded()) return options.itemAt(i).collapseActionView();
    }
    return false;
  }

  @Override
  public void openPanel(int featureId, KeyEvent event) {
    if (featureId != FEATURE_OPTIONS_PANEL || optionsPopup != null || !refreshMenu()) return;
    Callback callback = getCallback();
    boolean agreed = callback.onMenuOpened(barHasMenu() ? FEATURE_ACTION_BAR : FEATURE_OPTIONS_PANEL, options);
    if (!agreed || options == null) return;
    optionsPopup = new MenuPopup(getContext(), decor.getWindowToken(), options, !barHasMenu(), new OptionsClosed(this));
    optionsPopup.at(barHasMenu() ? Gravity.TOP | Gravity.END : Gravity.BOTTOM | Gravity.CENTER_HORIZONTAL);
    optionsPopup.show();
  }

  private void optionsClosed() {
    optionsPopup = null;
    if (barHasMenu() && options != null) bar.setMenu(options);
    Callback callback = getCallback();
    if (callback == null || isDestroyed()) return;
    callback.onPanelClosed(barHasMenu() ? FEATURE_ACTION_BAR : FEATURE_OPTIONS_PANEL, options);
  }

  @Override
  public void closePanel(int featureId) {
    if (featureId == FEATURE_CONTEXT_MENU) {
      if (contextPopup != null) contextPopup.dismiss();
    } else if (optionsPopup != null) {
      optionsPopup.dismiss();
    }
  }

  @Override
  public void togglePanel(int featureId, KeyEvent event) {
    if (featureId == FEATURE_OPTIONS_PANEL && optionsPopup != null) closePanel(featureId);
    else openPanel(featureId, event);
  }

  @Override
  public void closeAllPanels() {
    closePanel(FEATURE_OPTIONS_PANEL);
    closePanel(FEATURE_CONTEXT_MENU);
  }

  @Override
  public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
    Callback callback = getCallback();
    return callback != null && !isDestroyed() && callback.onMenuItemSelected(FEATURE_OPTIONS_PANEL, item);
  }

  @Override
  public void onHome() {
    Callback callback = getCallback();
    if (callback == null || isDestroyed()) return;
    callback.onMenuItemSelected(FEATURE_OPTIONS_PANEL, new MenuItemImpl(new MenuBuilder(getContext()), 0, android.R.id.home, 0,
        title));
  }

  @Override
  public void onOverflow() {
    openPanel(FEATURE_OPTIONS_PANEL, null);
  }

  @Override
  public boolean performPanelShortcut(int featureId, int keyCode, KeyEvent event, int flags) {
    return refreshMenu() && options.performShortcut(keyCode, event, flags);
  }

  @Override
  public boolean performPanelIdentifierAction(int featureId, int id, int flags) {
    return refreshMenu() && options.performIdentifierAction(id, flags);
  }

  @Override
  public boolean isShortcutKey(int keyCode, KeyEvent event) {
    return options != null && options.isShortcutKey(keyCode, event);
  }

  // Context menus and action modes.

  boolean showContextMenu(View original) {
    contextMenu = new ContextMenuBuilder(getContext());
    contextMenu.setCallback(new ContextChosen(this));
    original.createContextMenu(contextMenu);
    if (contextMenu.itemCount() == 0) {
      contextMenu = null;
      return false;
    }
    contextPopup = new MenuPopup(getContext(), decor.getWindowToken(), contextMenu, true, new ContextClosed(this, contextMenu));
    contextPopup.show();
    return true;
  }

  @Override
  public boolean performContextMenuIdentifierAction(int id, int flags) {
    return contextMenu != null && contextMenu.performIdentifierAction(id, flags);
  }

  ActionMode startActionMode(ActionMode.Callback modeCallback, int type) {
    Callback callback = getCallback();
    if (callback != null && !isDestroyed()) {
      ActionMode own = type == ActionMode.TYPE_PRIMARY ? callback.onWindowStartingActionMode(modeCallback)
          : callback.onWindowStartingActionMode(modeCallback, type);
      if (own != null) return own;
    }
    return startActionMode(modeCallback);
  }

  /** Shows one, unless its callback does not want to. */
  @Hidden
  public ActionMode startActionMode(ActionMode.Callback modeCallback) {
    install();
    if (actionMode != null) actionMode.finish();
    ActionModeImpl mode = new ActionModeImpl(this, getContext(), modeCallback);
    if (!mode.create()) return null;
    actionMode = mode;
    decor.addBar(mode.getBar(), false);
    if (bar != null) bar.setVisibility(View.GONE);
    Callback callback = getCallback();
    if (callback != null && !isDestroyed()) callback.onActionModeStarted(mode);
    return mode;
  }

  void actionModeFinished(ActionModeImpl mode) {
    decor.removeBar(mode.getBar());
    if (actionMode == mode) actionMode = null;
    if (bar != null && actionMode == null) bar.setVisibility(View.VISIBLE);
    Callback callback = getCallback();
    if (callback != null && !isDestroyed()) callback.onActionModeFinished(mode);
  }

  boolean finishActionMode(KeyEvent event) {
    if (actionMode == null) return false;
    if (event.getAction() == KeyEvent.ACTION_UP) actionMode.finish();
    return true;
  }

  // Input.

  /** What nobody else wanted. */
  boolean onKey(KeyEvent event) {
    if (event.getKeyCode() != KeyEvent.KEYCODE_MENU) return false;
    if (event.getAction() == KeyEvent.ACTION_DOWN) {
      menuKeyDown = true;
      return true;
    }
    boolean toggle = menuKeyDown && !event.isCanceled();
    menuKeyDown = false;
    if (toggle) togglePanel(FEATURE_OPTIONS_PANEL, event);
    return true;
  }

  @Override
  public boolean superDispatchKeyEvent(KeyEvent event) {
    return decor.superDispatchKeyEvent(event);
  }

  @Override
  public boolean superDispatchKeyShortcutEvent(KeyEvent event) {
    return decor.superDispatchKeyShortcutEvent(event);
  }

  @Override
  public boolean superDispatchTouchEvent(MotionEvent event) {
    return decor.superDispatchTouchEvent(event);
  }

  @Override
  public boolean superDispatchTrackballEvent(MotionEvent event) {
    return decor.superDispatchTrackballEvent(event);
  }

  @Override
  public boolean superDispatchGenericMotionEvent(MotionEvent event) {
    return decor.superDispatchGenericMotionEvent(event);
  }

  @Override
  public void takeKeyEvents(boolean get) {
    getDecorView().setFocusable(get);
  }

  // State.

  @Override
  public Bundle saveHierarchyState() {
    Bundle state = new Bundle();
    if (decor == null) return state;
    SparseArray<Parcelable> views = new SparseArray<Parcelable>();
    decor.getContent().saveHierarchyState(views);
    state.putSparseParcelableArray(VIEWS, views);
    View focus = decor.getContent().findFocus();
    if (focus != null && focus.getId() != View.NO_ID) state.putInt(FOCUSED, focus.getId());
    return state;
  }

  @Override
  public void restoreHierarchyState(Bundle savedInstanceState) {
    if (decor == null) return;
    SparseArray<Parcelable> views = savedInstanceState.getSparseParcelableArray(VIEWS);
    if (views != null) decor.getContent().restoreHierarchyState(views);
    View focus = decor.getContent().findViewById(savedInstanceState.getInt(FOCUSED, View.NO_ID));
    if (focus != null) focus.requestFocus();
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {}

  @Override
  protected void onActive() {}

  // What only the picture shows.

  @Override
  public void takeSurface(SurfaceHolder.Callback2 callback) {}

  @Override
  public void takeInputQueue(InputQueue.Callback callback) {}

  @Override
  public void setBackgroundDrawable(Drawable drawable) {
    getDecorView().setBackground(drawable);
  }

  @Override
  public void setFeatureDrawableResource(int featureId, int resId) {}

  @Override
  public void setFeatureDrawableUri(int featureId, Uri uri) {}

  @Override
  public void setFeatureDrawable(int featureId, Drawable drawable) {}

  @Override
  public void setFeatureDrawableAlpha(int featureId, int alpha) {}

  /** A layout for the title, from those who asked for it; the rest are progress bars. */
  @Override
  public void setFeatureInt(int featureId, int value) {
    if (featureId != FEATURE_CUSTOM_TITLE || getBar() == null) return;
    bar.setTitleShown(false);
    bar.setCustomView(inflater.inflate(value, bar, false));
  }

  @Override
  public void setChildDrawable(int featureId, Drawable drawable) {}

  @Override
  public void setChildInt(int featureId, int value) {}

  @Override
  public void setVolumeControlStream(int streamType) {
    volumeStream = streamType;
  }

  @Override
  public int getVolumeControlStream() {
    return volumeStream;
  }

  @Override
  public int getStatusBarColor() {
    return statusBarColor;
  }

  @Override
  public void setStatusBarColor(int color) {
    statusBarColor = color;
  }

  @Override
  public int getNavigationBarColor() {
    return navigationBarColor;
  }

  @Override
  public void setNavigationBarColor(int color) {
    navigationBarColor = color;
  }

  @Override
  public void setDecorCaptionShade(int decorCaptionShade) {}

  @Override
  public void setResizingCaptionDrawable(Drawable drawable) {}
}
