package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;

/** Shows its children in turn. */
public class ViewFlipper extends ViewAnimator {
  private static final int[] ATTRIBUTES = {android.R.attr.flipInterval, android.R.attr.autoStart};

  private int interval = 3000;
  private boolean autoStart, started, running, visible;
  private final Runnable flip = new Runnable() {
    @Override
    public void run() {
      if (!running) return;
      showNext();
      postDelayed(this, interval);
    }
  };

  public ViewFlipper(Context context) { this(context, null); }

  public ViewFlipper(Context context, AttributeSet attrs) {
    super(context, attrs);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    interval = values.getInt(0, 3000);
    autoStart = values.getBoolean(1, false);
    values.recycle();
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    if (autoStart) startFlipping();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    visible = false;
    update();
  }

  @Override
  protected void onWindowVisibilityChanged(int visibility) {
    super.onWindowVisibilityChanged(visibility);
    visible = visibility == VISIBLE;
    update();
  }

  public void setFlipInterval(int milliseconds) { interval = milliseconds; }

  public int getFlipInterval() { return interval; }

  public void startFlipping() {
    started = true;
    update();
  }

  public void stopFlipping() {
    started = false;
    update();
  }

  public boolean isFlipping() { return started; }

  private void update() {
    boolean shall = visible && started;
    if (shall == running) return;
    running = shall;
    if (shall) postDelayed(flip, interval);
    else removeCallbacks(flip);
  }

  public void setAutoStart(boolean autoStart) { this.autoStart = autoStart; }

  public boolean isAutoStart() { return autoStart; }

  @Override
  public CharSequence getAccessibilityClassName() { return ViewFlipper.class.getName(); }
}
