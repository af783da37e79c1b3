package android.widget;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;

/** Shows a part of a wider child. */
public class HorizontalScrollView extends ScrollFrame {
  public HorizontalScrollView(Context context) { this(context, null); }

  public HorizontalScrollView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.horizontalScrollViewStyle);
  }

  public HorizontalScrollView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public HorizontalScrollView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes, false);
  }

  public void fling(int velocityX) { startFling(velocityX); }

  @Override
  public CharSequence getAccessibilityClassName() { return HorizontalScrollView.class.getName(); }

  protected int computeScrollDeltaToGetChildRectOnScreen(Rect rect) { return 0; }

  // What only keeps a value.

  private int leftEdgeEffectColor;
  private int rightEdgeEffectColor;
  private int edgeEffectColor;

  public int getLeftEdgeEffectColor() {
    return leftEdgeEffectColor;
  }

  public int getRightEdgeEffectColor() {
    return rightEdgeEffectColor;
  }

  public void setEdgeEffectColor(int edgeEffectColor) {
    this.edgeEffectColor = edgeEffectColor;
  }

  public void setLeftEdgeEffectColor(int leftEdgeEffectColor) {
    this.leftEdgeEffectColor = leftEdgeEffectColor;
  }

  public void setRightEdgeEffectColor(int rightEdgeEffectColor) {
    this.rightEdgeEffectColor = rightEdgeEffectColor;
  }
}
