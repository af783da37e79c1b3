package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** Letters above the line. */
public class SuperscriptSpan extends MetricAffectingSpan implements ParcelableSpan {
  public SuperscriptSpan() {}

  public SuperscriptSpan(Parcel src) {}

  public int getSpanTypeId() {
    return 14;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {}

  public void updateDrawState(TextPaint textPaint) {}

  public void updateMeasureState(TextPaint textPaint) {}

  public String toString() {
    return "SuperscriptSpan{}";
  }
}
