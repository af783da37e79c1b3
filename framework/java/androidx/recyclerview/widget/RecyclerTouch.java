package androidx.recyclerview.widget;

import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewParent;
import android.widget.OverScroller;

/** How a finger, a fling or a smooth scroll moves a list. */
final class RecyclerTouch {
  private final RecyclerView view;
  private final OverScroller scroller;
  private VelocityTracker velocity;
  private float downX, downY, lastX, lastY;
  private int flungX, flungY;
  private boolean posted;
  private RecyclerView.SmoothScroller seeker;

  private final Runnable step = new Runnable() {
    @Override
    public void run() {
      posted = false;
      if (view.layout == null) {
        stop();
        return;
      }
      int dx = 0, dy = 0;
      boolean moved = true;
      if (!scroller.isFinished() && scroller.computeScrollOffset()) {
        dx = scroller.getCurrX() - flungX;
        dy = scroller.getCurrY() - flungY;
        flungX = scroller.getCurrX();
        flungY = scroller.getCurrY();
        moved = dx == 0 && dy == 0 || view.move(dx, dy);
      }
      RecyclerView.SmoothScroller seeking = seeker;
      boolean seeks = seeking != null && seeking.step(dx, dy);
      if (seeking != null && !seeks && seeker == seeking) seeker = null;
      if (seeks && !moved && scroller.isFinished()) seeking.end();
      if (seeks || moved && !scroller.isFinished()) go();
      else view.setScrollState(RecyclerView.SCROLL_STATE_IDLE);
    }
  };

  RecyclerTouch(RecyclerView view) {
    this.view = view;
    scroller = new OverScroller(view.getContext());
  }

  private void go() {
    if (posted) return;
    posted = true;
    view.postOnAnimation(step);
  }

  private void stop() {
    view.removeCallbacks(step);
    posted = false;
    scroller.abortAnimation();
  }

  void stopAll() {
    stop();
    RecyclerView.SmoothScroller seeking = seeker;
    seeker = null;
    if (seeking != null) seeking.end();
  }

  void reset() {
    if (velocity != null) velocity.clear();
    view.stopNestedScroll();
    view.setScrollState(RecyclerView.SCROLL_STATE_IDLE);
  }

  void fling(int velocityX, int velocityY) {
    view.setScrollState(RecyclerView.SCROLL_STATE_SETTLING);
    flungX = flungY = 0;
    scroller.fling(0, 0, velocityX, velocityY, Integer.MIN_VALUE / 2, Integer.MAX_VALUE / 2, Integer.MIN_VALUE / 2,
        Integer.MAX_VALUE / 2);
    go();
  }

  void glide(int dx, int dy, int duration) {
    if (duration == 0) {
      view.scrollBy(dx, dy);
      return;
    }
    glideFor(null, dx, dy, duration);
  }

  void glideFor(RecyclerView.SmoothScroller by, int dx, int dy, int duration) {
    if (by == null && seeker != null) stopAll();
    view.setScrollState(RecyclerView.SCROLL_STATE_SETTLING);
    flungX = flungY = 0;
    scroller.startScroll(0, 0, dx, dy, duration == RecyclerView.UNDEFINED_DURATION || duration <= 0 ? 300 : duration);
    go();
  }

  void seek(RecyclerView.SmoothScroller by) {
    seeker = by;
    go();
  }

  boolean intercept(MotionEvent event) {
    track(event);
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        down(event);
        break;
      case MotionEvent.ACTION_MOVE:
        if (view.getScrollState() != RecyclerView.SCROLL_STATE_DRAGGING) consider(event);
        break;
      case MotionEvent.ACTION_UP:
        if (velocity != null) velocity.clear();
        view.stopNestedScroll();
        break;
      case MotionEvent.ACTION_CANCEL:
        reset();
        break;
      default:
        break;
    }
    return view.getScrollState() == RecyclerView.SCROLL_STATE_DRAGGING;
  }

  private void track(MotionEvent event) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(event);
  }

  private void down(MotionEvent event) {
    lastX = downX = event.getX();
    lastY = downY = event.getY();
    if (view.getScrollState() == RecyclerView.SCROLL_STATE_SETTLING) drag();
    int across = view.layout.canScrollHorizontally() ? View.SCROLL_AXIS_HORIZONTAL : View.SCROLL_AXIS_NONE;
    view.startNestedScroll(across | (view.layout.canScrollVertically() ? View.SCROLL_AXIS_VERTICAL : View.SCROLL_AXIS_NONE));
  }

  private void drag() {
    ViewParent parent = view.getParent();
    if (parent != null) parent.requestDisallowInterceptTouchEvent(true);
    view.setScrollState(RecyclerView.SCROLL_STATE_DRAGGING);
  }

  private void consider(MotionEvent event) {
    int slop = ViewConfiguration.get(view.getContext()).getScaledTouchSlop();
    boolean across = view.layout.canScrollHorizontally() && Math.abs(event.getX() - downX) > slop;
    boolean down = view.layout.canScrollVertically() && Math.abs(event.getY() - downY) > slop;
    if (across || down) drag();
  }

  boolean handle(MotionEvent event) {
    track(event);
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        down(event);
        break;
      case MotionEvent.ACTION_MOVE:
        if (view.getScrollState() != RecyclerView.SCROLL_STATE_DRAGGING) consider(event);
        if (view.getScrollState() == RecyclerView.SCROLL_STATE_DRAGGING) follow(event);
        break;
      case MotionEvent.ACTION_UP:
        up();
        break;
      case MotionEvent.ACTION_CANCEL:
        reset();
        break;
      default:
        break;
    }
    return true;
  }

  private void follow(MotionEvent event) {
    int dx = (int) (lastX - event.getX()), dy = (int) (lastY - event.getY());
    lastX = event.getX();
    lastY = event.getY();
    int[] taken = new int[2];
    if (view.dispatchNestedPreScroll(dx, dy, taken, null)) {
      dx -= taken[0];
      dy -= taken[1];
    }
    boolean moved = view.move(view.layout.canScrollHorizontally() ? dx : 0, view.layout.canScrollVertically() ? dy : 0);
    view.dispatchNestedScroll(moved ? dx : 0, moved ? dy : 0, moved ? 0 : dx, moved ? 0 : dy, null);
  }

  private void up() {
    velocity.computeCurrentVelocity(1000, view.getMaxFlingVelocity());
    int x = view.layout.canScrollHorizontally() ? (int) -velocity.getXVelocity() : 0;
    int y = view.layout.canScrollVertically() ? (int) -velocity.getYVelocity() : 0;
    boolean dragged = view.getScrollState() == RecyclerView.SCROLL_STATE_DRAGGING;
    if (!dragged || x == 0 && y == 0 || !view.fling(x, y)) view.setScrollState(RecyclerView.SCROLL_STATE_IDLE);
    view.stopNestedScroll();
    velocity.recycle();
    velocity = null;
  }
}
