package androidx.coordinatorlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;
import android.widget.AppAttributes;
import androidx.core.view.NestedScrollingParent3;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.List;

/** A frame whose children follow each other, by behaviours. */
public class CoordinatorLayout extends ViewGroup implements NestedScrollingParent3 {
  private static final Class<?>[] BEHAVIOR = {Context.class, AttributeSet.class};

  private View touched;
  private Drawable statusBar;
  private boolean listening;
  private final ViewTreeObserver.OnPreDrawListener preDraw = new ViewTreeObserver.OnPreDrawListener() {
    @Override
    public boolean onPreDraw() {
      changed();
      return true;
    }
  };

  /** The behaviour of a class's views, if a layout names none. */
  @Deprecated
  @Retention(RetentionPolicy.RUNTIME)
  public @interface DefaultBehavior {
    Class<? extends Behavior> value();
  }

  public interface AttachedBehavior {
    Behavior getBehavior();
  }

  /** How a child moves with others. */
  public abstract static class Behavior<V extends View> {
    public Behavior() {}

    public Behavior(Context context, AttributeSet attrs) {}

    public void onAttachedToLayoutParams(LayoutParams params) {}

    public void onDetachedFromLayoutParams() {}

    public boolean onInterceptTouchEvent(CoordinatorLayout parent, V child, MotionEvent ev) { return false; }

    public boolean onTouchEvent(CoordinatorLayout parent, V child, MotionEvent ev) { return false; }

    public int getScrimColor(CoordinatorLayout parent, V child) { return 0xff000000; }

    public float getScrimOpacity(CoordinatorLayout parent, V child) { return 0; }

    public boolean blocksInteractionBelow(CoordinatorLayout parent, V child) { return getScrimOpacity(parent, child) > 0; }

    public boolean layoutDependsOn(CoordinatorLayout parent, V child, View dependency) { return false; }

    public boolean onDependentViewChanged(CoordinatorLayout parent, V child, View dependency) { return false; }

    public void onDependentViewRemoved(CoordinatorLayout parent, V child, View dependency) {}

    public boolean onMeasureChild(CoordinatorLayout parent, V child, int parentWidthMeasureSpec, int widthUsed,
        int parentHeightMeasureSpec, int heightUsed) {
      return false;
    }

    public boolean onLayoutChild(CoordinatorLayout parent, V child, int layoutDirection) { return false; }

    public static void setTag(View child, Object tag) { ((LayoutParams) child.getLayoutParams()).tag = tag; }

    public static Object getTag(View child) { return ((LayoutParams) child.getLayoutParams()).tag; }

    @Deprecated
    public boolean onStartNestedScroll(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes) {
      return false;
    }

    public boolean onStartNestedScroll(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes,
        int type) {
      return type == 0 && onStartNestedScroll(parent, child, directTargetChild, target, axes);
    }

    @Deprecated
    public void onNestedScrollAccepted(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes) {}

    public void onNestedScrollAccepted(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes,
        int type) {
      if (type == 0) onNestedScrollAccepted(parent, child, directTargetChild, target, axes);
    }

    @Deprecated
    public void onStopNestedScroll(CoordinatorLayout parent, V child, View target) {}

    public void onStopNestedScroll(CoordinatorLayout parent, V child, View target, int type) {
      if (type == 0) onStopNestedScroll(parent, child, target);
    }

    @Deprecated
    public void onNestedScroll(CoordinatorLayout parent, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed,
        int dyUnconsumed) {}

    @Deprecated
    public void onNestedScroll(CoordinatorLayout parent, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed,
        int dyUnconsumed, int type) {
      if (type == 0) onNestedScroll(parent, child, target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed);
    }

    public void onNestedScroll(CoordinatorLayout parent, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed,
        int dyUnconsumed, int type, int[] consumed) {
      onNestedScroll(parent, child, target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, type);
    }

    @Deprecated
    public void onNestedPreScroll(CoordinatorLayout parent, V child, View target, int dx, int dy, int[] consumed) {}

    public void onNestedPreScroll(CoordinatorLayout parent, V child, View target, int dx, int dy, int[] consumed, int type) {
      if (type == 0) onNestedPreScroll(parent, child, target, dx, dy, consumed);
    }

    public boolean onNestedFling(CoordinatorLayout parent, V child, View target, float velocityX, float velocityY,
        boolean consumed) {
      return false;
    }

    public boolean onNestedPreFling(CoordinatorLayout parent, V child, View target, float velocityX, float velocityY) {
      return false;
    }

    public boolean onRequestChildRectangleOnScreen(CoordinatorLayout parent, V child, Rect rectangle, boolean immediate) {
      return false;
    }

    public void onRestoreInstanceState(CoordinatorLayout parent, V child, Parcelable state) {}

    public Parcelable onSaveInstanceState(CoordinatorLayout parent, V child) { return View.BaseSavedState.EMPTY_STATE; }

    public boolean getInsetDodgeRect(CoordinatorLayout parent, V child, Rect rect) { return false; }
  }

  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public int gravity = Gravity.NO_GRAVITY;
    public int anchorGravity = Gravity.NO_GRAVITY;
    public int keyline = -1;
    public int insetEdge = Gravity.NO_GRAVITY;
    public int dodgeInsetEdges = Gravity.NO_GRAVITY;
    Behavior behavior;
    int anchorId = View.NO_ID;
    Object tag;
    boolean resolved;
    boolean accepts;
    final Rect last = new Rect();

    public LayoutParams(int width, int height) { super(width, height); }

    LayoutParams(Context context, AttributeSet attrs) {
      super(context, attrs);
      TypedArray values = AppAttributes.of(context, attrs, "android:layout_gravity", "layout_anchor", "layout_anchorGravity",
          "layout_keyline", "layout_insetEdge", "layout_dodgeInsetEdges", "layout_behavior");
      gravity = values.getInteger(0, Gravity.NO_GRAVITY);
      anchorId = values.getResourceId(1, View.NO_ID);
      anchorGravity = values.getInteger(2, Gravity.NO_GRAVITY);
      keyline = values.getInteger(3, -1);
      insetEdge = values.getInt(4, 0);
      dodgeInsetEdges = values.getInt(5, 0);
      resolved = values.hasValue(6);
      if (resolved) behavior = parse(context, attrs, values.getString(6));
      values.recycle();
      if (behavior != null) behavior.onAttachedToLayoutParams(this);
    }

    public LayoutParams(LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public int getAnchorId() { return anchorId; }

    public void setAnchorId(int id) { anchorId = id; }

    public Behavior getBehavior() { return behavior; }

    public void setBehavior(Behavior behavior) {
      if (this.behavior == behavior) return;
      if (this.behavior != null) this.behavior.onDetachedFromLayoutParams();
      this.behavior = behavior;
      tag = null;
      resolved = true;
      if (behavior != null) behavior.onAttachedToLayoutParams(this);
    }
  }

  static Behavior parse(Context context, AttributeSet attrs, String name) {
    if (name == null || name.length() == 0) return null;
    String full = name.startsWith(".") ? context.getPackageName() + name : name.indexOf('.') >= 0 ? name
        : CoordinatorLayout.class.getPackage().getName() + "." + name;
    try {
      return (Behavior) context.getClassLoader().loadClass(full).getConstructor(BEHAVIOR).newInstance(context, attrs);
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException("Could not inflate Behavior subclass " + full, e);
    }
  }

  public CoordinatorLayout(Context context) { this(context, null); }

  public CoordinatorLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public CoordinatorLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public void setStatusBarBackground(Drawable bg) { statusBar = bg; }

  public Drawable getStatusBarBackground() { return statusBar; }

  public void setStatusBarBackgroundResource(int resId) { statusBar = resId == 0 ? null : getContext().getDrawable(resId); }

  public void setStatusBarBackgroundColor(int color) {}

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    getViewTreeObserver().addOnPreDrawListener(preDraw);
    listening = true;
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (listening) getViewTreeObserver().removeOnPreDrawListener(preDraw);
    listening = false;
    touched = null;
  }

  private LayoutParams params(View child) {
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    if (params.resolved) return params;
    params.resolved = true;
    if (child instanceof AttachedBehavior) {
      params.resolved = false;
      Behavior own = ((AttachedBehavior) child).getBehavior();
      params.setBehavior(own);
      params.resolved = true;
    } else {
      annotated(child, params);
    }
    return params;
  }

  private static void annotated(View child, LayoutParams params) {
    for (Class<?> type = child.getClass(); type != null; type = type.getSuperclass()) {
      DefaultBehavior named = type.getAnnotation(DefaultBehavior.class);
      if (named == null) continue;
      try {
        params.setBehavior(named.value().getDeclaredConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new RuntimeException("Default behavior class " + named.value().getName() + " could not be instantiated.", e);
      }
      return;
    }
  }

  @SuppressWarnings("unchecked")
  private Behavior<View> behavior(View child) { return params(child).behavior; }

  private View anchor(View child) {
    int id = params(child).anchorId;
    return id == NO_ID ? null : findViewById(id);
  }

  private boolean depends(View child, View on) {
    View anchor = anchor(child);
    for (View above = anchor; above != null && above != this; above = above.getParent() instanceof View
        ? (View) above.getParent() : null) {
      if (above == on) return true;
    }
    Behavior<View> behavior = behavior(child);
    return behavior != null && behavior.layoutDependsOn(this, child, on);
  }

  /** Those that others depend on come first. */
  private View[] sorted() {
    View[] order = new View[childCount()];
    boolean[] done = new boolean[order.length];
    int count = 0;
    while (count < order.length) {
      int before = count;
      for (int i = 0; i < order.length; i++) {
        if (done[i] || waits(i, done)) continue;
        done[i] = true;
        order[count++] = childAt(i);
      }
      if (count == before) throw new IllegalArgumentException("This graph contains cyclic dependencies");
    }
    return order;
  }

  private boolean waits(int child, boolean[] done) {
    for (int i = 0; i < done.length; i++) {
      if (i != child && !done[i] && depends(childAt(child), childAt(i))) return true;
    }
    return false;
  }

  public List<View> getDependencies(View child) {
    List<View> found = new ArrayList<View>();
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) != child && depends(child, childAt(i))) found.add(childAt(i));
    }
    return found;
  }

  public List<View> getDependents(View child) {
    List<View> found = new ArrayList<View>();
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) != child && depends(childAt(i), child)) found.add(childAt(i));
    }
    return found;
  }

  public void dispatchDependentViewsChanged(View view) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      Behavior<View> behavior = child == view ? null : behavior(child);
      if (behavior != null && behavior.layoutDependsOn(this, child, view)) behavior.onDependentViewChanged(this, child, view);
    }
  }

  /** Before a frame is drawn: whoever moved, its dependents hear of it. */
  private void changed() {
    View[] order = sorted();
    for (View child : order) {
      LayoutParams params = params(child);
      Rect now = new Rect(child.getLeft(), child.getTop(), child.getRight(), child.getBottom());
      now.offset((int) child.getTranslationX(), (int) child.getTranslationY());
      if (child.shown() == GONE || now.equals(params.last)) continue;
      params.last.set(now);
      for (View other : order) {
        if (other == child) continue;
        Behavior<View> behavior = behavior(other);
        if (behavior != null && behavior.layoutDependsOn(this, other, child)) behavior.onDependentViewChanged(this, other, child);
      }
    }
  }

  @Override
  public void onViewRemoved(View child) {
    super.onViewRemoved(child);
    for (int i = 0; i < childCount(); i++) {
      Behavior<View> behavior = behavior(childAt(i));
      if (behavior != null && behavior.layoutDependsOn(this, childAt(i), child)) {
        behavior.onDependentViewRemoved(this, childAt(i), child);
      }
    }
  }

  public boolean doViewsOverlap(View first, View second) {
    return first.shown() == VISIBLE && second.shown() == VISIBLE && first.getLeft() < second.getRight()
        && second.getLeft() < first.getRight()
        && first.getTop() < second.getBottom() && second.getTop() < first.getBottom();
  }

  public boolean isPointInChildBounds(View child, int x, int y) {
    return x >= child.getLeft() && x < child.getRight() && y >= child.getTop() && y < child.getBottom();
  }

  // Layout.

  public void onMeasureChild(View child, int parentWidthMeasureSpec, int widthUsed, int parentHeightMeasureSpec, int heightUsed) {
    measureChildWithMargins(child, parentWidthMeasureSpec, widthUsed, parentHeightMeasureSpec, heightUsed);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = getSuggestedMinimumWidth(), height = getSuggestedMinimumHeight();
    for (View child : sorted()) {
      if (child.shown() == GONE) continue;
      Behavior<View> behavior = behavior(child);
      if (behavior == null || !behavior.onMeasureChild(this, child, widthMeasureSpec, 0, heightMeasureSpec, 0)) {
        onMeasureChild(child, widthMeasureSpec, 0, heightMeasureSpec, 0);
      }
      LayoutParams params = params(child);
      width = Math.max(width, getPaddingLeft() + getPaddingRight() + child.getMeasuredWidth() + params.leftMargin
          + params.rightMargin);
      height = Math.max(height, getPaddingTop() + getPaddingBottom() + child.getMeasuredHeight() + params.topMargin
          + params.bottomMargin);
    }
    setMeasuredDimension(resolveSize(width, widthMeasureSpec), resolveSize(height, heightMeasureSpec));
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    for (View child : sorted()) {
      if (child.shown() == GONE) continue;
      Behavior<View> behavior = behavior(child);
      if (behavior == null || !behavior.onLayoutChild(this, child, getLayoutDirection())) {
        onLayoutChild(child, getLayoutDirection());
      }
    }
  }

  public void onLayoutChild(View child, int layoutDirection) {
    LayoutParams params = params(child);
    View anchor = anchor(child);
    Rect room = new Rect(getPaddingLeft() + params.leftMargin, getPaddingTop() + params.topMargin,
        getWidth() - getPaddingRight() - params.rightMargin, getHeight() - getPaddingBottom() - params.bottomMargin);
    Rect out = new Rect();
    if (anchor == null) {
      int gravity = params.gravity == Gravity.NO_GRAVITY ? Gravity.START | Gravity.TOP : params.gravity;
      Gravity.apply(gravity, child.getMeasuredWidth(), child.getMeasuredHeight(), room, out, layoutDirection);
    } else {
      anchored(child, anchor, params, layoutDirection, out);
    }
    child.layout(out.left, out.top, out.left + child.getMeasuredWidth(), out.top + child.getMeasuredHeight());
  }

  /** The middle of the child lies on the point of the anchor that the gravity names. */
  private void anchored(View child, View anchor, LayoutParams params, int direction, Rect out) {
    Rect box = new Rect(0, 0, anchor.getWidth(), anchor.getHeight());
    offsetDescendantRectToMyCoords(anchor, box);
    int gravity = Gravity.getAbsoluteGravity(params.anchorGravity == Gravity.NO_GRAVITY ? Gravity.CENTER : params.anchorGravity,
        direction);
    int across = gravity & Gravity.HORIZONTAL_GRAVITY_MASK, down = gravity & Gravity.VERTICAL_GRAVITY_MASK;
    int x = across == Gravity.RIGHT ? box.right : across == Gravity.CENTER_HORIZONTAL ? box.centerX() : box.left;
    int y = down == Gravity.BOTTOM ? box.bottom : down == Gravity.CENTER_VERTICAL ? box.centerY() : box.top;
    int width = child.getMeasuredWidth(), height = child.getMeasuredHeight();
    int left = Math.max(getPaddingLeft() + params.leftMargin,
        Math.min(x - width / 2, getWidth() - getPaddingRight() - width - params.rightMargin));
    int top = Math.max(getPaddingTop() + params.topMargin,
        Math.min(y - height / 2, getHeight() - getPaddingBottom() - height - params.bottomMargin));
    out.set(left, top, left + width, top + height);
  }

  // Touch: behaviours hear of it before the children, the uppermost first.

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) {
    int action = ev.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) touched = null;
    for (int i = childCount() - 1; i >= 0 && touched == null; i--) {
      Behavior<View> behavior = behavior(childAt(i));
      if (behavior != null && behavior.onInterceptTouchEvent(this, childAt(i), ev)) touched = childAt(i);
    }
    boolean taken = touched != null;
    if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) touched = null;
    return taken;
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    boolean handled = false;
    if (touched != null) {
      handled = behavior(touched).onTouchEvent(this, touched, ev);
    } else {
      for (int i = childCount() - 1; i >= 0 && !handled; i--) {
        Behavior<View> behavior = behavior(childAt(i));
        handled = behavior != null && behavior.onTouchEvent(this, childAt(i), ev);
        if (handled) touched = childAt(i);
      }
    }
    if (touched == null) handled |= super.onTouchEvent(ev);
    int action = ev.getActionMasked();
    if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) touched = null;
    return handled;
  }

  // Nested scrolling.

  @Override
  public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
    return onStartNestedScroll(child, target, nestedScrollAxes, 0);
  }

  @Override
  public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes, int type) {
    boolean handled = false;
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      Behavior<View> behavior = view.shown() == GONE ? null : behavior(view);
      boolean accepts = behavior != null && behavior.onStartNestedScroll(this, view, child, target, nestedScrollAxes, type);
      params(view).accepts = accepts;
      handled |= accepts;
    }
    return handled;
  }

  @Override
  public void onNestedScrollAccepted(View child, View target, int axes) { onNestedScrollAccepted(child, target, axes, 0); }

  @Override
  public void onNestedScrollAccepted(View child, View target, int axes, int type) {
    super.onNestedScrollAccepted(child, target, axes);
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (params(view).accepts) behavior(view).onNestedScrollAccepted(this, view, child, target, axes, type);
    }
  }

  @Override
  public void onStopNestedScroll(View target) { onStopNestedScroll(target, 0); }

  @Override
  public void onStopNestedScroll(View target, int type) {
    super.onStopNestedScroll(target);
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (params(view).accepts) behavior(view).onStopNestedScroll(this, view, target, type);
      params(view).accepts = false;
    }
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
    onNestedScroll(target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, 0);
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int type) {
    onNestedScroll(target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, type, new int[2]);
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int type,
      int[] consumed) {
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (!params(view).accepts) continue;
      behavior(view).onNestedScroll(this, view, target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, type, consumed);
    }
    changed();
  }

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) { onNestedPreScroll(target, dx, dy, consumed, 0); }

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed, int type) {
    int x = 0, y = 0;
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (!params(view).accepts) continue;
      int[] used = new int[2];
      behavior(view).onNestedPreScroll(this, view, target, dx, dy, used, type);
      x = dx > 0 ? Math.max(x, used[0]) : Math.min(x, used[0]);
      y = dy > 0 ? Math.max(y, used[1]) : Math.min(y, used[1]);
    }
    consumed[0] = x;
    consumed[1] = y;
    changed();
  }

  @Override
  public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
    boolean handled = false;
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (params(view).accepts) handled |= behavior(view).onNestedFling(this, view, target, velocityX, velocityY, consumed);
    }
    return handled;
  }

  @Override
  public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
    boolean handled = false;
    for (int i = 0; i < childCount(); i++) {
      View view = childAt(i);
      if (params(view).accepts) handled |= behavior(view).onNestedPreFling(this, view, target, velocityX, velocityY);
    }
    return handled;
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    if (p instanceof LayoutParams) return new LayoutParams((LayoutParams) p);
    return p instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) p) : new LayoutParams(p);
  }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof LayoutParams && super.checkLayoutParams(p);
  }
}
