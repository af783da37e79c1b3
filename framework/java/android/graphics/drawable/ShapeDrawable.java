package android.graphics.drawable;

import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.graphics.Shader;
import android.graphics.drawable.shapes.Shape;
import android.util.AttributeSet;
import org.xmlpull.v1.XmlPullParser;

/** A shape that a paint fills. */
@antecede.Plain
public class ShapeDrawable extends Drawable {
  private Shape shape;
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private Rect padding;
  private int intrinsicWidth;
  private int intrinsicHeight;
  private int alpha = 255;
  private ShaderFactory shaderFactory;

  /** Makes a shader for the size. */
  public abstract static class ShaderFactory {
    public ShaderFactory() {}

    public abstract Shader resize(int width, int height);
  }

  public ShapeDrawable() {}

  public ShapeDrawable(Shape s) {
    shape = s;
  }

  public Shape getShape() {
    return shape;
  }

  public void setShape(Shape s) {
    shape = s;
    updateShape();
  }

  public void setShaderFactory(ShaderFactory fact) {
    shaderFactory = fact;
  }

  public ShaderFactory getShaderFactory() {
    return shaderFactory;
  }

  public Paint getPaint() {
    return paint;
  }

  public void setPadding(int left, int top, int right, int bottom) {
    padding = (left | top | right | bottom) == 0 ? null : new Rect(left, top, right, bottom);
    invalidateSelf();
  }

  public void setPadding(Rect padding) {
    this.padding = padding == null ? null : new Rect(padding);
    invalidateSelf();
  }

  public void setIntrinsicWidth(int width) {
    intrinsicWidth = width;
    invalidateSelf();
  }

  public void setIntrinsicHeight(int height) {
    intrinsicHeight = height;
    invalidateSelf();
  }

  @Override
  public int getIntrinsicWidth() {
    return intrinsicWidth;
  }

  @Override
  public int getIntrinsicHeight() {
    return intrinsicHeight;
  }

  @Override
  public boolean getPadding(Rect padding) {
    if (this.padding == null) return super.getPadding(padding);
    padding.set(this.padding);
    return true;
  }

  protected void onDraw(Shape shape, Canvas canvas, Paint paint) {
    shape.draw(canvas, paint);
  }

  @Override
  public void draw(Canvas canvas) {
    if (shape == null) {
      canvas.drawRect(getBounds(), paint);
      return;
    }
    int count = canvas.save();
    canvas.translate(getBounds().left, getBounds().top);
    onDraw(shape, canvas, paint);
    canvas.restoreToCount(count);
  }

  @Override
  public void setAlpha(int alpha) {
    this.alpha = alpha;
    invalidateSelf();
  }

  @Override
  public int getAlpha() {
    return alpha;
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    paint.setColorFilter(colorFilter);
    invalidateSelf();
  }

  @Override
  public int getOpacity() {
    if (shape != null) return PixelFormat.TRANSLUCENT;
    int visible = paint.getAlpha();
    return visible == 0 ? PixelFormat.TRANSPARENT : visible == 255 ? PixelFormat.OPAQUE : PixelFormat.TRANSLUCENT;
  }

  @Override
  public void setDither(boolean dither) {
    paint.setDither(dither);
    invalidateSelf();
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    updateShape();
  }

  protected boolean inflateTag(String name, Resources r, XmlPullParser parser, AttributeSet attrs) {
    return false;
  }

  private void updateShape() {
    Rect bounds = getBounds();
    if (shape != null) {
      shape.resize(bounds.width(), bounds.height());
      if (shaderFactory != null) paint.setShader(shaderFactory.resize(bounds.width(), bounds.height()));
    }
    invalidateSelf();
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        ShapeDrawable copy = new ShapeDrawable(shape);
        copy.paint.set(paint);
        copy.setPadding(padding);
        copy.intrinsicWidth = intrinsicWidth;
        copy.intrinsicHeight = intrinsicHeight;
        copy.alpha = alpha;
        copy.shaderFactory = shaderFactory;
        return copy;
      }
    };
  }
}
