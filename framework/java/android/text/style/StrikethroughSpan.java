package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** A line through letters. */
public class StrikethroughSpan extends CharacterStyle implements UpdateAppearance,ParcelableSpan {
  public StrikethroughSpan() {}

  public StrikethroughSpan(Parcel src) {}

  public int getSpanTypeId() {
    return 5;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {}

  public void updateDrawState(TextPaint ds) {
    ds.setStrikeThruText(true);
  }

  public String toString() {
    return "StrikethroughSpan{}";
  }
}
