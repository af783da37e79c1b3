package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;

/** Shows its children in turn. */
public class ViewFlipper extends ViewAnimator {
  private static final int[] ATTRIBUTES = {android.R.attr.flipInterval, android.R.attr.autoStart};

  private final Pulse pulse = new Flips(this);
  private int interval = 3000;
  private boolean autoStart;

  private static final class Flips extends Pulse {
    private final ViewFlipper flipper;

    Flips(ViewFlipper flipper) {
      super(flipper);
      this.flipper = flipper;
    }

    @Override
    long period() {
      return flipper.interval;
    }

    @Override
    void beat() {
      flipper.showNext();
    }
  }

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
    pulse.seeWindow(false);
  }

  @Override
  protected void onWindowVisibilityChanged(int visibility) {
    super.onWindowVisibilityChanged(visibility);
    pulse.seeWindow(visibility == VISIBLE);
  }

  public void setFlipInterval(int milliseconds) { interval = milliseconds; }

  public int getFlipInterval() { return interval; }

  public void startFlipping() { pulse.want(true); }

  public void stopFlipping() { pulse.want(false); }

  public boolean isFlipping() { return pulse.isWanted(); }

  public void setAutoStart(boolean autoStart) { this.autoStart = autoStart; }

  public boolean isAutoStart() { return autoStart; }

  @Override
  public CharSequence getAccessibilityClassName() { return ViewFlipper.class.getName(); }
}
