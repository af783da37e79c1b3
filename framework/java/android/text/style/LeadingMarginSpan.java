package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;

/** Room before a paragraph. */
public interface LeadingMarginSpan extends ParagraphStyle {
  int getLeadingMargin(boolean first);

  void drawLeadingMargin(Canvas canvas, Paint paint, int x, int dir, int top, int baseline, int bottom, CharSequence text,
      int start, int end, boolean first, Layout layout);

  /** Room before the first lines. */

  public interface LeadingMarginSpan2 extends LeadingMarginSpan,WrapTogetherSpan {
    int getLeadingMarginLineCount();
  }

  /** Room that is always the same. */
  public static class Standard implements LeadingMarginSpan,ParcelableSpan {
    private final int first;
    private final int rest;

    public Standard(int first, int rest) {
      this.first = first;
      this.rest = rest;
    }

    public Standard(int every) {
      this(every, every);
    }

    public Standard(Parcel src) {
      first = src.readInt();
      rest = src.readInt();
    }

    public int getSpanTypeId() {
      return 10;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel dest, int flags) {
      dest.writeInt(first);
      dest.writeInt(rest);
    }

    public int getLeadingMargin(boolean first) {
      return first ? this.first : rest;
    }

    public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text,
        int start, int end, boolean first, Layout layout) {}
  }
}
