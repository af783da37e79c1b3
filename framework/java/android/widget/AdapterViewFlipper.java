package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** Shows the items in turn. */
public class AdapterViewFlipper extends AdapterViewAnimator {
  private int interval = 10000;
  private boolean autoStart, flipping;
  private final Runnable flip = new Runnable() {
    @Override
    public void run() {
      if (!flipping) return;
      showNext();
      postDelayed(this, interval);
    }
  };

  public AdapterViewFlipper(Context context) { super(context); }

  public AdapterViewFlipper(Context context, AttributeSet attrs) { super(context, attrs); }

  public AdapterViewFlipper(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public AdapterViewFlipper(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public int getFlipInterval() { return interval; }

  public void setFlipInterval(int flipInterval) { interval = flipInterval; }

  public void startFlipping() {
    if (flipping) return;
    flipping = true;
    postDelayed(flip, interval);
  }

  public void stopFlipping() {
    flipping = false;
    removeCallbacks(flip);
  }

  public boolean isFlipping() { return flipping; }

  public void setAutoStart(boolean autoStart) { this.autoStart = autoStart; }

  public boolean isAutoStart() { return autoStart; }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    if (autoStart) startFlipping();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    removeCallbacks(flip);
  }
}
