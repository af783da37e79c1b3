package android.transition;

import android.content.Context;
import android.graphics.Path;
import android.util.AttributeSet;

/** The way that things move. */
public abstract class PathMotion {
  public PathMotion() {}

  public PathMotion(Context context, AttributeSet attrs) {}

  public abstract Path getPath(float value, float value2, float value3, float value4);
}
