package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.LocaleList;
import android.text.InputType;
import android.text.TextPaint;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.ActionMode;
import android.view.Gravity;
import android.view.View;
import antecede.Observable;
import java.util.Locale;

/** How a text is shown: what a TextView keeps beside the text itself. */
abstract class TextState extends View {
  private static final int[] APPEARANCE = {android.R.attr.textColor, android.R.attr.textSize, android.R.attr.textStyle,
      android.R.attr.typeface, android.R.attr.textColorHint, android.R.attr.textColorLink, android.R.attr.textAllCaps,
      android.R.attr.textColorHighlight, android.R.attr.fontFamily};
  private static final int PIXELS_PER_CHARACTER_AT_SIZE_2 = 1;

  final TextPaint paint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
  private ColorStateList textColor = ColorStateList.valueOf(0xff000000);
  private ColorStateList hintColor = ColorStateList.valueOf(0xff808080);
  private ColorStateList linkColor = ColorStateList.valueOf(0xff0000ff);
  /** Left, top, right, bottom. */
  @Observable private Drawable[] mDrawables;
  private int drawablePadding;
  int gravity = Gravity.TOP | Gravity.START;
  boolean singleLine;
  private boolean horizontallyScrolling;
  private TextUtils.TruncateAt ellipsize;
  private int maxLines = Integer.MAX_VALUE, minLines, maxHeight = Integer.MAX_VALUE, minHeight = -1;
  private int maxWidth = Integer.MAX_VALUE, minWidth = -1, maxEms = -1, minEms = -1;
  private int textSizeUnit = -1;
  private float spacingExtra, spacingMultiplier = 1;
  private float shadowRadius, shadowDx, shadowDy;
  private int shadowColor;
  int inputType = InputType.TYPE_NULL;
  private boolean allCaps;

  TextState(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    paint.density = getResources().getDisplayMetrics().density;
    paint.setTextSize(pixels(TypedValue.COMPLEX_UNIT_SP, 14));
  }

  private float pixels(int unit, float size) {
    return TypedValue.applyDimension(unit, size, getResources().getDisplayMetrics());
  }

  void changed() {
    requestLayout();
    invalidate();
  }

  /** One attribute of the element; false: it is none of a text's look. */
  boolean readLook(int attribute, TypedArray values, int index) {
    switch (attribute) {
      case android.R.attr.textAppearance:
        int style = values.getResourceId(index, 0);
        if (style != 0) setTextAppearance(getContext(), style);
        return true;
      case android.R.attr.textColor:
        setTextColor(values.getColorStateList(index));
        return true;
      case android.R.attr.textColorHint:
        hintColor = values.getColorStateList(index);
        return true;
      case android.R.attr.textColorLink:
        linkColor = values.getColorStateList(index);
        return true;
      case android.R.attr.textSize:
        setRawTextSize(values.getDimensionPixelSize(index, (int) paint.getTextSize()));
        return true;
      case android.R.attr.textStyle:
        setTypeface(getTypeface(), values.getInt(index, 0));
        return true;
      case android.R.attr.textAllCaps:
        setAllCaps(values.getBoolean(index, false));
        return true;
      case android.R.attr.gravity:
        setGravity(values.getInt(index, -1));
        return true;
      case android.R.attr.drawablePadding:
        drawablePadding = values.getDimensionPixelSize(index, 0);
        return true;
      default:
        return readSize(attribute, values, index);
    }
  }

  private boolean readSize(int attribute, TypedArray values, int index) {
    switch (attribute) {
      case android.R.attr.maxLines:
        setMaxLines(values.getInt(index, -1));
        return true;
      case android.R.attr.minLines:
        setMinLines(values.getInt(index, -1));
        return true;
      case android.R.attr.lines:
        setLines(values.getInt(index, -1));
        return true;
      case android.R.attr.maxHeight:
        setMaxHeight(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.minHeight:
        setMinHeight(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.height:
        setHeight(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.maxWidth:
        setMaxWidth(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.minWidth:
        setMinWidth(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.width:
        setWidth(values.getDimensionPixelSize(index, -1));
        return true;
      case android.R.attr.ems:
        setEms(values.getInt(index, -1));
        return true;
      case android.R.attr.maxEms:
        setMaxEms(values.getInt(index, -1));
        return true;
      case android.R.attr.minEms:
        setMinEms(values.getInt(index, -1));
        return true;
      case android.R.attr.scrollHorizontally:
        setHorizontallyScrolling(values.getBoolean(index, false));
        return true;
      case android.R.attr.includeFontPadding:
        setIncludeFontPadding(values.getBoolean(index, true));
        return true;
      case android.R.attr.lineSpacingExtra:
        spacingExtra = values.getDimensionPixelSize(index, 0);
        return true;
      case android.R.attr.lineSpacingMultiplier:
        spacingMultiplier = values.getFloat(index, 1);
        return true;
      case android.R.attr.ellipsize:
        int kind = values.getInt(index, 0);
        if (kind >= 1 && kind <= 4) setEllipsize(TextUtils.TruncateAt.values()[kind - 1]);
        return true;
      default:
        return false;
    }
  }

  public void setTextAppearance(int resId) { setTextAppearance(getContext(), resId); }

  @Deprecated
  public void setTextAppearance(Context context, int resId) {
    TypedArray values = context.obtainStyledAttributes(resId, APPEARANCE);
    for (int i = 0; i < values.getIndexCount(); i++) {
      int index = values.getIndex(i);
      readLook(APPEARANCE[index], values, index);
    }
    values.recycle();
  }

  // The width of a text in this look, and the height of its lines.

  static float characterWidth(float textSize) { return textSize * PIXELS_PER_CHARACTER_AT_SIZE_2 / 2; }

  public int getLineHeight() { return (int) (paint.getFontMetricsInt(null) * spacingMultiplier + spacingExtra + 0.5f); }

  public TextPaint getPaint() { return paint; }

  public float getTextSize() { return paint.getTextSize(); }

  public int getTextSizeUnit() { return textSizeUnit; }

  public void setTextSize(float size) { setTextSize(TypedValue.COMPLEX_UNIT_SP, size); }

  public void setTextSize(int unit, float size) {
    textSizeUnit = unit;
    setRawTextSize(pixels(unit, size));
  }

  private void setRawTextSize(float size) {
    if (size == paint.getTextSize()) return;
    paint.setTextSize(size);
    changed();
  }

  public float getTextScaleX() { return paint.getTextScaleX(); }

  public void setTextScaleX(float size) {
    paint.setTextScaleX(size);
    changed();
  }

  public Typeface getTypeface() { return paint.getTypeface(); }

  public void setTypeface(Typeface tf) {
    paint.setTypeface(tf);
    changed();
  }

  public void setTypeface(Typeface tf, int style) {
    if (style <= 0) {
      setTypeface(tf);
      return;
    }
    setTypeface(tf == null ? Typeface.defaultFromStyle(style) : Typeface.create(tf, style));
  }

  public int getPaintFlags() { return paint.getFlags(); }

  public void setPaintFlags(int flags) {
    paint.setFlags(flags);
    changed();
  }

  public void setTextColor(int color) { setTextColor(ColorStateList.valueOf(color)); }

  public void setTextColor(ColorStateList colors) {
    if (colors == null) throw new NullPointerException();
    textColor = colors;
    invalidate();
  }

  public final ColorStateList getTextColors() { return textColor; }

  public final int getCurrentTextColor() { return textColor.getColorForState(getDrawableState(), textColor.getDefaultColor()); }

  public final void setHintTextColor(int color) { setHintTextColor(ColorStateList.valueOf(color)); }

  public final void setHintTextColor(ColorStateList colors) {
    hintColor = colors;
    invalidate();
  }

  public final ColorStateList getHintTextColors() { return hintColor; }

  public final int getCurrentHintTextColor() { return hintColor == null ? getCurrentTextColor() : hintColor.getDefaultColor(); }

  public final void setLinkTextColor(int color) { setLinkTextColor(ColorStateList.valueOf(color)); }

  public final void setLinkTextColor(ColorStateList colors) {
    linkColor = colors;
    invalidate();
  }

  public final ColorStateList getLinkTextColors() { return linkColor; }

  public void setShadowLayer(float radius, float dx, float dy, int color) {
    shadowRadius = radius;
    shadowDx = dx;
    shadowDy = dy;
    shadowColor = color;
    invalidate();
  }

  public float getShadowRadius() { return shadowRadius; }

  public float getShadowDx() { return shadowDx; }

  public float getShadowDy() { return shadowDy; }

  public int getShadowColor() { return shadowColor; }

  public void setGravity(int gravity) {
    if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) gravity |= Gravity.START;
    if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) gravity |= Gravity.TOP;
    this.gravity = gravity;
    invalidate();
  }

  public int getGravity() { return gravity; }

  // Lines and bounds.

  public void setMinHeight(int minPixels) {
    minHeight = minPixels;
    minLines = -1;
    changed();
  }

  public int getMinHeight() { return minHeight; }

  public void setMaxHeight(int maxPixels) {
    maxHeight = maxPixels;
    maxLines = -1;
    changed();
  }

  public int getMaxHeight() { return maxLines >= 0 ? -1 : maxHeight; }

  public void setHeight(int pixels) {
    setMaxHeight(pixels);
    setMinHeight(pixels);
  }

  public void setMinLines(int minLines) {
    this.minLines = minLines;
    minHeight = -1;
    changed();
  }

  public int getMinLines() { return minLines; }

  public void setMaxLines(int maxLines) {
    this.maxLines = maxLines;
    maxHeight = -1;
    changed();
  }

  public int getMaxLines() { return maxLines; }

  public void setLines(int lines) {
    setMaxLines(lines);
    setMinLines(lines);
  }

  public void setMinWidth(int minPixels) {
    minWidth = minPixels;
    minEms = -1;
    changed();
  }

  public int getMinWidth() { return minWidth; }

  public void setMaxWidth(int maxPixels) {
    maxWidth = maxPixels;
    maxEms = -1;
    changed();
  }

  public int getMaxWidth() { return maxEms >= 0 ? -1 : maxWidth; }

  public void setWidth(int pixels) {
    setMaxWidth(pixels);
    setMinWidth(pixels);
  }

  public void setMinEms(int minEms) {
    this.minEms = minEms;
    minWidth = -1;
    changed();
  }

  public int getMinEms() { return minEms; }

  public void setMaxEms(int maxEms) {
    this.maxEms = maxEms;
    maxWidth = -1;
    changed();
  }

  public int getMaxEms() { return maxEms; }

  public void setEms(int ems) {
    setMaxEms(ems);
    setMinEms(ems);
  }

  int boundedWidth(int width) {
    int em = getLineHeight();
    width = Math.min(width, maxEms >= 0 ? maxEms * em : maxWidth < 0 ? Integer.MAX_VALUE : maxWidth);
    width = Math.max(width, minEms >= 0 ? minEms * em : minWidth);
    return Math.max(width, getSuggestedMinimumWidth());
  }

  int boundedHeight(int height, int padding) {
    int line = getLineHeight();
    int most = maxLines >= 0 ? (maxLines < 10000 ? maxLines * line + padding : Integer.MAX_VALUE) : maxHeight;
    height = Math.min(height, most < 0 ? Integer.MAX_VALUE : most);
    height = Math.max(height, minLines >= 0 ? minLines * line + padding : minHeight);
    return Math.max(height, getSuggestedMinimumHeight());
  }

  public void setLineSpacing(float add, float mult) {
    spacingExtra = add;
    spacingMultiplier = mult;
    changed();
  }

  public float getLineSpacingExtra() { return spacingExtra; }

  public float getLineSpacingMultiplier() { return spacingMultiplier; }

  public void setLineHeight(int lineHeight) { setLineSpacing(lineHeight - paint.getFontMetricsInt(null), 1); }

  public void setHorizontallyScrolling(boolean whether) {
    horizontallyScrolling = whether;
    changed();
  }

  public final boolean isHorizontallyScrollable() { return horizontallyScrolling; }

  public void setEllipsize(TextUtils.TruncateAt where) {
    ellipsize = where;
    changed();
  }

  public TextUtils.TruncateAt getEllipsize() { return ellipsize; }

  public void setAllCaps(boolean allCaps) {
    this.allCaps = allCaps;
    invalidate();
  }

  public boolean isAllCaps() { return allCaps; }

  public boolean isSingleLine() { return singleLine; }

  // Drawables around the text. The text runs from left to right: start is left.

  private void setDrawable(int place, Drawable drawable) {
    Drawable old = mDrawables[place];
    if (old == drawable) return;
    if (old != null) old.setCallback(null);
    if (drawable != null) drawable.setCallback(this);
    mDrawables[place] = drawable;
  }

  public void setCompoundDrawables(Drawable left, Drawable top, Drawable right, Drawable bottom) {
    if (mDrawables == null) {
      if (left == null && top == null && right == null && bottom == null) return;
      mDrawables = new Drawable[4];
    } else {
      mDrawables = mDrawables.clone();
    }
    setDrawable(0, left);
    setDrawable(1, top);
    setDrawable(2, right);
    setDrawable(3, bottom);
    changed();
  }

  private static Drawable bounded(Drawable drawable) {
    if (drawable != null) drawable.setBounds(0, 0, drawable.getIntrinsicWidth(), drawable.getIntrinsicHeight());
    return drawable;
  }

  private Drawable drawable(int id) { return id == 0 ? null : getContext().getDrawable(id); }

  public void setCompoundDrawablesWithIntrinsicBounds(Drawable left, Drawable top, Drawable right, Drawable bottom) {
    setCompoundDrawables(bounded(left), bounded(top), bounded(right), bounded(bottom));
  }

  public void setCompoundDrawablesWithIntrinsicBounds(int left, int top, int right, int bottom) {
    setCompoundDrawablesWithIntrinsicBounds(drawable(left), drawable(top), drawable(right), drawable(bottom));
  }

  public void setCompoundDrawablesRelative(Drawable start, Drawable top, Drawable end, Drawable bottom) {
    setCompoundDrawables(start, top, end, bottom);
  }

  public void setCompoundDrawablesRelativeWithIntrinsicBounds(Drawable start, Drawable top, Drawable end, Drawable bottom) {
    setCompoundDrawables(bounded(start), bounded(top), bounded(end), bounded(bottom));
  }

  public void setCompoundDrawablesRelativeWithIntrinsicBounds(int start, int top, int end, int bottom) {
    setCompoundDrawablesWithIntrinsicBounds(drawable(start), drawable(top), drawable(end), drawable(bottom));
  }

  public Drawable[] getCompoundDrawables() { return mDrawables == null ? new Drawable[4] : mDrawables.clone(); }

  public Drawable[] getCompoundDrawablesRelative() { return getCompoundDrawables(); }

  public void setCompoundDrawablePadding(int pad) {
    drawablePadding = pad;
    changed();
  }

  public int getCompoundDrawablePadding() { return drawablePadding; }

  private int room(int place) {
    Drawable drawable = mDrawables == null ? null : mDrawables[place];
    if (drawable == null) return 0;
    return drawablePadding + (place % 2 == 0 ? drawable.getBounds().width() : drawable.getBounds().height());
  }

  public int getCompoundPaddingLeft() { return getPaddingLeft() + room(0); }

  public int getCompoundPaddingTop() { return getPaddingTop() + room(1); }

  public int getCompoundPaddingRight() { return getPaddingRight() + room(2); }

  public int getCompoundPaddingBottom() { return getPaddingBottom() + room(3); }

  public int getCompoundPaddingStart() { return getCompoundPaddingLeft(); }

  public int getCompoundPaddingEnd() { return getCompoundPaddingRight(); }

  public int getExtendedPaddingTop() { return getCompoundPaddingTop(); }

  public int getExtendedPaddingBottom() { return getCompoundPaddingBottom(); }

  public int getTotalPaddingLeft() { return getCompoundPaddingLeft(); }

  public int getTotalPaddingRight() { return getCompoundPaddingRight(); }

  public int getTotalPaddingStart() { return getCompoundPaddingLeft(); }

  public int getTotalPaddingEnd() { return getCompoundPaddingRight(); }

  public int getTotalPaddingTop() { return getExtendedPaddingTop(); }

  public int getTotalPaddingBottom() { return getExtendedPaddingBottom(); }

  @Override
  protected boolean verifyDrawable(Drawable who) {
    if (super.verifyDrawable(who)) return true;
    for (Drawable one : getCompoundDrawables()) {
      if (one == who && who != null) return true;
    }
    return false;
  }

  @Override
  protected void drawableStateChanged() {
    super.drawableStateChanged();
    for (Drawable one : getCompoundDrawables()) {
      if (one != null && one.isStateful()) one.setState(getDrawableState());
    }
  }

  // Kept for their getters.

  private int breakStrategy;
  private ColorStateList compoundDrawableTintList;
  private PorterDuff.Mode compoundDrawableTintMode;
  private boolean cursorVisible;
  private ActionMode.Callback customInsertionActionModeCallback;
  private ActionMode.Callback customSelectionActionModeCallback;
  private String fontFeatureSettings;
  private int highlightColor;
  private int hyphenationFrequency;
  private LocaleList imeHintLocales;
  private boolean includeFontPadding;
  private float letterSpacing;
  private int marqueeRepeatLimit;
  private String privateImeOptions;
  private boolean showSoftInputOnFocus;
  private Locale textLocale;
  private LocaleList textLocales;
  public static final int AUTO_SIZE_TEXT_TYPE_NONE = 0;
  public static final int AUTO_SIZE_TEXT_TYPE_UNIFORM = 1;

  public boolean bringPointIntoView(int value) { return false; }

  public boolean didTouchFocusSelect() { return false; }

  public boolean moveCursorToVisibleOffset() { return false; }

  public boolean onPrivateIMECommand(String name, Bundle bundle) { return false; }

  public void setBreakStrategy(int breakStrategy) { this.breakStrategy = breakStrategy; }
  public int getBreakStrategy() { return breakStrategy; }

  public void setCompoundDrawableTintList(ColorStateList compoundDrawableTintList) {
    this.compoundDrawableTintList = compoundDrawableTintList;
  }
  public ColorStateList getCompoundDrawableTintList() { return compoundDrawableTintList; }

  public void setCompoundDrawableTintMode(PorterDuff.Mode compoundDrawableTintMode) {
    this.compoundDrawableTintMode = compoundDrawableTintMode;
  }
  public PorterDuff.Mode getCompoundDrawableTintMode() { return compoundDrawableTintMode; }

  public void setCursorVisible(boolean cursorVisible) { this.cursorVisible = cursorVisible; }
  public boolean isCursorVisible() { return cursorVisible; }

  public void setCustomInsertionActionModeCallback(ActionMode.Callback customInsertionActionModeCallback) {
    this.customInsertionActionModeCallback = customInsertionActionModeCallback;
  }
  public ActionMode.Callback getCustomInsertionActionModeCallback() { return customInsertionActionModeCallback; }

  public void setCustomSelectionActionModeCallback(ActionMode.Callback customSelectionActionModeCallback) {
    this.customSelectionActionModeCallback = customSelectionActionModeCallback;
  }
  public ActionMode.Callback getCustomSelectionActionModeCallback() { return customSelectionActionModeCallback; }

  public void setElegantTextHeight(boolean elegantTextHeight) {}

  public void setFontFeatureSettings(String fontFeatureSettings) { this.fontFeatureSettings = fontFeatureSettings; }
  public String getFontFeatureSettings() { return fontFeatureSettings; }

  public void setHighlightColor(int highlightColor) { this.highlightColor = highlightColor; }
  public int getHighlightColor() { return highlightColor; }

  public void setHyphenationFrequency(int hyphenationFrequency) { this.hyphenationFrequency = hyphenationFrequency; }
  public int getHyphenationFrequency() { return hyphenationFrequency; }

  public void setImeHintLocales(LocaleList imeHintLocales) { this.imeHintLocales = imeHintLocales; }
  public LocaleList getImeHintLocales() { return imeHintLocales; }

  public void setIncludeFontPadding(boolean includeFontPadding) { this.includeFontPadding = includeFontPadding; }
  public boolean getIncludeFontPadding() { return includeFontPadding; }

  public void setInputExtras(int inputExtras) {}

  public void setLetterSpacing(float letterSpacing) { this.letterSpacing = letterSpacing; }
  public float getLetterSpacing() { return letterSpacing; }

  public void setMarqueeRepeatLimit(int marqueeRepeatLimit) { this.marqueeRepeatLimit = marqueeRepeatLimit; }
  public int getMarqueeRepeatLimit() { return marqueeRepeatLimit; }

  public void setPrivateImeOptions(String privateImeOptions) { this.privateImeOptions = privateImeOptions; }
  public String getPrivateImeOptions() { return privateImeOptions; }

  public void setScroller(Scroller scroller) {}

  public final void setShowSoftInputOnFocus(boolean showSoftInputOnFocus) { this.showSoftInputOnFocus = showSoftInputOnFocus; }
  public final boolean getShowSoftInputOnFocus() { return showSoftInputOnFocus; }

  public void setTextLocale(Locale textLocale) { this.textLocale = textLocale; }
  public Locale getTextLocale() { return textLocale; }

  public void setTextLocales(LocaleList textLocales) { this.textLocales = textLocales; }
  public LocaleList getTextLocales() { return textLocales; }
}
