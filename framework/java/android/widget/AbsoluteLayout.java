package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Places its children by coordinates. */
@Deprecated
public class AbsoluteLayout extends ViewGroup {
  /** With a place. */
  public static class LayoutParams extends ViewGroup.LayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_x, android.R.attr.layout_y};

    public int x, y;

    public LayoutParams(int width, int height, int x, int y) {
      super(width, height);
      this.x = x;
      this.y = y;
    }

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      x = values.getDimensionPixelOffset(0, 0);
      y = values.getDimensionPixelOffset(1, 0);
      values.recycle();
    }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public String debug(String output) {
      return output + "Absolute.LayoutParams={width=" + width + ", height=" + height + " x=" + x + " y=" + y + "}";
    }
  }

  public AbsoluteLayout(Context context) { this(context, null); }

  public AbsoluteLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AbsoluteLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AbsoluteLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    measureChildren(widthMeasureSpec, heightMeasureSpec);
    int width = 0, height = 0;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      width = Math.max(width, params.x + child.getMeasuredWidth());
      height = Math.max(height, params.y + child.getMeasuredHeight());
    }
    width = Math.max(width + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
    height = Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
    setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, 0), resolveSizeAndState(height, heightMeasureSpec, 0));
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      int x = getPaddingLeft() + params.x, y = getPaddingTop() + params.y;
      child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
    }
  }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT, 0, 0);
  }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  public boolean shouldDelayChildPressedState() { return false; }
}
