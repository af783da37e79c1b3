package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Letters of a size. */
public class AbsoluteSizeSpan extends MetricAffectingSpan implements ParcelableSpan {
  private final int size;
  private final boolean dip;

  public AbsoluteSizeSpan(int size) {
    this(size, false);
  }

  public AbsoluteSizeSpan(int size, boolean dip) {
    this.size = size;
    this.dip = dip;
  }

  public AbsoluteSizeSpan(Parcel src) {
    size = src.readInt();
    dip = src.readInt() != 0;
  }

  public int getSpanTypeId() {
    return 16;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(size);
    dest.writeInt(dip ? 1 : 0);
  }

  public int getSize() {
    return size;
  }

  public boolean getDip() {
    return dip;
  }

  public void updateDrawState(TextPaint ds) {
    ds.setTextSize(dip ? size * ds.density : size);
  }

  public void updateMeasureState(TextPaint ds) {
    ds.setTextSize(dip ? size * ds.density : size);
  }

  public String toString() {
    return "AbsoluteSizeSpan{size=" + size + "}";
  }
}
