package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;

/** A stripe before a paragraph. */
public class QuoteSpan implements LeadingMarginSpan,ParcelableSpan {
  private final int color;
  private final int stripe;
  private final int gap;

  public static final int STANDARD_STRIPE_WIDTH_PX = 2;
  public static final int STANDARD_GAP_WIDTH_PX = 2;
  public static final int STANDARD_COLOR = -16776961;

  public QuoteSpan() {
    this(STANDARD_COLOR);
  }

  public QuoteSpan(int color) {
    this(color, STANDARD_STRIPE_WIDTH_PX, STANDARD_GAP_WIDTH_PX);
  }

  public QuoteSpan(int color, int stripeWidth, int gapWidth) {
    this.color = color;
    stripe = stripeWidth;
    gap = gapWidth;
  }

  public QuoteSpan(Parcel src) {
    color = src.readInt();
    stripe = src.readInt();
    gap = src.readInt();
  }

  public int getSpanTypeId() {
    return 9;
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(color);
    dest.writeInt(stripe);
    dest.writeInt(gap);
  }

  public int getColor() {
    return color;
  }

  public int getStripeWidth() {
    return stripe;
  }

  public int getGapWidth() {
    return gap;
  }

  public int getLeadingMargin(boolean first) {
    return stripe + gap;
  }

  public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text,
      int start, int end, boolean first, Layout layout) {}

  public String toString() {
    return "QuoteSpan{color=" + color + "}";
  }
}
