package android.text.style;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Typeface;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** How letters look, from a style. */
public class TextAppearanceSpan extends MetricAffectingSpan implements ParcelableSpan {
  private static final int[] NAMES = {android.R.attr.textSize, android.R.attr.textStyle, android.R.attr.textColor,
      android.R.attr.textColorLink};
  private final String family;
  private final int style;
  private final int size;
  private final ColorStateList color;
  private final ColorStateList linkColor;

  public TextAppearanceSpan(Context context, int appearance) {
    this(context, appearance, -1);
  }

  public TextAppearanceSpan(Context context, int appearance, int colorList) {
    TypedArray values = context.obtainStyledAttributes(appearance, NAMES);
    size = values.getDimensionPixelSize(0, -1);
    style = values.getInt(1, 0);
    color = values.getColorStateList(2);
    linkColor = values.getColorStateList(3);
    family = null;
    values.recycle();
  }

  public TextAppearanceSpan(String family, int style, int size, ColorStateList color, ColorStateList linkColor) {
    this.family = family;
    this.style = style;
    this.size = size;
    this.color = color;
    this.linkColor = linkColor;
  }

  public TextAppearanceSpan(Parcel src) {
    family = src.readString();
    style = src.readInt();
    size = src.readInt();
    color = null;
    linkColor = null;
  }

  public int getSpanTypeId() {
    return 17;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(family);
    dest.writeInt(style);
    dest.writeInt(size);
  }

  public String getFamily() {
    return family;
  }

  public ColorStateList getTextColor() {
    return color;
  }

  public ColorStateList getLinkTextColor() {
    return linkColor;
  }

  public int getTextSize() {
    return size;
  }

  public int getTextStyle() {
    return style;
  }

  public int getTextFontWeight() {
    return -1;
  }

  public Typeface getTypeface() {
    return null;
  }

  public int getShadowColor() {
    return 0;
  }

  public float getShadowDx() {
    return 0;
  }

  public float getShadowDy() {
    return 0;
  }

  public float getShadowRadius() {
    return 0;
  }

  public String getFontFeatureSettings() {
    return null;
  }

  public String getFontVariationSettings() {
    return null;
  }

  public boolean isElegantTextHeight() {
    return false;
  }

  public float getLetterSpacing() {
    return 0;
  }

  public void updateDrawState(TextPaint ds) {
    if (size > 0) ds.setTextSize(size);
  }

  public void updateMeasureState(TextPaint ds) {
    if (size > 0) ds.setTextSize(size);
  }

  public String toString() {
    return "TextAppearanceSpan{family=" + family + "}";
  }
}
