package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** A clock with hands: not drawn. */
@Deprecated
public class AnalogClock extends View {
  public AnalogClock(Context context) { this(context, null); }

  public AnalogClock(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AnalogClock(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int size = (int) (128 * getResources().getDisplayMetrics().density);
    setMeasuredDimension(resolveSizeAndState(size, widthMeasureSpec, 0), resolveSizeAndState(size, heightMeasureSpec, 0));
  }
}
