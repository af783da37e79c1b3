package android.transition;

import android.content.Context;
import android.graphics.Path;
import android.util.AttributeSet;

/** Along a path. */
public class PatternPathMotion extends PathMotion {
  private Path patternPath;

  public PatternPathMotion() {}

  public PatternPathMotion(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public PatternPathMotion(Path patternPath) {
    setPatternPath(patternPath);
  }

  public Path getPatternPath() {
    return patternPath;
  }

  public void setPatternPath(Path patternPath) {
    this.patternPath = patternPath;
  }

  public Path getPath(float startX, float startY, float endX, float endY) {
    Path path = new Path();
    path.moveTo(startX, startY);
    path.lineTo(endX, endY);
    return path;
  }
}
