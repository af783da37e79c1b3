package android.text;

import android.graphics.Paint;
import android.graphics.text.LineBreakConfig;

/** The layout of a text that does not change. */
public class StaticLayout extends Layout {
  private final Lines lines;
  private final int ellipsizedWidth;

  public StaticLayout(CharSequence source, TextPaint paint, int width, Layout.Alignment align, float spacingmult,
      float spacingadd,
      boolean includepad) {
    this(source, 0, source.length(), paint, width, align, spacingmult, spacingadd, includepad);
  }

  public StaticLayout(CharSequence source, int bufstart, int bufend, TextPaint paint, int outerwidth, Layout.Alignment align,
      float spacingmult, float spacingadd, boolean includepad) {
    this(source, bufstart, bufend, paint, outerwidth, align, spacingmult, spacingadd, includepad, null, outerwidth);
  }

  public StaticLayout(CharSequence source, int bufstart, int bufend, TextPaint paint, int outerwidth, Layout.Alignment align,
      float spacingmult, float spacingadd, boolean includepad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
    this(source, bufstart, bufend, paint, outerwidth, align, spacingmult, spacingadd, ellipsizedWidth, Integer.MAX_VALUE);
  }

  private StaticLayout(CharSequence source, int start, int end, TextPaint paint, int width, Layout.Alignment align,
      float multiplier,
      float extra, int ellipsizedWidth, int most) {
    super(source, paint, width, align, multiplier, extra);
    this.ellipsizedWidth = ellipsizedWidth;
    lines = new Lines(source, start, end, paint, width, multiplier, extra, most);
  }

  @Override
  public int getLineCount() {
    return lines.count();
  }

  @Override
  public int getLineTop(int line) {
    return line * lines.height;
  }

  @Override
  public int getLineDescent(int line) {
    return lines.descent;
  }

  @Override
  public int getLineStart(int line) {
    return lines.start(line);
  }

  @Override
  public int getParagraphDirection(int line) {
    return DIR_LEFT_TO_RIGHT;
  }

  @Override
  public boolean getLineContainsTab(int line) {
    return false;
  }

  @Override
  public final Layout.Directions getLineDirections(int line) {
    return LEFT_TO_RIGHT;
  }

  @Override
  public int getTopPadding() {
    return 0;
  }

  @Override
  public int getBottomPadding() {
    return 0;
  }

  @Override
  public int getEllipsisStart(int line) {
    return 0;
  }

  @Override
  public int getEllipsisCount(int line) {
    return 0;
  }

  @Override
  public int getEllipsizedWidth() {
    return ellipsizedWidth;
  }

  /** Gathers what a layout needs. */
  public static final class Builder {
    private CharSequence text;
    private int start;
    private int end;
    private final TextPaint paint;
    private final int width;
    private Layout.Alignment alignment = Alignment.ALIGN_NORMAL;
    private float extra;
    private float multiplier = 1;
    private int ellipsizedWidth;
    private int maxLines = Integer.MAX_VALUE;

    private Builder(CharSequence source, int start, int end, TextPaint paint, int width) {
      text = source;
      this.start = start;
      this.end = end;
      this.paint = paint;
      this.width = width;
      ellipsizedWidth = width;
    }

    public static Builder obtain(CharSequence source, int start, int end, TextPaint paint, int width) {
      return new Builder(source, start, end, paint, width);
    }

    public Builder setText(CharSequence source) {
      text = source;
      start = 0;
      end = source.length();
      return this;
    }

    public Builder setAlignment(Layout.Alignment alignment) {
      this.alignment = alignment;
      return this;
    }

    public Builder setTextDirection(TextDirectionHeuristic textDir) {
      return this;
    }

    public Builder setLineSpacing(float spacingAdd, float spacingMult) {
      extra = spacingAdd;
      multiplier = spacingMult;
      return this;
    }

    public Builder setIncludePad(boolean includePad) {
      return this;
    }

    public Builder setUseLineSpacingFromFallbacks(boolean useLineSpacingFromFallbacks) {
      return this;
    }

    public Builder setEllipsizedWidth(int ellipsizedWidth) {
      this.ellipsizedWidth = ellipsizedWidth;
      return this;
    }

    public Builder setEllipsize(TextUtils.TruncateAt ellipsize) {
      return this;
    }

    public Builder setMaxLines(int maxLines) {
      this.maxLines = maxLines;
      return this;
    }

    public Builder setBreakStrategy(int breakStrategy) {
      return this;
    }

    public Builder setHyphenationFrequency(int hyphenationFrequency) {
      return this;
    }

    public Builder setIndents(int[] leftIndents, int[] rightIndents) {
      return this;
    }

    public Builder setJustificationMode(int justificationMode) {
      return this;
    }

    public Builder setLineBreakConfig(LineBreakConfig lineBreakConfig) {
      return this;
    }

    public Builder setUseBoundsForWidth(boolean useBoundsForWidth) {
      return this;
    }

    public Builder setShiftDrawingOffsetForStartOverhang(boolean shiftDrawingOffsetForStartOverhang) {
      return this;
    }

    public Builder setMinimumFontMetrics(Paint.FontMetrics minimumFontMetrics) {
      return this;
    }

    public StaticLayout build() {
      return new StaticLayout(text, start, end, paint, width, alignment, multiplier, extra, ellipsizedWidth, maxLines);
    }
  }
}
