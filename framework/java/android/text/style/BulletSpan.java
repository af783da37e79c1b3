package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;

/** A dot before a paragraph. */
public class BulletSpan implements LeadingMarginSpan,ParcelableSpan {
  private final int gap;
  private final int color;
  private final int radius;

  public static final int STANDARD_GAP_WIDTH = 2;

  public BulletSpan() {
    this(STANDARD_GAP_WIDTH);
  }

  public BulletSpan(int gapWidth) {
    this(gapWidth, 0);
  }

  public BulletSpan(int gapWidth, int color) {
    this(gapWidth, color, 4);
  }

  public BulletSpan(int gapWidth, int color, int bulletRadius) {
    gap = gapWidth;
    this.color = color;
    radius = bulletRadius;
  }

  public BulletSpan(Parcel src) {
    gap = src.readInt();
    color = src.readInt();
    radius = src.readInt();
  }

  public int getSpanTypeId() {
    return 8;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(gap);
    dest.writeInt(color);
    dest.writeInt(radius);
  }

  public int getLeadingMargin(boolean first) {
    return 2 * radius + gap;
  }

  public int getGapWidth() {
    return gap;
  }

  public int getBulletRadius() {
    return radius;
  }

  public int getColor() {
    return color;
  }

  public void drawLeadingMargin(Canvas canvas, Paint paint, int x, int dir, int top, int baseline, int bottom,
      CharSequence text, int start, int end, boolean first, Layout layout) {}

  public String toString() {
    return "BulletSpan{gap=" + gap + "}";
  }
}
