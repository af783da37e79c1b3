package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.ParcelableSpan;

/** Paints behind lines. */
public interface LineBackgroundSpan extends ParagraphStyle {
  void drawBackground(Canvas canvas, Paint paint, int left, int right, int top, int baseline, int bottom, CharSequence text,
      int start, int end, int lineNumber);

  /** A colour. */
  public static class Standard implements LineBackgroundSpan,ParcelableSpan {
    private final int color;

    public Standard(int color) {
      this.color = color;
    }

    public Standard(Parcel src) {
      color = src.readInt();
    }

    public int getSpanTypeId() {
      return 27;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
      dest.writeInt(color);
    }

    public final int getColor() {
      return color;
    }

    public void drawBackground(Canvas canvas, Paint paint, int left, int right, int top, int baseline, int bottom,
        CharSequence text, int start, int end, int lineNumber) {}
  }
}
