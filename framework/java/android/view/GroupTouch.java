package android.view;

/**
 * Where a group sends touches: to the child under the first finger, until the group wants them for itself. (Fingers that come
 * later go where the
 * first one went.)
 */
final class GroupTouch {
  private final ViewGroup group;
  private View target;
  boolean disallowIntercept;

  GroupTouch(ViewGroup group) {
    this.group = group;
  }

  boolean dispatch(MotionEvent event) {
    int action = event.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) {
      cancel();
      disallowIntercept = false;
    }
    boolean intercepted = intercepts(event, action);
    boolean cancelled = action == MotionEvent.ACTION_CANCEL;
    boolean handled = false;
    if (action == MotionEvent.ACTION_DOWN && !intercepted) handled = findTarget(event);
    else if (target != null) handled = toTarget(event, intercepted, cancelled);
    else handled = group.dispatchToSelf(event);
    if (cancelled || action == MotionEvent.ACTION_UP) {
      target = null;
      disallowIntercept = false;
    }
    return handled;
  }

  private boolean intercepts(MotionEvent event, int action) {
    if (action != MotionEvent.ACTION_DOWN && target == null) return true;
    return !disallowIntercept && group.onInterceptTouchEvent(event);
  }

  /** From top to bottom, the first child that wants it; else the group itself. */
  private boolean findTarget(MotionEvent event) {
    float x = event.getX();
    float y = event.getY();
    for (int i = group.childCount() - 1; i >= 0; i--) {
      View child = group.childAt(group.isChildrenDrawingOrderEnabled() ? group.getChildDrawingOrder(i) : i);
      if (child == null || child.shown != View.VISIBLE && child.getAnimation() == null) continue;
      if (!child.pointInView(x + group.getScrollX() - child.getX(), y + group.getScrollY() - child.getY(), 0)) continue;
      if (send(child, event)) {
        if (child.parent == group) target = child;
        return true;
      }
    }
    return group.dispatchToSelf(event);
  }

  /** Once the group intercepts, the child hears of the end, and the group of all that follows. */
  private boolean toTarget(MotionEvent event, boolean intercepted, boolean cancelled) {
    View child = target;
    if (!intercepted || cancelled) return send(child, event);
    target = null;
    MotionEvent end = MotionEvent.obtain(event);
    end.setAction(MotionEvent.ACTION_CANCEL);
    boolean handled = send(child, end);
    end.recycle();
    return handled;
  }

  private boolean send(View child, MotionEvent event) {
    float x = group.getScrollX() - child.getX();
    float y = group.getScrollY() - child.getY();
    event.offsetLocation(x, y);
    boolean handled = child.dispatchTouchEvent(event);
    event.offsetLocation(-x, -y);
    return handled;
  }

  void forget(View child) {
    if (target != child) return;
    cancel();
  }

  /** The touch ends for the child without a finger going up. */
  void cancel() {
    if (target == null) return;
    long now = android.os.SystemClock.uptimeMillis();
    MotionEvent end = MotionEvent.obtain(now, now, MotionEvent.ACTION_CANCEL, 0, 0, 0);
    View child = target;
    target = null;
    send(child, end);
    end.recycle();
  }
}
