package android.view;

import android.graphics.Rect;

/** Lets a view be touched beyond its bounds. */
public class TouchDelegate {
  public static final int ABOVE = 1;
  public static final int BELOW = 2;
  public static final int TO_LEFT = 4;
  public static final int TO_RIGHT = 8;

  private final Rect bounds;
  private final View view;
  private boolean targeted;

  public TouchDelegate(Rect bounds, View delegateView) {
    this.bounds = bounds;
    view = delegateView;
  }

  public boolean onTouchEvent(MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) targeted = bounds.contains((int) event.getX(), (int) event.getY());
    if (!targeted) return false;
    if (event.getActionMasked() == MotionEvent.ACTION_CANCEL) targeted = false;
    event.setLocation(view.getWidth() / 2, view.getHeight() / 2);
    return view.dispatchTouchEvent(event);
  }

  public boolean onTouchExplorationHoverEvent(MotionEvent event) {
    return false;
  }
}
