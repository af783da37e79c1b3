package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Larger or smaller letters. */
public class RelativeSizeSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final float proportion;

  public RelativeSizeSpan(float proportion) {
    this.proportion = proportion;
  }

  public RelativeSizeSpan(Parcel src) {
    proportion = src.readFloat();
  }

  public int getSpanTypeId() {
    return 3;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeFloat(proportion);
  }

  public float getSizeChange() {
    return proportion;
  }

  public void updateDrawState(TextPaint ds) {
    ds.setTextSize(ds.getTextSize() * proportion);
  }

  public void updateMeasureState(TextPaint ds) {
    ds.setTextSize(ds.getTextSize() * proportion);
  }

  public String toString() {
    return "RelativeSizeSpan{proportion=" + proportion + "}";
  }
}
