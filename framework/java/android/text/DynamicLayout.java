package android.text;

/** The layout of a text that changes. */
public class DynamicLayout extends Layout {
  private final CharSequence display;
  private final int ellipsizedWidth;
  private String shown;
  private Lines lines;

  @Deprecated
  public DynamicLayout(CharSequence base, TextPaint paint, int width, Layout.Alignment align, float spacingmult, float spacingadd,
      boolean includepad) {
    this(base, base, paint, width, align, spacingmult, spacingadd, includepad);
  }

  @Deprecated
  public DynamicLayout(CharSequence base, CharSequence display, TextPaint paint, int width, Layout.Alignment align,
      float spacingmult,
      float spacingadd, boolean includepad) {
    this(base, display, paint, width, align, spacingmult, spacingadd, includepad, null, width);
  }

  @Deprecated
  public DynamicLayout(CharSequence base, CharSequence display, TextPaint paint, int width, Layout.Alignment align,
      float spacingmult,
      float spacingadd, boolean includepad, TextUtils.TruncateAt ellipsize, int ellipsizedWidth) {
    super(display, paint, width, align, spacingmult, spacingadd);
    this.display = display;
    this.ellipsizedWidth = ellipsizedWidth;
  }

  @Override
  public int getLineCount() {
    return lines().count();
  }

  @Override
  public int getLineTop(int line) {
    return line * lines().height;
  }

  @Override
  public int getLineDescent(int line) {
    return lines().descent;
  }

  @Override
  public int getLineStart(int line) {
    return lines().start(line);
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

  /** As the text is now. */
  private Lines lines() {
    String now = display.toString();
    if (lines == null || !now.equals(shown)) {
      shown = now;
      lines = new Lines(display, 0, now.length(), getPaint(), getWidth(), getSpacingMultiplier(), getSpacingAdd(),
          Integer.MAX_VALUE);
    }
    return lines;
  }
}
