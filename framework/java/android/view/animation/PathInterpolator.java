package android.view.animation;

import android.content.Context;
import android.graphics.Path;
import android.util.AttributeSet;

/** Along a curve with two control points. */
public class PathInterpolator extends BaseInterpolator {
  private final float x1;
  private final float y1;
  private final float x2;
  private final float y2;

  /** Paths have no shape here: a straight line. */
  public PathInterpolator(Path path) {
    this(0, 0, 1, 1);
  }

  public PathInterpolator(float controlX, float controlY) {
    this(controlX * 2 / 3, controlY * 2 / 3, controlX * 2 / 3 + 1 / 3f, controlY * 2 / 3 + 1 / 3f);
  }

  public PathInterpolator(float controlX1, float controlY1, float controlX2, float controlY2) {
    x1 = controlX1;
    y1 = controlY1;
    x2 = controlX2;
    y2 = controlY2;
  }

  public PathInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.controlX1, 0), Numbers.read(context, attrs, android.R.attr.controlY1, 0),
        Numbers.read(context, attrs, android.R.attr.controlX2, 1), Numbers.read(context, attrs, android.R.attr.controlY2, 1));
  }

  @Override
  public float getInterpolation(float t) {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    float low = 0;
    float high = 1;
    for (int i = 0; i < 16; i++) {
      float middle = (low + high) / 2;
      if (curve(middle, x1, x2) < t) low = middle;
      else high = middle;
    }
    return curve(low, y1, y2);
  }

  private static float curve(float s, float one, float two) {
    float left = 1 - s;
    return 3 * left * left * s * one + 3 * left * s * s * two + s * s * s;
  }
}
