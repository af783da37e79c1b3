package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Wider or narrower letters. */
public class ScaleXSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final float proportion;

  public ScaleXSpan(float proportion) {
    this.proportion = proportion;
  }

  public ScaleXSpan(Parcel src) {
    proportion = src.readFloat();
  }

  public int getSpanTypeId() {
    return 4;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeFloat(proportion);
  }

  public float getScaleX() {
    return proportion;
  }

  public void updateDrawState(TextPaint ds) {
    ds.setTextScaleX(ds.getTextScaleX() * proportion);
  }

  public void updateMeasureState(TextPaint ds) {
    ds.setTextScaleX(ds.getTextScaleX() * proportion);
  }

  public String toString() {
    return "ScaleXSpan{proportion=" + proportion + "}";
  }
}
