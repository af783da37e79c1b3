package android.widget;

import android.content.Context;
import android.view.animation.Interpolator;
import antecede.Unlisted;

/** A movement in time: by a distance, or by a speed that fades. There is no overshoot. */
public class OverScroller {
  private final Glide glide = new Glide();

  public OverScroller(Context context) { this(context, null); }

  public OverScroller(Context context, Interpolator interpolator) { glide.interpolator = interpolator; }

  @Deprecated
  public OverScroller(Context context, Interpolator interpolator, float bounceCoefficientX, float bounceCoefficientY) {
    this(context, interpolator);
  }

  @Deprecated
  public OverScroller(Context context, Interpolator interpolator, float bounceCoefficientX, float bounceCoefficientY,
      boolean flywheel) {
    this(context, interpolator);
  }

  public final void setFriction(float friction) { glide.friction = friction; }

  public final boolean isFinished() { return glide.finished; }

  public final void forceFinished(boolean finished) { glide.finished = finished; }

  public final int getCurrX() { return glide.x; }

  public final int getCurrY() { return glide.y; }

  public float getCurrVelocity() { return glide.speed(); }

  public final int getStartX() { return glide.startX; }

  public final int getStartY() { return glide.startY; }

  public final int getFinalX() { return glide.endX; }

  public final int getFinalY() { return glide.endY; }

  @Unlisted
  public final int getDuration() { return glide.duration; }

  public boolean computeScrollOffset() { return glide.step(); }

  public void startScroll(int startX, int startY, int dx, int dy) { startScroll(startX, startY, dx, dy, Glide.DURATION); }

  public void startScroll(int startX, int startY, int dx, int dy, int duration) { glide.move(startX, startY, dx, dy, duration); }

  public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY) {
    glide.fling(startX, startY, velocityX, velocityY, minX, maxX, minY, maxY);
  }

  public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY, int overX,
      int overY) {
    glide.fling(startX, startY, velocityX, velocityY, minX, maxX, minY, maxY);
  }

  public boolean springBack(int startX, int startY, int minX, int maxX, int minY, int maxY) {
    int x = Math.max(minX, Math.min(startX, maxX)), y = Math.max(minY, Math.min(startY, maxY));
    if (x == startX && y == startY) return false;
    glide.move(startX, startY, x - startX, y - startY, Glide.DURATION);
    return true;
  }

  public void notifyHorizontalEdgeReached(int startX, int finalX, int overX) {}

  public void notifyVerticalEdgeReached(int startY, int finalY, int overY) {}

  public boolean isOverScrolled() { return false; }

  public void abortAnimation() { glide.abort(); }
}
