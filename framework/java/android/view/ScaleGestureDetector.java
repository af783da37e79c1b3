package android.view;

import android.content.Context;
import android.os.Handler;

/** Tells when two fingers move apart or together. */
public class ScaleGestureDetector {
  private final OnScaleGestureListener listener;
  private boolean quickScale;
  private boolean stylusScale;
  private boolean inProgress;
  private float focusX;
  private float focusY;
  private float spanX;
  private float spanY;
  private float previousX;
  private float previousY;
  private long time;
  private long previousTime;

  /** Hears of the gesture. */
  public interface OnScaleGestureListener {
    boolean onScale(ScaleGestureDetector detector);

    boolean onScaleBegin(ScaleGestureDetector detector);

    void onScaleEnd(ScaleGestureDetector detector);
  }

  /** Hears of it and does nothing. */
  public static class SimpleOnScaleGestureListener implements OnScaleGestureListener {
    public SimpleOnScaleGestureListener() {}

    @Override
    public boolean onScale(ScaleGestureDetector detector) {
      return false;
    }

    @Override
    public boolean onScaleBegin(ScaleGestureDetector detector) {
      return true;
    }

    @Override
    public void onScaleEnd(ScaleGestureDetector detector) {}
  }

  public ScaleGestureDetector(Context context, OnScaleGestureListener listener) {
    this(context, listener, null);
  }

  public ScaleGestureDetector(Context context, OnScaleGestureListener listener, Handler handler) {
    this.listener = listener;
  }

  public boolean onTouchEvent(MotionEvent event) {
    int action = event.getActionMasked();
    time = event.getEventTime();
    boolean ends = action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL
        || action == MotionEvent.ACTION_POINTER_UP;
    if (ends || event.getPointerCount() < 2) {
      if (inProgress) listener.onScaleEnd(this);
      inProgress = false;
      return true;
    }
    measure(event);
    if (!inProgress) {
      remember();
      inProgress = listener.onScaleBegin(this);
    } else if (action == MotionEvent.ACTION_MOVE && listener.onScale(this)) {
      remember();
    }
    return true;
  }

  private void measure(MotionEvent event) {
    focusX = (event.getX(0) + event.getX(1)) / 2;
    focusY = (event.getY(0) + event.getY(1)) / 2;
    spanX = Math.abs(event.getX(0) - event.getX(1));
    spanY = Math.abs(event.getY(0) - event.getY(1));
  }

  private void remember() {
    previousX = spanX;
    previousY = spanY;
    previousTime = time;
  }

  public void setQuickScaleEnabled(boolean scales) {
    quickScale = scales;
  }

  public boolean isQuickScaleEnabled() {
    return quickScale;
  }

  public void setStylusScaleEnabled(boolean scales) {
    stylusScale = scales;
  }

  public boolean isStylusScaleEnabled() {
    return stylusScale;
  }

  public boolean isInProgress() {
    return inProgress;
  }

  public float getFocusX() {
    return focusX;
  }

  public float getFocusY() {
    return focusY;
  }

  public float getCurrentSpan() {
    return (float) Math.hypot(spanX, spanY);
  }

  public float getCurrentSpanX() {
    return spanX;
  }

  public float getCurrentSpanY() {
    return spanY;
  }

  public float getPreviousSpan() {
    return (float) Math.hypot(previousX, previousY);
  }

  public float getPreviousSpanX() {
    return previousX;
  }

  public float getPreviousSpanY() {
    return previousY;
  }

  public float getScaleFactor() {
    float before = getPreviousSpan();
    return before > 0 ? getCurrentSpan() / before : 1;
  }

  public long getTimeDelta() {
    return time - previousTime;
  }

  public long getEventTime() {
    return time;
  }
}
