package android.text.style;

import android.text.TextPaint;

/** Concerns letters. */
public abstract class CharacterStyle {
  public CharacterStyle() {}

  public abstract void updateDrawState(TextPaint tp);

  /** Another object that does the same, so that a style can be in two places. */
  public static CharacterStyle wrap(CharacterStyle cs) {
    return cs instanceof MetricAffectingSpan ? new MetricWrapper((MetricAffectingSpan) cs) : new Wrapper(cs);
  }

  public CharacterStyle getUnderlying() {
    return this;
  }

  private static final class Wrapper extends CharacterStyle {
    private final CharacterStyle style;

    Wrapper(CharacterStyle style) {
      this.style = style;
    }

    @Override
    public void updateDrawState(TextPaint tp) {
      style.updateDrawState(tp);
    }

    @Override
    public CharacterStyle getUnderlying() {
      return style.getUnderlying();
    }
  }

  private static final class MetricWrapper extends MetricAffectingSpan {
    private final MetricAffectingSpan style;

    MetricWrapper(MetricAffectingSpan style) {
      this.style = style;
    }

    @Override
    public void updateDrawState(TextPaint tp) {
      style.updateDrawState(tp);
    }

    @Override
    public void updateMeasureState(TextPaint textPaint) {
      style.updateMeasureState(textPaint);
    }

    @Override
    public MetricAffectingSpan getUnderlying() {
      return style.getUnderlying();
    }
  }
}
