package android.transition;

import android.content.Context;
import android.graphics.Path;
import android.util.AttributeSet;

/** In an arc. */
public class ArcMotion extends PathMotion {
  private float minimumHorizontalAngle;
  private float minimumVerticalAngle;
  private float maximumAngle;

  public ArcMotion() {}

  public ArcMotion(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void setMinimumHorizontalAngle(float angleInDegrees) {
    minimumHorizontalAngle = angleInDegrees;
  }

  public float getMinimumHorizontalAngle() {
    return minimumHorizontalAngle;
  }

  public void setMinimumVerticalAngle(float angleInDegrees) {
    minimumVerticalAngle = angleInDegrees;
  }

  public float getMinimumVerticalAngle() {
    return minimumVerticalAngle;
  }

  public void setMaximumAngle(float angleInDegrees) {
    maximumAngle = angleInDegrees;
  }

  public float getMaximumAngle() {
    return maximumAngle;
  }

  public Path getPath(float startX, float startY, float endX, float endY) {
    Path path = new Path();
    path.moveTo(startX, startY);
    path.lineTo(endX, endY);
    return path;
  }
}
