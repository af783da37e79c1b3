package android.graphics.drawable.shapes;

import android.graphics.Canvas;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.RectF;

/** A rectangle. */
public class RectShape extends Shape {
  private RectF rect = new RectF();

  public RectShape() {}

  @Override
  public void draw(Canvas canvas, Paint paint) {
    canvas.drawRect(rect, paint);
  }

  @Override
  public void getOutline(Outline outline) {
    outline.setRect((int) Math.ceil(rect.left), (int) Math.ceil(rect.top), (int) Math.floor(rect.right), (int) Math
        .floor(rect.bottom));
  }

  @Override
  protected void onResize(float width, float height) {
    rect.set(0, 0, width, height);
  }

  protected final RectF rect() {
    return rect;
  }

  @Override
  public RectShape clone() throws CloneNotSupportedException {
    RectShape copy = (RectShape) super.clone();
    copy.rect = new RectF(rect);
    return copy;
  }
}
