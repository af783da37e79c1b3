package android.view;

import android.content.Context;
import android.os.Handler;
import android.os.Message;

/** Makes gestures of touches. What depends on time (long presses, single taps) comes by delayed messages of its handler. */
public class GestureDetector {
  private static final int SHOW_PRESS = 1;
  private static final int LONG_PRESS = 2;
  private static final int TAP = 3;

  private final Handler handler;
  private final OnGestureListener listener;
  private OnDoubleTapListener doubleTap;
  private OnContextClickListener contextClick;
  private boolean longPressEnabled = true;
  private boolean stillDown;
  private boolean deferConfirm;
  private boolean inLongPress;
  private boolean inTap;
  private boolean doubleTapping;
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
    if (what == SHOW_PRESS) {
      listener.onShowPress(down);
    } else if (what == LONG_PRESS) {
      handler.removeMessages(TAP);
      deferConfirm = false;
      inLongPress = true;
      listener.onLongPress(down);
    } else if (doubleTap != null) {
      if (stillDown) deferConfirm = true;
      else doubleTap.onSingleTapConfirmed(down);
    }
  }

  public boolean onTouchEvent(MotionEvent ev) {
    if (velocity == null) velocity = VelocityTracker.obtain();
    velocity.addMovement(ev);
    switch (ev.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        return down(ev);
      case MotionEvent.ACTION_MOVE:
        return move(ev);
      case MotionEvent.ACTION_UP:
        return up(ev);
      case MotionEvent.ACTION_POINTER_DOWN:
      case MotionEvent.ACTION_CANCEL:
        cancel();
        return false;
      default:
        return false;
    }
  }

  private boolean down(MotionEvent ev) {
    boolean handled = false;
    if (doubleTap != null) {
      boolean waiting = handler.hasMessages(TAP);
      handler.removeMessages(TAP);
      if (waiting && down != null && lastUp != null && isDoubleTap(ev)) {
        doubleTapping = true;
        handled = doubleTap.onDoubleTap(down) | doubleTap.onDoubleTapEvent(ev);
      } else {
        handler.sendEmptyMessageDelayed(TAP, ViewConfiguration.getDoubleTapTimeout());
      }
    }
    lastX = ev.getX();
    lastY = ev.getY();
    down = MotionEvent.obtain(ev);
    inTap = true;
    stillDown = true;
    inLongPress = false;
    deferConfirm = false;
    if (longPressEnabled) {
      handler.removeMessages(LONG_PRESS);
      handler.sendEmptyMessageAtTime(LONG_PRESS, ev.getDownTime() + ViewConfiguration.getLongPressTimeout());
    }
    handler.sendEmptyMessageAtTime(SHOW_PRESS, ev.getDownTime() + ViewConfiguration.getTapTimeout());
    return handled | listener.onDown(ev);
  }

  private boolean isDoubleTap(MotionEvent second) {
    long apart = second.getEventTime() - lastUp.getEventTime();
    if (apart > ViewConfiguration.getDoubleTapTimeout()) return false;
    return near(down, second, ViewConfiguration.get(null).getScaledDoubleTapSlop());
  }

  private static boolean near(MotionEvent one, MotionEvent other, int slop) {
    float dx = one.getX() - other.getX();
    float dy = one.getY() - other.getY();
    return dx * dx + dy * dy <= slop * slop;
  }

  private boolean move(MotionEvent ev) {
    if (inLongPress || down == null) return false;
    float dx = lastX - ev.getX();
    float dy = lastY - ev.getY();
    if (doubleTapping) return doubleTap.onDoubleTapEvent(ev);
    if (inTap && near(down, ev, ViewConfiguration.get(null).getScaledTouchSlop())) return false;
    if (!inTap && Math.abs(dx) < 1 && Math.abs(dy) < 1) return false;
    inTap = false;
    handler.removeMessages(TAP);
    handler.removeMessages(SHOW_PRESS);
    handler.removeMessages(LONG_PRESS);
    lastX = ev.getX();
    lastY = ev.getY();
    return listener.onScroll(down, ev, dx, dy);
  }

  private boolean up(MotionEvent ev) {
    stillDown = false;
    boolean handled = false;
    MotionEvent current = MotionEvent.obtain(ev);
    if (doubleTapping) {
      handled = doubleTap.onDoubleTapEvent(ev);
    } else if (inLongPress) {
      handler.removeMessages(TAP);
      inLongPress = false;
    } else if (inTap) {
      handled = listener.onSingleTapUp(ev);
      if (deferConfirm && doubleTap != null) doubleTap.onSingleTapConfirmed(ev);
    } else {
      velocity.computeCurrentVelocity(1000, ViewConfiguration.get(null).getScaledMaximumFlingVelocity());
      float x = velocity.getXVelocity();
      float y = velocity.getYVelocity();
      int least = ViewConfiguration.get(null).getScaledMinimumFlingVelocity();
      if (Math.abs(x) > least || Math.abs(y) > least) handled = listener.onFling(down, ev, x, y);
    }
    lastUp = current;
    velocity = null;
    doubleTapping = false;
    deferConfirm = false;
    handler.removeMessages(SHOW_PRESS);
    handler.removeMessages(LONG_PRESS);
    return handled;
  }

  private void cancel() {
    handler.removeMessages(SHOW_PRESS);
    handler.removeMessages(LONG_PRESS);
    handler.removeMessages(TAP);
    velocity = null;
    doubleTapping = false;
    stillDown = false;
    inTap = false;
    deferConfirm = false;
    inLongPress = false;
  }

  public boolean onGenericMotionEvent(MotionEvent ev) {
    return ev.getActionMasked() == MotionEvent.ACTION_BUTTON_PRESS && contextClick != null && !inLongPress
        && contextClick.onContextClick(ev);
  }
}
