package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** A line under letters. */
public class UnderlineSpan extends CharacterStyle implements UpdateAppearance,ParcelableSpan {
  public UnderlineSpan() {}

  public UnderlineSpan(Parcel src) {}

  public int getSpanTypeId() {
    return 6;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {}

  public void updateDrawState(TextPaint ds) {
    ds.setUnderlineText(true);
  }

  public String toString() {
    return "UnderlineSpan{}";
  }
}
