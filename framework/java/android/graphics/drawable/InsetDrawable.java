package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable with a margin around it. */
@antecede.Plain
public class InsetDrawable extends DrawableWrapper {
  private final Rect inset = new Rect();
  private final float[] fractions = new float[4];

  InsetDrawable() {
    super(null);
  }

  public InsetDrawable(Drawable drawable, int inset) {
    this(drawable, inset, inset, inset, inset);
  }

  public InsetDrawable(Drawable drawable, float inset) {
    this(drawable, inset, inset, inset, inset);
  }

  public InsetDrawable(Drawable drawable, int insetLeft, int insetTop, int insetRight, int insetBottom) {
    super(drawable);
    inset.set(insetLeft, insetTop, insetRight, insetBottom);
  }

  public InsetDrawable(Drawable drawable, float insetLeftFraction, float insetTopFraction, float insetRightFraction,
      float insetBottomFraction) {
    super(drawable);
    fractions[0] = insetLeftFraction;
    fractions[1] = insetTopFraction;
    fractions[2] = insetRightFraction;
    fractions[3] = insetBottomFraction;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.insetLeft, android.R.attr.insetRight, android.R.attr.insetTop,
        android.R.attr.insetBottom,
        android.R.attr.inset);
    int all = a.getDimensionPixelOffset(4, 0);
    inset.set(a.getDimensionPixelOffset(0, all), a.getDimensionPixelOffset(2, all), a.getDimensionPixelOffset(1, all), a
        .getDimensionPixelOffset(3, all));
    a.recycle();
    inflateChild(r, parser, attrs, theme);
  }

  private Rect inset(int width, int height) {
    return new Rect(inset.left + (int) (width * fractions[0]), inset.top + (int) (height * fractions[1]), inset.right
        + (int) (width * fractions[2]),
        inset.bottom + (int) (height * fractions[3]));
  }

  @Override
  public boolean getPadding(Rect padding) {
    boolean pads = super.getPadding(padding);
    Rect by = inset(getBounds().width(), getBounds().height());
    padding.left += by.left;
    padding.top += by.top;
    padding.right += by.right;
    padding.bottom += by.bottom;
    return pads || (by.left | by.top | by.right | by.bottom) != 0;
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    Rect by = inset(bounds.width(), bounds.height());
    super.onBoundsChange(new Rect(bounds.left + by.left, bounds.top + by.top, bounds.right - by.right, bounds.bottom
        - by.bottom));
  }

  @Override
  public int getIntrinsicWidth() {
    int width = super.getIntrinsicWidth();
    float part = 1 - fractions[0] - fractions[2];
    return width < 0 || part <= 0 ? -1 : (int) (width / part) + inset.left + inset.right;
  }

  @Override
  public int getIntrinsicHeight() {
    int height = super.getIntrinsicHeight();
    float part = 1 - fractions[1] - fractions[3];
    return height < 0 || part <= 0 ? -1 : (int) (height / part) + inset.top + inset.bottom;
  }

  @Override
  DrawableWrapper around(Drawable inner) {
    InsetDrawable copy = new InsetDrawable();
    copy.inset.set(inset);
    for (int i = 0; i < fractions.length; i++) copy.fractions[i] = fractions[i];
    copy.setDrawable(inner);
    return copy;
  }
}
