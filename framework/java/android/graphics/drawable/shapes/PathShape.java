package android.graphics.drawable.shapes;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;

/** A path, scaled. */
public class PathShape extends Shape {
  private final Path path;
  private final float standardWidth;
  private final float standardHeight;

  public PathShape(Path path, float stdWidth, float stdHeight) {
    this.path = path;
    standardWidth = stdWidth;
    standardHeight = stdHeight;
  }

  @Override
  public void draw(Canvas canvas, Paint paint) {
    canvas.save();
    canvas.scale(getWidth() / standardWidth, getHeight() / standardHeight);
    canvas.drawPath(path, paint);
    canvas.restore();
  }

  @Override
  public PathShape clone() throws CloneNotSupportedException {
    return (PathShape) super.clone();
  }
}
