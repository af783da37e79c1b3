package android.text.style;

import android.graphics.Paint;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.text.TextPaint;

/** The height of lines. */
public interface LineHeightSpan extends ParagraphStyle,WrapTogetherSpan {
  void chooseHeight(CharSequence text, int start, int end, int spanstartv, int lineHeight, Paint.FontMetricsInt fm);

  /** Lines of one height. */
  public static class Standard implements LineHeightSpan,ParcelableSpan {
    private final int height;

    public Standard(int height) {
      this.height = height;
    }

    public Standard(Parcel src) {
      height = src.readInt();
    }

    public int getHeight() {
      return height;
    }

    public int getSpanTypeId() {
      return 28;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
      dest.writeInt(height);
    }

    public void chooseHeight(CharSequence text, int start, int end, int spanstartv, int lineHeight, Paint.FontMetricsInt fm) {}
  }

  /** One that knows the paint. */

  public interface WithDensity extends LineHeightSpan {
    void chooseHeight(CharSequence text, int start, int end, int spanstartv, int lineHeight, Paint.FontMetricsInt fm,
        TextPaint textPaint);
  }
}
