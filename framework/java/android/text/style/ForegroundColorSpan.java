package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** The colour of letters. */
public class ForegroundColorSpan extends CharacterStyle implements UpdateAppearance,ParcelableSpan {
  private final int color;

  public ForegroundColorSpan(int color) {
    this.color = color;
  }

  public ForegroundColorSpan(Parcel src) {
    color = src.readInt();
  }

  public int getSpanTypeId() {
    return 2;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(color);
  }

  public int getForegroundColor() {
    return color;
  }

  public void updateDrawState(TextPaint textPaint) {
    textPaint.setColor(color);
  }

  public String toString() {
    return "ForegroundColorSpan{color=" + color + "}";
  }
}
