package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Bold or italic letters. */
public class StyleSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final int style;
  private final int weight;

  public StyleSpan(int style) {
    this(style, Integer.MAX_VALUE);
  }

  public StyleSpan(int style, int fontWeightAdjustment) {
    this.style = style;
    weight = fontWeightAdjustment;
  }

  public StyleSpan(Parcel src) {
    style = src.readInt();
    weight = src.readInt();
  }

  public int getSpanTypeId() {
    return 7;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(style);
    dest.writeInt(weight);
  }

  public int getStyle() {
    return style;
  }

  public int getFontWeightAdjustment() {
    return weight;
  }

  public void updateDrawState(TextPaint ds) {}

  public void updateMeasureState(TextPaint paint) {}

  public String toString() {
    return "StyleSpan{style=" + style + "}";
  }
}
