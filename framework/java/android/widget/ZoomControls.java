package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;

/** Two buttons. */
@Deprecated
public class ZoomControls extends LinearLayout {
  private final ZoomButton in, out;

  public ZoomControls(Context context) { this(context, null); }

  public ZoomControls(Context context, AttributeSet attrs) {
    super(context, attrs);
    setFocusable(false);
    out = new ZoomButton(context);
    in = new ZoomButton(context);
    addView(out);
    addView(in);
  }

  public void setOnZoomInClickListener(View.OnClickListener listener) { in.setOnClickListener(listener); }

  public void setOnZoomOutClickListener(View.OnClickListener listener) { out.setOnClickListener(listener); }

  public void setZoomSpeed(long speed) {
    in.setZoomSpeed(speed);
    out.setZoomSpeed(speed);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) { return true; }

  public void show() { setVisibility(VISIBLE); }

  public void hide() { setVisibility(GONE); }

  public void setIsZoomInEnabled(boolean isEnabled) { in.setEnabled(isEnabled); }

  public void setIsZoomOutEnabled(boolean isEnabled) { out.setEnabled(isEnabled); }

  @Override
  public boolean hasFocus() { return in.hasFocus() || out.hasFocus(); }
}
