package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.drawable.Drawable;
import android.text.Layout;

/** A picture before a paragraph. */
public class DrawableMarginSpan implements LeadingMarginSpan,LineHeightSpan {
  private final Drawable drawable;
  private final int pad;

  public DrawableMarginSpan(Drawable drawable) {
    this(drawable, 0);
  }

  public DrawableMarginSpan(Drawable drawable, int pad) {
    this.drawable = drawable;
    this.pad = pad;
  }

  public int getLeadingMargin(boolean first) {
    return drawable.getIntrinsicWidth() + pad;
  }

  public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text,
      int start, int end, boolean first, Layout layout) {}

  public void chooseHeight(CharSequence text, int start, int end, int istartv, int v, Paint.FontMetricsInt fm) {}

  public String toString() {
    return "DrawableMarginSpan{padding=" + pad + "}";
  }

  public Drawable getDrawable() {
    return drawable;
  }

  public int getPadding() {
    return pad;
  }
}
