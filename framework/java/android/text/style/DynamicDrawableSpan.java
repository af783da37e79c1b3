package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.drawable.Drawable;

/** A picture in the place of letters. */
public abstract class DynamicDrawableSpan extends ReplacementSpan {
  public static final int ALIGN_BOTTOM = 0;
  public static final int ALIGN_BASELINE = 1;
  public static final int ALIGN_CENTER = 2;
  protected final int mVerticalAlignment;

  public DynamicDrawableSpan() {
    this(ALIGN_BOTTOM);
  }

  protected DynamicDrawableSpan(int verticalAlignment) {
    mVerticalAlignment = verticalAlignment;
  }

  public int getVerticalAlignment() {
    return mVerticalAlignment;
  }

  public abstract Drawable getDrawable();

  public int getSize(Paint paint, CharSequence text, int start, int end, Paint.FontMetricsInt fm) {
    return getDrawable().getBounds().width();
  }

  public void draw(Canvas canvas, CharSequence text, int start, int end, float x, int top, int y, int bottom, Paint paint) {}

  public String toString() {
    return "DynamicDrawableSpan{verticalAlignment=" + mVerticalAlignment + "}";
  }
}
