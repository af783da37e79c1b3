package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Turns a view. */
public class RotateAnimation extends Animation {
  private final float from;
  private final float to;
  private int pivotXType = ABSOLUTE;
  private int pivotYType = ABSOLUTE;
  private float pivotXValue;
  private float pivotYValue;
  private float pivotX;
  private float pivotY;

  public RotateAnimation(Context context, AttributeSet attrs) {
    super(context, attrs);
    from = Numbers.read(context, attrs, android.R.attr.fromDegrees, 0);
    to = Numbers.read(context, attrs, android.R.attr.toDegrees, 0);
  }

  public RotateAnimation(float fromDegrees, float toDegrees) {
    from = fromDegrees;
    to = toDegrees;
  }

  public RotateAnimation(float fromDegrees, float toDegrees, float pivotX, float pivotY) {
    this(fromDegrees, toDegrees, ABSOLUTE, pivotX, ABSOLUTE, pivotY);
  }

  public RotateAnimation(float fromDegrees, float toDegrees, int pivotXType, float pivotXValue, int pivotYType,
      float pivotYValue) {
    this(fromDegrees, toDegrees);
    this.pivotXType = pivotXType;
    this.pivotXValue = pivotXValue;
    this.pivotYType = pivotYType;
    this.pivotYValue = pivotYValue;
  }

  @Override
  protected void applyTransformation(float interpolatedTime, Transformation t) {
    t.getMatrix().setRotate(from + (to - from) * interpolatedTime, pivotX, pivotY);
  }

  @Override
  public void initialize(int width, int height, int parentWidth, int parentHeight) {
    super.initialize(width, height, parentWidth, parentHeight);
    pivotX = resolveSize(pivotXType, pivotXValue, width, parentWidth);
    pivotY = resolveSize(pivotYType, pivotYValue, height, parentHeight);
  }
}
