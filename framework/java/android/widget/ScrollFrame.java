package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;

/** What ScrollView and HorizontalScrollView have in common: one child that may be larger, moved by a finger or by the app. */
abstract class ScrollFrame extends FrameLayout {
  private static final int[] ATTRIBUTES = {android.R.attr.fillViewport};

  private final boolean vertical;
  private final OverScroller scroller;
  private final Fling fling = new Fling();
  private VelocityTracker velocity;
  private boolean fillViewport;
  private boolean smoothScrolling = true;
  private boolean dragging;
  private float last;

  /** Moves on, frame by frame. */
  private final class Fling implements Runnable {
    @Override
    public void run() {
      if (!scroller.computeScrollOffset()) return;
      to(vertical ? scroller.getCurrY() : scroller.getCurrX());
      postOnAnimation(this);
    }
  }

  ScrollFrame(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes, boolean vertical) {
    super(context, attrs, defStyleAttr, defStyleRes);
    this.vertical = vertical;
    scroller = new OverScroller(context);
    setFocusable(true);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    fillViewport = values.getBoolean(0, false);
    values.recycle();
  }

  private void checkEmpty() {
    if (childCount() > 0) throw new IllegalStateException(getClass().getSimpleName() + " can host only one direct child");
  }

  @Override
  public void addView(View child) {
    checkEmpty();
    super.addView(child);
  }

  @Override
  public void addView(View child, int index) {
    checkEmpty();
    super.addView(child, index);
  }

  @Override
  public void addView(View child, ViewGroup.LayoutParams params) {
    checkEmpty();
    super.addView(child, params);
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    checkEmpty();
    super.addView(child, index, params);
  }

  public boolean isFillViewport() { return fillViewport; }

  public void setFillViewport(boolean fillViewport) {
    if (this.fillViewport == fillViewport) return;
    this.fillViewport = fillViewport;
    requestLayout();
  }

  public boolean isSmoothScrollingEnabled() { return smoothScrolling; }

  public void setSmoothScrollingEnabled(boolean smoothScrollingEnabled) { smoothScrolling = smoothScrollingEnabled; }

  public int getMaxScrollAmount() { return (vertical ? getHeight() : getWidth()) / 2; }

  private int free(int parent) { return MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(parent), MeasureSpec.UNSPECIFIED); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
    if (!fillViewport || childCount() == 0) return;
    int spec = vertical ? heightMeasureSpec : widthMeasureSpec;
    if (MeasureSpec.getMode(spec) == MeasureSpec.UNSPECIFIED) return;
    View child = childAt(0);
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    int across = getPaddingLeft() + getPaddingRight() + params.leftMargin + params.rightMargin;
    int down = getPaddingTop() + getPaddingBottom() + params.topMargin + params.bottomMargin;
    if (vertical && child.getMeasuredHeight() < getMeasuredHeight() - down) {
      child.measure(getChildMeasureSpec(widthMeasureSpec, across, params.width),
          MeasureSpec.makeMeasureSpec(getMeasuredHeight() - down, MeasureSpec.EXACTLY));
    } else if (!vertical && child.getMeasuredWidth() < getMeasuredWidth() - across) {
      child.measure(MeasureSpec.makeMeasureSpec(getMeasuredWidth() - across, MeasureSpec.EXACTLY),
          getChildMeasureSpec(heightMeasureSpec, down, params.height));
    }
  }

  @Override
  protected void measureChild(View child, int parentWidthMeasureSpec, int parentHeightMeasureSpec) {
    ViewGroup.LayoutParams params = child.getLayoutParams();
    int width = getChildMeasureSpec(parentWidthMeasureSpec, getPaddingLeft() + getPaddingRight(), params.width);
    int height = getChildMeasureSpec(parentHeightMeasureSpec, getPaddingTop() + getPaddingBottom(), params.height);
    child.measure(vertical ? width : free(parentWidthMeasureSpec), vertical ? free(parentHeightMeasureSpec) : height);
  }

  @Override
  protected void measureChildWithMargins(View child, int parentWidthMeasureSpec, int widthUsed, int parentHeightMeasureSpec,
      int heightUsed) {
    MarginLayoutParams params = (MarginLayoutParams) child.getLayoutParams();
    int width = getChildMeasureSpec(parentWidthMeasureSpec,
        getPaddingLeft() + getPaddingRight() + params.leftMargin + params.rightMargin + widthUsed, params.width);
    int height = getChildMeasureSpec(parentHeightMeasureSpec,
        getPaddingTop() + getPaddingBottom() + params.topMargin + params.bottomMargin + heightUsed, params.height);
    child.measure(vertical ? width : free(parentWidthMeasureSpec), vertical ? free(parentHeightMeasureSpec) : height);
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    super.onLayout(changed, l, t, r, b);
    to(vertical ? getScrollY() : getScrollX());
  }

  private int range() {
    if (childCount() == 0) return 0;
    View child = childAt(0);
    if (vertical) return Math.max(0, child.getHeight() - (getHeight() - getPaddingTop() - getPaddingBottom()));
    return Math.max(0, child.getWidth() - (getWidth() - getPaddingLeft() - getPaddingRight()));
  }

  private void to(int position) {
    position = Math.max(0, Math.min(position, range()));
    if (vertical) scrollTo(getScrollX(), position);
    else scrollTo(position, getScrollY());
  }

  @Override
  public void scrollTo(int x, int y) {
    if (childCount() == 0) return;
    int most = range();
    if (vertical) y = Math.max(0, Math.min(y, most));
    else x = Math.max(0, Math.min(x, most));
    if (x != getScrollX() || y != getScrollY()) super.scrollTo(x, y);
  }

  public final void smoothScrollBy(int dx, int dy) {
    if (childCount() == 0) return;
    scroller.startScroll(getScrollX(), getScrollY(), vertical ? 0 : dx, vertical ? dy : 0);
    postOnAnimation(fling);
  }

  public final void smoothScrollTo(int x, int y) { smoothScrollBy(x - getScrollX(), y - getScrollY()); }

  void startFling(int velocity) {
    int most = range();
    if (vertical) scroller.fling(getScrollX(), getScrollY(), 0, velocity, 0, 0, 0, most);
    else scroller.fling(getScrollX(), getScrollY(), velocity, 0, 0, most, 0, 0);
    postOnAnimation(fling);
  }

  public boolean pageScroll(int direction) {
    int page = vertical ? getHeight() : getWidth();
    boolean forward = direction == FOCUS_DOWN || direction == FOCUS_RIGHT;
    return move(forward ? page : -page);
  }

  public boolean fullScroll(int direction) {
    boolean forward = direction == FOCUS_DOWN || direction == FOCUS_RIGHT;
    return move(forward ? range() : -range());
  }

  public boolean arrowScroll(int direction) {
    boolean forward = direction == FOCUS_DOWN || direction == FOCUS_RIGHT;
    return move(forward ? getMaxScrollAmount() : -getMaxScrollAmount());
  }

  private boolean move(int delta) {
    int before = vertical ? getScrollY() : getScrollX();
    to(before + delta);
    return before != (vertical ? getScrollY() : getScrollX());
  }

  private float place(MotionEvent event) { return vertical ? event.getY() : event.getX(); }

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) {
    switch (ev.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        last = place(ev);
        dragging = !scroller.isFinished();
        track(ev);
        break;
      case MotionEvent.ACTION_MOVE:
        if (Math.abs(place(ev) - last) > ViewConfiguration.get(getContext()).getScaledTouchSlop() && range() > 0) {
          dragging = true;
          last = place(ev);
          track(ev);
          if (getParent() != null) getParent().requestDisallowInterceptTouchEvent(true);
        }
        break;
      case MotionEvent.ACTION_UP:
      case MotionEvent.ACTION_CANCEL:
        dragging = false;
        untrack();
        break;
      default:
        break;
    }
    return dragging;
  }

  private void track(MotionEvent event) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(event);
  }

  private void untrack() {
    if (velocity != null) velocity.recycle();
    velocity = null;
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    track(ev);
    switch (ev.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        if (childCount() == 0) return false;
        dragging = !scroller.isFinished();
        scroller.abortAnimation();
        last = place(ev);
        break;
      case MotionEvent.ACTION_MOVE:
        float delta = last - place(ev);
        if (!dragging && Math.abs(delta) > ViewConfiguration.get(getContext()).getScaledTouchSlop()) dragging = true;
        if (!dragging) break;
        last = place(ev);
        to((int) ((vertical ? getScrollY() : getScrollX()) + delta));
        break;
      case MotionEvent.ACTION_UP:
        if (dragging) release();
        dragging = false;
        untrack();
        break;
      case MotionEvent.ACTION_CANCEL:
        dragging = false;
        untrack();
        break;
      default:
        break;
    }
    return true;
  }

  private void release() {
    velocity.computeCurrentVelocity(1000);
    int speed = (int) (vertical ? velocity.getYVelocity() : velocity.getXVelocity());
    if (Math.abs(speed) > ViewConfiguration.get(getContext()).getScaledMinimumFlingVelocity()) startFling(-speed);
  }

  @Override
  protected int computeVerticalScrollRange() {
    if (!vertical || childCount() == 0) return super.computeVerticalScrollRange();
    return Math.max(childAt(0).getBottom(), getHeight());
  }

  @Override
  protected int computeHorizontalScrollRange() {
    if (vertical || childCount() == 0) return super.computeHorizontalScrollRange();
    return Math.max(childAt(0).getRight(), getWidth());
  }

  public void scrollToDescendant(View child) {
    Rect place = new Rect(0, 0, child.getWidth(), child.getHeight());
    offsetDescendantRectToMyCoords(child, place);
    requestChildRectangleOnScreen(this, place, true);
  }

  @Override
  public void requestChildFocus(View child, View focused) {
    if (focused != null && childCount() > 0 && isLaidOut()) scrollToDescendant(focused);
    super.requestChildFocus(child, focused);
  }

  @Override
  public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
    int start = vertical ? rectangle.top : rectangle.left, end = vertical ? rectangle.bottom : rectangle.right;
    if (child != this) {
      start += (vertical ? child.getTop() - child.getScrollY() : child.getLeft() - child.getScrollX());
      end += (vertical ? child.getTop() - child.getScrollY() : child.getLeft() - child.getScrollX());
    }
    int now = vertical ? getScrollY() : getScrollX(), room = vertical ? getHeight() : getWidth();
    int delta = end > now + room ? Math.min(end - now - room, start - now) : start < now ? start - now : 0;
    if (delta == 0) return false;
    if (immediate) to(now + delta);
    else smoothScrollBy(vertical ? 0 : delta, vertical ? delta : 0);
    return true;
  }

  public boolean executeKeyEvent(KeyEvent event) {
    if (event.getAction() != KeyEvent.ACTION_DOWN || range() == 0) return false;
    switch (event.getKeyCode()) {
      case KeyEvent.KEYCODE_DPAD_UP:
        return vertical && arrowScroll(FOCUS_UP);
      case KeyEvent.KEYCODE_DPAD_DOWN:
        return vertical && arrowScroll(FOCUS_DOWN);
      case KeyEvent.KEYCODE_DPAD_LEFT:
        return !vertical && arrowScroll(FOCUS_LEFT);
      case KeyEvent.KEYCODE_DPAD_RIGHT:
        return !vertical && arrowScroll(FOCUS_RIGHT);
      default:
        return false;
    }
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) { return super.dispatchKeyEvent(event) || executeKeyEvent(event); }

  @Override
  public boolean shouldDelayChildPressedState() { return true; }
}
