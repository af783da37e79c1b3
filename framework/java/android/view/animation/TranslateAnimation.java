package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.TypedValue;

/** Moves a view. */
public class TranslateAnimation extends Animation {
  private static final int[] NAMES = {android.R.attr.fromXDelta, android.R.attr.toXDelta, android.R.attr.fromYDelta,
      android.R.attr.toYDelta};

  private final int[] types = new int[4];
  private final float[] values = new float[4];
  private final float[] deltas = new float[4];

  public TranslateAnimation(Context context, AttributeSet attrs) {
    super(context, attrs);
    TypedArray given = context.obtainStyledAttributes(attrs, NAMES);
    for (int i = 0; i < 4; i++) read(given, i);
    given.recycle();
  }

  private void read(TypedArray given, int i) {
    TypedValue value = given.peekValue(i);
    if (value == null) return;
    if (value.type == TypedValue.TYPE_FRACTION) {
      boolean parent = (value.data & TypedValue.COMPLEX_UNIT_MASK) == TypedValue.COMPLEX_UNIT_FRACTION_PARENT;
      types[i] = parent ? RELATIVE_TO_PARENT : RELATIVE_TO_SELF;
      values[i] = TypedValue.complexToFloat(value.data);
    } else {
      values[i] = value.type == TypedValue.TYPE_DIMENSION ? given.getDimension(i, 0) : given.getFloat(i, 0);
    }
  }

  public TranslateAnimation(float fromXDelta, float toXDelta, float fromYDelta, float toYDelta) {
    this(ABSOLUTE, fromXDelta, ABSOLUTE, toXDelta, ABSOLUTE, fromYDelta, ABSOLUTE, toYDelta);
  }

  public TranslateAnimation(int fromXType, float fromXValue, int toXType, float toXValue, int fromYType, float fromYValue,
      int toYType,
      float toYValue) {
    types[0] = fromXType;
    values[0] = fromXValue;
    types[1] = toXType;
    values[1] = toXValue;
    types[2] = fromYType;
    values[2] = fromYValue;
    types[3] = toYType;
    values[3] = toYValue;
  }

  @Override
  protected void applyTransformation(float interpolatedTime, Transformation t) {
    float x = deltas[0] + (deltas[1] - deltas[0]) * interpolatedTime;
    float y = deltas[2] + (deltas[3] - deltas[2]) * interpolatedTime;
    t.getMatrix().setTranslate(x, y);
  }

  @Override
  public void initialize(int width, int height, int parentWidth, int parentHeight) {
    super.initialize(width, height, parentWidth, parentHeight);
    for (int i = 0; i < 4; i++) deltas[i] = resolveSize(types[i], values[i], i < 2 ? width : height,
        i < 2 ? parentWidth : parentHeight);
  }
}
