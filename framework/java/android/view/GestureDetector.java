package android.view;

import android.content.Context;
import android.os.Handler;
import android.os.Message;

/** Makes gestures of touches. What depends on time (long presses, single taps) comes by delayed messages of its handler. */
public class GestureDetector {
  /** What the finger does: it is away, has not moved, has moved, has been held for long. */
  private static final int AWAY = 0, RESTS = 1, MOVES = 2, HELD = 3;
  /** Messages: the finger has been there long enough to show it, and to be meant; a second tap would come too late. */
  private static final int SHOW = 0, HOLD = 1, ALONE = 2;

  private final Handler handler;
  private final OnGestureListener listener;
  private OnDoubleTapListener doubleTap;
  private OnContextClickListener contextClick;
  private boolean longPressEnabled = true;
  private int finger = AWAY;
  /** The touch is the second tap of two. */
  private boolean second;
  /** It is too late for a second tap, so that the first one is sure when it ends. */
  private boolean alone;
  private MotionEvent down;
  private MotionEvent lastUp;
  private float lastX;
  private float lastY;
  private VelocityTracker velocity;

  /** Hears of gestures. */
  public interface OnGestureListener {
    boolean onDown(MotionEvent e);

    void onShowPress(MotionEvent e);

    boolean onSingleTapUp(MotionEvent e);

    boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY);

    void onLongPress(MotionEvent e);

    boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY);
  }

  /** Hears of double taps and of single ones that are sure. */
  public interface OnDoubleTapListener {
    boolean onSingleTapConfirmed(MotionEvent e);

    boolean onDoubleTap(MotionEvent e);

    boolean onDoubleTapEvent(MotionEvent e);
  }

  /** Hears of the second button. */
  public interface OnContextClickListener {
    boolean onContextClick(MotionEvent e);
  }

  /** Hears of all of them and does nothing. */
  public static class SimpleOnGestureListener implements OnGestureListener, OnDoubleTapListener, OnContextClickListener {
    public SimpleOnGestureListener() {}

    @Override
    public boolean onSingleTapUp(MotionEvent e) {
      return false;
    }

    @Override
    public void onLongPress(MotionEvent e) {}

    @Override
    public boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY) {
      return false;
    }

    @Override
    public boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY) {
      return false;
    }

    @Override
    public void onShowPress(MotionEvent e) {}

    @Override
    public boolean onDown(MotionEvent e) {
      return false;
    }

    @Override
    public boolean onDoubleTap(MotionEvent e) {
      return false;
    }

    @Override
    public boolean onDoubleTapEvent(MotionEvent e) {
      return false;
    }

    @Override
    public boolean onSingleTapConfirmed(MotionEvent e) {
      return false;
    }

    @Override
    public boolean onContextClick(MotionEvent e) {
      return false;
    }
  }

  private static final class GestureHandler extends Handler {
    private final GestureDetector detector;

    GestureHandler(GestureDetector detector) {
      this.detector = detector;
    }

    GestureHandler(GestureDetector detector, Handler handler) {
      super(handler.getLooper());
      this.detector = detector;
    }

    @Override
    public void handleMessage(Message msg) {
      detector.timePassed(msg.what);
    }
  }

  @Deprecated
  public GestureDetector(OnGestureListener listener, Handler handler) {
    this(null, listener, handler);
  }

  @Deprecated
  public GestureDetector(OnGestureListener listener) {
    this(null, listener, null);
  }

  public GestureDetector(Context context, OnGestureListener listener) {
    this(context, listener, null);
  }

  public GestureDetector(Context context, OnGestureListener listener, Handler handler) {
    if (listener == null) throw new NullPointerException("OnGestureListener must not be null");
    this.handler = handler == null ? new GestureHandler(this) : new GestureHandler(this, handler);
    this.listener = listener;
    if (listener instanceof OnDoubleTapListener) setOnDoubleTapListener((OnDoubleTapListener) listener);
    if (listener instanceof OnContextClickListener) setContextClickListener((OnContextClickListener) listener);
  }

  public GestureDetector(Context context, OnGestureListener listener, Handler handler, boolean unused) {
    this(context, listener, handler);
  }

  public void setOnDoubleTapListener(OnDoubleTapListener onDoubleTapListener) {
    doubleTap = onDoubleTapListener;
  }

  public void setContextClickListener(OnContextClickListener onContextClickListener) {
    contextClick = onContextClickListener;
  }

  public void setIsLongpressEnabled(boolean isLongpressEnabled) {
    longPressEnabled = isLongpressEnabled;
  }

  public boolean isLongpressEnabled() {
    return longPressEnabled;
  }

  private void timePassed(int what) {
    if (what == SHOW) {
      listener.onShowPress(down);
    } else if (what == HOLD) {
      handler.removeMessages(ALONE);
      alone = false;
      finger = HELD;
      listener.onLongPress(down);
    } else if (doubleTap != null) {
      alone = finger != AWAY;
      if (!alone) doubleTap.onSingleTapConfirmed(down);
    }
  }

  public boolean onTouchEvent(MotionEvent ev) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(ev);
    int action = ev.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) return down(ev);
    if (action == MotionEvent.ACTION_MOVE) return move(ev);
    if (action == MotionEvent.ACTION_UP) return up(ev);
    if (action == MotionEvent.ACTION_CANCEL || action == MotionEvent.ACTION_POINTER_DOWN) {
      forget(true);
      finger = AWAY;
    }
    return false;
  }

  /** No gesture comes of the time that passes; not even the tap that has ended, if {@code all}. */
  private void forget(boolean all) {
    handler.removeMessages(SHOW);
    handler.removeMessages(HOLD);
    if (all) handler.removeMessages(ALONE);
    velocity = null;
    second = false;
    alone = false;
  }

  private boolean down(MotionEvent ev) {
    second = doubleTap != null && isSecondTap(ev);
    boolean handled = second && doubleTap.onDoubleTap(down) | doubleTap.onDoubleTapEvent(ev);
    if (doubleTap != null && !second) handler.sendEmptyMessageDelayed(ALONE, ViewConfiguration.getDoubleTapTimeout());
    down = MotionEvent.obtain(ev);
    lastX = ev.getX();
    lastY = ev.getY();
    finger = RESTS;
    alone = false;
    if (longPressEnabled) {
      handler.removeMessages(HOLD);
      handler.sendEmptyMessageAtTime(HOLD, ev.getDownTime() + ViewConfiguration.getLongPressTimeout());
    }
    handler.sendEmptyMessageAtTime(SHOW, ev.getDownTime() + ViewConfiguration.getTapTimeout());
    return handled | listener.onDown(ev);
  }

  /** Soon after the first one, and close to it. */
  private boolean isSecondTap(MotionEvent ev) {
    boolean awaited = handler.hasMessages(ALONE);
    handler.removeMessages(ALONE);
    if (!awaited || lastUp == null) return false;
    boolean soon = ev.getEventTime() - lastUp.getEventTime() <= ViewConfiguration.getDoubleTapTimeout();
    return soon && near(down, ev, ViewConfiguration.get(null).getScaledDoubleTapSlop());
  }

  private static boolean near(MotionEvent one, MotionEvent other, int distance) {
    return Math.hypot(one.getX() - other.getX(), one.getY() - other.getY()) <= distance;
  }

  private boolean move(MotionEvent ev) {
    if (finger == HELD || down == null) return false;
    if (second) return doubleTap.onDoubleTapEvent(ev);
    float dx = lastX - ev.getX(), dy = lastY - ev.getY();
    boolean rests = finger == RESTS ? near(down, ev, ViewConfiguration.get(null).getScaledTouchSlop()) : Math.abs(dx) < 1 && Math.abs(dy) < 1;
    if (rests) return false;
    if (finger == RESTS) forgetTap();
    lastX = ev.getX();
    lastY = ev.getY();
    return listener.onScroll(down, ev, dx, dy);
  }

  private void forgetTap() {
    finger = MOVES;
    handler.removeMessages(SHOW);
    handler.removeMessages(HOLD);
    handler.removeMessages(ALONE);
  }

  private boolean up(MotionEvent ev) {
    MotionEvent copy = MotionEvent.obtain(ev);
    int before = finger;
    finger = AWAY;
    boolean handled = second ? doubleTap.onDoubleTapEvent(ev) : ended(before, ev);
    lastUp = copy;
    forget(!second && before == HELD);
    return handled;
  }

  private boolean ended(int what, MotionEvent ev) {
    if (what == MOVES) return fling(ev);
    if (what != RESTS) return false;
    boolean handled = listener.onSingleTapUp(ev);
    if (alone && doubleTap != null) doubleTap.onSingleTapConfirmed(ev);
    return handled;
  }

  private boolean fling(MotionEvent ev) {
    ViewConfiguration limits = ViewConfiguration.get(null);
    velocity.computeCurrentVelocity(1000, limits.getScaledMaximumFlingVelocity());
    float x = velocity.getXVelocity(), y = velocity.getYVelocity();
    boolean fast = Math.max(Math.abs(x), Math.abs(y)) > limits.getScaledMinimumFlingVelocity();
    return fast && listener.onFling(down, ev, x, y);
  }

  public boolean onGenericMotionEvent(MotionEvent ev) {
    return ev.getActionMasked() == MotionEvent.ACTION_BUTTON_PRESS && contextClick != null && finger != HELD
        && contextClick.onContextClick(ev);
  }
}
