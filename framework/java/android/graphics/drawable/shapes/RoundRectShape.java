package android.graphics.drawable.shapes;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RectF;

/** A rectangle with round corners. */
public class RoundRectShape extends RectShape {
  private final float[] outer;

  public RoundRectShape(float[] outerRadii, RectF inset, float[] innerRadii) {
    if (outerRadii != null && outerRadii.length < 8) {
      throw new ArrayIndexOutOfBoundsException("outer radii must have >= 8 values");
    }
    if (innerRadii != null && innerRadii.length < 8) {
      throw new ArrayIndexOutOfBoundsException("inner radii must have >= 8 values");
    }
    outer = outerRadii;
  }

  @Override
  public void draw(Canvas canvas, Paint paint) {
    canvas.drawRoundRect(rect(), outer == null ? 0 : outer[0], outer == null ? 0 : outer[1], paint);
  }

  @Override
  public RoundRectShape clone() throws CloneNotSupportedException {
    return (RoundRectShape) super.clone();
  }
}
