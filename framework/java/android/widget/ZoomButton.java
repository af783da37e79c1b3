package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;

/** Repeats its click while it is pressed. */
@Deprecated
public class ZoomButton extends ImageButton implements View.OnLongClickListener {
  private long zoomSpeed = 1000;
  private boolean repeating;
  private final Runnable repeater = new Runnable() {
    @Override
    public void run() {
      if (!repeating || !isPressed()) return;
      callOnClick();
      postDelayed(this, zoomSpeed);
    }
  };

  public ZoomButton(Context context) { this(context, null); }

  public ZoomButton(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ZoomButton(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ZoomButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setOnLongClickListener(this);
  }

  public void setZoomSpeed(long speed) { zoomSpeed = speed; }

  @Override
  public boolean onLongClick(View v) {
    repeating = true;
    post(repeater);
    return true;
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    if (event.getAction() == MotionEvent.ACTION_CANCEL || event.getAction() == MotionEvent.ACTION_UP) repeating = false;
    return super.onTouchEvent(event);
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    repeating = false;
    return super.onKeyUp(keyCode, event);
  }

  @Override
  public void setEnabled(boolean enabled) {
    if (!enabled) setPressed(false);
    super.setEnabled(enabled);
  }

  @Override
  public boolean dispatchUnhandledMove(View focused, int direction) {
    clearFocus();
    return super.dispatchUnhandledMove(focused, direction);
  }
}
