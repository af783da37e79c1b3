package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.LinearLayout;

/** A row or column. */
public class LinearLayoutCompat extends LinearLayout {
  public static class LayoutParams extends LinearLayout.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, float weight) { super(width, height, weight); }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }
  }

  public LinearLayoutCompat(Context context) { this(context, null); }

  public LinearLayoutCompat(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public LinearLayoutCompat(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "showDividers", "measureWithLargestChild");
    if (values.hasValue(0)) setShowDividers(values.getInt(0, SHOW_DIVIDER_NONE));
    if (values.hasValue(1)) setMeasureWithLargestChildEnabled(values.getBoolean(1, false));
    values.recycle();
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(getOrientation() == HORIZONTAL ? LayoutParams.WRAP_CONTENT : LayoutParams.MATCH_PARENT,
        LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) p) : new LayoutParams(p);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }
}
