package android.window;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import antecede.Hidden;
import java.time.Duration;
import java.time.Instant;

/** The picture that the system shows while an activity starts, as an app gets it to animate its end. It has an icon and no animation. */
public final class SplashScreenView extends FrameLayout {
  private final View icon;

  @Hidden
  public SplashScreenView(Context context) {
    super(context);
    icon = new View(context);
    addView(icon);
  }

  public View getIconView() {
    return icon;
  }

  /** Null: the icon is not animated. */
  public Duration getIconAnimationDuration() {
    return null;
  }

  public Instant getIconAnimationStart() {
    return null;
  }

  public void remove() {
    if (getParent() instanceof ViewGroup) ((ViewGroup) getParent()).removeView(this);
  }

  @Override
  public void setAlpha(float alpha) {
    super.setAlpha(alpha);
  }
}
