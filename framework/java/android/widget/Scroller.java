package android.widget;

import android.content.Context;
import android.view.animation.Interpolator;

/** A movement in time. */
public class Scroller {
  private final Glide glide = new Glide();

  public Scroller(Context context) { this(context, null); }

  public Scroller(Context context, Interpolator interpolator) { glide.interpolator = interpolator; }

  public Scroller(Context context, Interpolator interpolator, boolean flywheel) { this(context, interpolator); }

  public final void setFriction(float friction) { glide.friction = friction; }

  public final boolean isFinished() { return glide.finished; }

  public final void forceFinished(boolean finished) { glide.finished = finished; }

  public final int getDuration() { return glide.duration; }

  public final int getCurrX() { return glide.x; }

  public final int getCurrY() { return glide.y; }

  public float getCurrVelocity() { return glide.speed(); }

  public final int getStartX() { return glide.startX; }

  public final int getStartY() { return glide.startY; }

  public final int getFinalX() { return glide.endX; }

  public final int getFinalY() { return glide.endY; }

  public boolean computeScrollOffset() { return glide.step(); }

  public void startScroll(int startX, int startY, int dx, int dy) { startScroll(startX, startY, dx, dy, Glide.DURATION); }

  public void startScroll(int startX, int startY, int dx, int dy, int duration) { glide.move(startX, startY, dx, dy, duration); }

  public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY) {
    glide.fling(startX, startY, velocityX, velocityY, minX, maxX, minY, maxY);
  }

  public void abortAnimation() { glide.abort(); }

  public void extendDuration(int extend) { glide.extend(extend); }

  public int timePassed() { return glide.passed(); }

  public void setFinalX(int newX) {
    glide.endX = newX;
    glide.finished = false;
  }

  public void setFinalY(int newY) {
    glide.endY = newY;
    glide.finished = false;
  }
}
