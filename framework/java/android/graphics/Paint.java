package android.graphics;

import android.os.LocaleList;
import java.util.Locale;

/** How something is drawn. Text is measured with a font whose characters are all half as wide as high. */
@antecede.Plain
public class Paint {
  public static final int ANTI_ALIAS_FLAG = 1;
  public static final int CURSOR_AFTER = 0;
  public static final int CURSOR_AT = 4;
  public static final int CURSOR_AT_OR_AFTER = 1;
  public static final int CURSOR_AT_OR_BEFORE = 3;
  public static final int CURSOR_BEFORE = 2;
  public static final int DEV_KERN_TEXT_FLAG = 256;
  public static final int DITHER_FLAG = 4;
  public static final int EMBEDDED_BITMAP_TEXT_FLAG = 1024;
  public static final int END_HYPHEN_EDIT_INSERT_ARMENIAN_HYPHEN = 3;
  public static final int END_HYPHEN_EDIT_INSERT_HYPHEN = 2;
  public static final int END_HYPHEN_EDIT_INSERT_MAQAF = 4;
  public static final int END_HYPHEN_EDIT_INSERT_UCAS_HYPHEN = 5;
  public static final int END_HYPHEN_EDIT_INSERT_ZWJ_AND_HYPHEN = 6;
  public static final int END_HYPHEN_EDIT_NO_EDIT = 0;
  public static final int END_HYPHEN_EDIT_REPLACE_WITH_HYPHEN = 1;
  public static final int FAKE_BOLD_TEXT_FLAG = 32;
  public static final int FILTER_BITMAP_FLAG = 2;
  public static final int HINTING_OFF = 0;
  public static final int HINTING_ON = 1;
  public static final int LINEAR_TEXT_FLAG = 64;
  public static final int START_HYPHEN_EDIT_INSERT_HYPHEN = 1;
  public static final int START_HYPHEN_EDIT_INSERT_ZWJ = 2;
  public static final int START_HYPHEN_EDIT_NO_EDIT = 0;
  public static final int STRIKE_THRU_TEXT_FLAG = 16;
  public static final int SUBPIXEL_TEXT_FLAG = 128;
  public static final int TEXT_RUN_FLAG_LEFT_EDGE = 8192;
  public static final int TEXT_RUN_FLAG_RIGHT_EDGE = 16384;
  public static final int UNDERLINE_TEXT_FLAG = 8;

  private static final float CHARACTER = 0.5f, ASCENT = -0.9277f, DESCENT = 0.2441f, TOP = -1.0562f, BOTTOM = 0.2710f;

  public enum Align {
    LEFT,
    CENTER,
    RIGHT
  }

  public enum Cap {
    BUTT,
    ROUND,
    SQUARE
  }

  public enum Join {
    MITER,
    ROUND,
    BEVEL
  }

  public enum Style {
    FILL,
    STROKE,
    FILL_AND_STROKE
  }

  /** Heights of the font, from the base line downwards. */
  public static class FontMetrics {
    public float top;
    public float ascent;
    public float descent;
    public float bottom;
    public float leading;

    public FontMetrics() {}
  }

  /** As {@link FontMetrics}, rounded outwards. */
  public static class FontMetricsInt {
    public int top;
    public int ascent;
    public int descent;
    public int bottom;
    public int leading;

    public FontMetricsInt() {}

    @Override
    public String toString() {
      return "FontMetricsInt: top=" + top + " ascent=" + ascent + " descent=" + descent + " bottom=" + bottom + " leading="
          + leading;
    }
  }

  private int flags;
  private int color = Color.BLACK;
  private Style style = Style.FILL;
  private Cap strokeCap = Cap.BUTT;
  private Join strokeJoin = Join.MITER;
  private float strokeWidth;
  private float strokeMiter = 4;
  private Shader shader;
  private ColorFilter colorFilter;
  private Xfermode xfermode;
  private BlendMode blendMode;
  private PathEffect pathEffect;
  private MaskFilter maskFilter;
  private Typeface typeface;
  private Align textAlign = Align.LEFT;
  private Locale textLocale = Locale.getDefault();
  private float textSize = 12;
  private float textScaleX = 1;
  private float textSkewX;
  private float letterSpacing;
  private float wordSpacing;
  private String fontFeatureSettings;
  private String fontVariationSettings;
  private int hinting = HINTING_ON;
  private boolean elegantTextHeight;
  private int startHyphenEdit;
  private int endHyphenEdit;
  private float shadowRadius;
  private float shadowDx;
  private float shadowDy;
  private int shadowColor;

  public Paint() {
    this(0);
  }

  public Paint(int flags) {
    setFlags(flags | DEV_KERN_TEXT_FLAG | EMBEDDED_BITMAP_TEXT_FLAG | FILTER_BITMAP_FLAG);
  }

  public Paint(Paint paint) {
    set(paint);
  }

  public void reset() {
    set(new Paint());
  }

  public void set(Paint src) {
    flags = src.flags;
    color = src.color;
    style = src.style;
    strokeCap = src.strokeCap;
    strokeJoin = src.strokeJoin;
    strokeWidth = src.strokeWidth;
    strokeMiter = src.strokeMiter;
    shader = src.shader;
    colorFilter = src.colorFilter;
    xfermode = src.xfermode;
    blendMode = src.blendMode;
    pathEffect = src.pathEffect;
    maskFilter = src.maskFilter;
    typeface = src.typeface;
    textAlign = src.textAlign;
    textLocale = src.textLocale;
    textSize = src.textSize;
    textScaleX = src.textScaleX;
    textSkewX = src.textSkewX;
    letterSpacing = src.letterSpacing;
    wordSpacing = src.wordSpacing;
    fontFeatureSettings = src.fontFeatureSettings;
    fontVariationSettings = src.fontVariationSettings;
    hinting = src.hinting;
    elegantTextHeight = src.elegantTextHeight;
    shadowRadius = src.shadowRadius;
    shadowDx = src.shadowDx;
    shadowDy = src.shadowDy;
    shadowColor = src.shadowColor;
  }

  public int getFlags() {
    return flags;
  }

  public void setFlags(int flags) {
    this.flags = flags;
  }

  private boolean has(int flag) {
    return (flags & flag) != 0;
  }

  private void put(int flag, boolean on) {
    setFlags(on ? getFlags() | flag : getFlags() & ~flag);
  }

  public final boolean isAntiAlias() {
    return has(ANTI_ALIAS_FLAG);
  }

  public void setAntiAlias(boolean aa) {
    put(ANTI_ALIAS_FLAG, aa);
  }

  public final boolean isDither() {
    return has(DITHER_FLAG);
  }

  public void setDither(boolean dither) {
    put(DITHER_FLAG, dither);
  }

  public final boolean isLinearText() {
    return has(LINEAR_TEXT_FLAG);
  }

  public void setLinearText(boolean linearText) {
    put(LINEAR_TEXT_FLAG, linearText);
  }

  public final boolean isSubpixelText() {
    return has(SUBPIXEL_TEXT_FLAG);
  }

  public void setSubpixelText(boolean subpixelText) {
    put(SUBPIXEL_TEXT_FLAG, subpixelText);
  }

  public final boolean isUnderlineText() {
    return has(UNDERLINE_TEXT_FLAG);
  }

  public void setUnderlineText(boolean underlineText) {
    put(UNDERLINE_TEXT_FLAG, underlineText);
  }

  public float getUnderlinePosition() {
    return textSize * 0.1f;
  }

  public float getUnderlineThickness() {
    return textSize * 0.05f;
  }

  public final boolean isStrikeThruText() {
    return has(STRIKE_THRU_TEXT_FLAG);
  }

  public void setStrikeThruText(boolean strikeThruText) {
    put(STRIKE_THRU_TEXT_FLAG, strikeThruText);
  }

  public float getStrikeThruPosition() {
    return textSize * -0.25f;
  }

  public float getStrikeThruThickness() {
    return textSize * 0.05f;
  }

  public final boolean isFakeBoldText() {
    return has(FAKE_BOLD_TEXT_FLAG);
  }

  public void setFakeBoldText(boolean fakeBoldText) {
    put(FAKE_BOLD_TEXT_FLAG, fakeBoldText);
  }

  public final boolean isFilterBitmap() {
    return has(FILTER_BITMAP_FLAG);
  }

  public void setFilterBitmap(boolean filter) {
    put(FILTER_BITMAP_FLAG, filter);
  }

  private LocaleList textLocales;

  public int getHinting() {
    return hinting;
  }

  public void setHinting(int mode) {
    hinting = mode;
  }

  public Style getStyle() {
    return style;
  }

  public void setStyle(Style style) {
    this.style = style;
  }

  public float getStrokeWidth() {
    return strokeWidth;
  }

  public void setStrokeWidth(float width) {
    strokeWidth = width;
  }

  public float getStrokeMiter() {
    return strokeMiter;
  }

  public void setStrokeMiter(float miter) {
    strokeMiter = miter;
  }

  public Cap getStrokeCap() {
    return strokeCap;
  }

  public void setStrokeCap(Cap cap) {
    strokeCap = cap;
  }

  public Join getStrokeJoin() {
    return strokeJoin;
  }

  public void setStrokeJoin(Join join) {
    strokeJoin = join;
  }

  public BlendMode getBlendMode() {
    return blendMode;
  }

  public void setBlendMode(BlendMode blendmode) {
    blendMode = blendmode;
  }

  public Align getTextAlign() {
    return textAlign;
  }

  public void setTextAlign(Align align) {
    textAlign = align;
  }

  public Locale getTextLocale() {
    return textLocale;
  }

  public void setTextLocale(Locale locale) {
    textLocale = locale;
  }

  public LocaleList getTextLocales() {
    return textLocales;
  }

  public void setTextLocales(LocaleList locales) {
    textLocales = locales;
  }

  public boolean isElegantTextHeight() {
    return elegantTextHeight;
  }

  public void setElegantTextHeight(boolean elegant) {
    elegantTextHeight = elegant;
  }

  public float getTextSize() {
    return textSize;
  }

  public void setTextSize(float textSize) {
    this.textSize = textSize;
  }

  public float getTextScaleX() {
    return textScaleX;
  }

  public void setTextScaleX(float scaleX) {
    textScaleX = scaleX;
  }

  public float getTextSkewX() {
    return textSkewX;
  }

  public void setTextSkewX(float skewX) {
    textSkewX = skewX;
  }

  public float getLetterSpacing() {
    return letterSpacing;
  }

  public void setLetterSpacing(float letterSpacing) {
    this.letterSpacing = letterSpacing;
  }

  public float getWordSpacing() {
    return wordSpacing;
  }

  public void setWordSpacing(float wordSpacing) {
    this.wordSpacing = wordSpacing;
  }

  public String getFontFeatureSettings() {
    return fontFeatureSettings;
  }

  public void setFontFeatureSettings(String settings) {
    fontFeatureSettings = settings;
  }

  public int getStartHyphenEdit() {
    return startHyphenEdit;
  }

  public void setStartHyphenEdit(int startHyphen) {
    startHyphenEdit = startHyphen;
  }

  public int getEndHyphenEdit() {
    return endHyphenEdit;
  }

  public void setEndHyphenEdit(int endHyphen) {
    endHyphenEdit = endHyphen;
  }

  public int getColor() {
    return color;
  }

  public void setColor(int color) {
    this.color = color;
  }

  public void setColor(long color) {
    this.color = Color.toArgb(color);
  }

  public long getColorLong() {
    return Color.pack(color);
  }

  public int getAlpha() {
    return color >>> 24;
  }

  public void setAlpha(int a) {
    color = color & 0xffffff | a << 24;
  }

  public void setARGB(int a, int r, int g, int b) {
    setColor(Color.argb(a, r, g, b));
  }

  public Shader setShader(Shader shader) {
    this.shader = shader;
    return shader;
  }

  public Shader getShader() {
    return shader;
  }

  public ColorFilter getColorFilter() {
    return colorFilter;
  }

  public ColorFilter setColorFilter(ColorFilter filter) {
    colorFilter = filter;
    return filter;
  }

  public Xfermode getXfermode() {
    return xfermode;
  }

  public Xfermode setXfermode(Xfermode xfermode) {
    this.xfermode = xfermode;
    return xfermode;
  }

  public PathEffect getPathEffect() {
    return pathEffect;
  }

  public PathEffect setPathEffect(PathEffect effect) {
    pathEffect = effect;
    return effect;
  }

  public MaskFilter getMaskFilter() {
    return maskFilter;
  }

  public MaskFilter setMaskFilter(MaskFilter maskfilter) {
    maskFilter = maskfilter;
    return maskfilter;
  }

  public Typeface getTypeface() {
    return typeface;
  }

  public Typeface setTypeface(Typeface typeface) {
    this.typeface = typeface;
    return typeface;
  }

  public String getFontVariationSettings() {
    return fontVariationSettings;
  }

  public boolean setFontVariationSettings(String fontVariationSettings) {
    this.fontVariationSettings = fontVariationSettings;
    return true;
  }

  public boolean getFillPath(Path src, Path dst) {
    dst.set(src);
    return style != Style.STROKE || strokeWidth > 0;
  }

  public void setShadowLayer(float radius, float dx, float dy, int shadowColor) {
    shadowRadius = radius;
    shadowDx = dx;
    shadowDy = dy;
    this.shadowColor = shadowColor;
  }

  public void setShadowLayer(float radius, float dx, float dy, long shadowColor) {
    setShadowLayer(radius, dx, dy, Color.toArgb(shadowColor));
  }

  public void clearShadowLayer() {
    setShadowLayer(0, 0, 0, 0);
  }

  public float getShadowLayerRadius() {
    return shadowRadius;
  }

  public float getShadowLayerDx() {
    return shadowDx;
  }

  public float getShadowLayerDy() {
    return shadowDy;
  }

  public int getShadowLayerColor() {
    return shadowColor;
  }

  public long getShadowLayerColorLong() {
    return Color.pack(shadowColor);
  }

  public float ascent() {
    return textSize * ASCENT;
  }

  public float descent() {
    return textSize * DESCENT;
  }

  public float getFontMetrics(FontMetrics metrics) {
    if (metrics != null) {
      metrics.top = textSize * TOP;
      metrics.ascent = ascent();
      metrics.descent = descent();
      metrics.bottom = textSize * BOTTOM;
      metrics.leading = 0;
    }
    return getFontSpacing();
  }

  public FontMetrics getFontMetrics() {
    FontMetrics metrics = new FontMetrics();
    getFontMetrics(metrics);
    return metrics;
  }

  public int getFontMetricsInt(FontMetricsInt fmi) {
    int ascent = Math.round(ascent());
    int descent = Math.round(descent());
    if (fmi != null) {
      fmi.top = (int) Math.floor(textSize * TOP);
      fmi.ascent = ascent;
      fmi.descent = descent;
      fmi.bottom = (int) Math.ceil(textSize * BOTTOM);
      fmi.leading = 0;
    }
    return descent - ascent;
  }

  public FontMetricsInt getFontMetricsInt() {
    FontMetricsInt metrics = new FontMetricsInt();
    getFontMetricsInt(metrics);
    return metrics;
  }

  public float getFontSpacing() {
    return descent() - ascent();
  }

  /** The width of every character. */
  private float advance() {
    return textSize * (CHARACTER * textScaleX + letterSpacing);
  }

  private static void check(int start, int end, int length) {
    if ((start | end | (end - start) | (length - end)) < 0) throw new IndexOutOfBoundsException();
  }

  public float measureText(char[] text, int index, int count) {
    if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
    return (float) Math.ceil(count * advance());
  }

  public float measureText(String text, int start, int end) {
    return measureText((CharSequence) text, start, end);
  }

  public float measureText(String text) {
    if (text == null) throw new IllegalArgumentException("text cannot be null");
    return measureText(text, 0, text.length());
  }

  public float measureText(CharSequence text, int start, int end) {
    if (text == null) throw new IllegalArgumentException("text cannot be null");
    check(start, end, text.length());
    return (float) Math.ceil((end - start) * advance());
  }

  private int fitting(int count, float maxWidth, float[] measuredWidth) {
    int fits = Math.min(count, (int) (maxWidth / Math.max(advance(), 0.001f)));
    if (measuredWidth != null && measuredWidth.length > 0) measuredWidth[0] = fits * advance();
    return fits;
  }

  public int breakText(char[] text, int index, int count, float maxWidth, float[] measuredWidth) {
    return fitting(Math.abs(count), maxWidth, measuredWidth);
  }

  public int breakText(CharSequence text, int start, int end, boolean measureForwards, float maxWidth, float[] measuredWidth) {
    check(start, end, text.length());
    return fitting(end - start, maxWidth, measuredWidth);
  }

  public int breakText(String text, boolean measureForwards, float maxWidth, float[] measuredWidth) {
    return fitting(text.length(), maxWidth, measuredWidth);
  }

  private int widths(int count, float[] widths) {
    if (count > widths.length) throw new ArrayIndexOutOfBoundsException();
    for (int i = 0; i < count; i++) widths[i] = advance();
    return count;
  }

  public int getTextWidths(char[] text, int index, int count, float[] widths) {
    if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
    return widths(count, widths);
  }

  public int getTextWidths(CharSequence text, int start, int end, float[] widths) {
    check(start, end, text.length());
    return widths(end - start, widths);
  }

  public int getTextWidths(String text, int start, int end, float[] widths) {
    return getTextWidths((CharSequence) text, start, end, widths);
  }

  public int getTextWidths(String text, float[] widths) {
    return widths(text.length(), widths);
  }

  public float getRunAdvance(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl, int offset) {
    return (offset - start) * advance();
  }

  public int getOffsetForAdvance(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl,
      float advance) {
    return start + Math.max(0, Math.min(end - start, Math.round(advance / Math.max(advance(), 0.001f))));
  }

  public float getRunAdvance(char[] text, int start, int end, int contextStart, int contextEnd, boolean isRtl, int offset) {
    return (offset - start) * advance();
  }

  public int getOffsetForAdvance(char[] text, int start, int end, int contextStart, int contextEnd, boolean isRtl,
      float advance) {
    return start + Math.max(0, Math.min(end - start, Math.round(advance / Math.max(advance(), 0.001f))));
  }

  public float getRunCharacterAdvance(CharSequence text, int start, int end, int contextStart, int contextEnd, boolean isRtl,
      int offset, float[] advances, int advancesIndex) {
    for (int i = 0; advances != null && i < end - start; i++) advances[advancesIndex + i] = advance();
    return (offset - start) * advance();
  }

  public float getRunCharacterAdvance(char[] text, int start, int end, int contextStart, int contextEnd, boolean isRtl,
      int offset, float[] advances, int advancesIndex) {
    for (int i = 0; advances != null && i < end - start; i++) advances[advancesIndex + i] = advance();
    return (offset - start) * advance();
  }

  public float getTextRunAdvances(char[] chars, int index, int count, int contextIndex, int contextCount, boolean isRtl,
      float[] advances, int advancesIndex) {
    for (int i = 0; advances != null && i < count; i++) advances[advancesIndex + i] = advance();
    return count * advance();
  }

  public int getTextRunCursor(CharSequence text, int contextStart, int contextEnd, boolean isRtl, int offset, int cursorOpt) {
    check(contextStart, contextEnd, text.length());
    switch (cursorOpt) {
      case CURSOR_AFTER:
        return after(text, offset, contextEnd);
      case CURSOR_AT_OR_AFTER:
        return isInside(text, offset) ? after(text, offset, contextEnd) : offset;
      case CURSOR_BEFORE:
        return before(text, offset, contextStart);
      case CURSOR_AT_OR_BEFORE:
        return isInside(text, offset) ? before(text, offset, contextStart) : offset;
      default:
        return isInside(text, offset) ? -1 : offset;
    }
  }

  public int getTextRunCursor(String text, int contextStart, int contextEnd, boolean isRtl, int offset, int cursorOpt) {
    return getTextRunCursor((CharSequence) text, contextStart, contextEnd, isRtl, offset, cursorOpt);
  }

  public int getTextRunCursor(char[] text, int contextStart, int contextLength, boolean isRtl, int offset, int cursorOpt) {
    return getTextRunCursor(new String(text), contextStart, contextStart + contextLength, isRtl, offset, cursorOpt);
  }

  /** Between the two halves of one character. */
  private static boolean isInside(CharSequence text, int offset) {
    return offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
        && Character.isHighSurrogate(text.charAt(offset - 1));
  }

  private static int after(CharSequence text, int offset, int end) {
    if (offset >= end) return end;
    return isInside(text, offset + 1) ? Math.min(end, offset + 2) : offset + 1;
  }

  private static int before(CharSequence text, int offset, int start) {
    if (offset <= start) return start;
    return isInside(text, offset - 1) ? Math.max(start, offset - 2) : offset - 1;
  }

  public boolean equalsForTextMeasurement(Paint other) {
    return getTextSize() == other.getTextSize() && getTextScaleX() == other.getTextScaleX()
        && getLetterSpacing() == other.getLetterSpacing() && getFlags() == other.getFlags()
        && java.util.Objects.equals(getTypeface(), other.getTypeface());
  }

  public void getFontMetricsInt(CharSequence text, int start, int count, int contextStart, int contextCount, boolean isRtl,
      FontMetricsInt outMetrics) {
    getFontMetricsInt(outMetrics);
  }

  public void getFontMetricsInt(char[] text, int start, int count, int contextStart, int contextCount, boolean isRtl,
      FontMetricsInt outMetrics) {
    getFontMetricsInt(outMetrics);
  }

  private void bounds(int count, Rect bounds) {
    if (bounds == null) throw new NullPointerException("need bounds Rect");
    if (count == 0) bounds.set(0, 0, 0, 0);
    else bounds.set(0, Math.round(textSize * -0.72f), (int) Math.ceil(count * advance()), Math.round(textSize * 0.2f));
  }

  public void getTextBounds(String text, int start, int end, Rect bounds) {
    check(start, end, text.length());
    bounds(end - start, bounds);
  }

  public void getTextBounds(CharSequence text, int start, int end, Rect bounds) {
    check(start, end, text.length());
    bounds(end - start, bounds);
  }

  public void getTextBounds(char[] text, int index, int count, Rect bounds) {
    if ((index | count) < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
    bounds(count, bounds);
  }

  public void getTextPath(char[] text, int index, int count, float x, float y, Path path) {
    path.reset();
    path.addRect(x, y + ascent(), x + count * advance(), y + descent(), Path.Direction.CW);
  }

  public void getTextPath(String text, int start, int end, float x, float y, Path path) {
    check(start, end, text.length());
    getTextPath(text.toCharArray(), start, end - start, x, y, path);
  }

  public boolean hasGlyph(String string) {
    return string.length() > 0;
  }
}
