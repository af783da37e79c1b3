package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Letters below the line. */
public class SubscriptSpan extends MetricAffectingSpan implements ParcelableSpan {
  public SubscriptSpan() {}

  public SubscriptSpan(Parcel src) {}

  public int getSpanTypeId() {
    return 15;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {}

  public void updateDrawState(TextPaint textPaint) {}

  public void updateMeasureState(TextPaint textPaint) {}

  public String toString() {
    return "SubscriptSpan{}";
  }
}
