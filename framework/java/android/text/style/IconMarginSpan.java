package android.text.style;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.Layout;

/** A picture before a paragraph. */
public class IconMarginSpan implements LeadingMarginSpan,LineHeightSpan {
  private final Bitmap bitmap;
  private final int pad;

  public IconMarginSpan(Bitmap bitmap) {
    this(bitmap, 0);
  }

  public IconMarginSpan(Bitmap bitmap, int pad) {
    this.bitmap = bitmap;
    this.pad = pad;
  }

  public int getLeadingMargin(boolean first) {
    return bitmap.getWidth() + pad;
  }

  public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text,
      int start, int end, boolean first, Layout layout) {}

  public void chooseHeight(CharSequence text, int start, int end, int istartv, int v, Paint.FontMetricsInt fm) {}

  public String toString() {
    return "IconMarginSpan{padding=" + pad + "}";
  }

  public Bitmap getBitmap() {
    return bitmap;
  }

  public int getPadding() {
    return pad;
  }
}
