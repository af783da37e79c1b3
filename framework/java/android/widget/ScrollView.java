package android.widget;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;

/** Shows a part of a taller child. */
public class ScrollView extends ScrollFrame {
  public ScrollView(Context context) { this(context, null); }

  public ScrollView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.scrollViewStyle); }

  public ScrollView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ScrollView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes, true);
  }

  public void fling(int velocityY) { startFling(velocityY); }

  @Override
  public CharSequence getAccessibilityClassName() { return ScrollView.class.getName(); }

  protected int computeScrollDeltaToGetChildRectOnScreen(Rect rect) { return 0; }

  // What only keeps a value.

  private int bottomEdgeEffectColor;
  private int topEdgeEffectColor;
  private int edgeEffectColor;

  public int getBottomEdgeEffectColor() {
    return bottomEdgeEffectColor;
  }

  public int getTopEdgeEffectColor() {
    return topEdgeEffectColor;
  }

  public void setBottomEdgeEffectColor(int bottomEdgeEffectColor) {
    this.bottomEdgeEffectColor = bottomEdgeEffectColor;
  }

  public void setEdgeEffectColor(int edgeEffectColor) {
    this.edgeEffectColor = edgeEffectColor;
  }

  public void setTopEdgeEffectColor(int topEdgeEffectColor) {
    this.topEdgeEffectColor = topEdgeEffectColor;
  }
}
