package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Makes a view larger or smaller. */
public class ScaleAnimation extends Animation {
  private final float fromX;
  private final float toX;
  private final float fromY;
  private final float toY;
  private int pivotXType = ABSOLUTE;
  private int pivotYType = ABSOLUTE;
  private float pivotXValue;
  private float pivotYValue;
  private float pivotX;
  private float pivotY;

  public ScaleAnimation(Context context, AttributeSet attrs) {
    super(context, attrs);
    fromX = Numbers.read(context, attrs, android.R.attr.fromXScale, 1);
    toX = Numbers.read(context, attrs, android.R.attr.toXScale, 1);
    fromY = Numbers.read(context, attrs, android.R.attr.fromYScale, 1);
    toY = Numbers.read(context, attrs, android.R.attr.toYScale, 1);
  }

  public ScaleAnimation(float fromX, float toX, float fromY, float toY) {
    this.fromX = fromX;
    this.toX = toX;
    this.fromY = fromY;
    this.toY = toY;
  }

  public ScaleAnimation(float fromX, float toX, float fromY, float toY, float pivotX, float pivotY) {
    this(fromX, toX, fromY, toY, ABSOLUTE, pivotX, ABSOLUTE, pivotY);
  }

  public ScaleAnimation(float fromX, float toX, float fromY, float toY, int pivotXType, float pivotXValue, int pivotYType,
      float pivotYValue) {
    this(fromX, toX, fromY, toY);
    this.pivotXType = pivotXType;
    this.pivotXValue = pivotXValue;
    this.pivotYType = pivotYType;
    this.pivotYValue = pivotYValue;
  }

  @Override
  protected void applyTransformation(float interpolatedTime, Transformation t) {
    float x = fromX + (toX - fromX) * interpolatedTime;
    float y = fromY + (toY - fromY) * interpolatedTime;
    t.getMatrix().setScale(x, y, pivotX, pivotY);
  }

  @Override
  public void initialize(int width, int height, int parentWidth, int parentHeight) {
    super.initialize(width, height, parentWidth, parentHeight);
    pivotX = resolveSize(pivotXType, pivotXValue, width, parentWidth);
    pivotY = resolveSize(pivotYType, pivotYValue, height, parentHeight);
  }
}
