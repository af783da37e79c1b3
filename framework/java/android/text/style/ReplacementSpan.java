package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.text.TextPaint;

/** Stands in the place of letters. */
public abstract class ReplacementSpan extends MetricAffectingSpan {
  private CharSequence contentDescription;

  public ReplacementSpan() {}

  public abstract int getSize(Paint paint, CharSequence text, int start, int end, Paint.FontMetricsInt fm);

  public abstract void draw(Canvas canvas, CharSequence text, int start, int end, float x, int top, int y, int bottom,
      Paint paint);

  public CharSequence getContentDescription() {
    return contentDescription;
  }

  public void setContentDescription(CharSequence contentDescription) {
    this.contentDescription = contentDescription;
  }

  public void updateMeasureState(TextPaint p) {}

  public void updateDrawState(TextPaint ds) {}
}
