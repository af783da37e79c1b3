package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawing of paths: its size. */
@antecede.Plain
public class VectorDrawable extends Drawable {
  private int width = -1;
  private int height = -1;
  private int alpha = 255;
  private ColorFilter filter;
  private ColorStateList tint;
  private boolean autoMirrored;

  public VectorDrawable() {}

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.tint, android.R.attr.height, android.R.attr.width,
        android.R.attr.alpha, android.R.attr.autoMirrored);
    tint = a.getColorStateList(0);
    height = a.getDimensionPixelSize(1, height);
    width = a.getDimensionPixelSize(2, width);
    alpha = (int) (255 * a.getFloat(3, alpha / 255f));
    autoMirrored = a.getBoolean(4, autoMirrored);
    a.recycle();
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) continue;
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  public int getAlpha() {
    return alpha;
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
    invalidateSelf();
  }

  @Override
  public ColorFilter getColorFilter() {
    return filter;
  }

  @Override
  public void setTintList(ColorStateList tint) {
    this.tint = tint;
    invalidateSelf();
  }

  @Override
  public boolean isStateful() {
    return tint != null && tint.isStateful();
  }

  @Override
  protected boolean onStateChange(int[] stateSet) {
    return isStateful();
  }

  @Override
  public int getOpacity() {
    return alpha == 0 ? PixelFormat.TRANSPARENT : PixelFormat.TRANSLUCENT;
  }

  @Override
  public void setAutoMirrored(boolean mirrored) {
    autoMirrored = mirrored;
    invalidateSelf();
  }

  @Override
  public boolean isAutoMirrored() {
    return autoMirrored;
  }

  @Override
  public int getIntrinsicWidth() {
    return width;
  }

  @Override
  public int getIntrinsicHeight() {
    return height;
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        VectorDrawable copy = new VectorDrawable();
        copy.width = width;
        copy.height = height;
        copy.alpha = alpha;
        copy.tint = tint;
        copy.autoMirrored = autoMirrored;
        return copy;
      }
    };
  }
}
