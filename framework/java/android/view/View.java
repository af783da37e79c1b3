package android.view;

import android.animation.StateListAnimator;
import android.content.ClipData;
import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Point;
import android.graphics.Rect;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.FloatProperty;
import android.util.Property;
import android.util.SparseArray;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityEventSource;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import android.view.animation.Animation;
import android.view.animation.Transformation;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.window.OnBackInvokedDispatcher;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Engine;
import antecede.Hidden;
import antecede.Layouts;
import antecede.Observable;
import antecede.Unlisted;
import antecede.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A rectangle on the screen that hears of input. Layout and dispatch of events are those of the platform; nothing is painted, but
 * onDraw is
 * called for what was invalidated. What only keeps a value is in {@link ViewProperties}, how touches become clicks in {@link
 * ViewTouch}.
 */
public class View extends ViewProperties implements Drawable.Callback, KeyEvent.Callback, AccessibilityEventSource {
  public static final Property<View, Float> ALPHA = ViewProperty.make("alpha");
  public static final Property<View, Float> TRANSLATION_X = ViewProperty.make("translationX");
  public static final Property<View, Float> TRANSLATION_Y = ViewProperty.make("translationY");
  public static final Property<View, Float> TRANSLATION_Z = ViewProperty.make("translationZ");
  public static final Property<View, Float> X = ViewProperty.make("x");
  public static final Property<View, Float> Y = ViewProperty.make("y");
  public static final Property<View, Float> Z = ViewProperty.make("z");
  public static final Property<View, Float> ROTATION = ViewProperty.make("rotation");
  public static final Property<View, Float> ROTATION_X = ViewProperty.make("rotationX");
  public static final Property<View, Float> ROTATION_Y = ViewProperty.make("rotationY");
  public static final Property<View, Float> SCALE_X = ViewProperty.make("scaleX");
  public static final Property<View, Float> SCALE_Y = ViewProperty.make("scaleY");

  private static int nextId = 1;

  @Unlisted protected final Context mContext;
  private final ViewTouch touch = new ViewTouch(this);
  private int id = NO_ID;
  @Observable private Object tag;
  private SparseArray<Object> keyedTags;

  @Observable private int visibility = VISIBLE;
  /** The same, for the framework's own walks over the tree. */
  int shown = VISIBLE;
  @Observable private boolean enabled = true;
  private boolean able = true;
  @Observable private boolean selected;
  @Observable private boolean activated;
  private boolean clickable;
  private boolean longClickable;
  private boolean contextClickable;
  private int focusable = FOCUSABLE_AUTO;
  private boolean focusableInTouchMode;
  boolean focused;
  private boolean pressed;
  private boolean hovered;
  boolean skipsDraw;

  ViewParent parent;
  AttachInfo attachInfo;
  private int attachCount;
  private ViewTreeObserver floating;
  private RunQueue waiting;
  ViewGroup.LayoutParams layoutParams;
  private KeyEvent.DispatcherState keys;

  @Unlisted protected int mLeft;
  @Unlisted protected int mTop;
  @Unlisted protected int mRight;
  @Unlisted protected int mBottom;
  @Unlisted protected int mScrollX;
  @Unlisted protected int mScrollY;
  @Unlisted protected int mPaddingLeft;
  @Unlisted protected int mPaddingTop;
  @Unlisted protected int mPaddingRight;
  @Unlisted protected int mPaddingBottom;
  private int minimumWidth;
  private int minimumHeight;
  private int measuredWidth;
  private int measuredHeight;
  private int lastWidthSpec = Integer.MIN_VALUE;
  private int lastHeightSpec = Integer.MIN_VALUE;
  private boolean measured;
  boolean layoutRequested;
  private boolean layoutNeeded;
  private boolean laidOut;
  boolean dirty = true;
  boolean dirtyBelow = true;
  private boolean wasShown;
  private int transientStates;

  private WindowInsetsAnimation.Callback insetsAnimation;
  private Drawable background;
  private Drawable foreground;
  private int[] drawableState;
  private Animation animation;
  private ViewPropertyAnimator animator;
  private ViewOverlay overlay;
  private TouchDelegate touchDelegate;
  private AccessibilityDelegate accessibilityDelegate;

  OnClickListener onClick;
  OnLongClickListener onLongClick;
  private OnContextClickListener onContextClick;
  OnTouchListener onTouch;
  private OnKeyListener onKey;
  private OnFocusChangeListener onFocusChange;
  private OnCreateContextMenuListener onCreateContextMenu;
  private OnGenericMotionListener onGenericMotion;
  private OnHoverListener onHover;
  private OnDragListener onDrag;
  private OnScrollChangeListener onScrollChange;
  private OnSystemUiVisibilityChangeListener onSystemUiVisibilityChange;
  private OnApplyWindowInsetsListener onApplyWindowInsets;
  private OnCapturedPointerListener onCapturedPointer;
  private Bag<OnLayoutChangeListener> onLayoutChange;
  private Bag<OnAttachStateChangeListener> onAttachStateChange;
  private Bag<OnUnhandledKeyEventListener> onUnhandledKeyEvent;

  public View(Context context) {
    mContext = context;
  }

  public View(Context context, AttributeSet attrs) {
    this(context, attrs, 0, 0);
  }

  public View(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public View(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    mContext = context;
    ViewAttributes.read(this, context, attrs, defStyleAttr, defStyleRes);
  }

  // What the constructor reads of a layout file is set without the setters, as on the platform: classes that override one of
  // these have not run a line of their own constructor yet, and their fields are null.

  final void initId(int id) {
    this.id = id;
  }

  final void initTag(Object tag) {
    this.tag = tag;
  }

  final void initVisibility(int visibility) {
    this.visibility = visibility;
    shown = visibility;
  }

  final void initClickable(boolean clickable) {
    this.clickable = clickable;
  }

  final void initLongClickable(boolean longClickable) {
    this.longClickable = longClickable;
  }

  final void initContextClickable(boolean contextClickable) {
    this.contextClickable = contextClickable;
  }

  final void initFocusable(boolean focusable) {
    this.focusable = focusable ? FOCUSABLE : NOT_FOCUSABLE;
    if (!focusable) focusableInTouchMode = false;
  }

  final void initFocusableInTouchMode(boolean focusableInTouchMode) {
    this.focusableInTouchMode = focusableInTouchMode;
    if (focusableInTouchMode) focusable = FOCUSABLE;
  }

  final void initMinimumSize(int width, int height) {
    if (width >= 0) minimumWidth = width;
    if (height >= 0) minimumHeight = height;
  }

  final void initPadding(int left, int top, int right, int bottom) {
    mPaddingLeft = left;
    mPaddingTop = top;
    mPaddingRight = right;
    mPaddingBottom = bottom;
  }

  public static View inflate(Context context, int resource, ViewGroup root) {
    return LayoutInflater.from(context).inflate(resource, root);
  }

  /** Numbers that resources do not have. */
  /** To an analysis, a number that no resource has. */
  @Hidden public static final int GENERATED = 0x00FFFFFF;

  public static int generateViewId() {
    return nextId++ & 0x00FFFFFF;
  }

  // What it is.

  public final Context getContext() {
    return mContext;
  }

  public Resources getResources() {
    return mContext == null ? null : mContext.getResources();
  }

  public boolean isDirty() {
    return dirty || dirtyBelow;
  }

  public int getId() {
    return id;
  }

  public void setId(int id) {
    identify(id);
  }

  /** {@link #setId}, of views of the framework's own: part of the caller, so that an analysis tells their ids apart. */
  @Hidden
  public final void identify(int id) {
    this.id = id;
    Layouts.name(this, id);
  }

  public Object getTag() {
    return tag;
  }

  public void setTag(Object tag) {
    this.tag = tag;
  }

  public Object getTag(int key) {
    return keyedTags == null ? null : keyedTags.get(key);
  }

  public void setTag(int key, Object tag) {
    if (key >>> 24 < 2) {
      throw new IllegalArgumentException("The key must be an application-specific resource id.");
    }
    if (keyedTags == null) keyedTags = new SparseArray<Object>(2);
    keyedTags.put(key, tag);
  }

  @SuppressWarnings("unchecked")
  public final <T extends View> T findViewById(int id) {
    return id == NO_ID ? null : (T) Layouts.find(this, id, search(id));
  }

  @Concrete
  private View search(int wanted) {
    return findTraversal(wanted);
  }

  public final <T extends View> T requireViewById(int id) {
    T view = findViewById(id);
    if (view == null) throw new IllegalArgumentException("ID does not reference a View inside this View");
    return view;
  }

  @SuppressWarnings("unchecked")
  public final <T extends View> T findViewWithTag(Object tag) {
    return tag == null ? null : (T) findTagged(tag);
  }

  View findTraversal(int wanted) {
    return id == wanted ? this : null;
  }

  View findTagged(Object wanted) {
    return wanted.equals(tag) ? this : null;
  }

  public void findViewsWithText(ArrayList<View> outViews, CharSequence searched, int flags) {
    CharSequence description = getContentDescription();
    if ((flags & FIND_VIEWS_WITH_CONTENT_DESCRIPTION) == 0 || searched == null || description == null) return;
    if (searched.length() > 0 && description.toString().toLowerCase().contains(searched.toString().toLowerCase())) {
      outViews.add(this);
    }
  }

  @Override
  public String toString() {
    return getClass().getName() + "{" + Integer.toHexString(System.identityHashCode(this)) + " " + mLeft + "," + mTop + "-"
        + mRight
        + ","
        + mBottom + (id == NO_ID ? "" : " #" + Integer.toHexString(id)) + "}";
  }

  // Where it stands in the tree.

  public final ViewParent getParent() {
    return parent;
  }

  void assignParent(ViewParent parent) {
    if (this.parent != null && parent != null) {
      throw new RuntimeException("view " + this + " being added, but it already has a parent");
    }
    this.parent = parent;
  }

  /** Null: the view is not in the window of an activity or dialog. */
  public final OnBackInvokedDispatcher findOnBackInvokedDispatcher() {
    View root = attachInfo == null ? null : getRootView();
    return root instanceof DecorView ? ((DecorView) root).getWindow().getOnBackInvokedDispatcher() : null;
  }

  public View getRootView() {
    if (attachInfo != null) return attachInfo.rootView;
    View root = this;
    while (root.parent instanceof View) root = (View) root.parent;
    return root;
  }

  public ViewGroup.LayoutParams getLayoutParams() {
    return layoutParams;
  }

  public void setLayoutParams(ViewGroup.LayoutParams params) {
    if (params == null) throw new NullPointerException("Layout parameters cannot be null");
    layoutParams = params;
    params.resolveLayoutDirection(getLayoutDirection());
    if (parent instanceof ViewGroup) ((ViewGroup) parent).onSetLayoutParams(this, params);
    requestLayout();
  }

  public boolean isAttachedToWindow() {
    return attachInfo != null;
  }

  protected int getWindowAttachCount() {
    return attachCount;
  }

  public IBinder getWindowToken() {
    return attachInfo == null ? null : attachInfo.token;
  }

  public IBinder getApplicationWindowToken() {
    return getWindowToken();
  }

  public Display getDisplay() {
    return attachInfo == null ? null : Display.main();
  }

  /** The window it is in, or null. */
  @Hidden
  public final ViewRoot getViewRoot() {
    return attachInfo == null ? null : attachInfo.root;
  }

  public ViewTreeObserver getViewTreeObserver() {
    if (attachInfo != null) return attachInfo.observer;
    if (floating == null) floating = new ViewTreeObserver();
    return floating;
  }

  void dispatchAttachedToWindow(AttachInfo info, int visibility) {
    attachInfo = info;
    attachCount++;
    if (floating != null) {
      info.observer.merge(floating);
      floating = null;
    }
    if (waiting != null) {
      waiting.execute(info.handler);
      waiting = null;
    }
    onAttachedToWindow();
    tellAttached(true);
    int windowVisibility = info.windowVisibility;
    if (windowVisibility != GONE) {
      onWindowVisibilityChanged(windowVisibility);
      if (isShown()) aggregate(windowVisibility == VISIBLE);
    }
    onVisibilityChanged(this, visibility | shown);
    refreshDrawableState();
  }

  void dispatchDetachedFromWindow() {
    if (attachInfo == null) return;
    if (attachInfo.windowVisibility != GONE) {
      onWindowVisibilityChanged(GONE);
      if (isShown()) aggregate(false);
    }
    onDetachedFromWindow();
    touch.detached();
    if (animation != null) animation.detach();
    tellAttached(false);
    attachInfo = null;
  }

  private void tellAttached(boolean attached) {
    if (onAttachStateChange == null) return;
    Bag<OnAttachStateChangeListener> listeners = onAttachStateChange.copy();
    for (int i = 0; i < listeners.size(); i++) {
      OnAttachStateChangeListener listener = listeners.get(i);
      Callbacks.invoke(this, "OnAttachStateChangeListener", listener);
      if (attached) listener.onViewAttachedToWindow(this);
      else listener.onViewDetachedFromWindow(this);
    }
  }

  protected void onAttachedToWindow() {}

  protected void onDetachedFromWindow() {}

  public void addOnAttachStateChangeListener(OnAttachStateChangeListener listener) {
    Callbacks.register(this, "OnAttachStateChangeListener", listener, true, "tellAttached");
    if (onAttachStateChange == null) onAttachStateChange = new Bag<OnAttachStateChangeListener>();
    onAttachStateChange.add(listener);
  }

  public void removeOnAttachStateChangeListener(OnAttachStateChangeListener listener) {
    if (onAttachStateChange != null && onAttachStateChange.remove(listener)) Callbacks.unregister(this,
        "OnAttachStateChangeListener", listener);
  }

  protected void onFinishInflate() {}

  public void bringToFront() {
    if (parent != null) parent.bringChildToFront(this);
  }

  // Work for later.

  public Handler getHandler() {
    return attachInfo == null ? null : attachInfo.handler;
  }

  private RunQueue queue() {
    if (waiting == null) waiting = new RunQueue();
    return waiting;
  }

  /** A view that is in no window keeps it until it is in one. */
  public boolean post(Runnable action) {
    if (Engine.isAbstract()) return passOn(action, 0);
    AttachInfo info = attachInfo;
    if (info != null) return info.handler.post(action);
    queue().postDelayed(action, 0);
    return true;
  }

  /** What an analysis sees of a post: whether the view is in a window decides when it comes into the queue, and that is left open. */
  private boolean passOn(Runnable action, long delayMillis) {
    World.passOn(Looper.getMainLooper().getEvents(), this, action, delayMillis);
    return true;
  }

  public boolean postDelayed(Runnable action, long delayMillis) {
    if (Engine.isAbstract()) return passOn(action, delayMillis);
    AttachInfo info = attachInfo;
    if (info != null) return info.handler.postDelayed(action, delayMillis);
    queue().postDelayed(action, delayMillis);
    return true;
  }

  public void postOnAnimation(Runnable action) {
    postOnAnimationDelayed(action, 0);
  }

  public void postOnAnimationDelayed(Runnable action, long delayMillis) {
    AttachInfo info = attachInfo;
    if (Engine.isAbstract()) {
      World.mayRun(Looper.getMainLooper().getEvents(), action, false);  // With a frame, or as a message.
    } else if (info != null) {
      info.root.choreographer.postCallbackDelayed(Choreographer.CALLBACK_ANIMATION, action, null, delayMillis);
    } else {
      queue().postDelayed(action, delayMillis);
    }
  }

  public boolean removeCallbacks(Runnable action) {
    if (action == null) return true;
    if (Engine.isAbstract()) {
      World.takeBack(Looper.getMainLooper().getEvents(), this, action);
      return true;
    }
    AttachInfo info = attachInfo;
    if (info != null) {
      info.handler.removeCallbacks(action);
      info.root.choreographer.removeCallbacks(Choreographer.CALLBACK_ANIMATION, action, null);
    }
    if (waiting != null) waiting.remove(action);
    return true;
  }

  public void postInvalidate() {
    postInvalidateDelayed(0);
  }

  public void postInvalidate(int left, int top, int right, int bottom) {
    postInvalidateDelayed(0);
  }

  public void postInvalidateDelayed(long delayMilliseconds) {
    AttachInfo info = attachInfo;
    if (Engine.isAbstract()) invalidateLater();
    else if (info != null) info.root.postInvalidate(this, delayMilliseconds);
  }

  public void postInvalidateDelayed(long delayMilliseconds, int left, int top, int right, int bottom) {
    postInvalidateDelayed(delayMilliseconds);
  }

  public void postInvalidateOnAnimation() {
    AttachInfo info = attachInfo;
    if (Engine.isAbstract()) invalidateLater();
    else if (info != null) info.root.postInvalidateOnAnimation(this);
  }

  /** What an analysis sees: by a message, or with a frame. */
  private void invalidateLater() {
    World.mayRun(Looper.getMainLooper().getEvents(), new ViewRoot.Invalidate(this), false);
  }

  public void postInvalidateOnAnimation(int left, int top, int right, int bottom) {
    postInvalidateOnAnimation();
  }

  // Whether it is shown.

  public int getVisibility() {
    return visibility;
  }

  /** What {@link #getVisibility} says, for the framework's own walks: nobody's race. */
  @Hidden
  public final int shown() {
    return shown;
  }

  public void setVisibility(int visibility) {
    this.visibility = visibility;
    int old = shown;
    if (old == visibility) return;
    shown = visibility;
    if (visibility != VISIBLE && hasFocus()) clearFocusInternal(true);
    if (parent instanceof ViewGroup) ((ViewGroup) parent).onChildVisibilityChanged(this, old, visibility);
    if (visibility == GONE || old == GONE) requestLayout();
    if (visibility == VISIBLE) invalidate();
    else if (parent instanceof View) ((View) parent).invalidate();
    if (attachInfo == null) return;
    dispatchVisibilityChanged(this, visibility);
    if (parent != null && attachInfo != null && attachInfo.windowVisibility == VISIBLE && (!(parent instanceof View)
        || ((View) parent).isShown())) {
      aggregate(visibility == VISIBLE);
    }
  }

  public void setTransitionVisibility(int visibility) {
    this.visibility = visibility;
    shown = visibility;
  }

  public boolean isShown() {
    View current = this;
    while (current.shown == VISIBLE) {
      if (current.parent == null) return false;
      if (!(current.parent instanceof View)) return true;
      current = (View) current.parent;
    }
    return false;
  }

  protected void dispatchVisibilityChanged(View changedView, int visibility) {
    onVisibilityChanged(changedView, visibility);
  }

  protected void onVisibilityChanged(View changedView, int visibility) {}

  /** Whether it can be seen changed: said once per change, to whatever is below too. */
  boolean aggregate(boolean visible) {
    boolean now = visible && shown == VISIBLE;
    if (now != wasShown) onVisibilityAggregated(now);
    return now;
  }

  public void onVisibilityAggregated(boolean isVisible) {
    wasShown = isVisible;
    if (background != null) background.setVisible(isVisible, false);
  }

  public void dispatchDisplayHint(int hint) {
    onDisplayHint(hint);
  }

  protected void onDisplayHint(int hint) {}

  public void dispatchWindowVisibilityChanged(int visibility) {
    onWindowVisibilityChanged(visibility);
  }

  protected void onWindowVisibilityChanged(int visibility) {}

  public int getWindowVisibility() {
    return attachInfo == null ? GONE : attachInfo.windowVisibility;
  }

  public void dispatchWindowFocusChanged(boolean hasFocus) {
    onWindowFocusChanged(hasFocus);
  }

  public void onWindowFocusChanged(boolean hasWindowFocus) {
    if (!hasWindowFocus) {
      if (isPressed()) setPressed(false);
      touch.cancelLongPress();
    }
    refreshDrawableState();
  }

  public boolean hasWindowFocus() {
    return attachInfo != null && attachInfo.windowFocus;
  }

  public void dispatchConfigurationChanged(Configuration newConfig) {
    onConfigurationChanged(newConfig);
  }

  protected void onConfigurationChanged(Configuration newConfig) {}

  public boolean isInTouchMode() {
    return attachInfo == null || attachInfo.touchMode;
  }

  public boolean isInEditMode() {
    return false;
  }

  // Enabled, selected, pressed and so on.

  public boolean isEnabled() {
    return enabled;
  }

  public void setEnabled(boolean enabled) {
    this.enabled = enabled;
    if (able == enabled) return;
    able = enabled;
    if (!enabled && focused) clearFocusInternal(true);
    refreshDrawableState();
    invalidate();
    if (!enabled) touch.cancel();
  }

  /** Whether it is enabled, as a touch notices. */
  final boolean takesTouches() {
    return enabled;
  }

  public boolean isSelected() {
    return selected;
  }

  public void setSelected(boolean selected) {
    if (this.selected == selected) return;
    this.selected = selected;
    invalidate();
    refreshDrawableState();
    dispatchSetSelected(selected);
  }

  protected void dispatchSetSelected(boolean selected) {}

  public boolean isActivated() {
    return activated;
  }

  public void setActivated(boolean activated) {
    if (this.activated == activated) return;
    this.activated = activated;
    invalidate();
    refreshDrawableState();
    dispatchSetActivated(activated);
  }

  protected void dispatchSetActivated(boolean activated) {}

  public boolean isPressed() {
    return pressed;
  }

  public void setPressed(boolean pressed) {
    boolean changed = this.pressed != pressed;
    this.pressed = pressed;
    if (changed) refreshDrawableState();
    dispatchSetPressed(pressed);
  }

  protected void dispatchSetPressed(boolean pressed) {}

  public boolean isHovered() {
    return hovered;
  }

  public void setHovered(boolean hovered) {
    if (this.hovered == hovered) return;
    this.hovered = hovered;
    refreshDrawableState();
    onHoverChanged(hovered);
  }

  public void onHoverChanged(boolean hovered) {}

  public boolean isClickable() {
    return clickable;
  }

  public void setClickable(boolean clickable) {
    this.clickable = clickable;
  }

  public boolean isLongClickable() {
    return longClickable;
  }

  public void setLongClickable(boolean longClickable) {
    this.longClickable = longClickable;
  }

  public boolean isContextClickable() {
    return contextClickable;
  }

  public void setContextClickable(boolean contextClickable) {
    this.contextClickable = contextClickable;
  }

  public boolean hasTransientState() {
    return transientStates > 0;
  }

  public void setHasTransientState(boolean hasTransientState) {
    boolean before = hasTransientState();
    transientStates = Math.max(0, transientStates + (hasTransientState ? 1 : -1));
    if (before != hasTransientState() && parent != null) parent.childHasTransientStateChanged(this, hasTransientState);
  }

  // Clicks.

  public void setOnClickListener(OnClickListener l) {
    if (!clickable) setClickable(true);
    onClick = l;
    listen("OnClickListener", l, "performClick");
  }

  /** Registers a listener of a slot that has one, or takes it back. */
  private void listen(String slot, Object listener, String fires) {
    if (listener == null) Callbacks.unregister(this, slot, null);
    else Callbacks.register(this, slot, listener, false, fires);
  }

  public boolean hasOnClickListeners() {
    return onClick != null;
  }

  /** Whether a listener of that class hears of clicks, long clicks or touches of the view, or the view itself is of it. */
  @Hidden
  @antecede.Concrete
  public boolean isHeardBy(String listenerName) {
    return isNamed(this, listenerName) || isNamed(onClick, listenerName) || isNamed(onLongClick, listenerName) || isNamed(onTouch, listenerName);
  }

  @Hidden
  @antecede.Concrete
  protected static boolean isNamed(Object listener, String name) {
    return listener != null && antecede.Named.of(listener).equals(name);
  }

  public boolean performClick() {
    OnClickListener listener = onClick;
    if (listener != null) {
      playSoundEffect(SoundEffectConstants.CLICK);
      Callbacks.invoke(this, "OnClickListener", listener);
      listener.onClick(this);
    }
    sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_CLICKED);
    return listener != null;
  }

  public boolean callOnClick() {
    OnClickListener listener = onClick;
    if (listener == null) return false;
    Callbacks.invoke(this, "OnClickListener", listener);
    listener.onClick(this);
    return true;
  }

  public void setOnLongClickListener(OnLongClickListener l) {
    if (!longClickable) setLongClickable(true);
    onLongClick = l;
    listen("OnLongClickListener", l, "performLongClick");
  }

  public boolean hasOnLongClickListeners() {
    return onLongClick != null;
  }

  public boolean performLongClick() {
    return performLongClick(Float.NaN, Float.NaN);
  }

  /** The listener, and if it does not want it, the context menu. */
  public boolean performLongClick(float x, float y) {
    sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_LONG_CLICKED);
    OnLongClickListener listener = onLongClick;
    boolean handled = false;
    if (listener != null) {
      Callbacks.invoke(this, "OnLongClickListener", listener);
      handled = listener.onLongClick(this);
    }
    if (!handled) handled = Float.isNaN(x) || Float.isNaN(y) ? showContextMenu() : showContextMenu(x, y);
    if (handled) performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
    return handled;
  }

  public void setOnContextClickListener(OnContextClickListener l) {
    if (!contextClickable) setContextClickable(true);
    onContextClick = l;
    listen("OnContextClickListener", l, "performContextClick");
  }

  public boolean performContextClick(float x, float y) {
    return performContextClick();
  }

  public boolean performContextClick() {
    OnContextClickListener listener = onContextClick;
    if (listener == null) return false;
    Callbacks.invoke(this, "OnContextClickListener", listener);
    return listener.onContextClick(this);
  }

  public void setOnCreateContextMenuListener(OnCreateContextMenuListener l) {
    if (!longClickable) setLongClickable(true);
    onCreateContextMenu = l;
    listen("OnCreateContextMenuListener", l, "createContextMenu");
  }

  public boolean showContextMenu() {
    return parent != null && parent.showContextMenuForChild(this);
  }

  public boolean showContextMenu(float x, float y) {
    return parent != null && parent.showContextMenuForChild(this, x, y);
  }

  public void createContextMenu(ContextMenu menu) {
    ContextMenu.ContextMenuInfo info = getContextMenuInfo();
    MenuBuilder builder = menu instanceof MenuBuilder ? (MenuBuilder) menu : null;
    if (builder != null) builder.setCurrentMenuInfo(info);
    onCreateContextMenu(menu);
    OnCreateContextMenuListener listener = onCreateContextMenu;
    if (listener != null) {
      Callbacks.invoke(this, "OnCreateContextMenuListener", listener);
      listener.onCreateContextMenu(menu, this, info);
    }
    if (builder != null) builder.setCurrentMenuInfo(null);
    if (parent != null) parent.createContextMenu(menu);
  }

  protected ContextMenu.ContextMenuInfo getContextMenuInfo() {
    return null;
  }

  protected void onCreateContextMenu(ContextMenu menu) {}

  public ActionMode startActionMode(ActionMode.Callback callback) {
    return startActionMode(callback, ActionMode.TYPE_PRIMARY);
  }

  public ActionMode startActionMode(ActionMode.Callback callback, int type) {
    return parent == null ? null : parent.startActionModeForChild(this, callback, type);
  }

  // Touches and other motion.

  @Unlisted
  public final boolean hasOnTouchListener() {
    return onTouch != null;
  }

  public void setOnTouchListener(OnTouchListener l) {
    onTouch = l;
    listen("OnTouchListener", l, "dispatchTouchEvent");
  }

  public boolean dispatchTouchEvent(MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) stopNestedScroll();
    if (!onFilterTouchEventForSecurity(event)) return false;
    OnTouchListener listener = onTouch;
    if (listener != null && able) {
      Callbacks.invoke(this, "OnTouchListener", listener);
      if (listener.onTouch(this, event)) return true;
    }
    return onTouchEvent(event);
  }

  public boolean onFilterTouchEventForSecurity(MotionEvent event) {
    return true;
  }

  public boolean onTouchEvent(MotionEvent event) {
    if (able && touchDelegate != null && touchDelegate.onTouchEvent(event)) return true;
    return touch.onTouchEvent(event);
  }

  public void cancelLongPress() {
    touch.cancelLongPress();
  }

  public final void cancelPendingInputEvents() {
    touch.cancel();
    onCancelPendingInputEvents();
  }

  public void onCancelPendingInputEvents() {}

  public TouchDelegate getTouchDelegate() {
    return touchDelegate;
  }

  public void setTouchDelegate(TouchDelegate delegate) {
    touchDelegate = delegate;
  }

  /** Whether what lies around it scrolls, so that a touch may become a scroll. */
  final boolean isInScrollingContainer() {
    for (ViewParent p = parent; p instanceof ViewGroup; p = p.getParent()) {
      if (((ViewGroup) p).shouldDelayChildPressedState()) return true;
    }
    return false;
  }

  /** Whether the point, in its own coordinates, lies in it or not farther out than the slop. */
  final boolean pointInView(float x, float y, float slop) {
    return x >= -slop && y >= -slop && x < mRight - mLeft + slop && y < mBottom - mTop + slop;
  }

  public boolean dispatchTrackballEvent(MotionEvent event) {
    return onTrackballEvent(event);
  }

  public boolean onTrackballEvent(MotionEvent event) {
    return false;
  }

  public void setOnGenericMotionListener(OnGenericMotionListener l) {
    onGenericMotion = l;
    listen("OnGenericMotionListener", l, "dispatchGenericMotionEvent");
  }

  public boolean dispatchGenericMotionEvent(MotionEvent event) {
    if ((event.getSource() & InputDevice.SOURCE_CLASS_POINTER) != 0) {
      int action = event.getActionMasked();
      if (action == MotionEvent.ACTION_HOVER_ENTER || action == MotionEvent.ACTION_HOVER_MOVE
          || action == MotionEvent.ACTION_HOVER_EXIT) {
        if (dispatchHoverEvent(event)) return true;
      } else if (dispatchGenericPointerEvent(event)) {
        return true;
      }
    } else if (dispatchGenericFocusedEvent(event)) {
      return true;
    }
    OnGenericMotionListener listener = onGenericMotion;
    if (listener != null && able) {
      Callbacks.invoke(this, "OnGenericMotionListener", listener);
      if (listener.onGenericMotion(this, event)) return true;
    }
    return onGenericMotionEvent(event);
  }

  protected boolean dispatchGenericPointerEvent(MotionEvent event) {
    return false;
  }

  protected boolean dispatchGenericFocusedEvent(MotionEvent event) {
    return false;
  }

  public boolean onGenericMotionEvent(MotionEvent event) {
    return false;
  }

  public void setOnHoverListener(OnHoverListener l) {
    onHover = l;
    listen("OnHoverListener", l, "dispatchHoverEvent");
  }

  protected boolean dispatchHoverEvent(MotionEvent event) {
    OnHoverListener listener = onHover;
    if (listener != null && able) {
      Callbacks.invoke(this, "OnHoverListener", listener);
      if (listener.onHover(this, event)) return true;
    }
    return onHoverEvent(event);
  }

  public boolean onHoverEvent(MotionEvent event) {
    if (!able || !(clickable || longClickable)) return false;
    setHovered(event.getActionMasked() != MotionEvent.ACTION_HOVER_EXIT);
    return true;
  }

  public void setOnCapturedPointerListener(OnCapturedPointerListener l) {
    onCapturedPointer = l;
    listen("OnCapturedPointerListener", l, "dispatchCapturedPointerEvent");
  }

  public boolean dispatchCapturedPointerEvent(MotionEvent event) {
    OnCapturedPointerListener listener = onCapturedPointer;
    if (listener != null) {
      Callbacks.invoke(this, "OnCapturedPointerListener", listener);
      if (listener.onCapturedPointer(this, event)) return true;
    }
    return onCapturedPointerEvent(event);
  }

  public boolean onCapturedPointerEvent(MotionEvent event) {
    return false;
  }

  public void setOnDragListener(OnDragListener l) {
    onDrag = l;
    listen("OnDragListener", l, "dispatchDragEvent");
  }

  public boolean dispatchDragEvent(DragEvent event) {
    OnDragListener listener = onDrag;
    if (listener != null && able) {
      Callbacks.invoke(this, "OnDragListener", listener);
      if (listener.onDrag(this, event)) return true;
    }
    return onDragEvent(event);
  }

  public boolean onDragEvent(DragEvent event) {
    return false;
  }

  @Deprecated
  public final boolean startDrag(ClipData data, DragShadowBuilder shadowBuilder, Object myLocalState, int flags) {
    return startDragAndDrop(data, shadowBuilder, myLocalState, flags);
  }

  /** From now on touches in the window move what is dragged, until the finger goes up. */
  public final boolean startDragAndDrop(ClipData data, DragShadowBuilder shadowBuilder, Object myLocalState, int flags) {
    if (attachInfo == null) return false;
    Point size = new Point();
    shadowBuilder.onProvideShadowMetrics(size, new Point());
    if (size.x < 0 || size.y < 0) throw new IllegalStateException("Drag shadow dimensions must not be negative");
    shadowBuilder.onDrawShadow(new Canvas());
    attachInfo.root.startDrag(data, myLocalState);
    return true;
  }

  public final void cancelDragAndDrop() {
    if (attachInfo != null) attachInfo.root.endDrag(false);
  }

  public final void updateDragShadow(DragShadowBuilder shadowBuilder) {}

  // Keys.

  public void setOnKeyListener(OnKeyListener l) {
    onKey = l;
    listen("OnKeyListener", l, "dispatchKeyEvent");
  }

  public KeyEvent.DispatcherState getKeyDispatcherState() {
    return attachInfo == null ? null : attachInfo.keys;
  }

  public boolean dispatchKeyEventPreIme(KeyEvent event) {
    return onKeyPreIme(event.getKeyCode(), event);
  }

  public boolean dispatchKeyEvent(KeyEvent event) {
    OnKeyListener listener = onKey;
    if (listener != null && able) {
      Callbacks.invoke(this, "OnKeyListener", listener);
      if (listener.onKey(this, event.getKeyCode(), event)) return true;
    }
    return event.dispatch(this, attachInfo == null ? null : attachInfo.keys, this);
  }

  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    return onKeyShortcut(event.getKeyCode(), event);
  }

  public boolean onKeyPreIme(int keyCode, KeyEvent event) {
    return false;
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (!KeyEvent.isConfirmKey(keyCode)) return false;
    if (!enabled) return true;
    if (event.getRepeatCount() == 0 && (clickable || longClickable)) {
      setPressed(true);
      touch.checkForLongPress(0);
      return true;
    }
    return false;
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    if (!KeyEvent.isConfirmKey(keyCode)) return false;
    if (!enabled) return true;
    if (clickable && pressed) {
      setPressed(false);
      if (!touch.hadLongPress()) {
        touch.cancelLongPress();
        return performClick();
      }
    }
    return false;
  }

  @Override
  public boolean onKeyLongPress(int keyCode, KeyEvent event) {
    return false;
  }

  @Override
  public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
    return false;
  }

  public boolean onKeyShortcut(int keyCode, KeyEvent event) {
    return false;
  }

  public void addOnUnhandledKeyEventListener(OnUnhandledKeyEventListener listener) {
    Callbacks.register(this, "OnUnhandledKeyEventListener", listener, true, "dispatchUnhandledKey");
    if (onUnhandledKeyEvent == null) onUnhandledKeyEvent = new Bag<OnUnhandledKeyEventListener>();
    onUnhandledKeyEvent.add(listener);
  }

  public void removeOnUnhandledKeyEventListener(OnUnhandledKeyEventListener listener) {
    if (onUnhandledKeyEvent == null || !onUnhandledKeyEvent.remove(listener)) return;
    Callbacks.unregister(this, "OnUnhandledKeyEventListener", listener);
  }

  /** The last listener that was added hears it first. */
  boolean dispatchUnhandledKey(KeyEvent event) {
    for (int i = onUnhandledKeyEvent == null ? -1 : onUnhandledKeyEvent.size() - 1; i >= 0; i--) {
      OnUnhandledKeyEventListener listener = onUnhandledKeyEvent.get(i);
      Callbacks.invoke(this, "OnUnhandledKeyEventListener", listener);
      if (listener.onUnhandledKeyEvent(this, event)) return true;
    }
    return false;
  }

  public boolean onCheckIsTextEditor() {
    return false;
  }

  public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
    return null;
  }

  public boolean checkInputConnectionProxy(View view) {
    return false;
  }

  // Focus.

  public final boolean isFocusable() {
    return getFocusable() == FOCUSABLE;
  }

  public int getFocusable() {
    if (focusable != FOCUSABLE_AUTO) return focusable;
    return clickable ? FOCUSABLE : NOT_FOCUSABLE;
  }

  public void setFocusable(boolean focusable) {
    setFocusable(focusable ? FOCUSABLE : NOT_FOCUSABLE);
  }

  public void setFocusable(int focusable) {
    this.focusable = focusable;
    if (focusable == NOT_FOCUSABLE) {
      focusableInTouchMode = false;
      if (focused) clearFocusInternal(true);
    }
  }

  public final boolean isFocusableInTouchMode() {
    return focusableInTouchMode;
  }

  public void setFocusableInTouchMode(boolean focusableInTouchMode) {
    this.focusableInTouchMode = focusableInTouchMode;
    if (focusableInTouchMode) setFocusable(FOCUSABLE);
  }

  public boolean isFocused() {
    return focused;
  }

  public boolean hasFocus() {
    return focused;
  }

  public boolean hasFocusable() {
    return isFocusable() && shown == VISIBLE && able;
  }

  public boolean hasExplicitFocusable() {
    return focusable == FOCUSABLE && shown == VISIBLE && able;
  }

  public View findFocus() {
    return focused ? this : null;
  }

  public final boolean requestFocus() {
    return requestFocus(FOCUS_DOWN);
  }

  public final boolean requestFocus(int direction) {
    return requestFocus(direction, null);
  }

  public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
    if (!canTakeFocus() || isInTouchMode() && !focusableInTouchMode || isBlockedByAncestor()) return false;
    if (!focused) gainFocus(direction, previouslyFocusedRect);
    return true;
  }

  public boolean restoreDefaultFocus() {
    return requestFocus(FOCUS_DOWN);
  }

  public final boolean requestFocusFromTouch() {
    if (attachInfo != null) attachInfo.root.setTouchMode(false);
    return requestFocus(FOCUS_DOWN);
  }

  final boolean canTakeFocus() {
    return shown == VISIBLE && isFocusable() && able;
  }

  private boolean isBlockedByAncestor() {
    for (ViewParent p = parent; p instanceof ViewGroup; p = p.getParent()) {
      if (((ViewGroup) p).getDescendantFocusability() == ViewGroup.FOCUS_BLOCK_DESCENDANTS) return true;
    }
    return false;
  }

  private void gainFocus(int direction, Rect previouslyFocusedRect) {
    focused = true;
    View old = attachInfo == null ? null : getRootView().findFocusBut(this);
    if (parent != null) parent.requestChildFocus(this, this);
    if (attachInfo != null) attachInfo.observer.dispatchOnGlobalFocusChange(old, this);
    onFocusChanged(true, direction, previouslyFocusedRect);
    refreshDrawableState();
  }

  /** The one that had the focus until now. */
  View findFocusBut(View gainer) {
    return focused && this != gainer ? this : null;
  }

  public void clearFocus() {
    clearFocusInternal(alwaysAssignsFocus(mContext) || !isInTouchMode());
  }

  /** Apps made for older systems always have a focus; newer ones only while keys are used. */
  static boolean alwaysAssignsFocus(Context context) {
    return context.getApplicationInfo().targetSdkVersion < 28;
  }

  void clearFocusInternal(boolean refocus) {
    if (!focused) return;
    focused = false;
    if (parent != null) parent.clearChildFocus(this);
    onFocusChanged(false, 0, null);
    refreshDrawableState();
    if (attachInfo != null && !(refocus && getRootView().requestFocus())) attachInfo.observer.dispatchOnGlobalFocusChange(this,
        null);
  }

  /** Somebody else gains the focus. */
  void unFocus(View gainer) {
    if (!focused) return;
    focused = false;
    onFocusChanged(false, 0, null);
    refreshDrawableState();
  }

  protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
    if (gainFocus) {
      sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED);
    } else {
      if (pressed) setPressed(false);
      touch.cancelLongPress();
    }
    invalidate();
    OnFocusChangeListener listener = onFocusChange;
    if (listener != null) {
      Callbacks.invoke(this, "OnFocusChangeListener", listener);
      listener.onFocusChange(this, gainFocus);
    }
    if (attachInfo != null) attachInfo.keys.reset(this);
  }

  public OnFocusChangeListener getOnFocusChangeListener() {
    return onFocusChange;
  }

  public void setOnFocusChangeListener(OnFocusChangeListener l) {
    onFocusChange = l;
    listen("OnFocusChangeListener", l, "onFocusChanged");
  }

  public View focusSearch(int direction) {
    return parent == null ? null : parent.focusSearch(this, direction);
  }

  public boolean dispatchUnhandledMove(View focused, int direction) {
    return false;
  }

  public ArrayList<View> getFocusables(int direction) {
    ArrayList<View> result = new ArrayList<View>();
    addFocusables(result, direction);
    return result;
  }

  public void addFocusables(ArrayList<View> views, int direction) {
    addFocusables(views, direction, isInTouchMode() ? FOCUSABLES_TOUCH_MODE : FOCUSABLES_ALL);
  }

  public void addFocusables(ArrayList<View> views, int direction, int focusableMode) {
    if (views == null || !canTakeFocus()) return;
    if ((focusableMode & FOCUSABLES_TOUCH_MODE) != 0 && !focusableInTouchMode) return;
    views.add(this);
  }

  public ArrayList<View> getTouchables() {
    ArrayList<View> result = new ArrayList<View>();
    addTouchables(result);
    return result;
  }

  public void addTouchables(ArrayList<View> views) {
    if ((clickable || longClickable || contextClickable) && able) views.add(this);
  }

  /** The view that an id of nextFocusX names, or null. */
  final View findUserSetNextFocus(View root, int direction) {
    int wanted = NO_ID;
    if (direction == FOCUS_LEFT) wanted = getNextFocusLeftId();
    else if (direction == FOCUS_RIGHT) wanted = getNextFocusRightId();
    else if (direction == FOCUS_UP) wanted = getNextFocusUpId();
    else if (direction == FOCUS_DOWN) wanted = getNextFocusDownId();
    else if (direction == FOCUS_FORWARD) wanted = getNextFocusForwardId();
    return wanted == NO_ID ? null : root.findViewById(wanted);
  }

  public boolean requestRectangleOnScreen(Rect rectangle) {
    return requestRectangleOnScreen(rectangle, false);
  }

  public boolean requestRectangleOnScreen(Rect rectangle, boolean immediate) {
    boolean scrolled = false;
    View child = this;
    Rect position = new Rect(rectangle);
    for (ViewParent p = parent; p != null; p = p.getParent()) {
      scrolled |= p.requestChildRectangleOnScreen(child, position, immediate);
      if (!(p instanceof View)) break;
      position.offset(child.mLeft - child.mScrollX, child.mTop - child.mScrollY);
      child = (View) p;
    }
    return scrolled;
  }

  // Measuring.

  public final void measure(int widthMeasureSpec, int heightMeasureSpec) {
    boolean same = widthMeasureSpec == lastWidthSpec && heightMeasureSpec == lastHeightSpec;
    if (same && !layoutRequested) return;
    if (!directionTold) {
      directionTold = true;
      onRtlPropertiesChanged(getLayoutDirection());
    }
    measured = false;
    onMeasure(widthMeasureSpec, heightMeasureSpec);
    if (!measured) {
      throw new IllegalStateException("View with id " + getId() + ": " + getClass().getName()
          + "#onMeasure() did not set the measured dimension by calling setMeasuredDimension()");
    }
    layoutNeeded = true;
    lastWidthSpec = widthMeasureSpec;
    lastHeightSpec = heightMeasureSpec;
  }

  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec),
        getDefaultSize(getSuggestedMinimumHeight(), heightMeasureSpec));
  }

  protected final void setMeasuredDimension(int measuredWidth, int measuredHeight) {
    this.measuredWidth = measuredWidth;
    this.measuredHeight = measuredHeight;
    measured = true;
  }

  public final int getMeasuredWidth() {
    return measuredWidth & MEASURED_SIZE_MASK;
  }

  public final int getMeasuredHeight() {
    return measuredHeight & MEASURED_SIZE_MASK;
  }

  public final int getMeasuredWidthAndState() {
    return measuredWidth;
  }

  public final int getMeasuredHeightAndState() {
    return measuredHeight;
  }

  public final int getMeasuredState() {
    return measuredWidth & MEASURED_STATE_MASK | measuredHeight >> MEASURED_HEIGHT_STATE_SHIFT & MEASURED_STATE_MASK >>
        MEASURED_HEIGHT_STATE_SHIFT;
  }

  public static int combineMeasuredStates(int curState, int newState) {
    return curState | newState;
  }

  public static int resolveSize(int size, int measureSpec) {
    return resolveSizeAndState(size, measureSpec, 0) & MEASURED_SIZE_MASK;
  }

  public static int resolveSizeAndState(int size, int measureSpec, int childMeasuredState) {
    int mode = MeasureSpec.getMode(measureSpec);
    int room = MeasureSpec.getSize(measureSpec);
    int result = size;
    if (mode == MeasureSpec.EXACTLY) result = room;
    else if (mode == MeasureSpec.AT_MOST && room < size) result = room | MEASURED_STATE_TOO_SMALL;
    return result | childMeasuredState & MEASURED_STATE_MASK;
  }

  public static int getDefaultSize(int size, int measureSpec) {
    return MeasureSpec.getMode(measureSpec) == MeasureSpec.UNSPECIFIED ? size : MeasureSpec.getSize(measureSpec);
  }

  protected int getSuggestedMinimumHeight() {
    return background == null ? minimumHeight : Math.max(minimumHeight, background.getMinimumHeight());
  }

  protected int getSuggestedMinimumWidth() {
    return background == null ? minimumWidth : Math.max(minimumWidth, background.getMinimumWidth());
  }

  public int getMinimumHeight() {
    return minimumHeight;
  }

  public void setMinimumHeight(int minHeight) {
    minimumHeight = minHeight;
    requestLayout();
  }

  public int getMinimumWidth() {
    return minimumWidth;
  }

  public void setMinimumWidth(int minWidth) {
    minimumWidth = minWidth;
    requestLayout();
  }

  public int getBaseline() {
    return -1;
  }

  // Layout.

  public boolean isLayoutRequested() {
    return layoutRequested;
  }

  public boolean isInLayout() {
    return attachInfo != null && attachInfo.root.isInLayout();
  }

  public boolean isLaidOut() {
    return laidOut;
  }

  public void requestLayout() {
    forceLayout();
    dirty = true;
    if (parent != null && !parent.isLayoutRequested()) parent.requestLayout();
  }

  public void forceLayout() {
    layoutRequested = true;
  }

  public void layout(int l, int t, int r, int b) {
    int oldLeft = mLeft;
    int oldTop = mTop;
    int oldRight = mRight;
    int oldBottom = mBottom;
    boolean changed = setFrame(l, t, r, b);
    if (changed || layoutNeeded) {
      onLayout(changed, l, t, r, b);
      layoutNeeded = false;
      if (onLayoutChange != null) tellLayout(oldLeft, oldTop, oldRight, oldBottom);
    }
    layoutRequested = false;
    laidOut = true;
  }

  private void tellLayout(int oldLeft, int oldTop, int oldRight, int oldBottom) {
    Bag<OnLayoutChangeListener> listeners = onLayoutChange.copy();
    for (int i = 0; i < listeners.size(); i++) {
      OnLayoutChangeListener listener = listeners.get(i);
      Callbacks.invoke(this, "OnLayoutChangeListener", listener);
      listener.onLayoutChange(this, mLeft, mTop, mRight, mBottom, oldLeft, oldTop, oldRight, oldBottom);
    }
  }

  private boolean setFrame(int l, int t, int r, int b) {
    if (mLeft == l && mTop == t && mRight == r && mBottom == b) return false;
    int oldWidth = mRight - mLeft;
    int oldHeight = mBottom - mTop;
    mLeft = l;
    mTop = t;
    mRight = r;
    mBottom = b;
    if (r - l != oldWidth || b - t != oldHeight) {
      onSizeChanged(r - l, b - t, oldWidth, oldHeight);
      if (background != null) background.setBounds(0, 0, r - l, b - t);
    }
    if (shown == VISIBLE) invalidate();
    return true;
  }

  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {}

  protected void onSizeChanged(int w, int h, int oldw, int oldh) {}

  public void addOnLayoutChangeListener(OnLayoutChangeListener listener) {
    if (onLayoutChange == null) onLayoutChange = new Bag<OnLayoutChangeListener>();
    if (onLayoutChange.contains(listener)) return;
    Callbacks.register(this, "OnLayoutChangeListener", listener, true, "tellLayout");
    onLayoutChange.add(listener);
  }

  public void removeOnLayoutChangeListener(OnLayoutChangeListener listener) {
    if (onLayoutChange != null && onLayoutChange.remove(listener)) Callbacks.unregister(this, "OnLayoutChangeListener", listener);
  }

  public final int getWidth() {
    return mRight - mLeft;
  }

  public final int getHeight() {
    return mBottom - mTop;
  }

  public final int getTop() {
    return mTop;
  }

  public final void setTop(int top) {
    setFrame(mLeft, top, mRight, mBottom);
  }

  public final int getBottom() {
    return mBottom;
  }

  public final void setBottom(int bottom) {
    setFrame(mLeft, mTop, mRight, bottom);
  }

  public final int getLeft() {
    return mLeft;
  }

  public final void setLeft(int left) {
    setFrame(left, mTop, mRight, mBottom);
  }

  public final int getRight() {
    return mRight;
  }

  public final void setRight(int right) {
    setFrame(mLeft, mTop, right, mBottom);
  }

  public final void setLeftTopRightBottom(int left, int top, int right, int bottom) {
    setFrame(left, top, right, bottom);
  }

  public void offsetTopAndBottom(int offset) {
    mTop += offset;
    mBottom += offset;
    if (offset != 0) invalidate();
  }

  public void offsetLeftAndRight(int offset) {
    mLeft += offset;
    mRight += offset;
    if (offset != 0) invalidate();
  }

  public float getX() {
    return mLeft + getTranslationX();
  }

  public void setX(float x) {
    setTranslationX(x - mLeft);
  }

  public float getY() {
    return mTop + getTranslationY();
  }

  public void setY(float y) {
    setTranslationY(y - mTop);
  }

  public float getZ() {
    return getElevation() + getTranslationZ();
  }

  public void setZ(float z) {
    setTranslationZ(z - getElevation());
  }

  public float getPivotX() {
    return pivotSet ? pivotX : getWidth() / 2f;
  }

  public float getPivotY() {
    return pivotSet ? pivotY : getHeight() / 2f;
  }

  @Override
  void propertyChanged() {
    if (parent instanceof View) ((View) parent).invalidate();
  }

  public Matrix getMatrix() {
    Matrix matrix = new Matrix();
    matrix.setTranslate(getTranslationX(), getTranslationY());
    matrix.preRotate(getRotation(), getPivotX(), getPivotY());
    matrix.preScale(getScaleX(), getScaleY(), getPivotX(), getPivotY());
    return matrix;
  }

  public void setPadding(int left, int top, int right, int bottom) {
    boolean changed = mPaddingLeft != left || mPaddingTop != top || mPaddingRight != right || mPaddingBottom != bottom;
    mPaddingLeft = left;
    mPaddingTop = top;
    mPaddingRight = right;
    mPaddingBottom = bottom;
    if (changed) requestLayout();
  }

  public void setPaddingRelative(int start, int top, int end, int bottom) {
    setPadding(start, top, end, bottom);
  }

  public boolean isPaddingRelative() {
    return false;
  }

  public int getPaddingTop() {
    return mPaddingTop;
  }

  public int getPaddingBottom() {
    return mPaddingBottom;
  }

  public int getPaddingLeft() {
    return mPaddingLeft;
  }

  public int getPaddingStart() {
    return mPaddingLeft;
  }

  public int getPaddingRight() {
    return mPaddingRight;
  }

  public int getPaddingEnd() {
    return mPaddingRight;
  }

  public void getHitRect(Rect outRect) {
    int x = Math.round(getTranslationX());
    int y = Math.round(getTranslationY());
    outRect.set(mLeft + x, mTop + y, mRight + x, mBottom + y);
  }

  public void getDrawingRect(Rect outRect) {
    outRect.set(mScrollX, mScrollY, mScrollX + getWidth(), mScrollY + getHeight());
  }

  public void getFocusedRect(Rect r) {
    getDrawingRect(r);
  }

  public boolean getGlobalVisibleRect(Rect r, Point globalOffset) {
    if (getWidth() <= 0 || getHeight() <= 0) return false;
    r.set(0, 0, getWidth(), getHeight());
    if (globalOffset != null) globalOffset.set(-mScrollX, -mScrollY);
    return parent == null || parent.getChildVisibleRect(this, r, globalOffset);
  }

  public final boolean getGlobalVisibleRect(Rect r) {
    return getGlobalVisibleRect(r, null);
  }

  public final boolean getLocalVisibleRect(Rect r) {
    Point offset = new Point();
    if (!getGlobalVisibleRect(r, offset)) return false;
    r.offset(-offset.x, -offset.y);
    return true;
  }

  public void getLocationInWindow(int[] outLocation) {
    float x = getX();
    float y = getY();
    for (ViewParent p = parent; p instanceof View; p = p.getParent()) {
      View above = (View) p;
      x += above.getX() - above.mScrollX;
      y += above.getY() - above.mScrollY;
    }
    outLocation[0] = Math.round(x);
    outLocation[1] = Math.round(y);
  }

  public void getLocationOnScreen(int[] outLocation) {
    getLocationInWindow(outLocation);
    if (attachInfo == null) return;
    outLocation[0] += attachInfo.root.getX();
    outLocation[1] += attachInfo.root.getY();
  }

  public void getLocationInSurface(int[] location) {
    getLocationInWindow(location);
  }

  public void getWindowVisibleDisplayFrame(Rect outRect) {
    outRect.set(0, Display.BAR, Display.WIDTH, Display.HEIGHT);
  }

  // Scrolling.

  /** Pixels per step of a wheel. */
  @Unlisted
  protected float getVerticalScrollFactor() {
    return ViewConfiguration.get(mContext).getScaledVerticalScrollFactor();
  }

  @Unlisted
  protected float getHorizontalScrollFactor() {
    return getVerticalScrollFactor();
  }

  @Unlisted
  protected void invalidateParentIfNeeded() {
    if (parent instanceof View) ((View) parent).invalidate();
  }

  public final int getScrollX() {
    return mScrollX;
  }

  public final int getScrollY() {
    return mScrollY;
  }

  public void setScrollX(int value) {
    scrollTo(value, mScrollY);
  }

  public void setScrollY(int value) {
    scrollTo(mScrollX, value);
  }

  public void scrollTo(int x, int y) {
    if (mScrollX == x && mScrollY == y) return;
    int oldX = mScrollX;
    int oldY = mScrollY;
    mScrollX = x;
    mScrollY = y;
    onScrollChanged(x, y, oldX, oldY);
    if (!awakenScrollBars()) postInvalidateOnAnimation();
  }

  public void scrollBy(int x, int y) {
    scrollTo(mScrollX + x, mScrollY + y);
  }

  protected void onScrollChanged(int l, int t, int oldl, int oldt) {
    if (attachInfo != null) attachInfo.scrolled = true;
    OnScrollChangeListener listener = onScrollChange;
    if (listener == null) return;
    Callbacks.invoke(this, "OnScrollChangeListener", listener);
    listener.onScrollChange(this, l, t, oldl, oldt);
  }

  public void setOnScrollChangeListener(OnScrollChangeListener l) {
    onScrollChange = l;
    listen("OnScrollChangeListener", l, "onScrollChanged");
  }

  protected boolean awakenScrollBars() {
    return false;
  }

  protected boolean awakenScrollBars(int startDelay) {
    return awakenScrollBars(startDelay, true);
  }

  protected boolean awakenScrollBars(int startDelay, boolean invalidate) {
    return false;
  }

  public void computeScroll() {}

  protected int computeHorizontalScrollRange() {
    return getWidth();
  }

  protected int computeHorizontalScrollOffset() {
    return mScrollX;
  }

  protected int computeHorizontalScrollExtent() {
    return getWidth();
  }

  protected int computeVerticalScrollRange() {
    return getHeight();
  }

  protected int computeVerticalScrollOffset() {
    return mScrollY;
  }

  protected int computeVerticalScrollExtent() {
    return getHeight();
  }

  public boolean canScrollHorizontally(int direction) {
    return canScroll(direction, computeHorizontalScrollOffset(),
        computeHorizontalScrollRange() - computeHorizontalScrollExtent());
  }

  public boolean canScrollVertically(int direction) {
    return canScroll(direction, computeVerticalScrollOffset(), computeVerticalScrollRange() - computeVerticalScrollExtent());
  }

  private static boolean canScroll(int direction, int offset, int range) {
    if (range == 0) return false;
    return direction < 0 ? offset > 0 : offset < range - 1;
  }

  protected boolean overScrollBy(int deltaX, int deltaY, int scrollX, int scrollY, int scrollRangeX, int scrollRangeY,
      int maxOverScrollX,
      int maxOverScrollY, boolean isTouchEvent) {
    int x = scrollX + deltaX;
    int y = scrollY + deltaY;
    int clampedX = Math.max(-maxOverScrollX, Math.min(x, scrollRangeX + maxOverScrollX));
    int clampedY = Math.max(-maxOverScrollY, Math.min(y, scrollRangeY + maxOverScrollY));
    onOverScrolled(clampedX, clampedY, clampedX != x, clampedY != y);
    return clampedX != x || clampedY != y;
  }

  protected void onOverScrolled(int scrollX, int scrollY, boolean clampedX, boolean clampedY) {}

  private ViewParent nestedParent() {
    return isNestedScrollingEnabled() ? nested : null;
  }

  public boolean startNestedScroll(int axes) {
    if (nested != null) return true;
    if (!isNestedScrollingEnabled()) return false;
    View child = this;
    for (ViewParent p = parent; p != null; p = p.getParent()) {
      if (p.onStartNestedScroll(child, this, axes)) {
        nested = p;
        p.onNestedScrollAccepted(child, this, axes);
        return true;
      }
      if (p instanceof View) child = (View) p;
    }
    return false;
  }

  public void stopNestedScroll() {
    if (nested == null) return;
    nested.onStopNestedScroll(this);
    nested = null;
  }

  public boolean hasNestedScrollingParent() {
    return nested != null;
  }

  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow) {
    ViewParent p = nestedParent();
    if (p == null || (dxConsumed | dyConsumed | dxUnconsumed | dyUnconsumed) == 0) return false;
    p.onNestedScroll(this, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed);
    if (offsetInWindow != null) offsetInWindow[0] = offsetInWindow[1] = 0;
    return true;
  }

  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow) {
    ViewParent p = nestedParent();
    if (p == null || dx == 0 && dy == 0) return false;
    int[] taken = consumed == null ? new int[2] : consumed;
    taken[0] = taken[1] = 0;
    p.onNestedPreScroll(this, dx, dy, taken);
    if (offsetInWindow != null) offsetInWindow[0] = offsetInWindow[1] = 0;
    return taken[0] != 0 || taken[1] != 0;
  }

  public boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed) {
    ViewParent p = nestedParent();
    return p != null && p.onNestedFling(this, velocityX, velocityY, consumed);
  }

  public boolean dispatchNestedPreFling(float velocityX, float velocityY) {
    ViewParent p = nestedParent();
    return p != null && p.onNestedPreFling(this, velocityX, velocityY);
  }

  // Drawing: the calls, not the paint.

  public void invalidate() {
    markDirty();
  }

  /** No way of invalidating goes through another one: who overrides one must not hear of the others. */
  private void markDirty() {
    if (shown != VISIBLE && animation == null) return;
    dirty = true;
    invalidateAbove();
  }

  /** Tells those above that something below them wants to be visited in the next frame. */
  @Concrete
  final void invalidateAbove() {
    ViewParent p = parent;
    while (p instanceof View) {
      View above = (View) p;
      above.dirtyBelow = true;
      p = above.parent;
    }
    if (p instanceof ViewRoot) ((ViewRoot) p).invalidate();
  }

  public void invalidate(Rect dirty) {
    markDirty();
  }

  public void invalidate(int l, int t, int r, int b) {
    if (l < r && t < b) markDirty();
  }

  /** Brings what was recorded of this view up to date: what the next frame would show. */
  final void update(Canvas canvas) {
    if (animation != null) animate(animation);
    if (dirty) {
      dirty = false;
      dirtyBelow = false;
      computeScroll();
      if (skipsDraw) dispatchDraw(canvas);
      else draw(canvas);
    } else if (dirtyBelow) {
      dirtyBelow = false;
      updateChildren(canvas);
    }
  }

  void updateChildren(Canvas canvas) {}

  public void draw(Canvas canvas) {
    if (background != null) background.draw(canvas);
    onDraw(canvas);
    dispatchDraw(canvas);
    onDrawForeground(canvas);
  }

  protected void onDraw(Canvas canvas) {}

  protected void dispatchDraw(Canvas canvas) {}

  public void onDrawForeground(Canvas canvas) {
    if (foreground != null) foreground.draw(canvas);
  }

  public void setWillNotDraw(boolean willNotDraw) {
    skipsDraw = willNotDraw;
  }

  public boolean willNotDraw() {
    return skipsDraw;
  }

  public long getDrawingTime() {
    return attachInfo == null ? 0 : attachInfo.drawingTime;
  }

  public boolean isOpaque() {
    return background != null && background.getOpacity() == android.graphics.PixelFormat.OPAQUE;
  }

  public boolean isHardwareAccelerated() {
    return attachInfo != null;
  }

  public Bitmap getDrawingCache() {
    return getDrawingCache(false);
  }

  public Bitmap getDrawingCache(boolean autoScale) {
    if (!isDrawingCacheEnabled() || getWidth() <= 0 || getHeight() <= 0) return null;
    Bitmap bitmap = Bitmap.createBitmap(getWidth(), getHeight(), Bitmap.Config.ARGB_8888);
    draw(new Canvas(bitmap));
    return bitmap;
  }

  public ViewOverlay getOverlay() {
    if (overlay == null) overlay = this instanceof ViewGroup ? new ViewGroupOverlay(mContext, this) : new ViewOverlay(mContext,
        this);
    return overlay;
  }

  public Drawable getBackground() {
    return background;
  }

  public void setBackground(Drawable background) {
    setBackgroundDrawable(background);
  }

  public void setBackgroundColor(int color) {
    setBackground(new ColorDrawable(color));
  }

  public void setBackgroundResource(int resid) {
    setBackground(resid == 0 ? null : mContext.getDrawable(resid));
  }

  @Deprecated
  public void setBackgroundDrawable(Drawable background) {
    if (this.background == background) return;
    boolean layout = size(this.background) != size(background);
    if (this.background != null) this.background.setCallback(null);
    this.background = background;
    if (background != null) {
      background.setCallback(this);
      if (background.isStateful()) background.setState(getDrawableState());
      Rect padding = new Rect();
      if (background.getPadding(padding)) setPadding(padding.left, padding.top, padding.right, padding.bottom);
    }
    if (layout) requestLayout();
    invalidate();
  }

  private static int size(Drawable drawable) {
    return drawable == null ? 0 : drawable.getMinimumWidth() << 16 | drawable.getMinimumHeight();
  }

  public Drawable getForeground() {
    return foreground;
  }

  public void setForeground(Drawable foreground) {
    if (this.foreground != null) this.foreground.setCallback(null);
    this.foreground = foreground;
    if (foreground != null) foreground.setCallback(this);
    requestLayout();
    invalidate();
  }

  @Override
  public void invalidateDrawable(Drawable drawable) {
    if (verifyDrawable(drawable)) markDirty();
  }

  @Override
  public void scheduleDrawable(Drawable who, Runnable what, long when) {
    if (!verifyDrawable(who) || what == null) return;
    postOnAnimationDelayed(what, Math.max(0, when - android.os.SystemClock.uptimeMillis()));
  }

  @Override
  public void unscheduleDrawable(Drawable who, Runnable what) {
    if (verifyDrawable(who) && what != null) removeCallbacks(what);
  }

  public void unscheduleDrawable(Drawable who) {}

  protected boolean verifyDrawable(Drawable who) {
    return who == background || who == foreground;
  }

  public void refreshDrawableState() {
    drawableState = null;
    drawableStateChanged();
    if (parent != null) parent.childDrawableStateChanged(this);
  }

  protected void drawableStateChanged() {
    if (background != null && background.isStateful()) background.setState(getDrawableState());
    StateListAnimator states = getStateListAnimator();
    if (states != null) states.setState(this, getDrawableState());
  }

  public final int[] getDrawableState() {
    if (drawableState == null) drawableState = onCreateDrawableState(0);
    return drawableState;
  }

  protected int[] onCreateDrawableState(int extraSpace) {
    if (isDuplicateParentStateEnabled() && parent instanceof View) return ((View) parent).onCreateDrawableState(extraSpace);
    int[] all = new int[7 + extraSpace];
    int count = 0;
    if (pressed) all[count++] = android.R.attr.state_pressed;
    if (able) all[count++] = android.R.attr.state_enabled;
    if (focused) all[count++] = android.R.attr.state_focused;
    if (selected) all[count++] = android.R.attr.state_selected;
    if (hasWindowFocus()) all[count++] = android.R.attr.state_window_focused;
    if (activated) all[count++] = android.R.attr.state_activated;
    if (hovered) all[count++] = android.R.attr.state_hovered;
    int[] result = new int[count + extraSpace];
    System.arraycopy(all, 0, result, 0, count);
    return result;
  }

  protected static int[] mergeDrawableStates(int[] baseState, int[] additionalState) {
    int at = baseState.length - 1;
    while (at >= 0 && baseState[at] == 0) at--;
    System.arraycopy(additionalState, 0, baseState, at + 1, additionalState.length);
    return baseState;
  }

  public void jumpDrawablesToCurrentState() {
    if (background != null) background.jumpToCurrentState();
  }

  public void drawableHotspotChanged(float x, float y) {
    if (background != null) background.setHotspot(x, y);
    dispatchDrawableHotspotChanged(x, y);
  }

  public void dispatchDrawableHotspotChanged(float x, float y) {}

  public void setLayerType(int layerType, Paint paint) {
    this.layerType = layerType;
  }

  // Animations.

  public Animation getAnimation() {
    return animation;
  }

  public void setAnimation(Animation animation) {
    this.animation = animation;
    if (animation != null) animation.reset();
  }

  public void startAnimation(Animation animation) {
    animation.setStartTime(Animation.START_ON_FIRST_FRAME);
    setAnimation(animation);
    if (parent instanceof View) ((View) parent).dirtyBelow = true;
    invalidate();
  }

  public void clearAnimation() {
    if (animation != null) animation.detach();
    animation = null;
    if (parent instanceof View) ((View) parent).invalidate();
  }

  /** One step of the animation, in a frame; the listener hears of it by messages. */
  private void animate(Animation current) {
    if (!current.isInitialized()) {
      View around = parent instanceof View ? (View) parent : this;
      current.initialize(getWidth(), getHeight(), around.getWidth(), around.getHeight());
      if (attachInfo != null) current.setListenerHandler(attachInfo.handler);
      onAnimationStart();
    }
    if (current.getTransformation(getDrawingTime(), new Transformation(), 1)) {
      invalidateAbove();
      return;
    }
    onAnimationEnd();
    if (animation == current && !current.getFillAfter()) {
      current.detach();
      animation = null;
    }
  }

  protected void onAnimationStart() {}

  protected void onAnimationEnd() {}

  protected boolean onSetAlpha(int alpha) {
    return false;
  }

  public ViewPropertyAnimator animate() {
    if (animator == null) animator = new ViewPropertyAnimator(this);
    return animator;
  }

  // Saved state.

  public void saveHierarchyState(SparseArray<Parcelable> container) {
    dispatchSaveInstanceState(container);
  }

  protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
    if (id == NO_ID || !isSaveEnabled()) return;
    Parcelable state = onSaveInstanceState();
    if (state != null) container.put(id, state);
  }

  protected Parcelable onSaveInstanceState() {
    return BaseSavedState.EMPTY_STATE;
  }

  public void restoreHierarchyState(SparseArray<Parcelable> container) {
    dispatchRestoreInstanceState(container);
  }

  protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
    if (id == NO_ID) return;
    Parcelable state = container.get(id);
    if (state != null) onRestoreInstanceState(state);
  }

  protected void onRestoreInstanceState(Parcelable state) {
    if (state != null && !(state instanceof AbsSavedState)) {
      throw new IllegalArgumentException("Wrong state class, expecting View State but received " + state.getClass()
          + " instead.");
    }
  }

  // Windows.

  public void setOnSystemUiVisibilityChangeListener(OnSystemUiVisibilityChangeListener l) {
    onSystemUiVisibilityChange = l;
    listen("OnSystemUiVisibilityChangeListener", l, "dispatchSystemUiVisibilityChanged");
  }

  /** The system answers the request by a message. */
  public void setSystemUiVisibility(int visibility) {
    if (systemUiVisibility == visibility) return;
    systemUiVisibility = visibility;
    if (attachInfo != null) attachInfo.root.systemUiChanged(visibility);
  }

  public void dispatchSystemUiVisibilityChanged(int visibility) {
    OnSystemUiVisibilityChangeListener listener = onSystemUiVisibilityChange;
    if (listener == null) return;
    Callbacks.invoke(this, "OnSystemUiVisibilityChangeListener", listener);
    listener.onSystemUiVisibilityChange(visibility);
  }

  public void dispatchWindowSystemUiVisiblityChanged(int visible) {
    onWindowSystemUiVisibilityChanged(visible);
  }

  public void onWindowSystemUiVisibilityChanged(int visible) {}

  public int getWindowSystemUiVisibility() {
    return attachInfo == null ? 0 : getRootView().getSystemUiVisibility();
  }

  public void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener) {
    onApplyWindowInsets = listener;
    listen("OnApplyWindowInsetsListener", listener, "dispatchApplyWindowInsets");
  }

  public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
    OnApplyWindowInsetsListener listener = onApplyWindowInsets;
    if (listener == null) return onApplyWindowInsets(insets);
    Callbacks.invoke(this, "OnApplyWindowInsetsListener", listener);
    return listener.onApplyWindowInsets(this, insets);
  }

  public WindowInsets onApplyWindowInsets(WindowInsets insets) {
    Rect system = new Rect(insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop(),
        insets.getSystemWindowInsetRight(),
        insets.getSystemWindowInsetBottom());
    return fitSystemWindows(system) ? insets.consumeSystemWindowInsets() : insets;
  }

  protected boolean fitSystemWindows(Rect insets) {
    return false;
  }

  public WindowInsets getRootWindowInsets() {
    return attachInfo == null ? null : attachInfo.root.insets();
  }

  public WindowInsets computeSystemWindowInsets(WindowInsets in, Rect outLocalInsets) {
    outLocalInsets.set(in.getSystemWindowInsetLeft(), in.getSystemWindowInsetTop(), in.getSystemWindowInsetRight(),
        in.getSystemWindowInsetBottom());
    return in.consumeSystemWindowInsets();
  }

  /** The AppCompat library calls this and the next by reflection. */
  @Unlisted
  protected boolean computeFitSystemWindows(Rect inoutInsets, Rect outLocalInsets) {
    outLocalInsets.set(inoutInsets);
    inoutInsets.set(0, 0, 0, 0);
    return true;
  }

  @Unlisted
  public void makeOptionalFitsSystemWindows() {}

  public WindowInsetsController getWindowInsetsController() {
    if (attachInfo != null) return attachInfo.root.insetsControl();
    return parent instanceof View ? ((View) parent).getWindowInsetsController() : null;
  }

  public WindowId getWindowId() {
    return attachInfo == null ? null : attachInfo.root.windowId();
  }

  /** Bars are not animated here: apps that dispatch by themselves are all that is heard of. */
  public void setWindowInsetsAnimationCallback(WindowInsetsAnimation.Callback callback) {
    Callbacks.register(this, "WindowInsetsAnimation.Callback", callback, false);
    insetsAnimation = callback;
  }

  final boolean stopsInsetsAnimation() {
    return insetsAnimation != null && insetsAnimation.getDispatchMode() == WindowInsetsAnimation.Callback.DISPATCH_MODE_STOP;
  }

  public void dispatchWindowInsetsAnimationPrepare(WindowInsetsAnimation animation) {
    if (insetsAnimation != null) insetsAnimation.onPrepare(animation);
  }

  public WindowInsetsAnimation.Bounds dispatchWindowInsetsAnimationStart(WindowInsetsAnimation animation,
      WindowInsetsAnimation.Bounds bounds) {
    return insetsAnimation == null ? bounds : insetsAnimation.onStart(animation, bounds);
  }

  public WindowInsets dispatchWindowInsetsAnimationProgress(WindowInsets insets, List<WindowInsetsAnimation> runningAnimations) {
    return insetsAnimation == null ? insets : insetsAnimation.onProgress(insets, runningAnimations);
  }

  public void dispatchWindowInsetsAnimationEnd(WindowInsetsAnimation animation) {
    if (insetsAnimation != null) insetsAnimation.onEnd(animation);
  }

  public void requestApplyInsets() {
    if (attachInfo != null) attachInfo.root.requestInsets();
  }

  public void requestFitSystemWindows() {
    requestApplyInsets();
  }

  // Accessibility: the calls that subclasses answer.

  public AccessibilityDelegate getAccessibilityDelegate() {
    return accessibilityDelegate;
  }

  public void setAccessibilityDelegate(AccessibilityDelegate delegate) {
    accessibilityDelegate = delegate;
  }

  @Override
  public void sendAccessibilityEvent(int eventType) {
    if (accessibilityDelegate != null) accessibilityDelegate.sendAccessibilityEvent(this, eventType);
  }

  @Override
  public void sendAccessibilityEventUnchecked(AccessibilityEvent event) {
    if (accessibilityDelegate != null) accessibilityDelegate.sendAccessibilityEventUnchecked(this, event);
  }

  public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
    onPopulateAccessibilityEvent(event);
    return false;
  }

  public void onPopulateAccessibilityEvent(AccessibilityEvent event) {}

  public void onInitializeAccessibilityEvent(AccessibilityEvent event) {
    event.setClassName(getAccessibilityClassName());
    event.setContentDescription(getContentDescription());
    event.setEnabled(able);
  }

  public AccessibilityNodeInfo createAccessibilityNodeInfo() {
    AccessibilityNodeProvider provider = getAccessibilityNodeProvider();
    if (provider != null) return provider.createAccessibilityNodeInfo(AccessibilityNodeProvider.HOST_VIEW_ID);
    AccessibilityNodeInfo info = AccessibilityNodeInfo.obtain(this);
    if (accessibilityDelegate != null) accessibilityDelegate.onInitializeAccessibilityNodeInfo(this, info);
    else onInitializeAccessibilityNodeInfo(info);
    return info;
  }

  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    Rect bounds = new Rect();
    getDrawingRect(bounds);
    info.setBoundsInParent(bounds);
    info.setClassName(getAccessibilityClassName());
    info.setContentDescription(getContentDescription());
    info.setEnabled(able);
    info.setClickable(clickable);
    info.setLongClickable(longClickable);
    info.setFocusable(isFocusable());
    info.setFocused(focused);
    info.setSelected(selected);
    info.setVisibleToUser(isShown());
  }

  public CharSequence getAccessibilityClassName() {
    return View.class.getName();
  }

  public AccessibilityNodeProvider getAccessibilityNodeProvider() {
    return accessibilityDelegate == null ? null : accessibilityDelegate.getAccessibilityNodeProvider(this);
  }

  public boolean performAccessibilityAction(int action, Bundle arguments) {
    if (accessibilityDelegate != null) return accessibilityDelegate.performAccessibilityAction(this, action, arguments);
    return performAccessibilityActionInternal(action);
  }

  final boolean performAccessibilityActionInternal(int action) {
    if (action == AccessibilityNodeInfo.ACTION_CLICK && clickable) {
      performClick();
      return true;
    }
    if (action == AccessibilityNodeInfo.ACTION_LONG_CLICK && longClickable) {
      performLongClick();
      return true;
    }
    if (action == AccessibilityNodeInfo.ACTION_FOCUS) return !focused && requestFocus();
    return false;
  }

  public ViewParent getParentForAccessibility() {
    return parent;
  }

  public void addChildrenForAccessibility(ArrayList<View> outChildren) {}

  /** A float of a view, for animators. */
  private static final class ViewProperty extends FloatProperty<View> {
    private ViewProperty(String name) {
      super(name);
    }

    static Property<View, Float> make(String name) {
      return new ViewProperty(name);
    }

    @Override
    public void setValue(View view, float value) {
      view.setFloat(getName(), value);
    }

    @Override
    public Float get(View view) {
      return view.getFloat(getName());
    }
  }

  /** Whether it is one of the numbers that animators change. */
  @Hidden
  public final boolean hasFloat(String name) {
    switch (name) {
      case "alpha":
      case "translationX":
      case "translationY":
      case "translationZ":
      case "x":
      case "y":
      case "z":
      case "rotation":
      case "rotationX":
      case "rotationY":
      case "scaleX":
      case "scaleY":
        return true;
      default:
        return false;
    }
  }

  @Hidden
  public final void setFloat(String name, float value) {
    if (name.equals("alpha")) setAlpha(value);
    else if (name.equals("translationX")) setTranslationX(value);
    else if (name.equals("translationY")) setTranslationY(value);
    else if (name.equals("translationZ")) setTranslationZ(value);
    else if (name.equals("x")) setX(value);
    else if (name.equals("y")) setY(value);
    else if (name.equals("z")) setZ(value);
    else if (name.equals("rotation")) setRotation(value);
    else if (name.equals("rotationX")) setRotationX(value);
    else if (name.equals("rotationY")) setRotationY(value);
    else if (name.equals("scaleX")) setScaleX(value);
    else if (name.equals("scaleY")) setScaleY(value);
  }

  @Hidden
  public final float getFloat(String name) {
    if (name.equals("alpha")) return getAlpha();
    if (name.equals("translationX")) return getTranslationX();
    if (name.equals("translationY")) return getTranslationY();
    if (name.equals("translationZ")) return getTranslationZ();
    if (name.equals("x")) return getX();
    if (name.equals("y")) return getY();
    if (name.equals("z")) return getZ();
    if (name.equals("rotation")) return getRotation();
    if (name.equals("rotationX")) return getRotationX();
    if (name.equals("rotationY")) return getRotationY();
    return name.equals("scaleX") ? getScaleX() : getScaleY();
  }

  /** A size and how binding it is, in one number. */
  public static class MeasureSpec {
    private static final int SHIFT = 30;
    private static final int MASK = 3 << SHIFT;
    public static final int UNSPECIFIED = 0;
    public static final int EXACTLY = 1073741824;
    public static final int AT_MOST = -2147483648;

    public MeasureSpec() {}

    public static int makeMeasureSpec(int size, int mode) {
      return size & ~MASK | mode & MASK;
    }

    public static int getMode(int measureSpec) {
      return measureSpec & MASK;
    }

    public static int getSize(int measureSpec) {
      return measureSpec & ~MASK;
    }

    public static String toString(int measureSpec) {
      int mode = getMode(measureSpec);
      String name = mode == UNSPECIFIED ? "UNSPECIFIED " : mode == EXACTLY ? "EXACTLY " : mode == AT_MOST ? "AT_MOST " : mode
          + " ";
      return "MeasureSpec: " + name + getSize(measureSpec);
    }
  }

  /** What a view keeps of itself while its activity is away; subclasses extend it. */
  public static class BaseSavedState extends AbsSavedState {
    public static final Parcelable.Creator<BaseSavedState> CREATOR = new Parcelable.ClassLoaderCreator<BaseSavedState>() {
      @Override
      public BaseSavedState createFromParcel(Parcel in) {
        return new BaseSavedState(in);
      }

      @Override
      public BaseSavedState createFromParcel(Parcel in, ClassLoader loader) {
        return new BaseSavedState(in, loader);
      }

      @Override
      public BaseSavedState[] newArray(int size) {
        return new BaseSavedState[size];
      }
    };

    public BaseSavedState(Parcel source) {
      this(source, null);
    }

    public BaseSavedState(Parcel source, ClassLoader loader) {
      super(source, loader);
    }

    public BaseSavedState(Parcelable superState) {
      super(superState);
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
    }
  }

  /** Answers accessibility's questions in the place of a view. */
  public static class AccessibilityDelegate {
    public AccessibilityDelegate() {}

    public void sendAccessibilityEvent(View host, int eventType) {}

    public boolean performAccessibilityAction(View host, int action, Bundle args) {
      return host.performAccessibilityActionInternal(action);
    }

    public void sendAccessibilityEventUnchecked(View host, AccessibilityEvent event) {}

    public boolean dispatchPopulateAccessibilityEvent(View host, AccessibilityEvent event) {
      return host.dispatchPopulateAccessibilityEvent(event);
    }

    public void onPopulateAccessibilityEvent(View host, AccessibilityEvent event) {
      host.onPopulateAccessibilityEvent(event);
    }

    public void onInitializeAccessibilityEvent(View host, AccessibilityEvent event) {
      host.onInitializeAccessibilityEvent(event);
    }

    public void onInitializeAccessibilityNodeInfo(View host, AccessibilityNodeInfo info) {
      host.onInitializeAccessibilityNodeInfo(info);
    }

    public void addExtraDataToAccessibilityNodeInfo(View host, AccessibilityNodeInfo info, String extraDataKey,
        Bundle arguments) {}

    public boolean onRequestSendAccessibilityEvent(ViewGroup host, View child, AccessibilityEvent event) {
      return host.onRequestSendAccessibilityEvent(child, event);
    }

    public AccessibilityNodeProvider getAccessibilityNodeProvider(View host) {
      return null;
    }
  }

  /** What is shown under the finger while something is dragged. */
  public static class DragShadowBuilder {
    private final View view;

    public DragShadowBuilder(View view) {
      this.view = view;
    }

    public DragShadowBuilder() {
      this(null);
    }

    public final View getView() {
      return view;
    }

    public void onProvideShadowMetrics(Point outShadowSize, Point outShadowTouchPoint) {
      if (view == null) return;
      outShadowSize.set(view.getWidth(), view.getHeight());
      outShadowTouchPoint.set(outShadowSize.x / 2, outShadowSize.y / 2);
    }

    public void onDrawShadow(Canvas canvas) {
      if (view != null) view.draw(canvas);
    }
  }

  /** Decides what a view does about the bars of the system. */
  public interface OnApplyWindowInsetsListener {
    WindowInsets onApplyWindowInsets(View v, WindowInsets insets);
  }

  /** Hears when a view comes into a window and leaves it. */
  public interface OnAttachStateChangeListener {
    void onViewAttachedToWindow(View v);

    void onViewDetachedFromWindow(View v);
  }

  /** Hears of a captured pointer. */
  public interface OnCapturedPointerListener {
    boolean onCapturedPointer(View view, MotionEvent event);
  }

  /** Hears of clicks. */
  public interface OnClickListener {
    void onClick(View v);
  }

  /** Hears of the second button. */
  public interface OnContextClickListener {
    boolean onContextClick(View v);
  }

  /** Fills the context menu. */
  public interface OnCreateContextMenuListener {
    void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo menuInfo);
  }

  /** Hears of what is dragged. */
  public interface OnDragListener {
    boolean onDrag(View v, DragEvent event);
  }

  /** Hears when the focus comes and goes. */
  public interface OnFocusChangeListener {
    void onFocusChange(View v, boolean hasFocus);
  }

  /** Hears of other motion than touches, before the view. */
  public interface OnGenericMotionListener {
    boolean onGenericMotion(View v, MotionEvent event);
  }

  /** Hears of a pointer above the view, before the view. */
  public interface OnHoverListener {
    boolean onHover(View v, MotionEvent event);
  }

  /** Hears of keys, before the view. */
  public interface OnKeyListener {
    boolean onKey(View v, int keyCode, KeyEvent event);
  }

  /** Hears of new bounds. */
  public interface OnLayoutChangeListener {
    void onLayoutChange(View v, int left, int top, int right, int bottom, int oldLeft, int oldTop, int oldRight, int oldBottom);
  }

  /** Hears of long clicks; true: it took care of it. */
  public interface OnLongClickListener {
    boolean onLongClick(View v);

    default boolean onLongClickUseDefaultHapticFeedback(View v) {
      return true;
    }
  }

  /** Hears of a new scroll position. */
  public interface OnScrollChangeListener {
    void onScrollChange(View v, int scrollX, int scrollY, int oldScrollX, int oldScrollY);
  }

  /** Hears when the bars of the system come and go. */
  public interface OnSystemUiVisibilityChangeListener {
    void onSystemUiVisibilityChange(int visibility);
  }

  /** Hears of touches, before the view; true: it took care of it. */
  public interface OnTouchListener {
    boolean onTouch(View v, MotionEvent event);
  }

  /** Hears of keys that nobody wanted. */
  public interface OnUnhandledKeyEventListener {
    boolean onUnhandledKeyEvent(View v, KeyEvent event);
  }
}
