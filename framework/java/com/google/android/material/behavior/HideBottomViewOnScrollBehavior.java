package com.google.android.material.behavior;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import antecede.Bag;
import antecede.Callbacks;

/** A view at the bottom leaves when the contents are scrolled down, and comes back when they are scrolled up. */
public class HideBottomViewOnScrollBehavior<V extends View> extends CoordinatorLayout.Behavior<V> {
  public static final int STATE_SCROLLED_DOWN = 1, STATE_SCROLLED_UP = 2;
  private static final int ENTER = 225, EXIT = 175;

  private final Bag<OnScrollStateChangedListener> listeners = new Bag<OnScrollStateChangedListener>();
  private int state = STATE_SCROLLED_UP;

  /** Hears that the view comes or goes. */
  public interface OnScrollStateChangedListener {
    void onStateChanged(View bottomView, int newState);
  }

  public HideBottomViewOnScrollBehavior() {}

  public HideBottomViewOnScrollBehavior(Context context, AttributeSet attrs) { super(context, attrs); }

  @Override
  public boolean onStartNestedScroll(CoordinatorLayout parent, V child, View directTargetChild, View target, int axes, int type) {
    return axes == 2;
  }

  @Override
  public void onNestedScroll(CoordinatorLayout parent, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed,
      int dyUnconsumed,
      int type, int[] consumed) {
    if (dyConsumed > 0) slideDown(child);
    else if (dyConsumed < 0) slideUp(child);
  }

  public boolean isScrolledUp() { return state == STATE_SCROLLED_UP; }

  public boolean isScrolledDown() { return state == STATE_SCROLLED_DOWN; }

  public void slideUp(V child) { slideUp(child, true); }

  public void slideUp(V child, boolean animate) {
    if (isScrolledUp()) return;
    move(child, STATE_SCROLLED_UP, 0, animate ? ENTER : 0);
  }

  public void slideDown(V child) { slideDown(child, true); }

  public void slideDown(V child, boolean animate) {
    if (isScrolledDown()) return;
    ViewGroup.MarginLayoutParams params = (ViewGroup.MarginLayoutParams) child.getLayoutParams();
    move(child, STATE_SCROLLED_DOWN, child.getMeasuredHeight() + params.bottomMargin, animate ? EXIT : 0);
  }

  private void move(V child, int next, int to, int duration) {
    child.animate().cancel();
    state = next;
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, "OnScrollStateChangedListener", listeners.get(i));
      listeners.get(i).onStateChanged(child, next);
    }
    if (duration == 0) child.setTranslationY(to);
    else child.animate().translationY(to).setDuration(duration);
  }

  public void addOnScrollStateChangedListener(OnScrollStateChangedListener listener) {
    Callbacks.register(this, "OnScrollStateChangedListener", listener, false, "move");
    listeners.add(listener);
  }

  public void removeOnScrollStateChangedListener(OnScrollStateChangedListener listener) {
    Callbacks.unregister(this, "OnScrollStateChangedListener", listener);
    listeners.remove(listener);
  }

  public void clearOnScrollStateChangedListeners() { listeners.clear(); }
}
