package androidx.viewpager.widget;

import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.ViewConfiguration;
import android.widget.Scroller;

/** How a finger, or a change of page, moves the pages. */
final class PagerTouch {
  private static final int DURATION = 250;

  private final ViewPager pager;
  private final Scroller scroller;
  private VelocityTracker velocity;
  private boolean dragging;
  private boolean fake;
  private float downX, downY, lastX;
  private float start;

  /** Moves on, frame by frame. */
  private final Runnable step = new Runnable() {
    @Override
    public void run() {
      if (!scroller.isFinished() && scroller.computeScrollOffset()) {
        to(scroller.getCurrX());
        pager.postOnAnimation(this);
      } else {
        complete(true);
      }
    }
  };

  PagerTouch(ViewPager pager) {
    this.pager = pager;
    scroller = new Scroller(pager.getContext());
  }

  private void to(int x) {
    if (x == pager.getScrollX()) return;
    pager.scrollTo(x, 0);
    pager.scrolled(x);
  }

  void glide(int x) {
    int from = pager.getScrollX();
    if (from == x) {
      complete(false);
      pager.populate();
      pager.setScrollState(ViewPager.SCROLL_STATE_IDLE);
      return;
    }
    pager.setScrollState(ViewPager.SCROLL_STATE_SETTLING);
    scroller.startScroll(from, 0, x - from, 0, DURATION);
    pager.removeCallbacks(step);
    pager.postOnAnimation(step);
  }

  void complete(boolean later) {
    boolean due = pager.scrollState() == ViewPager.SCROLL_STATE_SETTLING;
    if (due && !scroller.isFinished()) {
      scroller.abortAnimation();
      to(scroller.getCurrX());
    }
    pager.setPopulatePending(false);
    if (!due) return;
    pager.removeCallbacks(step);
    if (later) pager.postOnAnimation(pager.endScroll);
    else pager.endScroll.run();
  }

  void stop() {
    scroller.abortAnimation();
    pager.removeCallbacks(step);
  }

  boolean intercept(MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        begin(event);
        break;
      case MotionEvent.ACTION_MOVE:
        if (!dragging) consider(event, true);
        break;
      case MotionEvent.ACTION_UP:
      case MotionEvent.ACTION_CANCEL:
        dragging = false;
        return false;
      default:
        break;
    }
    return dragging;
  }

  private void begin(MotionEvent event) {
    lastX = downX = event.getX();
    downY = event.getY();
    start = pager.getScrollX();
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(event);
    if (pager.scrollState() != ViewPager.SCROLL_STATE_SETTLING || scroller.isFinished()) return;
    stop();
    pager.setPopulatePending(false);
    pager.populate();
    drag();
  }

  private void drag() {
    dragging = true;
    if (pager.getParent() != null) pager.getParent().requestDisallowInterceptTouchEvent(true);
    pager.setScrollState(ViewPager.SCROLL_STATE_DRAGGING);
  }

  private void consider(MotionEvent event, boolean children) {
    float dx = event.getX() - downX, dy = event.getY() - downY;
    if (children && dx != 0 && pager.canScroll(pager, false, (int) dx, (int) event.getX(), (int) event.getY())) return;
    if (Math.abs(dx) <= pager.slop() || Math.abs(dx) <= Math.abs(dy)) return;
    drag();
    lastX = downX + (dx > 0 ? pager.slop() : -pager.slop());
  }

  boolean handle(MotionEvent event) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(event);
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        begin(event);
        break;
      case MotionEvent.ACTION_MOVE:
        if (!dragging) consider(event, false);
        if (dragging) by(lastX - event.getX(), event.getX());
        break;
      case MotionEvent.ACTION_UP:
        if (dragging) end(event.getX() - downX);
        break;
      case MotionEvent.ACTION_CANCEL:
        if (dragging) settle(pager.current());
        break;
      default:
        break;
    }
    return true;
  }

  private void by(float dx, float x) {
    lastX = x;
    to((int) Math.max(0, Math.min(pager.getScrollX() + dx, pager.left(pager.count() - 1))));
  }

  private void end(float moved) {
    velocity.computeCurrentVelocity(1000);
    float speed = velocity.getXVelocity();
    int page = pager.at(pager.getScrollX());
    int least = ViewConfiguration.get(pager.getContext()).getScaledMinimumFlingVelocity() * 4;
    if (Math.abs(moved) > pager.slop() && Math.abs(speed) > least) {
      settle(speed > 0 ? page : page + 1);
    } else {
      float part = (float) (pager.getScrollX() - pager.left(page)) / Math.max(1, pager.clientWidth());
      settle(page + (int) (part + (page >= pager.current() ? 0.4f : 0.6f)));
    }
  }

  private void settle(int page) {
    dragging = false;
    if (velocity != null) velocity.recycle();
    velocity = null;
    pager.setPopulatePending(false);
    pager.select(Math.max(0, Math.min(page, pager.count() - 1)), true, true, 0);
  }

  boolean fake() {
    return fake;
  }

  boolean beginFake() {
    if (dragging) return false;
    fake = true;
    start = pager.getScrollX();
    pager.setScrollState(ViewPager.SCROLL_STATE_DRAGGING);
    return true;
  }

  void fakeBy(float dx) {
    if (!fake) throw new IllegalStateException("No fake drag in progress. Call beginFakeDrag first.");
    by(-dx, lastX);
  }

  void endFake() {
    if (!fake) throw new IllegalStateException("No fake drag in progress. Call beginFakeDrag first.");
    fake = false;
    if (velocity == null) velocity = VelocityTracker.obtain();
    end(start - pager.getScrollX());
  }
}
