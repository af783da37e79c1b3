package androidx.core.view;

import android.content.Context;
import android.os.Handler;
import android.view.GestureDetector;
import android.view.GestureDetector.OnDoubleTapListener;
import android.view.GestureDetector.OnGestureListener;
import android.view.MotionEvent;

/** As the platform's detector. */
public final class GestureDetectorCompat {
  private final GestureDetector detector;

  public GestureDetectorCompat(Context context, OnGestureListener listener) {
    this(context, listener, null);
  }

  public GestureDetectorCompat(Context context, OnGestureListener listener, Handler handler) {
    detector = new GestureDetector(context, listener, handler);
  }

  public boolean isLongpressEnabled() {
    return detector.isLongpressEnabled();
  }

  public boolean onTouchEvent(MotionEvent event) {
    return detector.onTouchEvent(event);
  }

  public void setIsLongpressEnabled(boolean enabled) {
    detector.setIsLongpressEnabled(enabled);
  }

  public void setOnDoubleTapListener(OnDoubleTapListener listener) {
    detector.setOnDoubleTapListener(listener);
  }
}
