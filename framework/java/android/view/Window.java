package android.view;

import android.app.Activity;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.pm.ActivityInfo;
import android.content.pm.AppManifest;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.media.session.MediaController;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.transition.Scene;
import android.transition.Transition;
import android.transition.TransitionManager;
import android.view.accessibility.AccessibilityEvent;
import android.window.BackCallbacks;
import android.window.OnBackInvokedDispatcher;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** A window: its looks, its contents, its menus. {@link PhoneWindow} is the one there is. */
public abstract class Window {
  private final Context context;
  private final WindowManager.LayoutParams attributes = new WindowManager.LayoutParams();
  private Window container;
  private WindowManager manager;
  private IBinder appToken;
  private Callback callback;
  private int features;
  private boolean hasChildren;
  private boolean active;
  private boolean closeOnTouchOutside;
  private boolean softInputModeSet;
  private boolean destroyed;

  private final List<OnFrameMetricsAvailableListener> frameListeners = new ArrayList<OnFrameMetricsAvailableListener>();
  private float desiredHdrHeadroom;
  private boolean frameRateBoostOnTouchEnabled = true;
  private boolean frameRatePowerSavingsBalanced = true;
  private boolean hideOverlayWindows;
  private int colorMode;
  private boolean preferMinimalPostProcessing;
  private boolean decorFitsSystemWindows;
  private boolean sustainedPerformanceMode;
  private float elevation;
  private boolean clipToOutline;
  private int backgroundBlurRadius;
  private int defaultWindowFormat;
  private MediaController mediaController;
  private int uiOptions;
  private int icon;
  private int logo;
  private TransitionManager transitionManager;
  private Transition enterTransition;
  private Transition returnTransition;
  private Transition exitTransition;
  private Transition reenterTransition;
  private Transition sharedElementEnterTransition;
  private Transition sharedElementReturnTransition;
  private Transition sharedElementExitTransition;
  private Transition sharedElementReenterTransition;
  private boolean allowEnterTransitionOverlap;
  private boolean allowReturnTransitionOverlap;
  private long transitionBackgroundFadeDuration;
  private boolean sharedElementsUseOverlay;
  private int navigationBarDividerColor;
  private boolean statusBarContrastEnforced;
  private boolean navigationBarContrastEnforced;
  private List<Rect> systemGestureExclusionRects;
  private BackCallbacks backCallbacks;
  public static final int FEATURE_OPTIONS_PANEL = 0;
  public static final int FEATURE_NO_TITLE = 1;
  public static final int FEATURE_PROGRESS = 2;
  public static final int FEATURE_LEFT_ICON = 3;
  public static final int FEATURE_RIGHT_ICON = 4;
  public static final int FEATURE_INDETERMINATE_PROGRESS = 5;
  public static final int FEATURE_CONTEXT_MENU = 6;
  public static final int FEATURE_CUSTOM_TITLE = 7;
  public static final int FEATURE_ACTION_BAR = 8;
  public static final int FEATURE_ACTION_BAR_OVERLAY = 9;
  public static final int FEATURE_ACTION_MODE_OVERLAY = 10;
  public static final int FEATURE_SWIPE_TO_DISMISS = 11;
  public static final int FEATURE_CONTENT_TRANSITIONS = 12;
  public static final int FEATURE_ACTIVITY_TRANSITIONS = 13;
  public static final int PROGRESS_VISIBILITY_ON = -1;
  public static final int PROGRESS_VISIBILITY_OFF = -2;
  public static final int PROGRESS_INDETERMINATE_ON = -3;
  public static final int PROGRESS_INDETERMINATE_OFF = -4;
  public static final int PROGRESS_START = 0;
  public static final int PROGRESS_END = 10000;
  public static final int PROGRESS_SECONDARY_START = 20000;
  public static final int PROGRESS_SECONDARY_END = 30000;
  public static final String STATUS_BAR_BACKGROUND_TRANSITION_NAME = "android:status:background";
  public static final String NAVIGATION_BAR_BACKGROUND_TRANSITION_NAME = "android:navigation:background";
  protected static final int DEFAULT_FEATURES = 65;
  public static final int ID_ANDROID_CONTENT = 16908290;
  public static final int DECOR_CAPTION_SHADE_AUTO = 0;
  public static final int DECOR_CAPTION_SHADE_LIGHT = 1;
  public static final int DECOR_CAPTION_SHADE_DARK = 2;

  public Window(Context context) {
    this.context = context;
    features = DEFAULT_FEATURES;
  }

  public final Context getContext() {
    return context;
  }

  public final TypedArray getWindowStyle() {
    return context.obtainStyledAttributes(new int[0]);
  }

  public void setContainer(Window container) {
    this.container = container;
    if (container == null) return;
    features |= 1 << FEATURE_NO_TITLE;
    container.hasChildren = true;
  }

  public final Window getContainer() {
    return container;
  }

  public final boolean hasChildren() {
    return hasChildren;
  }

  public void setWindowManager(WindowManager wm, IBinder appToken, String appName) {
    setWindowManager(wm, appToken, appName, false);
  }

  public void setWindowManager(WindowManager wm, IBinder appToken, String appName, boolean hardwareAccelerated) {
    this.appToken = appToken;
    WindowManager base = wm == null ? (WindowManager) context.getSystemService(Context.WINDOW_SERVICE) : wm;
    manager = ((WindowManagerImpl) base).createLocal(this);
  }

  public WindowManager getWindowManager() {
    return manager;
  }

  public void setCallback(Callback callback) {
    this.callback = callback;
  }

  public final Callback getCallback() {
    return callback;
  }

  public final void setHideOverlayWindows(boolean hide) {
    hideOverlayWindows = hide;
  }

  public abstract void takeSurface(SurfaceHolder.Callback2 callback2);

  public abstract void takeInputQueue(InputQueue.Callback callback);

  public abstract boolean isFloating();

  public void setLayout(int width, int height) {
    attributes.width = width;
    attributes.height = height;
    attributesChanged();
  }

  public void setGravity(int gravity) {
    attributes.gravity = gravity;
    attributesChanged();
  }

  public void setType(int type) {
    attributes.type = type;
    attributesChanged();
  }

  public void setFormat(int format) {
    attributes.format = format;
    attributesChanged();
  }

  public void setWindowAnimations(int resId) {
    attributes.windowAnimations = resId;
    attributesChanged();
  }

  public void setSoftInputMode(int mode) {
    attributes.softInputMode = mode;
    softInputModeSet = mode != WindowManager.LayoutParams.SOFT_INPUT_STATE_UNSPECIFIED;
    attributesChanged();
  }

  public void addFlags(int flags) {
    setFlags(flags, flags);
  }

  public void clearFlags(int flags) {
    setFlags(0, flags);
  }

  public void setFlags(int flags, int mask) {
    attributes.flags = attributes.flags & ~mask | flags & mask;
    attributesChanged();
  }

  public void setColorMode(int colorMode) {
    this.colorMode = colorMode;
  }

  public void setPreferMinimalPostProcessing(boolean isPreferred) {
    preferMinimalPostProcessing = isPreferred;
  }

  public int getColorMode() {
    return colorMode;
  }

  public boolean isWideColorGamut() {
    return false;
  }

  public void setDimAmount(float amount) {
    attributes.dimAmount = amount;
    attributesChanged();
  }

  public void setDecorFitsSystemWindows(boolean decorFitsSystemWindows) {
    this.decorFitsSystemWindows = decorFitsSystemWindows;
  }

  public void setAttributes(WindowManager.LayoutParams a) {
    attributes.copyFrom(a);
    attributesChanged();
  }

  public final WindowManager.LayoutParams getAttributes() {
    return attributes;
  }

  protected final int getForcedWindowFlags() {
    return 0;
  }

  protected final boolean hasSoftInputMode() {
    return softInputModeSet;
  }

  public void setSustainedPerformanceMode(boolean enable) {
    sustainedPerformanceMode = enable;
  }

  public boolean requestFeature(int featureId) {
    features |= 1 << featureId;
    return true;
  }

  public final void makeActive() {
    active = true;
    onActive();
  }

  public final boolean isActive() {
    return active;
  }

  public <T extends View> T findViewById(int id) {
    return getDecorView().findViewById(id);
  }

  public final <T extends View> T requireViewById(int id) {
    T view = findViewById(id);
    if (view == null) throw new IllegalArgumentException("ID does not reference a View inside this Window");
    return view;
  }

  public abstract void setContentView(int layoutResID);

  public abstract void setContentView(View view);

  public abstract void setContentView(View view, ViewGroup.LayoutParams params);

  public abstract void addContentView(View view, ViewGroup.LayoutParams params);

  public abstract View getCurrentFocus();

  public abstract LayoutInflater getLayoutInflater();

  public abstract void setTitle(CharSequence title);

  public abstract void setTitleColor(int textColor);

  public abstract void openPanel(int featureId, KeyEvent event);

  public abstract void closePanel(int featureId);

  public abstract void togglePanel(int featureId, KeyEvent event);

  public abstract void invalidatePanelMenu(int featureId);

  public abstract boolean performPanelShortcut(int featureId, int keyCode, KeyEvent event, int flags);

  public abstract boolean performPanelIdentifierAction(int featureId, int id, int flags);

  public abstract void closeAllPanels();

  public abstract boolean performContextMenuIdentifierAction(int id, int flags);

  public abstract void onConfigurationChanged(Configuration newConfig);

  public void setElevation(float elevation) {
    this.elevation = elevation;
  }

  public void setClipToOutline(boolean clipToOutline) {
    this.clipToOutline = clipToOutline;
  }

  public void setBackgroundDrawableResource(int resId) {
    setBackgroundDrawable(context.getDrawable(resId));
  }

  public abstract void setBackgroundDrawable(Drawable drawable);

  public void setBackgroundBlurRadius(int blurRadius) {
    backgroundBlurRadius = blurRadius;
  }

  public abstract void setFeatureDrawableResource(int featureId, int resId);

  public abstract void setFeatureDrawableUri(int featureId, Uri uri);

  public abstract void setFeatureDrawable(int featureId, Drawable drawable);

  public abstract void setFeatureDrawableAlpha(int featureId, int alpha);

  public abstract void setFeatureInt(int featureId, int value);

  public abstract void takeKeyEvents(boolean get);

  public abstract boolean superDispatchKeyEvent(KeyEvent event);

  public abstract boolean superDispatchKeyShortcutEvent(KeyEvent event);

  public abstract boolean superDispatchTouchEvent(MotionEvent event);

  public abstract boolean superDispatchTrackballEvent(MotionEvent event);

  public abstract boolean superDispatchGenericMotionEvent(MotionEvent event);

  public abstract View getDecorView();

  public abstract View peekDecorView();

  public abstract Bundle saveHierarchyState();

  public abstract void restoreHierarchyState(Bundle savedInstanceState);

  protected abstract void onActive();

  protected final int getFeatures() {
    return features;
  }

  public static int getDefaultFeatures(Context context) {
    return DEFAULT_FEATURES;
  }

  public boolean hasFeature(int feature) {
    return (features & 1 << feature) != 0;
  }

  protected final int getLocalFeatures() {
    return features;
  }

  protected void setDefaultWindowFormat(int format) {
    defaultWindowFormat = format;
  }

  public abstract void setChildDrawable(int featureId, Drawable drawable);

  public abstract void setChildInt(int featureId, int value);

  public abstract boolean isShortcutKey(int keyCode, KeyEvent event);

  public abstract void setVolumeControlStream(int streamType);

  public abstract int getVolumeControlStream();

  public void setMediaController(MediaController controller) {
    mediaController = controller;
  }

  public MediaController getMediaController() {
    return mediaController;
  }

  public void setUiOptions(int uiOptions) {
    this.uiOptions = uiOptions;
  }

  public void setUiOptions(int uiOptions, int mask) {
    this.uiOptions = this.uiOptions & ~mask | uiOptions & mask;
  }

  public void setIcon(int resId) {
    icon = resId;
  }

  public void setLogo(int resId) {
    logo = resId;
  }

  public void setLocalFocus(boolean hasFocus, boolean inTouchMode) {}

  public void injectInputEvent(InputEvent event) {}

  public TransitionManager getTransitionManager() {
    return transitionManager;
  }

  public void setTransitionManager(TransitionManager tm) {
    transitionManager = tm;
  }

  public Scene getContentScene() {
    return null;
  }

  public void setEnterTransition(Transition transition) {
    enterTransition = transition;
  }

  public void setReturnTransition(Transition transition) {
    returnTransition = transition;
  }

  public void setExitTransition(Transition transition) {
    exitTransition = transition;
  }

  public void setReenterTransition(Transition transition) {
    reenterTransition = transition;
  }

  public Transition getEnterTransition() {
    return enterTransition;
  }

  public Transition getReturnTransition() {
    return returnTransition;
  }

  public Transition getExitTransition() {
    return exitTransition;
  }

  public Transition getReenterTransition() {
    return reenterTransition;
  }

  public void setSharedElementEnterTransition(Transition transition) {
    sharedElementEnterTransition = transition;
  }

  public void setSharedElementReturnTransition(Transition transition) {
    sharedElementReturnTransition = transition;
  }

  public Transition getSharedElementEnterTransition() {
    return sharedElementEnterTransition;
  }

  public Transition getSharedElementReturnTransition() {
    return sharedElementReturnTransition;
  }

  public void setSharedElementExitTransition(Transition transition) {
    sharedElementExitTransition = transition;
  }

  public void setSharedElementReenterTransition(Transition transition) {
    sharedElementReenterTransition = transition;
  }

  public Transition getSharedElementExitTransition() {
    return sharedElementExitTransition;
  }

  public Transition getSharedElementReenterTransition() {
    return sharedElementReenterTransition;
  }

  public void setAllowEnterTransitionOverlap(boolean allow) {
    allowEnterTransitionOverlap = allow;
  }

  public boolean getAllowEnterTransitionOverlap() {
    return allowEnterTransitionOverlap;
  }

  public void setAllowReturnTransitionOverlap(boolean allow) {
    allowReturnTransitionOverlap = allow;
  }

  public boolean getAllowReturnTransitionOverlap() {
    return allowReturnTransitionOverlap;
  }

  public long getTransitionBackgroundFadeDuration() {
    return transitionBackgroundFadeDuration;
  }

  public void setTransitionBackgroundFadeDuration(long fadeDurationMillis) {
    transitionBackgroundFadeDuration = fadeDurationMillis;
  }

  public boolean getSharedElementsUseOverlay() {
    return sharedElementsUseOverlay;
  }

  public void setSharedElementsUseOverlay(boolean sharedElementsUseOverlay) {
    this.sharedElementsUseOverlay = sharedElementsUseOverlay;
  }

  public abstract int getStatusBarColor();

  public abstract void setStatusBarColor(int color);

  public abstract int getNavigationBarColor();

  public abstract void setNavigationBarColor(int color);

  public void setNavigationBarDividerColor(int dividerColor) {
    navigationBarDividerColor = dividerColor;
  }

  public int getNavigationBarDividerColor() {
    return navigationBarDividerColor;
  }

  public void setStatusBarContrastEnforced(boolean ensureContrast) {
    statusBarContrastEnforced = ensureContrast;
  }

  public boolean isStatusBarContrastEnforced() {
    return statusBarContrastEnforced;
  }

  public void setNavigationBarContrastEnforced(boolean enforceContrast) {
    navigationBarContrastEnforced = enforceContrast;
  }

  public boolean isNavigationBarContrastEnforced() {
    return navigationBarContrastEnforced;
  }

  public void setSystemGestureExclusionRects(List<Rect> rects) {
    systemGestureExclusionRects = rects;
  }

  public List<Rect> getSystemGestureExclusionRects() {
    return systemGestureExclusionRects;
  }

  public abstract void setDecorCaptionShade(int value);

  public abstract void setResizingCaptionDrawable(Drawable drawable);

  /** Who owns the window: input goes there first, and it makes the menus. */

  public interface Callback {
    boolean dispatchKeyEvent(KeyEvent event);

    boolean dispatchKeyShortcutEvent(KeyEvent event);

    boolean dispatchTouchEvent(MotionEvent event);

    boolean dispatchTrackballEvent(MotionEvent event);

    boolean dispatchGenericMotionEvent(MotionEvent event);

    boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event);

    View onCreatePanelView(int featureId);

    boolean onCreatePanelMenu(int featureId, Menu menu);

    boolean onPreparePanel(int featureId, View view, Menu menu);

    boolean onMenuOpened(int featureId, Menu menu);

    boolean onMenuItemSelected(int featureId, MenuItem item);

    void onWindowAttributesChanged(WindowManager.LayoutParams params);

    void onContentChanged();

    void onWindowFocusChanged(boolean hasFocus);

    void onAttachedToWindow();

    void onDetachedFromWindow();

    void onPanelClosed(int featureId, Menu menu);

    boolean onSearchRequested();

    boolean onSearchRequested(SearchEvent searchEvent);

    ActionMode onWindowStartingActionMode(ActionMode.Callback callback);

    ActionMode onWindowStartingActionMode(ActionMode.Callback callback, int type);

    void onActionModeStarted(ActionMode mode);

    void onActionModeFinished(ActionMode mode);

    default void onPointerCaptureChanged(boolean hasCapture) {}

    default void onProvideKeyboardShortcuts(List<KeyboardShortcutGroup> data, Menu menu, int deviceId) {}
  }

  /** Hears how long frames took. Drawing takes no time here: nothing is measured, and nobody hears. */
  public interface OnFrameMetricsAvailableListener {
    void onFrameMetricsAvailable(Window window, FrameMetrics frameMetrics, int dropCountSinceLastInvocation);
  }

  /** Hears where the caption of a free window lies; there are none. */
  public interface OnRestrictedCaptionAreaChangedListener {
    void onRestrictedCaptionAreaChanged(Rect rect);
  }

  public WindowInsetsController getInsetsController() {
    return null;
  }

  public final void addOnFrameMetricsAvailableListener(OnFrameMetricsAvailableListener listener, Handler handler) {
    if (getDecorView() == null) throw new IllegalStateException("can't observe a Window without an attached view");
    if (listener == null) throw new NullPointerException("listener cannot be null");
    frameListeners.add(listener);
  }

  public final void removeOnFrameMetricsAvailableListener(OnFrameMetricsAvailableListener listener) {
    if (!frameListeners.remove(listener)) {
      throw new IllegalArgumentException("attempt to remove OnFrameMetricsAvailableListener that was never added");
    }
  }

  public final void setRestrictedCaptionAreaListener(OnRestrictedCaptionAreaChangedListener listener) {
    Callbacks.register(this, "OnRestrictedCaptionAreaChangedListener", listener, false);
  }

  public float getDesiredHdrHeadroom() {
    return desiredHdrHeadroom;
  }

  public void setDesiredHdrHeadroom(float desiredHeadroom) {
    desiredHdrHeadroom = desiredHeadroom;
  }

  public boolean getFrameRateBoostOnTouchEnabled() {
    return frameRateBoostOnTouchEnabled;
  }

  public void setFrameRateBoostOnTouchEnabled(boolean enabled) {
    frameRateBoostOnTouchEnabled = enabled;
  }

  public boolean isFrameRatePowerSavingsBalanced() {
    return frameRatePowerSavingsBalanced;
  }

  public void setFrameRatePowerSavingsBalanced(boolean enabled) {
    frameRatePowerSavingsBalanced = enabled;
  }

  private void attributesChanged() {
    if (callback != null) callback.onWindowAttributesChanged(attributes);
  }

  /** The activity's. */
  @Unlisted
  public final IBinder getAppToken() {
    return appToken;
  }

  @Unlisted
  protected void removeFeature(int featureId) {
    features &= ~(1 << featureId);
  }

  @Unlisted
  public void setTheme(int resId) {}

  @Unlisted
  public void setCloseOnTouchOutside(boolean close) {
    closeOnTouchOutside = close;
  }

  /** A touch beside a window that does not fill the screen. */
  @Unlisted
  public boolean shouldCloseOnTouch(Context context, MotionEvent event) {
    if (!closeOnTouchOutside || peekDecorView() == null) return false;
    if (event.getAction() == MotionEvent.ACTION_OUTSIDE) return true;
    if (event.getAction() != MotionEvent.ACTION_DOWN) return false;
    View decor = getDecorView();
    int slop = ViewConfiguration.get(context).getScaledWindowTouchSlop();
    return !decor.pointInView(event.getX(), event.getY(), slop);
  }

  @Unlisted
  public final boolean isDestroyed() {
    return destroyed;
  }

  @Unlisted
  public final void destroy() {
    destroyed = true;
  }

  public OnBackInvokedDispatcher getOnBackInvokedDispatcher() {
    return backCallbacks();
  }

  /** Who hears of Back in this window. What the manifest says of the activity around it counts. */
  @Hidden
  public BackCallbacks backCallbacks() {
    if (backCallbacks == null) backCallbacks = new BackCallbacks(isBackEnabled(context));
    return backCallbacks;
  }

  private static boolean isBackEnabled(Context context) {
    while (context != null && !(context instanceof Activity)) {
      context = context instanceof ContextWrapper ? ((ContextWrapper) context).getBaseContext() : null;
    }
    ActivityInfo info = context == null ? null : AppManifest.get().activity(((Activity) context).getComponentName().getClassName());
    return info != null && info.backCallbacks;
  }
}
