package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;

/** Reads the numbers of interpolators. */
final class Numbers {
  private Numbers() {}

  static float read(Context context, AttributeSet attrs, int name, float fallback) {
    TypedArray values = context.obtainStyledAttributes(attrs, new int[] {name});
    float result = values.getFloat(0, fallback);
    values.recycle();
    return result;
  }
}
