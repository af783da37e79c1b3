package android.text.style;

import android.text.TextPaint;

/** Concerns letters and their size. */
public abstract class MetricAffectingSpan extends CharacterStyle implements UpdateLayout {
  public MetricAffectingSpan() {}

  public abstract void updateMeasureState(TextPaint textPaint);

  @Override
  public MetricAffectingSpan getUnderlying() {
    return this;
  }
}
