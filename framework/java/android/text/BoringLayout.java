package android.text;

import android.graphics.Paint;

/** The layout of a text of one line. */
public class BoringLayout extends Layout implements TextUtils.EllipsizeCallback {
  private final Lines lines;
  private final int ellipsizedWidth;

  /** How large the line is. */
  public static class Metrics extends Paint.FontMetricsInt {
    public int width;

    public Metrics() {}

    @Override
    public String toString() {
      return super.toString() + " width=" + width;
    }
  }

  public BoringLayout(CharSequence source, TextPaint paint, int outerwidth, Layout.Alignment align, float spacingMult,
      float spacingAdd,
      Metrics metrics, boolean includePad) {
    this(source, paint, outerwidth, align, spacingMult, spacingAdd, metrics, includePad, null, outerwidth);
  }

  public BoringLayout(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align, float spacingMult,
      float spacingAdd,
      Metrics metrics, boolean includePad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
    super(source, paint, outerWidth, align, spacingMult, spacingAdd);
    this.ellipsizedWidth = ellipsizedWidth;
    lines = new Lines(source, 0, source.length(), paint, Integer.MAX_VALUE, spacingMult, spacingAdd, 1);
  }

  public static BoringLayout make(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align, float spacingMult,
      float spacingAdd, Metrics metrics, boolean includePad) {
    return new BoringLayout(source, paint, outerWidth, align, spacingMult, spacingAdd, metrics, includePad);
  }

  public static BoringLayout make(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align, float spacingmult,
      float spacingadd, Metrics metrics, boolean includePad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
    return new BoringLayout(source, paint, outerWidth, align, spacingmult, spacingadd, metrics, includePad, ellipsize,
        ellipsizedWidth);
  }

  public BoringLayout replaceOrMake(CharSequence source, TextPaint paint, int outerwidth, Layout.Alignment align,
      float spacingMult,
      float spacingAdd, Metrics metrics, boolean includePad) {
    return make(source, paint, outerwidth, align, spacingMult, spacingAdd, metrics, includePad);
  }

  public static Metrics isBoring(CharSequence text, TextPaint paint) {
    return isBoring(text, paint, null);
  }

  /** Null, if the text has several lines. */
  public static Metrics isBoring(CharSequence text, TextPaint paint, Metrics metrics) {
    if (text.toString().indexOf('\n') >= 0) return null;
    Metrics result = metrics == null ? new Metrics() : metrics;
    paint.getFontMetricsInt(result);
    result.width = (int) Math.ceil(paint.measureText(text, 0, text.length()));
    return result;
  }

  public BoringLayout(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align, float spacingMult,
      float spacingAdd, Metrics metrics, boolean includePad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth,
      boolean useFallbackLineSpacing) {
    this(source, paint, outerWidth, align, spacingMult, spacingAdd, metrics, includePad, ellipsize, ellipsizedWidth);
  }

  public static BoringLayout make(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align, Metrics metrics,
      boolean includePad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth, boolean useFallbackLineSpacing) {
    return make(source, paint, outerWidth, align, 1, 0, metrics, includePad, ellipsize, ellipsizedWidth);
  }

  public BoringLayout replaceOrMake(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align,
      float spacingMult, float spacingAdd, Metrics metrics, boolean includePad, TextUtils.TruncateAt ellipsize,
      int ellipsizedWidth) {
    return make(source, paint, outerWidth, align, spacingMult, spacingAdd, metrics, includePad, ellipsize, ellipsizedWidth);
  }

  public BoringLayout replaceOrMake(CharSequence source, TextPaint paint, int outerWidth, Layout.Alignment align,
      Metrics metrics, boolean includePad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth, boolean useFallbackLineSpacing) {
    return make(source, paint, outerWidth, align, 1, 0, metrics, includePad, ellipsize, ellipsizedWidth);
  }

  public static Metrics isBoring(CharSequence text, TextPaint paint, TextDirectionHeuristic textDir, boolean useFallbackLineSpacing,
      Metrics metrics) {
    return isBoring(text, paint, metrics);
  }

  @Override
  public void ellipsized(int start, int end) {}

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
}
