package android.text.style;

import android.graphics.Typeface;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Letters of a typeface. */
public class TypefaceSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final String family;
  private final Typeface typeface;

  public TypefaceSpan(String family) {
    this.family = family;
    typeface = null;
  }

  public TypefaceSpan(Typeface typeface) {
    family = null;
    this.typeface = typeface;
  }

  public TypefaceSpan(Parcel src) {
    family = src.readString();
    typeface = null;
  }

  public int getSpanTypeId() {
    return 13;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(family);
  }

  public String getFamily() {
    return family;
  }

  public Typeface getTypeface() {
    return typeface;
  }

  public void updateDrawState(TextPaint ds) {
    if (typeface != null) ds.setTypeface(typeface);
  }

  public void updateMeasureState(TextPaint paint) {
    if (typeface != null) paint.setTypeface(typeface);
  }

  public String toString() {
    return "TypefaceSpan{family=" + family + "}";
  }
}
