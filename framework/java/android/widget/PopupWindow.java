package android.widget;

import android.content.Context;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.IBinder;
import android.transition.Transition;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import antecede.Callbacks;
import java.lang.ref.WeakReference;

/** A window over the app's. Its listener hears within dismiss. */
public class PopupWindow {
  public static final int INPUT_METHOD_FROM_FOCUSABLE = 0, INPUT_METHOD_NEEDED = 1, INPUT_METHOD_NOT_NEEDED = 2;

  private Context context;
  private WindowManager windowManager;
  private View contentView;
  private Decor decor;
  private WeakReference<View> anchor;
  private int width = ViewGroup.LayoutParams.WRAP_CONTENT, height = ViewGroup.LayoutParams.WRAP_CONTENT;
  private boolean focusable;
  private boolean outsideTouchable;
  private boolean touchable = true;
  private Drawable background;
  private OnDismissListener dismissListener;
  private View.OnTouchListener touchInterceptor;
  private int softInputMode;
  private int anchorX, anchorY;
  private boolean modal;

  /** Hears that it is gone. */
  public interface OnDismissListener {
    void onDismiss();
  }

  /** The root of the window: touches outside and the back key close it. */
  private final class Decor extends FrameLayout {
    Decor(Context context) { super(context); }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
      if (event.getKeyCode() != KeyEvent.KEYCODE_BACK) return super.dispatchKeyEvent(event);
      if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) dismiss();
      return true;
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent ev) {
      if (touchInterceptor != null) {
        Callbacks.invoke(PopupWindow.this, "OnTouchListener", touchInterceptor);
        if (touchInterceptor.onTouch(this, ev)) return true;
      }
      return super.dispatchTouchEvent(ev);
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
      boolean outside = event.getAction() == MotionEvent.ACTION_OUTSIDE || event.getAction() == MotionEvent.ACTION_DOWN
          && (event.getX() < 0 || event.getX() >= getWidth() || event.getY() < 0 || event.getY() >= getHeight());
      if (!outside) return super.onTouchEvent(event);
      dismiss();
      return true;
    }
  }

  public PopupWindow(Context context) { this(context, null); }

  public PopupWindow(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.popupWindowStyle); }

  public PopupWindow(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public PopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    this.context = context;
    windowManager = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
  }

  public PopupWindow() { this(null, 0, 0); }

  public PopupWindow(View contentView) { this(contentView, 0, 0); }

  public PopupWindow(int width, int height) { this(null, width, height); }

  public PopupWindow(View contentView, int width, int height) { this(contentView, width, height, false); }

  public PopupWindow(View contentView, int width, int height, boolean focusable) {
    if (contentView != null) {
      context = contentView.getContext();
      windowManager = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
    }
    setContentView(contentView);
    this.width = width;
    this.height = height;
    this.focusable = focusable;
  }

  public View getContentView() { return contentView; }

  public void setContentView(View contentView) {
    if (isShowing()) return;
    this.contentView = contentView;
    if (context == null && contentView != null) context = contentView.getContext();
    if (windowManager == null && contentView != null) {
      windowManager = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
    }
  }

  public void setTouchInterceptor(View.OnTouchListener l) {
    if (l == null) Callbacks.unregister(this, "OnTouchListener", null);
    else Callbacks.observe(this, "OnTouchListener", l, false);
    touchInterceptor = l;
  }

  public boolean isShowing() { return decor != null; }

  public void showAtLocation(View parent, int gravity, int x, int y) {
    if (isShowing() || contentView == null) return;
    anchor = null;
    show(parent.getWindowToken(), gravity, x, y);
  }

  public void showAsDropDown(View anchor) { showAsDropDown(anchor, 0, 0); }

  public void showAsDropDown(View anchor, int xoff, int yoff) { showAsDropDown(anchor, xoff, yoff, Gravity.TOP | Gravity.START); }

  public void showAsDropDown(View anchor, int xoff, int yoff, int gravity) {
    if (isShowing() || contentView == null) return;
    this.anchor = new WeakReference<View>(anchor);
    anchorX = xoff;
    anchorY = yoff;
    int[] at = new int[2];
    anchor.getLocationOnScreen(at);
    show(anchor.getWindowToken(), Gravity.TOP | Gravity.START, at[0] + xoff, at[1] + anchor.getHeight() + yoff);
  }

  private void show(IBinder token, int gravity, int x, int y) {
    decor = new Decor(context);
    decor.setFocusableInTouchMode(true);
    if (background != null) decor.setBackground(background);
    decor.addView(contentView, new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
        height == ViewGroup.LayoutParams.WRAP_CONTENT
        ? ViewGroup.LayoutParams.WRAP_CONTENT : ViewGroup.LayoutParams.MATCH_PARENT));
    windowManager.addView(decor, params(token, gravity, x, y));
  }

  private WindowManager.LayoutParams params(IBinder token, int gravity, int x, int y) {
    WindowManager.LayoutParams params = new WindowManager.LayoutParams();
    params.type = windowLayoutType;
    params.token = token;
    params.gravity = gravity == Gravity.NO_GRAVITY ? Gravity.TOP | Gravity.START : gravity;
    params.x = x;
    params.y = y;
    params.width = width == 0 ? ViewGroup.LayoutParams.WRAP_CONTENT : width;
    params.height = height == 0 ? ViewGroup.LayoutParams.WRAP_CONTENT : height;
    params.softInputMode = softInputMode;
    params.flags = (focusable ? 0 : WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE)
        | (touchable ? 0 : WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE)
        | (outsideTouchable || background != null ? WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH : 0)
        | (focusable && !modal ? 0 : WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL);
    params.setTitle("PopupWindow:" + Integer.toHexString(hashCode()));
    return params;
  }

  private int windowLayoutType = WindowManager.LayoutParams.TYPE_APPLICATION_PANEL;

  public void setWindowLayoutType(int layoutType) { windowLayoutType = layoutType; }

  public int getWindowLayoutType() { return windowLayoutType; }

  public void dismiss() {
    if (!isShowing()) return;
    Decor old = decor;
    decor = null;
    // The window that it was shown over may have taken it along.
    if (old.getParent() != null) windowManager.removeViewImmediate(old);
    old.removeView(contentView);
    anchor = null;
    if (dismissListener == null) return;
    Callbacks.invoke(this, "OnDismissListener", dismissListener);
    dismissListener.onDismiss();
  }

  public void setOnDismissListener(OnDismissListener onDismissListener) {
    if (onDismissListener == null) Callbacks.unregister(this, "OnDismissListener", null);
    else Callbacks.observe(this, "OnDismissListener", onDismissListener, false);
    dismissListener = onDismissListener;
  }

  public void update() {
    if (isShowing() && contentView != null) windowManager.updateViewLayout(decor, decor.getLayoutParams());
  }

  public void update(int width, int height) {
    if (!isShowing()) return;
    WindowManager.LayoutParams params = (WindowManager.LayoutParams) decor.getLayoutParams();
    update(params.x, params.y, width, height, false);
  }

  public void update(int x, int y, int width, int height) { update(x, y, width, height, false); }

  public void update(int x, int y, int width, int height, boolean force) {
    if (width >= 0) this.width = width;
    if (height >= 0) this.height = height;
    if (!isShowing() || contentView == null) return;
    WindowManager.LayoutParams params = (WindowManager.LayoutParams) decor.getLayoutParams();
    params.x = x;
    params.y = y;
    if (width != -1) params.width = width;
    if (height != -1) params.height = height;
    windowManager.updateViewLayout(decor, params);
  }

  public void update(View anchor, int width, int height) { update(anchor, anchorX, anchorY, width, height); }

  public void update(View anchor, int xoff, int yoff, int width, int height) {
    int[] at = new int[2];
    anchor.getLocationOnScreen(at);
    update(at[0] + xoff, at[1] + anchor.getHeight() + yoff, width, height);
  }

  public int getMaxAvailableHeight(View anchor) { return getMaxAvailableHeight(anchor, 0); }

  public int getMaxAvailableHeight(View anchor, int yOffset) { return getMaxAvailableHeight(anchor, yOffset, false); }

  public int getMaxAvailableHeight(View anchor, int yOffset, boolean ignoreBottomDecorations) {
    int[] at = new int[2];
    anchor.getLocationOnScreen(at);
    int screen = anchor.getResources().getDisplayMetrics().heightPixels;
    return Math.max(at[1], screen - at[1] - anchor.getHeight() - yOffset);
  }

  public Drawable getBackground() { return background; }

  public void setBackgroundDrawable(Drawable background) { this.background = background; }

  public boolean isFocusable() { return focusable; }

  public void setFocusable(boolean focusable) { this.focusable = focusable; }

  public boolean isTouchable() { return touchable; }

  public void setTouchable(boolean touchable) { this.touchable = touchable; }

  public boolean isOutsideTouchable() { return outsideTouchable; }

  public void setOutsideTouchable(boolean touchable) { outsideTouchable = touchable; }

  public void setTouchModal(boolean touchModal) { modal = touchModal; }

  public boolean isTouchModal() { return modal; }

  public void setSoftInputMode(int mode) { softInputMode = mode; }

  public int getSoftInputMode() { return softInputMode; }

  public int getHeight() { return height; }

  public void setHeight(int height) { this.height = height; }

  public int getWidth() { return width; }

  public void setWidth(int width) { this.width = width; }

  public void setWindowLayoutMode(int widthSpec, int heightSpec) {
    width = widthSpec;
    height = heightSpec;
  }

  public boolean isAboveAnchor() { return false; }

  private int animationStyle;
  private boolean attachedInDecor;
  private boolean clippingEnabled;
  private float elevation;
  private Transition enterTransition;
  private Transition exitTransition;
  private int inputMethodMode;
  private boolean overlapAnchor;
  private boolean splitTouchEnabled;

  public void setAnimationStyle(int animationStyle) { this.animationStyle = animationStyle; }
  public int getAnimationStyle() { return animationStyle; }

  public void setAttachedInDecor(boolean attachedInDecor) { this.attachedInDecor = attachedInDecor; }
  public boolean isAttachedInDecor() { return attachedInDecor; }

  public void setClippingEnabled(boolean clippingEnabled) { this.clippingEnabled = clippingEnabled; }
  public boolean isClippingEnabled() { return clippingEnabled; }

  public void setElevation(float elevation) { this.elevation = elevation; }
  public float getElevation() { return elevation; }

  public void setEnterTransition(Transition enterTransition) { this.enterTransition = enterTransition; }
  public Transition getEnterTransition() { return enterTransition; }

  public void setExitTransition(Transition exitTransition) { this.exitTransition = exitTransition; }
  public Transition getExitTransition() { return exitTransition; }

  public void setIgnoreCheekPress() {}

  public void setInputMethodMode(int inputMethodMode) { this.inputMethodMode = inputMethodMode; }
  public int getInputMethodMode() { return inputMethodMode; }

  public void setOverlapAnchor(boolean overlapAnchor) { this.overlapAnchor = overlapAnchor; }
  public boolean getOverlapAnchor() { return overlapAnchor; }

  public void setSplitTouchEnabled(boolean splitTouchEnabled) { this.splitTouchEnabled = splitTouchEnabled; }
  public boolean isSplitTouchEnabled() { return splitTouchEnabled; }

  // What only keeps a value.

  private Rect epicenterBounds;
  private boolean clippedToScreen;
  private boolean laidOutInScreen;
  private boolean isClippedToScreen;
  private boolean isLaidOutInScreen;

  public Rect getEpicenterBounds() {
    return epicenterBounds;
  }

  public boolean isClippedToScreen() {
    return clippedToScreen;
  }

  public boolean isLaidOutInScreen() {
    return laidOutInScreen;
  }

  public void setEpicenterBounds(Rect epicenterBounds) {
    this.epicenterBounds = epicenterBounds;
  }

  public void setIsClippedToScreen(boolean isClippedToScreen) {
    this.isClippedToScreen = isClippedToScreen;
  }

  public void setIsLaidOutInScreen(boolean isLaidOutInScreen) {
    this.isLaidOutInScreen = isLaidOutInScreen;
  }
}
