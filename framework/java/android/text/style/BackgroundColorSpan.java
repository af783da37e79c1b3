package android.text.style;

import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** A colour behind letters. */
public class BackgroundColorSpan extends CharacterStyle implements UpdateAppearance,ParcelableSpan {
  private final int color;

  public BackgroundColorSpan(int color) {
    this.color = color;
  }

  public BackgroundColorSpan(Parcel src) {
    color = src.readInt();
  }

  public int getSpanTypeId() {
    return 12;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(color);
  }

  public int getBackgroundColor() {
    return color;
  }

  public void updateDrawState(TextPaint textPaint) {
    textPaint.bgColor = color;
  }

  public String toString() {
    return "BackgroundColorSpan{color=" + color + "}";
  }
}
