package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** One colour. */
@antecede.Plain
public class ColorDrawable extends Drawable {
  private int base;
  private int alpha = 255;
  private ColorFilter filter;

  public ColorDrawable() {}

  public ColorDrawable(int color) {
    base = color;
  }

  @Override
  public void draw(Canvas canvas) {}

  public int getColor() {
    return base & 0xffffff | (base >>> 24) * (alpha + (alpha >> 7)) >> 8 << 24;
  }

  public void setColor(int color) {
    if (base == color && alpha == 255) return;
    base = color;
    alpha = 255;
    invalidateSelf();
  }

  @Override
  public int getAlpha() {
    return getColor() >>> 24;
  }

  @Override
  public void setAlpha(int alpha) {
    if (this.alpha == alpha) return;
    this.alpha = alpha;
    invalidateSelf();
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    filter = colorFilter;
  }

  @Override
  public ColorFilter getColorFilter() {
    return filter;
  }

  @Override
  public int getOpacity() {
    int visible = getAlpha();
    return visible == 255 ? PixelFormat.OPAQUE : visible == 0 ? PixelFormat.TRANSPARENT : PixelFormat.TRANSLUCENT;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.color);
    base = a.getColor(0, base);
    a.recycle();
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        ColorDrawable copy = new ColorDrawable(base);
        copy.alpha = alpha;
        return copy;
      }
    };
  }
}
