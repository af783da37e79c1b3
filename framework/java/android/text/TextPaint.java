package android.text;

import android.graphics.Paint;

/** A paint with what only texts need. */
public class TextPaint extends Paint {
  public int baselineShift;
  public int bgColor;
  public float density = 1;
  public int[] drawableState;
  public int linkColor;

  public TextPaint() {}

  public TextPaint(int flags) {
    super(flags);
  }

  public TextPaint(Paint p) {
    super(p);
  }

  public void set(TextPaint tp) {
    super.set(tp);
    bgColor = tp.bgColor;
    baselineShift = tp.baselineShift;
    linkColor = tp.linkColor;
    drawableState = tp.drawableState;
    density = tp.density;
  }

  public float getUnderlineThickness() {
    return 1;
  }
}
