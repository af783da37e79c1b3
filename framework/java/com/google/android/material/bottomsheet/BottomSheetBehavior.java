package com.google.android.material.bottomsheet;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** A sheet at the bottom that is drawn up and pushed down; it settles in animation frames. */
public class BottomSheetBehavior<V extends View> extends CoordinatorLayout.Behavior<V> {
  public static final int STATE_DRAGGING = 1, STATE_SETTLING = 2, STATE_EXPANDED = 3, STATE_COLLAPSED = 4, STATE_HIDDEN = 5,
      STATE_HALF_EXPANDED = 6;
  public static final int PEEK_HEIGHT_AUTO = -1;
  public static final int SAVE_PEEK_HEIGHT = 1, SAVE_FIT_TO_CONTENTS = 2, SAVE_HIDEABLE = 4, SAVE_SKIP_COLLAPSED = 8,
      SAVE_ALL = -1,
      SAVE_NONE = 0;
  private static final int FRAMES = 12;

  private final Bag<BottomSheetCallback> callbacks = new Bag<BottomSheetCallback>();
  @Observable private int state = STATE_COLLAPSED;
  private boolean fitToContents = true, hideable, skipCollapsed, draggable = true;
  private int peekHeight = PEEK_HEIGHT_AUTO, peek, expandedOffset, saveFlags = SAVE_NONE, maxWidth = -1, maxHeight = -1;
  private float halfRatio = 0.5f;
  private V sheet;
  private int parentHeight;
  private float downY, lastY;
  private boolean dragging;
  private int moved;
  private Settle settle;

  /** Hears of states and positions. */
  public abstract static class BottomSheetCallback {
    public abstract void onStateChanged(View bottomSheet, int newState);

    public abstract void onSlide(View bottomSheet, float slideOffset);
  }

  /** One frame of the way to a state. */
  private final class Settle implements Runnable {
    private final int target, from, to;
    private int frame;

    Settle(int target, int to) {
      this.target = target;
      this.to = to;
      from = sheet.getTop();
    }

    @Override
    public void run() {
      if (settle != this) return;
      frame++;
      slideTo(from + (to - from) * frame / FRAMES);
      if (frame < FRAMES) {
        sheet.postOnAnimation(this);
      } else {
        settle = null;
        enter(target);
      }
    }
  }

  public BottomSheetBehavior() {}

  public BottomSheetBehavior(Context context, AttributeSet attrs) {
    super(context, attrs);
    TypedArray values = AppAttributes.of(context, attrs, "behavior_peekHeight", "behavior_hideable", "behavior_fitToContents",
        "behavior_skipCollapsed", "behavior_draggable", "behavior_halfExpandedRatio", "behavior_expandedOffset");
    peekHeight = values.getDimensionPixelSize(0, PEEK_HEIGHT_AUTO);
    hideable = values.getBoolean(1, false);
    fitToContents = values.getBoolean(2, true);
    skipCollapsed = values.getBoolean(3, false);
    draggable = values.getBoolean(4, true);
    halfRatio = values.getFloat(5, 0.5f);
    expandedOffset = values.getDimensionPixelOffset(6, 0);
    values.recycle();
  }

  @SuppressWarnings("unchecked")
  public static <V extends View> BottomSheetBehavior<V> from(V view) {
    ViewGroup.LayoutParams params = view.getLayoutParams();
    if (!(params instanceof CoordinatorLayout.LayoutParams)) {
      throw new IllegalArgumentException("The view is not a child of CoordinatorLayout");
    }
    CoordinatorLayout.Behavior<?> behavior = ((CoordinatorLayout.LayoutParams) params).getBehavior();
    if (!(behavior instanceof BottomSheetBehavior)) {
      throw new IllegalArgumentException("The view is not associated with BottomSheetBehavior");
    }
    return (BottomSheetBehavior<V>) behavior;
  }

  // Where it lies.

  @Override
  public void onAttachedToLayoutParams(CoordinatorLayout.LayoutParams params) {
    super.onAttachedToLayoutParams(params);
    sheet = null;
  }

  @Override
  public void onDetachedFromLayoutParams() {
    super.onDetachedFromLayoutParams();
    sheet = null;
  }

  @Override
  public boolean onLayoutChild(CoordinatorLayout parent, V child, int layoutDirection) {
    sheet = child;
    int before = child.getTop();
    parent.onLayoutChild(child, layoutDirection);
    parentHeight = parent.getHeight();
    peek = peekHeight == PEEK_HEIGHT_AUTO ? Math.max(parentHeight - parent.getWidth() * 9 / 16, parentHeight / 9) : peekHeight;
    boolean between = state == STATE_DRAGGING || state == STATE_SETTLING;
    child.offsetTopAndBottom((between ? before : offsetOf(state)) - child.getTop());
    return true;
  }

  private int fitOffset() { return Math.max(0, parentHeight - sheet.getHeight()); }

  private int collapsedOffset() { return fitToContents ? Math.max(parentHeight - peek, fitOffset()) : parentHeight - peek; }

  private int offsetOf(int state) {
    switch (state) {
      case STATE_EXPANDED:
        return getExpandedOffset();
      case STATE_HALF_EXPANDED:
        return (int) (parentHeight * (1 - halfRatio));
      case STATE_HIDDEN:
        return parentHeight;
      default:
        return collapsedOffset();
    }
  }

  private void slideTo(int top) {
    sheet.offsetTopAndBottom(top - sheet.getTop());
    int collapsed = collapsedOffset(), expanded = getExpandedOffset();
    float slide = top > collapsed || collapsed == expanded ? (float) (collapsed - top) / Math.max(1, parentHeight - collapsed)
        : (float) (collapsed - top) / (collapsed - expanded);
    for (int i = 0; i < callbacks.size(); i++) {
      Callbacks.invoke(this, "BottomSheetCallback", callbacks.get(i));
      callbacks.get(i).onSlide(sheet, slide);
    }
  }

  /** A new state, said at once. */
  private void enter(int next) {
    if (state == next) return;
    state = next;
    for (int i = 0; sheet != null && i < callbacks.size(); i++) {
      Callbacks.invoke(this, "BottomSheetCallback", callbacks.get(i));
      callbacks.get(i).onStateChanged(sheet, next);
    }
  }

  private void settleTo(int target) {
    int to = offsetOf(target);
    if (sheet.getTop() == to) {
      enter(target);
      return;
    }
    enter(STATE_SETTLING);
    settle = new Settle(target, to);
    sheet.postOnAnimation(settle);
  }

  // What the user does.

  @Override
  public boolean onInterceptTouchEvent(CoordinatorLayout parent, V child, MotionEvent event) {
    if (!child.isShown() || !draggable) return false;
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        downY = lastY = event.getY();
        dragging = false;
        return false;
      case MotionEvent.ACTION_MOVE:
        return parent.isPointInChildBounds(child, (int) event.getX(), (int) downY) && drags(event);
      default:
        return false;
    }
  }

  private boolean drags(MotionEvent event) {
    return dragging || Math.abs(event.getY() - downY) > ViewConfiguration.get(sheet.getContext()).getScaledTouchSlop();
  }

  @Override
  public boolean onTouchEvent(CoordinatorLayout parent, V child, MotionEvent event) {
    if (!child.isShown() || !draggable) return false;
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        downY = lastY = event.getY();
        return parent.isPointInChildBounds(child, (int) event.getX(), (int) event.getY());
      case MotionEvent.ACTION_MOVE:
        if (!drags(event)) return true;
        dragging = true;
        settle = null;
        enter(STATE_DRAGGING);
        drag((int) (event.getY() - lastY));
        lastY = event.getY();
        return true;
      default:
        if (dragging) release();
        dragging = false;
        return true;
    }
  }

  private void drag(int by) {
    int lowest = hideable ? parentHeight : collapsedOffset();
    int top = Math.max(getExpandedOffset(), Math.min(lowest, sheet.getTop() + by));
    if (top != sheet.getTop()) slideTo(top);
  }

  /** To the nearest place it may rest at. */
  private void release() {
    int top = sheet.getTop(), collapsed = collapsedOffset();
    if (hideable && top > collapsed + peek / 2) {
      settleTo(STATE_HIDDEN);
      return;
    }
    int best = STATE_COLLAPSED;
    if (Math.abs(top - getExpandedOffset()) < Math.abs(top - collapsed)) best = STATE_EXPANDED;
    boolean half = !fitToContents && Math.abs(top - offsetOf(STATE_HALF_EXPANDED)) < Math.abs(top - offsetOf(best));
    settleTo(half ? STATE_HALF_EXPANDED : best);
  }

  @Override
  public boolean onStartNestedScroll(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes, int type) {
    moved = 0;
    return (axes & 2) != 0;
  }

  @Override
  public void onNestedPreScroll(CoordinatorLayout parent, V child, View target, int dx, int dy, int[] consumed, int type) {
    if (type == 1 || !draggable || dy == 0 || dy < 0 && target.canScrollVertically(-1)) return;
    int before = child.getTop();
    if (dy > 0 && before <= getExpandedOffset()) return;
    settle = null;
    enter(STATE_DRAGGING);
    drag(-dy);
    consumed[1] = before - child.getTop();
    moved += consumed[1];
  }

  @Override
  public void onStopNestedScroll(CoordinatorLayout parent, V child, View target, int type) {
    if (child.getTop() == getExpandedOffset()) enter(STATE_EXPANDED);
    else if (moved != 0) release();
    moved = 0;
  }

  // Properties.

  public final void setState(int state) {
    if (state == STATE_DRAGGING || state == STATE_SETTLING) {
      throw new IllegalArgumentException("STATE_" + (state == STATE_DRAGGING ? "DRAGGING" : "SETTLING")
          + " should not be set externally.");
    }
    if (state == STATE_HIDDEN && !hideable) return;
    final int target = state == STATE_HALF_EXPANDED && fitToContents ? STATE_EXPANDED : state;
    settle = null;
    if (sheet == null) {
      this.state = target;
    } else if (sheet.isLayoutRequested() && sheet.isAttachedToWindow()) {
      sheet.post(new Runnable() {
        @Override
        public void run() {
          if (sheet != null) settleTo(target);
        }
      });
    } else {
      settleTo(target);
    }
  }

  public final int getState() { return state; }

  public void addBottomSheetCallback(BottomSheetCallback callback) {
    if (callbacks.contains(callback)) return;
    Callbacks.register(this, "BottomSheetCallback", callback, false, "slideTo enter");
    callbacks.add(callback);
  }

  public void removeBottomSheetCallback(BottomSheetCallback callback) {
    Callbacks.unregister(this, "BottomSheetCallback", callback);
    callbacks.remove(callback);
  }

  @Deprecated
  public void setBottomSheetCallback(BottomSheetCallback callback) {
    Callbacks.unregister(this, "BottomSheetCallback", null);
    callbacks.clear();
    if (callback != null) addBottomSheetCallback(callback);
  }

  public boolean isFitToContents() { return fitToContents; }

  public void setFitToContents(boolean fitToContents) {
    if (this.fitToContents == fitToContents) return;
    this.fitToContents = fitToContents;
    if (fitToContents && state == STATE_HALF_EXPANDED) enter(STATE_EXPANDED);
    layoutAgain();
  }

  private void layoutAgain() {
    if (sheet != null) sheet.requestLayout();
  }

  public void setPeekHeight(int peekHeight) { setPeekHeight(peekHeight, false); }

  public final void setPeekHeight(int peekHeight, boolean animate) {
    if (this.peekHeight == peekHeight) return;
    this.peekHeight = peekHeight;
    layoutAgain();
  }

  public int getPeekHeight() { return peekHeight; }

  public void setHideable(boolean hideable) {
    if (this.hideable == hideable) return;
    this.hideable = hideable;
    if (!hideable && state == STATE_HIDDEN) setState(STATE_COLLAPSED);
  }

  public boolean isHideable() { return hideable; }

  public void setSkipCollapsed(boolean skipCollapsed) { this.skipCollapsed = skipCollapsed; }

  public boolean getSkipCollapsed() { return skipCollapsed; }

  public void setDraggable(boolean draggable) { this.draggable = draggable; }

  public boolean isDraggable() { return draggable; }

  public void setExpandedOffset(int offset) {
    if (offset < 0) throw new IllegalArgumentException("offset must be greater than or equal to 0");
    expandedOffset = offset;
  }

  public int getExpandedOffset() { return fitToContents && sheet != null ? fitOffset() : expandedOffset; }

  public void setHalfExpandedRatio(float ratio) {
    if (ratio <= 0 || ratio >= 1) throw new IllegalArgumentException("ratio must be a float value between 0 and 1");
    halfRatio = ratio;
    layoutAgain();
  }

  public float getHalfExpandedRatio() { return halfRatio; }

  public void setSaveFlags(int flags) { saveFlags = flags; }

  public int getSaveFlags() { return saveFlags; }

  public void setMaxWidth(int maxWidth) { this.maxWidth = maxWidth; }

  public int getMaxWidth() { return maxWidth; }

  public void setMaxHeight(int maxHeight) { this.maxHeight = maxHeight; }

  public int getMaxHeight() { return maxHeight; }

  @Override
  public Parcelable onSaveInstanceState(CoordinatorLayout parent, V child) {
    android.os.Bundle saved = new android.os.Bundle();
    saved.putInt("state", state);
    return saved;
  }

  @Override
  public void onRestoreInstanceState(CoordinatorLayout parent, V child, Parcelable saved) {
    int before = ((android.os.Bundle) saved).getInt("state", STATE_COLLAPSED);
    state = before == STATE_DRAGGING || before == STATE_SETTLING ? STATE_COLLAPSED : before;
  }
}
