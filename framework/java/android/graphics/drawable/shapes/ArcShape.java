package android.graphics.drawable.shapes;

import android.graphics.Canvas;
import android.graphics.Outline;
import android.graphics.Paint;

/** A part of an oval. */
public class ArcShape extends RectShape {
  private final float start;
  private final float sweep;

  public ArcShape(float startAngle, float sweepAngle) {
    start = startAngle;
    sweep = sweepAngle;
  }

  public final float getStartAngle() {
    return start;
  }

  public final float getSweepAngle() {
    return sweep;
  }

  @Override
  public void draw(Canvas canvas, Paint paint) {
    canvas.drawArc(rect(), start, sweep, true, paint);
  }

  @Override
  public void getOutline(Outline outline) {}

  @Override
  public ArcShape clone() throws CloneNotSupportedException {
    return (ArcShape) super.clone();
  }
}
