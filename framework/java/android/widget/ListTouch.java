package android.widget;

import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import antecede.Named;

/** What a finger does to a list: taps, long presses, drags and flings. */
final class ListTouch {
  private static final int REST = 0, DOWN = 1, TAP = 2, HELD = 3, SCROLL = 4, FLING = 5;

  private final AbsListView list;
  private int mode = REST;
  private int position;
  private int downY, lastY;
  private VelocityTracker velocity;
  private Tap tap;
  private LongPress longPress;
  private Click click;
  private Runnable reset;
  private final Fling fling = new Fling();
  private OverScroller scroller;

  /** A finger that stays for a moment presses the item. */
  private final class Tap extends Named {
    Tap() {
      super("press of a list item");
    }

    @Override
    public void run() {
      if (mode != DOWN) return;
      mode = TAP;
      View child = child();
      if (child == null || child.hasExplicitFocusable()) return;
      if (list.dataChanged) return;
      child.setPressed(true);
      list.setPressed(true);
      if (!list.isLongClickable()) return;
      longPress = new LongPress();
      list.postDelayed(longPress, ViewConfiguration.getLongPressTimeout());
    }
  }

  private final class LongPress extends Named {
    LongPress() {
      super("long click on a list item");
    }

    @Override
    public void run() {
      View child = child();
      if (child == null || list.dataChanged || list.detaching || mode != TAP) return;
      if (list.performLongPress(child, position, list.mAdapter.getItemId(position))) {
        mode = REST;
        list.setPressed(false);
        child.setPressed(false);
      } else {
        mode = HELD;
      }
    }
  }

  private final class Click extends Named {
    int at;

    Click() {
      super("click on a list item");
    }

    @Override
    public void run() {
      if (list.dataChanged) return;
      ListAdapter adapter = list.mAdapter;
      if (adapter == null || list.itemCount == 0 || at < 0 || at >= adapter.getCount() || !adapter.isEnabled(at)) return;
      View view = list.childAt(at - list.firstPosition);
      if (view != null) list.performItemClick(view, at, adapter.getItemId(at));
    }
  }

  /** The item stays pressed for a moment before it is clicked. */
  private final class Reset extends Named {
    private final View child;
    private final Click click;

    Reset(View child, Click click) {
      super("release of a list item");
      this.child = child;
      this.click = click;
    }

    @Override
    public void run() {
      reset = null;
      mode = REST;
      child.setPressed(false);
      list.setPressed(false);
      if (!list.dataChanged && !list.detaching && list.isAttachedToWindow()) click.run();
    }
  }

  private final class Fling extends Named {
    private int last;

    Fling() {
      super("scrolling");
    }

    @Override
    public void run() {
      if (list.dataChanged) list.layoutChildren();
      if (mode != FLING) return;
      boolean more = scroller.computeScrollOffset();
      int y = scroller.getCurrY();
      boolean atEnd = more && y != last && list.scrollRows(last - y);
      last = y;
      if (more && !scroller.isFinished() && !atEnd) list.postOnAnimation(this);
      else stop();
    }

    void stop() {
      if (mode == FLING) mode = REST;
      list.removeCallbacks(this);
      list.reportScrollState(AbsListView.OnScrollListener.SCROLL_STATE_IDLE);
      scroller.abortAnimation();
    }
  }

  ListTouch(AbsListView list) { this.list = list; }

  private View child() { return list.childAt(position - list.firstPosition); }

  private OverScroller scroller() {
    if (scroller == null) scroller = new OverScroller(list.getContext());
    return scroller;
  }

  boolean intercept(MotionEvent ev) {
    switch (ev.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        boolean flung = mode == FLING;
        begin(ev);
        return flung;
      case MotionEvent.ACTION_MOVE:
        return mode == DOWN && startScroll((int) ev.getY());
      case MotionEvent.ACTION_UP:
      case MotionEvent.ACTION_CANCEL:
        mode = REST;
        return false;
      default:
        return false;
    }
  }

  private void begin(MotionEvent ev) {
    if (mode == FLING) {
      mode = SCROLL;
      list.removeCallbacks(fling);
    } else {
      mode = DOWN;
    }
    position = list.pointToPosition((int) ev.getX(), (int) ev.getY());
    downY = (int) ev.getY();
    lastY = downY;
    track(ev);
  }

  private void track(MotionEvent ev) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(ev);
  }

  boolean handle(MotionEvent ev) {
    track(ev);
    switch (ev.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        down(ev);
        break;
      case MotionEvent.ACTION_MOVE:
        move((int) ev.getY());
        break;
      case MotionEvent.ACTION_UP:
        up();
        break;
      case MotionEvent.ACTION_CANCEL:
        cancel();
        break;
      default:
        break;
    }
    return true;
  }

  private void down(MotionEvent ev) {
    begin(ev);
    if (mode != DOWN || list.dataChanged || position < 0 || !list.getAdapter().isEnabled(position)) return;
    tap = new Tap();
    list.postDelayed(tap, ViewConfiguration.getTapTimeout());
  }

  private boolean startScroll(int y) {
    if (Math.abs(y - downY) <= ViewConfiguration.get(list.getContext()).getScaledTouchSlop()) return false;
    mode = SCROLL;
    lastY = downY;
    forget();
    list.setPressed(false);
    View child = child();
    if (child != null) child.setPressed(false);
    list.reportScrollState(AbsListView.OnScrollListener.SCROLL_STATE_TOUCH_SCROLL);
    if (list.getParent() != null) list.getParent().requestDisallowInterceptTouchEvent(true);
    return true;
  }

  private void forget() {
    if (tap != null) list.removeCallbacks(tap);
    if (longPress != null) list.removeCallbacks(longPress);
  }

  private void move(int y) {
    if (list.dataChanged) list.layoutChildren();
    if (mode == DOWN || mode == TAP || mode == HELD) startScroll(y);
    if (mode != SCROLL) return;
    list.scrollRows(y - lastY);
    lastY = y;
  }

  private void up() {
    forget();
    if (mode == SCROLL) {
      velocity.computeCurrentVelocity(1000);
      int speed = (int) velocity.getYVelocity();
      mode = REST;
      if (Math.abs(speed) > ViewConfiguration.get(list.getContext()).getScaledMinimumFlingVelocity()) fling(-speed);
      else list.reportScrollState(AbsListView.OnScrollListener.SCROLL_STATE_IDLE);
    } else if (mode == DOWN || mode == TAP || mode == HELD) {
      release(child());
    }
    list.setPressed(false);
    if (velocity != null) velocity.recycle();
    velocity = null;
  }

  private void release(View child) {
    boolean held = mode == HELD;
    mode = REST;
    if (child == null) return;
    child.setPressed(false);
    if (child.hasExplicitFocusable() || position < 0) return;
    if (click == null) click = new Click();
    click.at = position;
    if (list.dataChanged || !list.mAdapter.isEnabled(position)) return;
    if (held) {
      click.run();
      return;
    }
    mode = TAP;
    list.layoutChildren();
    child.setPressed(true);
    list.setPressed(true);
    if (reset != null) list.removeCallbacks(reset);
    reset = new Reset(child, click);
    list.postDelayed(reset, ViewConfiguration.getPressedStateDuration());
  }

  private void cancel() {
    mode = REST;
    forget();
    list.setPressed(false);
    View child = child();
    if (child != null) child.setPressed(false);
    list.reportScrollState(AbsListView.OnScrollListener.SCROLL_STATE_IDLE);
  }

  void detach() {
    list.removeCallbacks(fling);
    forget();
    if (reset == null) return;
    list.removeCallbacks(reset);
    reset.run();
  }

  void fling(int speed) {
    fling.last = 0;
    scroller().fling(0, 0, 0, speed, 0, 0, Integer.MIN_VALUE / 2, Integer.MAX_VALUE / 2);
    go();
  }

  private void go() {
    mode = FLING;
    list.reportScrollState(AbsListView.OnScrollListener.SCROLL_STATE_FLING);
    list.postOnAnimation(fling);
  }

  void scrollBy(int distance, int duration) {
    if (distance == 0 || list.itemCount == 0 || list.childCount() == 0) return;
    fling.last = 0;
    scroller().startScroll(0, 0, 0, distance, duration);
    go();
  }

  /** Towards an item, by the height of those on the way. */
  void scrollTo(int target) {
    if (list.childCount() == 0) {
      list.select(target, 0);
      return;
    }
    int row = Math.max(1, list.childAt(0).getHeight());
    int last = list.firstPosition + list.childCount() - 1;
    if (target < list.firstPosition) scrollBy((target - list.firstPosition) * row, 200);
    else if (target >= last) scrollBy((target - last + 1) * row, 200);
  }
}
