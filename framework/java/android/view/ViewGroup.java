package android.view;

import android.animation.LayoutTransition;
import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Point;
import android.graphics.Rect;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.accessibility.AccessibilityEvent;
import android.view.animation.Animation;
import android.view.animation.LayoutAnimationController;
import android.view.animation.Transformation;
import antecede.Callbacks;
import antecede.Contents;
import antecede.Hidden;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** A view that holds others. Which ones it holds is observable; the framework's own walks over them are not. */
public abstract class ViewGroup extends View implements ViewParent, ViewManager {
  public static final int FOCUS_BEFORE_DESCENDANTS = 131072;
  public static final int FOCUS_AFTER_DESCENDANTS = 262144;
  public static final int FOCUS_BLOCK_DESCENDANTS = 393216;
  public static final int PERSISTENT_NO_CACHE = 0;
  public static final int PERSISTENT_ANIMATION_CACHE = 1;
  public static final int PERSISTENT_SCROLLING_CACHE = 2;
  public static final int PERSISTENT_ALL_CACHES = 3;
  public static final int LAYOUT_MODE_CLIP_BOUNDS = 0;
  public static final int LAYOUT_MODE_OPTICAL_BOUNDS = 1;
  protected static final int CLIP_TO_PADDING_MASK = 34;

  private static final int[] NAMES = {android.R.attr.clipChildren, android.R.attr.clipToPadding,
      android.R.attr.addStatesFromChildren,
      android.R.attr.descendantFocusability, android.R.attr.animateLayoutChanges, android.R.attr.touchscreenBlocksFocus};
  private static final int[] FOCUSABILITIES = {FOCUS_BEFORE_DESCENDANTS, FOCUS_AFTER_DESCENDANTS, FOCUS_BLOCK_DESCENDANTS};

  private View[] children = new View[4];
  private int count;
  private View focusedChild;
  private int descendantFocusability = FOCUS_BEFORE_DESCENDANTS;
  private final GroupTouch touches = new GroupTouch(this);
  private OnHierarchyChangeListener onHierarchyChange;
  private LayoutTransition transition;
  private LayoutAnimationController layoutAnimation;
  private Animation.AnimationListener layoutAnimationListener;
  private boolean layoutAnimationDue;
  private boolean layoutSuppressed;
  private boolean layoutWhileSuppressed;
  private boolean clipChildren = true;
  private boolean clipToPadding = true;
  private boolean addsStatesFromChildren;
  private boolean drawingOrder;
  private boolean splitsMotion = true;
  private boolean transitionGroup;
  private boolean touchscreenBlocksFocus;
  private boolean drawnWithCache;
  private boolean animationCache = true;
  private boolean alwaysDrawnWithCache = true;
  private int persistentDrawingCache = PERSISTENT_SCROLLING_CACHE;
  private int layoutMode;
  private int nestedAxes;
  private int childrenWithTransientState;

  public ViewGroup(Context context) {
    this(context, null);
  }

  public ViewGroup(Context context, AttributeSet attrs) {
    this(context, attrs, 0, 0);
  }

  public ViewGroup(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public ViewGroup(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setWillNotDraw(true);
    if (attrs == null) return;
    TypedArray values = context.obtainStyledAttributes(attrs, NAMES, defStyleAttr, defStyleRes);
    clipChildren = values.getBoolean(0, true);
    clipToPadding = values.getBoolean(1, true);
    addsStatesFromChildren = values.getBoolean(2, false);
    descendantFocusability = FOCUSABILITIES[values.getInt(3, 0)];
    if (values.getBoolean(4, false)) setLayoutTransition(new LayoutTransition());
    touchscreenBlocksFocus = values.getBoolean(5, false);
    values.recycle();
  }

  // Children.

  public int getChildCount() {
    return Contents.size(this, count);
  }

  public View getChildAt(int index) {
    return Contents.readAt(this, index, childAt(index));
  }

  /** As {@link #getChildCount}, for the framework's own walks: nobody's race. */
  @Hidden
  public final int childCount() {
    return count;
  }

  /** As {@link #getChildAt}, for the framework's own walks. */
  @Hidden
  public final View childAt(int index) {
    return index < 0 || index >= count ? null : children[index];
  }

  public int indexOfChild(View child) {
    Contents.size(this, count);
    return place(child);
  }

  private int place(View child) {
    for (int i = 0; i < count; i++) {
      if (children[i] == child) return i;
    }
    return -1;
  }

  public void addView(View child) {
    addView(child, -1);
  }

  public void addView(View child, int index) {
    if (child == null) throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
    LayoutParams params = child.layoutParams;
    if (params == null) {
      params = generateDefaultLayoutParams();
      if (params == null) throw new IllegalArgumentException("generateDefaultLayoutParams() cannot return null");
    }
    addView(child, index, params);
  }

  public void addView(View child, int width, int height) {
    LayoutParams params = generateDefaultLayoutParams();
    params.width = width;
    params.height = height;
    addView(child, -1, params);
  }

  @Override
  public void addView(View child, LayoutParams params) {
    addView(child, -1, params);
  }

  public void addView(View child, int index, LayoutParams params) {
    if (child == null) throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
    requestLayout();
    invalidate();
    adopt(child, index, params, false);
  }

  @Override
  public void updateViewLayout(View view, LayoutParams params) {
    if (!checkLayoutParams(params)) throw new IllegalArgumentException("Invalid LayoutParams supplied to " + this);
    if (view.parent != this) throw new IllegalArgumentException("Given view not a child of " + this);
    view.setLayoutParams(params);
  }

  protected boolean addViewInLayout(View child, int index, LayoutParams params) {
    return addViewInLayout(child, index, params, false);
  }

  protected boolean addViewInLayout(View child, int index, LayoutParams params, boolean preventRequestLayout) {
    if (child == null) throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
    child.parent = null;
    adopt(child, index, params, preventRequestLayout);
    child.dirty = true;
    return true;
  }

  protected void cleanupLayoutState(View child) {
    child.layoutRequested = false;
  }

  private void adopt(View child, int index, LayoutParams params, boolean quietly) {
    if (child.getParent() != null) {
      throw new IllegalStateException("The specified child already has a parent. You must call removeView() on the child's parent first.");
    }
    if (transition != null) transition.addChild(this, child);
    LayoutParams fitting = checkLayoutParams(params) ? params : generateLayoutParams(params);
    if (quietly) child.layoutParams = fitting;
    else child.setLayoutParams(fitting);
    insert(child, index);
    child.parent = this;
    if (child.hasFocus()) requestChildFocus(child, child.findFocus());
    if (attachInfo != null) child.dispatchAttachedToWindow(attachInfo, shown);
    if (child.hasTransientState()) childHasTransientStateChanged(child, true);
    onViewAdded(child);
    OnHierarchyChangeListener listener = onHierarchyChange;
    if (listener != null) {
      Callbacks.invoke(this, "OnHierarchyChangeListener", listener);
      listener.onChildViewAdded(this, child);
    }
    child.invalidateAbove();
  }

  private void insert(View child, int index) {
    int at = index < 0 ? count : index;
    if (at > count) throw new IndexOutOfBoundsException("index=" + index + " count=" + count);
    if (count == children.length) {
      View[] more = new View[count * 2];
      System.arraycopy(children, 0, more, 0, count);
      children = more;
    }
    Contents.insertAt(this, at, at == count, child);
    System.arraycopy(children, at, children, at + 1, count - at);
    children[at] = child;
    count++;
  }

  private View take(int index) {
    View child = children[index];
    Contents.removeAt(this, index, index == count - 1);
    System.arraycopy(children, index + 1, children, index, --count - index);
    children[count] = null;
    child.parent = null;
    return child;
  }

  @Override
  public void removeView(View view) {
    if (dismiss(view)) relayout();
  }

  public void removeViewInLayout(View view) {
    dismiss(view);
  }

  public void removeViewsInLayout(int start, int count) {
    for (int i = 0; i < count; i++) dismissAt(start);
  }

  public void removeViewAt(int index) {
    dismissAt(index);
    relayout();
  }

  public void removeViews(int start, int count) {
    removeViewsInLayout(start, count);
    relayout();
  }

  public void removeAllViews() {
    removeAllViewsInLayout();
    relayout();
  }

  public void removeAllViewsInLayout() {
    while (count > 0) dismissAt(count - 1);
  }

  private void relayout() {
    requestLayout();
    invalidate();
  }

  private boolean dismiss(View view) {
    int index = place(view);
    if (index >= 0) dismissAt(index);
    return index >= 0;
  }

  private void dismissAt(int index) {
    if (index < 0 || index >= count) throw new NullPointerException("no child at " + index + ", there are " + count);
    View child = children[index];
    if (transition != null) transition.removeChild(this, child);
    if (child == focusedChild) child.unFocus(null);
    boolean hadFocus = child == focusedChild;
    touches.forget(child);
    if (child.getAnimation() != null) child.clearAnimation();
    if (child.attachInfo != null) child.dispatchDetachedFromWindow();
    if (child.hasTransientState()) childHasTransientStateChanged(child, false);
    take(place(child));
    if (hadFocus) clearChildFocus(child);
    removed(child);
  }

  private void removed(View child) {
    onViewRemoved(child);
    OnHierarchyChangeListener listener = onHierarchyChange;
    if (listener == null) return;
    Callbacks.invoke(this, "OnHierarchyChangeListener", listener);
    listener.onChildViewRemoved(this, child);
  }

  public void onViewAdded(View child) {}

  public void onViewRemoved(View child) {}

  public void setOnHierarchyChangeListener(OnHierarchyChangeListener listener) {
    onHierarchyChange = listener;
    if (listener == null) Callbacks.unregister(this, "OnHierarchyChangeListener", null);
    else Callbacks.observe(this, "OnHierarchyChangeListener", listener, false);
  }

  protected void removeDetachedView(View child, boolean animate) {
    if (child == focusedChild) child.clearFocus();
    if (child.attachInfo != null) child.dispatchDetachedFromWindow();
    removed(child);
  }

  /** Puts back what was detached for a moment: no callbacks. */
  protected void attachViewToParent(View child, int index, LayoutParams params) {
    child.layoutParams = params;
    insert(child, index);
    child.parent = this;
    child.dirty = true;
    child.invalidateAbove();
    if (child.hasFocus()) requestChildFocus(child, child.findFocus());
  }

  protected void detachViewFromParent(View child) {
    int index = place(child);
    if (index >= 0) take(index);
  }

  protected void detachViewFromParent(int index) {
    take(index);
  }

  protected void detachViewsFromParent(int start, int count) {
    for (int i = 0; i < count; i++) take(start);
  }

  protected void detachAllViewsFromParent() {
    while (count > 0) take(count - 1);
  }

  @Override
  public void bringChildToFront(View child) {
    int index = place(child);
    if (index < 0) return;
    take(index);
    insert(child, -1);
    child.parent = this;
    relayout();
  }

  @Override
  View findTraversal(int wanted) {
    if (getId() == wanted) return this;
    for (int i = 0; i < count; i++) {
      View found = children[i].findTraversal(wanted);
      if (found != null) return found;
    }
    return null;
  }

  @Override
  View findTagged(Object wanted) {
    View found = super.findTagged(wanted);
    for (int i = 0; i < count && found == null; i++) found = children[i].findTagged(wanted);
    return found;
  }

  @Override
  public void findViewsWithText(ArrayList<View> outViews, CharSequence text, int flags) {
    super.findViewsWithText(outViews, text, flags);
    for (int i = 0; i < count; i++) children[i].findViewsWithText(outViews, text, flags);
  }

  // Windows.

  @Override
  void dispatchAttachedToWindow(AttachInfo info, int visibility) {
    super.dispatchAttachedToWindow(info, visibility);
    View[] copy = copy();
    for (View child : copy) {
      if (child.parent == this && child.attachInfo == null) child.dispatchAttachedToWindow(info, visibility | child.shown);
    }
    if (layoutAnimation != null) layoutAnimationDue = true;
  }

  @Override
  void dispatchDetachedFromWindow() {
    touches.cancel();
    for (View child : copy()) child.dispatchDetachedFromWindow();
    super.dispatchDetachedFromWindow();
  }

  private View[] copy() {
    View[] copy = new View[count];
    System.arraycopy(children, 0, copy, 0, count);
    return copy;
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
  }

  @Override
  protected void dispatchVisibilityChanged(View changedView, int visibility) {
    super.dispatchVisibilityChanged(changedView, visibility);
    for (View child : copy()) child.dispatchVisibilityChanged(changedView, visibility);
  }

  @Override
  boolean aggregate(boolean visible) {
    boolean now = super.aggregate(visible);
    for (View child : copy()) {
      if (child.shown == VISIBLE) child.aggregate(now);
    }
    return now;
  }

  @Override
  public void dispatchDisplayHint(int hint) {
    super.dispatchDisplayHint(hint);
    for (View child : copy()) child.dispatchDisplayHint(hint);
  }

  @Override
  public void dispatchWindowVisibilityChanged(int visibility) {
    super.dispatchWindowVisibilityChanged(visibility);
    for (View child : copy()) child.dispatchWindowVisibilityChanged(visibility);
  }

  @Override
  public void dispatchWindowFocusChanged(boolean hasFocus) {
    super.dispatchWindowFocusChanged(hasFocus);
    for (View child : copy()) child.dispatchWindowFocusChanged(hasFocus);
  }

  @Override
  public void dispatchConfigurationChanged(Configuration newConfig) {
    super.dispatchConfigurationChanged(newConfig);
    for (View child : copy()) child.dispatchConfigurationChanged(newConfig);
  }

  @Override
  public void dispatchWindowSystemUiVisiblityChanged(int visible) {
    super.dispatchWindowSystemUiVisiblityChanged(visible);
    for (View child : copy()) child.dispatchWindowSystemUiVisiblityChanged(visible);
  }

  @Override
  public void dispatchSystemUiVisibilityChanged(int visible) {
    super.dispatchSystemUiVisibilityChanged(visible);
    for (View child : copy()) child.dispatchSystemUiVisibilityChanged(visible);
  }

  @Override
  public void dispatchProvideStructure(ViewStructure structure) {
    super.dispatchProvideStructure(structure);
    if (structure.getChildCount() != 0) return;
    View[] children = copy();
    structure.setChildCount(children.length);
    for (int i = 0; i < children.length; i++) children[i].dispatchProvideStructure(structure.newChild(i));
  }

  @Override
  public void dispatchProvideAutofillStructure(ViewStructure structure, int flags) {
    super.dispatchProvideAutofillStructure(structure, flags);
    if (structure.getChildCount() != 0) return;
    View[] children = copy();
    structure.setChildCount(children.length);
    for (int i = 0; i < children.length; i++) children[i].dispatchProvideAutofillStructure(structure.newChild(i), flags);
  }

  @Override
  public void dispatchWindowInsetsAnimationPrepare(WindowInsetsAnimation animation) {
    super.dispatchWindowInsetsAnimationPrepare(animation);
    if (stopsInsetsAnimation()) return;
    for (View child : copy()) child.dispatchWindowInsetsAnimationPrepare(animation);
  }

  @Override
  public WindowInsetsAnimation.Bounds dispatchWindowInsetsAnimationStart(WindowInsetsAnimation animation,
      WindowInsetsAnimation.Bounds bounds) {
    WindowInsetsAnimation.Bounds left = super.dispatchWindowInsetsAnimationStart(animation, bounds);
    if (stopsInsetsAnimation()) return left;
    for (View child : copy()) child.dispatchWindowInsetsAnimationStart(animation, left);
    return left;
  }

  @Override
  public WindowInsets dispatchWindowInsetsAnimationProgress(WindowInsets insets, List<WindowInsetsAnimation> running) {
    WindowInsets left = super.dispatchWindowInsetsAnimationProgress(insets, running);
    if (stopsInsetsAnimation()) return left;
    for (View child : copy()) child.dispatchWindowInsetsAnimationProgress(left, running);
    return left;
  }

  @Override
  public void dispatchWindowInsetsAnimationEnd(WindowInsetsAnimation animation) {
    super.dispatchWindowInsetsAnimationEnd(animation);
    if (stopsInsetsAnimation()) return;
    for (View child : copy()) child.dispatchWindowInsetsAnimationEnd(animation);
  }

  @Override
  public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
    WindowInsets left = super.dispatchApplyWindowInsets(insets);
    if (left.isConsumed()) return left;
    for (View child : copy()) child.dispatchApplyWindowInsets(left);
    return left;
  }

  @Override
  public void dispatchStartTemporaryDetach() {
    super.dispatchStartTemporaryDetach();
    for (View child : copy()) child.dispatchStartTemporaryDetach();
  }

  @Override
  public void dispatchFinishTemporaryDetach() {
    super.dispatchFinishTemporaryDetach();
    for (View child : copy()) child.dispatchFinishTemporaryDetach();
  }

  void onChildVisibilityChanged(View child, int oldVisibility, int newVisibility) {
    if (transition != null) {
      if (newVisibility == VISIBLE) transition.showChild(this, child, oldVisibility);
      else transition.hideChild(this, child, newVisibility);
    }
  }

  @Unlisted
  protected void onSetLayoutParams(View child, LayoutParams layoutParams) {
    requestLayout();
  }

  // Input.

  @Override
  public boolean dispatchTouchEvent(MotionEvent ev) {
    return onFilterTouchEventForSecurity(ev) && touches.dispatch(ev);
  }

  /** What a view that is no group would do with it. */
  final boolean dispatchToSelf(MotionEvent event) {
    return super.dispatchTouchEvent(event);
  }

  public boolean onInterceptTouchEvent(MotionEvent ev) {
    return false;
  }

  @Override
  public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
    if (touches.disallowIntercept == disallowIntercept) return;
    touches.disallowIntercept = disallowIntercept;
    if (parent != null) parent.requestDisallowInterceptTouchEvent(disallowIntercept);
  }

  public boolean shouldDelayChildPressedState() {
    return true;
  }

  public boolean onInterceptHoverEvent(MotionEvent event) {
    return false;
  }

  /** The child on top at the point, if it can be met; null if there is none. */
  final View childUnder(float x, float y) {
    for (int i = count - 1; i >= 0; i--) {
      View child = children[drawingOrder ? getChildDrawingOrder(count, i) : i];
      if ((child.shown == VISIBLE || child.getAnimation() != null) && contains(child, x, y)) return child;
    }
    return null;
  }

  private boolean contains(View child, float x, float y) {
    return child.pointInView(x + getScrollX() - child.getX(), y + getScrollY() - child.getY(), 0);
  }

  @Override
  protected boolean dispatchHoverEvent(MotionEvent event) {
    if (!onInterceptHoverEvent(event)) {
      View child = childUnder(event.getX(), event.getY());
      if (child != null && sendPointer(child, event)) return true;
    }
    return super.dispatchHoverEvent(event);
  }

  @Override
  protected boolean dispatchGenericPointerEvent(MotionEvent event) {
    View child = childUnder(event.getX(), event.getY());
    return child != null && sendPointer(child, event) || super.dispatchGenericPointerEvent(event);
  }

  private boolean sendPointer(View child, MotionEvent event) {
    float x = getScrollX() - child.getX();
    float y = getScrollY() - child.getY();
    event.offsetLocation(x, y);
    try {
      return child.dispatchGenericMotionEvent(event);
    } finally {
      event.offsetLocation(-x, -y);
    }
  }

  @Override
  protected boolean dispatchGenericFocusedEvent(MotionEvent event) {
    if (focused) return super.dispatchGenericFocusedEvent(event);
    return focusedChild != null && focusedChild.dispatchGenericMotionEvent(event);
  }

  @Override
  public boolean dispatchTrackballEvent(MotionEvent event) {
    if (focused) return super.dispatchTrackballEvent(event);
    return focusedChild != null && focusedChild.dispatchTrackballEvent(event);
  }

  @Override
  public boolean dispatchCapturedPointerEvent(MotionEvent event) {
    if (focused) return super.dispatchCapturedPointerEvent(event);
    return focusedChild != null && focusedChild.dispatchCapturedPointerEvent(event);
  }

  @Override
  public boolean dispatchKeyEventPreIme(KeyEvent event) {
    if (focused) return super.dispatchKeyEventPreIme(event);
    return focusedChild != null && focusedChild.dispatchKeyEventPreIme(event);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    if (focused) return super.dispatchKeyEvent(event);
    return focusedChild != null && focusedChild.dispatchKeyEvent(event);
  }

  @Override
  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    if (focused) return super.dispatchKeyShortcutEvent(event);
    return focusedChild != null && focusedChild.dispatchKeyShortcutEvent(event);
  }

  @Override
  boolean dispatchUnhandledKey(KeyEvent event) {
    for (int i = count - 1; i >= 0; i--) {
      if (children[i].dispatchUnhandledKey(event)) return true;
    }
    return super.dispatchUnhandledKey(event);
  }

  /** All hear of the beginning and the end; of the rest, who is under the finger. */
  @Override
  public boolean dispatchDragEvent(DragEvent event) {
    boolean located = event.getAction() == DragEvent.ACTION_DRAG_LOCATION || event.getAction() == DragEvent.ACTION_DROP;
    if (located) {
      View child = childUnder(event.getX(), event.getY());
      if (child != null && child.dispatchDragEvent(event.from(child.mLeft - getScrollX(), child.mTop - getScrollY()))) {
        return true;
      }
      return super.dispatchDragEvent(event);
    }
    boolean heard = false;
    for (View child : copy()) {
      if (child.shown == VISIBLE) heard |= child.dispatchDragEvent(event);
    }
    return super.dispatchDragEvent(event) || heard;
  }

  @Override
  public boolean dispatchUnhandledMove(View focused, int direction) {
    return focusedChild != null && focusedChild.dispatchUnhandledMove(focused, direction);
  }

  // Focus.

  public int getDescendantFocusability() {
    return descendantFocusability;
  }

  public void setDescendantFocusability(int focusability) {
    if (focusability != FOCUS_BEFORE_DESCENDANTS && focusability != FOCUS_AFTER_DESCENDANTS
        && focusability != FOCUS_BLOCK_DESCENDANTS) {
      throw new IllegalArgumentException("must be one of FOCUS_BEFORE_DESCENDANTS, FOCUS_AFTER_DESCENDANTS, FOCUS_BLOCK_DESCENDANTS");
    }
    descendantFocusability = focusability;
  }

  public View getFocusedChild() {
    return focusedChild;
  }

  @Override
  public boolean hasFocus() {
    return focused || focusedChild != null;
  }

  @Override
  public View findFocus() {
    if (focused) return this;
    return focusedChild == null ? null : focusedChild.findFocus();
  }

  @Override
  View findFocusBut(View gainer) {
    View own = super.findFocusBut(gainer);
    return own != null || focusedChild == null ? own : focusedChild.findFocusBut(gainer);
  }

  @Override
  public boolean hasFocusable() {
    if (shown != VISIBLE) return false;
    if (super.hasFocusable()) return true;
    if (descendantFocusability == FOCUS_BLOCK_DESCENDANTS) return false;
    for (int i = 0; i < count; i++) {
      if (children[i].hasFocusable()) return true;
    }
    return false;
  }

  @Override
  public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
    if (descendantFocusability == FOCUS_BLOCK_DESCENDANTS) return super.requestFocus(direction, previouslyFocusedRect);
    if (descendantFocusability == FOCUS_BEFORE_DESCENDANTS) {
      return super.requestFocus(direction, previouslyFocusedRect) || onRequestFocusInDescendants(direction,
          previouslyFocusedRect);
    }
    return onRequestFocusInDescendants(direction, previouslyFocusedRect) || super.requestFocus(direction, previouslyFocusedRect);
  }

  protected boolean onRequestFocusInDescendants(int direction, Rect previouslyFocusedRect) {
    boolean forward = (direction & FOCUS_FORWARD) != 0;
    for (int i = 0; i < count; i++) {
      View child = children[forward ? i : count - 1 - i];
      if (child.shown == VISIBLE && child.requestFocus(direction, previouslyFocusedRect)) return true;
    }
    return false;
  }

  @Override
  public boolean restoreDefaultFocus() {
    return super.restoreDefaultFocus();
  }

  @Override
  public void requestChildFocus(View child, View focused) {
    if (descendantFocusability == FOCUS_BLOCK_DESCENDANTS) return;
    super.unFocus(focused);
    if (focusedChild != child) {
      if (focusedChild != null) focusedChild.unFocus(focused);
      focusedChild = child;
    }
    if (parent != null) parent.requestChildFocus(this, focused);
  }

  @Override
  void unFocus(View gainer) {
    if (focusedChild == null) {
      super.unFocus(gainer);
    } else {
      focusedChild.unFocus(gainer);
      focusedChild = null;
    }
  }

  @Override
  public void clearFocus() {
    if (focusedChild == null) {
      super.clearFocus();
    } else {
      View child = focusedChild;
      focusedChild = null;
      child.clearFocus();
    }
  }

  @Override
  void clearFocusInternal(boolean refocus) {
    if (focusedChild == null) {
      super.clearFocusInternal(refocus);
    } else {
      View child = focusedChild;
      focusedChild = null;
      child.clearFocusInternal(refocus);
    }
  }

  @Override
  public void clearChildFocus(View child) {
    focusedChild = null;
    if (parent != null) parent.clearChildFocus(this);
  }

  @Override
  public void focusableViewAvailable(View v) {
    if (parent != null && descendantFocusability != FOCUS_BLOCK_DESCENDANTS) parent.focusableViewAvailable(v);
  }

  @Override
  public View focusSearch(View focused, int direction) {
    if (parent instanceof ViewGroup) return parent.focusSearch(focused, direction);
    return FocusFinder.getInstance().findNextFocus(this, focused, direction);
  }

  @Override
  public void addFocusables(ArrayList<View> views, int direction, int focusableMode) {
    int before = views.size();
    if (descendantFocusability != FOCUS_AFTER_DESCENDANTS) super.addFocusables(views, direction, focusableMode);
    if (descendantFocusability == FOCUS_BLOCK_DESCENDANTS) return;
    for (int i = 0; i < count; i++) {
      if (children[i].shown == VISIBLE) children[i].addFocusables(views, direction, focusableMode);
    }
    if (descendantFocusability == FOCUS_AFTER_DESCENDANTS && before == views.size()) super.addFocusables(views, direction,
        focusableMode);
  }

  @Override
  public void addTouchables(ArrayList<View> views) {
    super.addTouchables(views);
    for (int i = 0; i < count; i++) {
      if (children[i].shown == VISIBLE) children[i].addTouchables(views);
    }
  }

  @Override
  public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
    return false;
  }

  // Measuring and layout.

  @Override
  public final void layout(int l, int t, int r, int b) {
    if (layoutSuppressed) {
      layoutWhileSuppressed = true;
      return;
    }
    if (transition != null) transition.layoutChange(this);
    super.layout(l, t, r, b);
  }

  @Override
  protected abstract void onLayout(boolean changed, int l, int t, int r, int b);

  public void suppressLayout(boolean suppress) {
    layoutSuppressed = suppress;
    if (!suppress && layoutWhileSuppressed) {
      requestLayout();
      layoutWhileSuppressed = false;
    }
  }

  public boolean isLayoutSuppressed() {
    return layoutSuppressed;
  }

  protected void measureChildren(int widthMeasureSpec, int heightMeasureSpec) {
    for (int i = 0; i < count; i++) {
      if (children[i].shown != GONE) measureChild(children[i], widthMeasureSpec, heightMeasureSpec);
    }
  }

  protected void measureChild(View child, int parentWidthMeasureSpec, int parentHeightMeasureSpec) {
    LayoutParams params = child.layoutParams;
    child.measure(getChildMeasureSpec(parentWidthMeasureSpec, getPaddingLeft() + getPaddingRight(), params.width),
        getChildMeasureSpec(parentHeightMeasureSpec, getPaddingTop() + getPaddingBottom(), params.height));
  }

  protected void measureChildWithMargins(View child, int parentWidthMeasureSpec, int widthUsed, int parentHeightMeasureSpec,
      int heightUsed) {
    MarginLayoutParams params = (MarginLayoutParams) child.layoutParams;
    int across = getPaddingLeft() + getPaddingRight() + params.leftMargin + params.rightMargin + widthUsed;
    int down = getPaddingTop() + getPaddingBottom() + params.topMargin + params.bottomMargin + heightUsed;
    child.measure(getChildMeasureSpec(parentWidthMeasureSpec, across, params.width),
        getChildMeasureSpec(parentHeightMeasureSpec, down, params.height));
  }

  public static int getChildMeasureSpec(int spec, int padding, int childDimension) {
    int mode = MeasureSpec.getMode(spec);
    int size = Math.max(0, MeasureSpec.getSize(spec) - padding);
    if (childDimension >= 0) return MeasureSpec.makeMeasureSpec(childDimension, MeasureSpec.EXACTLY);
    if (mode == MeasureSpec.UNSPECIFIED) return MeasureSpec.makeMeasureSpec(size, MeasureSpec.UNSPECIFIED);
    if (childDimension == LayoutParams.MATCH_PARENT) return MeasureSpec.makeMeasureSpec(size, mode);
    if (childDimension == LayoutParams.WRAP_CONTENT) return MeasureSpec.makeMeasureSpec(size, MeasureSpec.AT_MOST);
    return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
  }

  protected boolean checkLayoutParams(LayoutParams p) {
    return p != null;
  }

  public LayoutParams generateLayoutParams(AttributeSet attrs) {
    return new LayoutParams(getContext(), attrs);
  }

  protected LayoutParams generateLayoutParams(LayoutParams p) {
    return p;
  }

  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  public final void offsetDescendantRectToMyCoords(View descendant, Rect rect) {
    offsetRect(descendant, rect, 1);
  }

  public final void offsetRectIntoDescendantCoords(View descendant, Rect rect) {
    offsetRect(descendant, rect, -1);
  }

  private void offsetRect(View descendant, Rect rect, int sign) {
    View current = descendant;
    while (current != this) {
      ViewParent above = current.parent;
      if (!(above instanceof View)) throw new IllegalArgumentException("parameter must be a descendant of this view");
      View around = (View) above;
      rect.offset(sign * (current.mLeft - around.getScrollX()), sign * (current.mTop - around.getScrollY()));
      current = around;
    }
  }

  @Override
  public boolean getChildVisibleRect(View child, Rect r, Point offset) {
    int x = child.mLeft - getScrollX();
    int y = child.mTop - getScrollY();
    r.offset(x, y);
    if (offset != null) offset.offset(x, y);
    if (!r.intersect(0, 0, getWidth(), getHeight())) return false;
    return parent == null || parent.getChildVisibleRect(this, r, offset);
  }

  @Unlisted
  public void offsetChildrenTopAndBottom(int offset) {
    for (int i = 0; i < count; i++) children[i].offsetTopAndBottom(offset);
  }

  // Drawing.

  @Override
  public void onDescendantInvalidated(View child, View target) {
    dirtyBelow = true;
    if (parent != null) parent.onDescendantInvalidated(this, target);
  }

  @Override
  public final void invalidateChild(View child, Rect dirty) {
    child.invalidate();
  }

  @Override
  public ViewParent invalidateChildInParent(int[] location, Rect dirty) {
    invalidate();
    return parent;
  }

  @Override
  protected void dispatchDraw(Canvas canvas) {
    if (layoutAnimationDue && layoutAnimation != null) animateChildren();
    for (int i = 0; i < count; i++) {
      int at = drawingOrder ? getChildDrawingOrder(count, i) : i;
      View child = childAt(at);
      if (child != null && (child.shown == VISIBLE || child.getAnimation() != null)) drawChild(canvas, child, getDrawingTime());
    }
  }

  protected boolean drawChild(Canvas canvas, View child, long drawingTime) {
    child.update(canvas);
    return child.getAnimation() != null;
  }

  @Override
  void updateChildren(Canvas canvas) {
    for (View child : copy()) {
      if (child.shown == VISIBLE || child.getAnimation() != null) child.update(canvas);
    }
  }

  protected int getChildDrawingOrder(int childCount, int drawingPosition) {
    return drawingPosition;
  }

  public final int getChildDrawingOrder(int drawingPosition) {
    return getChildDrawingOrder(count, drawingPosition);
  }

  protected boolean isChildrenDrawingOrderEnabled() {
    return drawingOrder;
  }

  protected void setChildrenDrawingOrderEnabled(boolean enabled) {
    drawingOrder = enabled;
  }

  @Override
  public ViewGroupOverlay getOverlay() {
    return (ViewGroupOverlay) super.getOverlay();
  }

  protected void setStaticTransformationsEnabled(boolean enabled) {}

  protected boolean getChildStaticTransformation(View child, Transformation t) {
    return false;
  }

  // Animations.

  public void setLayoutTransition(LayoutTransition transition) {
    this.transition = transition;
  }

  public LayoutTransition getLayoutTransition() {
    return transition;
  }

  public void setLayoutAnimation(LayoutAnimationController controller) {
    layoutAnimation = controller;
    layoutAnimationDue = controller != null;
  }

  public LayoutAnimationController getLayoutAnimation() {
    return layoutAnimation;
  }

  public void startLayoutAnimation() {
    if (layoutAnimation == null) return;
    layoutAnimationDue = true;
    requestLayout();
  }

  public void scheduleLayoutAnimation() {
    layoutAnimationDue = layoutAnimation != null;
  }

  public Animation.AnimationListener getLayoutAnimationListener() {
    return layoutAnimationListener;
  }

  public void setLayoutAnimationListener(Animation.AnimationListener animationListener) {
    layoutAnimationListener = animationListener;
  }

  private void animateChildren() {
    layoutAnimationDue = false;
    if (!canAnimate()) return;
    if (layoutAnimationListener != null) {
      Callbacks.invoke(this, "LayoutAnimationListener", layoutAnimationListener);
      layoutAnimationListener.onAnimationStart(layoutAnimation.getAnimation());
    }
    for (int i = 0; i < count; i++) {
      View child = children[i];
      if (child.shown != VISIBLE) continue;
      attachLayoutAnimationParameters(child, child.layoutParams, i, count);
      child.setAnimation(layoutAnimation.getAnimationForView(child));
    }
    layoutAnimation.start();
  }

  protected void attachLayoutAnimationParameters(View child, LayoutParams params, int index, int count) {
    LayoutAnimationController.AnimationParameters parameters = params.layoutAnimationParameters;
    if (parameters == null) parameters = params.layoutAnimationParameters = new LayoutAnimationController.AnimationParameters();
    parameters.index = index;
    parameters.count = count;
  }

  protected boolean canAnimate() {
    return layoutAnimation != null;
  }

  public void clearDisappearingChildren() {}

  public void startViewTransition(View view) {}

  public void endViewTransition(View view) {}

  // State.

  @Override
  protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
    super.dispatchSaveInstanceState(container);
    for (int i = 0; i < count; i++) {
      if (children[i].isSaveFromParentEnabled()) children[i].dispatchSaveInstanceState(container);
    }
  }

  protected void dispatchFreezeSelfOnly(SparseArray<Parcelable> container) {
    super.dispatchSaveInstanceState(container);
  }

  @Override
  protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
    super.dispatchRestoreInstanceState(container);
    for (int i = 0; i < count; i++) {
      if (children[i].isSaveFromParentEnabled()) children[i].dispatchRestoreInstanceState(container);
    }
  }

  protected void dispatchThawSelfOnly(SparseArray<Parcelable> container) {
    super.dispatchRestoreInstanceState(container);
  }

  @Override
  public void dispatchSetSelected(boolean selected) {
    for (int i = 0; i < count; i++) children[i].setSelected(selected);
  }

  @Override
  public void dispatchSetActivated(boolean activated) {
    for (int i = 0; i < count; i++) children[i].setActivated(activated);
  }

  @Override
  protected void dispatchSetPressed(boolean pressed) {
    for (int i = 0; i < count; i++) {
      View child = children[i];
      if (!pressed || !child.isClickable() && !child.isLongClickable()) child.setPressed(pressed);
    }
  }

  @Override
  public void dispatchDrawableHotspotChanged(float x, float y) {
    for (int i = 0; i < count; i++) {
      View child = children[i];
      if (!child.isClickable() && !child.isLongClickable()) child.drawableHotspotChanged(x - child.mLeft, y - child.mTop);
    }
  }

  @Override
  protected void drawableStateChanged() {
    super.drawableStateChanged();
    for (int i = 0; i < count; i++) {
      if (children[i].isDuplicateParentStateEnabled()) children[i].refreshDrawableState();
    }
  }

  @Override
  public void jumpDrawablesToCurrentState() {
    super.jumpDrawablesToCurrentState();
    for (int i = 0; i < count; i++) children[i].jumpDrawablesToCurrentState();
  }

  @Override
  protected int[] onCreateDrawableState(int extraSpace) {
    if (!addsStatesFromChildren) return super.onCreateDrawableState(extraSpace);
    int need = 0;
    for (int i = 0; i < count; i++) need += children[i].getDrawableState().length;
    int[] state = super.onCreateDrawableState(extraSpace + need);
    for (int i = 0; i < count; i++) state = mergeDrawableStates(state, children[i].getDrawableState());
    return state;
  }

  @Override
  public void childDrawableStateChanged(View child) {
    if (addsStatesFromChildren) refreshDrawableState();
  }

  public boolean addStatesFromChildren() {
    return addsStatesFromChildren;
  }

  public void setAddStatesFromChildren(boolean addsStates) {
    addsStatesFromChildren = addsStates;
    refreshDrawableState();
  }

  @Override
  public void childHasTransientStateChanged(View child, boolean childHasTransientState) {
    boolean before = hasTransientState();
    childrenWithTransientState += childHasTransientState ? 1 : -1;
    if (parent != null && before != hasTransientState()) parent.childHasTransientStateChanged(this, hasTransientState());
  }

  @Override
  public boolean hasTransientState() {
    return childrenWithTransientState > 0 || super.hasTransientState();
  }

  // What goes up to the window.

  @Override
  public boolean showContextMenuForChild(View originalView) {
    return parent != null && parent.showContextMenuForChild(originalView);
  }

  @Override
  public boolean showContextMenuForChild(View originalView, float x, float y) {
    return showContextMenuForChild(originalView);
  }

  @Override
  public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback) {
    return startActionModeForChild(originalView, callback, ActionMode.TYPE_PRIMARY);
  }

  @Override
  public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback, int type) {
    return parent == null ? null : parent.startActionModeForChild(originalView, callback, type);
  }

  @Override
  public void recomputeViewAttributes(View child) {
    if (parent != null) parent.recomputeViewAttributes(this);
  }

  @Override
  public void requestTransparentRegion(View child) {
    if (parent != null) parent.requestTransparentRegion(this);
  }

  @Override
  public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
    return onRequestSendAccessibilityEvent(child, event) && parent != null && parent.requestSendAccessibilityEvent(this, event);
  }

  public boolean onRequestSendAccessibilityEvent(View child, AccessibilityEvent event) {
    return true;
  }

  @Override
  public void notifySubtreeAccessibilityStateChanged(View child, View source, int changeType) {}

  @Override
  public boolean onNestedPrePerformAccessibilityAction(View target, int action, Bundle args) {
    return false;
  }

  @Override
  public void addChildrenForAccessibility(ArrayList<View> outChildren) {
    for (int i = 0; i < count; i++) {
      if (children[i].shown == VISIBLE) outChildren.add(children[i]);
    }
  }

  @Override
  public CharSequence getAccessibilityClassName() {
    return ViewGroup.class.getName();
  }

  @Override
  public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
    return false;
  }

  @Override
  public void onNestedScrollAccepted(View child, View target, int axes) {
    nestedAxes = axes;
  }

  @Override
  public void onStopNestedScroll(View child) {
    stopNestedScroll();
    nestedAxes = 0;
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
    dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, null);
  }

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) {
    dispatchNestedPreScroll(dx, dy, consumed, null);
  }

  @Override
  public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
    return dispatchNestedFling(velocityX, velocityY, consumed);
  }

  @Override
  public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
    return dispatchNestedPreFling(velocityX, velocityY);
  }

  public int getNestedScrollAxes() {
    return nestedAxes;
  }

  // What is only kept.

  public boolean getClipChildren() {
    return clipChildren;
  }

  public void setClipChildren(boolean clipChildren) {
    this.clipChildren = clipChildren;
  }

  public void setClipToPadding(boolean clipToPadding) {
    this.clipToPadding = clipToPadding;
  }

  public boolean getClipToPadding() {
    return clipToPadding;
  }

  public void setMotionEventSplittingEnabled(boolean split) {
    splitsMotion = split;
  }

  public boolean isMotionEventSplittingEnabled() {
    return splitsMotion;
  }

  public boolean isTransitionGroup() {
    return transitionGroup;
  }

  public void setTransitionGroup(boolean isTransitionGroup) {
    transitionGroup = isTransitionGroup;
  }

  public void setTouchscreenBlocksFocus(boolean touchscreenBlocksFocus) {
    this.touchscreenBlocksFocus = touchscreenBlocksFocus;
  }

  public boolean getTouchscreenBlocksFocus() {
    return touchscreenBlocksFocus;
  }

  protected void setChildrenDrawingCacheEnabled(boolean enabled) {}

  protected boolean isChildrenDrawnWithCacheEnabled() {
    return drawnWithCache;
  }

  protected void setChildrenDrawnWithCacheEnabled(boolean enabled) {
    drawnWithCache = enabled;
  }

  public boolean isAnimationCacheEnabled() {
    return animationCache;
  }

  public void setAnimationCacheEnabled(boolean enabled) {
    animationCache = enabled;
  }

  public boolean isAlwaysDrawnWithCacheEnabled() {
    return alwaysDrawnWithCache;
  }

  public void setAlwaysDrawnWithCacheEnabled(boolean always) {
    alwaysDrawnWithCache = always;
  }

  public int getPersistentDrawingCache() {
    return persistentDrawingCache;
  }

  public void setPersistentDrawingCache(int drawingCacheToKeep) {
    persistentDrawingCache = drawingCacheToKeep & PERSISTENT_ALL_CACHES;
  }

  public int getLayoutMode() {
    return layoutMode;
  }

  public void setLayoutMode(int layoutMode) {
    this.layoutMode = layoutMode;
  }

  protected void debug(int depth) {}

  /** Hears when children come and go. */
  public interface OnHierarchyChangeListener {
    void onChildViewAdded(View parent, View child);

    void onChildViewRemoved(View parent, View child);
  }

  /** What a child asks of the group it is in. */
  public static class LayoutParams {
    @Deprecated public static final int FILL_PARENT = -1;
    public static final int MATCH_PARENT = -1;
    public static final int WRAP_CONTENT = -2;
    private static final int[] NAMES = {android.R.attr.layout_width, android.R.attr.layout_height};

    public int width;
    public int height;
    public LayoutAnimationController.AnimationParameters layoutAnimationParameters;

    public LayoutParams(Context c, AttributeSet attrs) {
      TypedArray values = c.obtainStyledAttributes(attrs, NAMES);
      setBaseAttributes(values, 0, 1);
      values.recycle();
    }

    public LayoutParams(int width, int height) {
      this.width = width;
      this.height = height;
    }

    public LayoutParams(LayoutParams source) {
      width = source.width;
      height = source.height;
    }

    LayoutParams() {}

    protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
      width = a.getLayoutDimension(widthAttr, WRAP_CONTENT);
      height = a.getLayoutDimension(heightAttr, WRAP_CONTENT);
    }

    public void resolveLayoutDirection(int layoutDirection) {}
  }

  /** One that can have space around it. */
  public static class MarginLayoutParams extends LayoutParams {
    private static final int NONE = Integer.MIN_VALUE;
    private static final int[] NAMES = {android.R.attr.layout_margin, android.R.attr.layout_marginLeft,
        android.R.attr.layout_marginTop,
        android.R.attr.layout_marginRight, android.R.attr.layout_marginBottom, android.R.attr.layout_marginStart,
        android.R.attr.layout_marginEnd, android.R.attr.layout_marginHorizontal, android.R.attr.layout_marginVertical};

    public int leftMargin;
    public int topMargin;
    public int rightMargin;
    public int bottomMargin;
    private int direction;
    private boolean relative;

    public MarginLayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, NAMES);
      int all = values.getDimensionPixelSize(0, NONE);
      int across = all == NONE ? values.getDimensionPixelSize(7, 0) : all;
      int down = all == NONE ? values.getDimensionPixelSize(8, 0) : all;
      relative = values.hasValue(5) || values.hasValue(6);
      leftMargin = all != NONE ? all : values.getDimensionPixelSize(5, values.getDimensionPixelSize(1, across));
      topMargin = all != NONE ? all : values.getDimensionPixelSize(2, down);
      rightMargin = all != NONE ? all : values.getDimensionPixelSize(6, values.getDimensionPixelSize(3, across));
      bottomMargin = all != NONE ? all : values.getDimensionPixelSize(4, down);
      values.recycle();
    }

    public MarginLayoutParams(int width, int height) {
      super(width, height);
    }

    public MarginLayoutParams(MarginLayoutParams source) {
      super(source);
      leftMargin = source.leftMargin;
      topMargin = source.topMargin;
      rightMargin = source.rightMargin;
      bottomMargin = source.bottomMargin;
    }

    public MarginLayoutParams(LayoutParams source) {
      super(source);
    }

    public void setMargins(int left, int top, int right, int bottom) {
      leftMargin = left;
      topMargin = top;
      rightMargin = right;
      bottomMargin = bottom;
    }

    public void setMarginStart(int start) {
      leftMargin = start;
      relative = true;
    }

    public int getMarginStart() {
      return leftMargin;
    }

    public void setMarginEnd(int end) {
      rightMargin = end;
      relative = true;
    }

    public int getMarginEnd() {
      return rightMargin;
    }

    public boolean isMarginRelative() {
      return relative;
    }

    public void setLayoutDirection(int layoutDirection) {
      direction = layoutDirection;
    }

    public int getLayoutDirection() {
      return direction;
    }

    @Override
    public void resolveLayoutDirection(int layoutDirection) {
      setLayoutDirection(layoutDirection);
    }
  }
}
