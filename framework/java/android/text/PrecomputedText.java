package android.text;

import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.text.LineBreakConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A text that was measured ahead, on whatever thread. Its spans may change, its characters not. */
public class PrecomputedText implements Spannable {
  private final SpannableString text;
  private final Params params;
  private final int[] ends;

  /** How it was measured: only a view that measures in the same way may show it. */
  public static final class Params {
    private final Builder from;

    private Params(Builder from) {
      this.from = from;
    }

    public TextPaint getTextPaint() {
      return from.paint;
    }

    public TextDirectionHeuristic getTextDirection() {
      return from.direction;
    }

    public int getBreakStrategy() {
      return from.breakStrategy;
    }

    public int getHyphenationFrequency() {
      return from.hyphenation;
    }

    public LineBreakConfig getLineBreakConfig() {
      return from.lineBreaks;
    }

    @Override
    public boolean equals(Object o) {
      if (!(o instanceof Params)) return false;
      Builder other = ((Params) o).from;
      return from.breakStrategy == other.breakStrategy && from.hyphenation == other.hyphenation
          && from.direction == other.direction && Objects.equals(from.lineBreaks, other.lineBreaks)
          && from.paint.getTextSize() == other.paint.getTextSize() && from.paint.getTextScaleX() == other.paint.getTextScaleX()
          && from.paint.getLetterSpacing() == other.paint.getLetterSpacing()
          && Objects.equals(from.paint.getTypeface(), other.paint.getTypeface());
    }

    @Override
    public int hashCode() {
      return (Float.floatToIntBits(from.paint.getTextSize()) * 31 + from.breakStrategy) * 31 + from.hyphenation;
    }

    @Override
    public String toString() {
      return "{textSize=" + from.paint.getTextSize() + ", breakStrategy=" + from.breakStrategy + ", hyphenationFrequency="
          + from.hyphenation + "}";
    }

    /** Gathers them. */
    public static class Builder {
      private final TextPaint paint;
      private TextDirectionHeuristic direction = TextDirectionHeuristics.FIRSTSTRONG_LTR;
      private int breakStrategy = Layout.BREAK_STRATEGY_HIGH_QUALITY;
      private int hyphenation = Layout.HYPHENATION_FREQUENCY_NORMAL;
      private LineBreakConfig lineBreaks = new LineBreakConfig.Builder().build();

      public Builder(TextPaint paint) {
        this.paint = paint;
      }

      public Builder(Params params) {
        paint = params.from.paint;
        direction = params.from.direction;
        breakStrategy = params.from.breakStrategy;
        hyphenation = params.from.hyphenation;
        lineBreaks = params.from.lineBreaks;
      }

      public Builder setBreakStrategy(int strategy) {
        breakStrategy = strategy;
        return this;
      }

      public Builder setHyphenationFrequency(int frequency) {
        hyphenation = frequency;
        return this;
      }

      public Builder setTextDirection(TextDirectionHeuristic textDir) {
        direction = textDir;
        return this;
      }

      public Builder setLineBreakConfig(LineBreakConfig lineBreakConfig) {
        lineBreaks = lineBreakConfig;
        return this;
      }

      public Params build() {
        Builder copy = new Builder(new TextPaint(paint));
        copy.direction = direction;
        copy.breakStrategy = breakStrategy;
        copy.hyphenation = hyphenation;
        copy.lineBreaks = lineBreaks;
        return new Params(copy);
      }
    }
  }

  private PrecomputedText(CharSequence text, Params params) {
    this.text = new SpannableString(text);
    this.params = params;
    List<Integer> found = new ArrayList<Integer>();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') found.add(i + 1);
    }
    if (found.isEmpty() || found.get(found.size() - 1) != text.length()) found.add(text.length());
    ends = new int[found.size()];
    for (int i = 0; i < ends.length; i++) ends[i] = found.get(i);
  }

  public static PrecomputedText create(CharSequence text, Params params) {
    if (text == null || params == null) throw new NullPointerException();
    return new PrecomputedText(text, params);
  }

  public Params getParams() {
    return params;
  }

  public int getParagraphCount() {
    return ends.length;
  }

  public int getParagraphStart(int paraIndex) {
    return paraIndex == 0 ? 0 : ends[paraIndex - 1];
  }

  public int getParagraphEnd(int paraIndex) {
    return ends[paraIndex];
  }

  public float getWidth(int start, int end) {
    return params.getTextPaint().measureText(text, start, end);
  }

  public void getBounds(int start, int end, Rect bounds) {
    params.getTextPaint().getTextBounds(text.toString(), start, end, bounds);
  }

  public void getFontMetricsInt(int start, int end, Paint.FontMetricsInt outMetrics) {
    params.getTextPaint().getFontMetricsInt(outMetrics);
  }

  @Override
  public void setSpan(Object what, int start, int end, int flags) {
    text.setSpan(what, start, end, flags);
  }

  @Override
  public void removeSpan(Object what) {
    text.removeSpan(what);
  }

  @Override
  public <T> T[] getSpans(int start, int end, Class<T> type) {
    return text.getSpans(start, end, type);
  }

  @Override
  public int getSpanStart(Object tag) {
    return text.getSpanStart(tag);
  }

  @Override
  public int getSpanEnd(Object tag) {
    return text.getSpanEnd(tag);
  }

  @Override
  public int getSpanFlags(Object tag) {
    return text.getSpanFlags(tag);
  }

  @Override
  public int nextSpanTransition(int start, int limit, Class type) {
    return text.nextSpanTransition(start, limit, type);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return create(text.subSequence(start, end), params);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
