package android.widget;

import android.content.Context;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.util.AttributeSet;

/** The glow at the end of a list: not drawn. */
public class EdgeEffect {
  private boolean finished = true;

  public EdgeEffect(Context context) {}

  public EdgeEffect(Context context, AttributeSet attrs) {}

  public boolean isFinished() { return finished; }

  public void finish() { finished = true; }

  public void onPull(float deltaDistance) { finished = true; }

  public void onPull(float deltaDistance, float displacement) { finished = true; }

  public float onPullDistance(float deltaDistance, float displacement) { return 0; }

  private int color;

  public boolean draw(Canvas canvas) { return false; }

  public int getMaxHeight() { return 0; }

  public void onAbsorb(int value) {}

  public void onRelease() {}

  public void setColor(int color) { this.color = color; }
  public int getColor() { return color; }

  public void setSize(int value, int value2) {}

  // What only keeps a value.

  private BlendMode blendMode;
  private float distance;

  public BlendMode getBlendMode() {
    return blendMode;
  }

  public float getDistance() {
    return distance;
  }

  public void setBlendMode(BlendMode blendMode) {
    this.blendMode = blendMode;
  }
}
