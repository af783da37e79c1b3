package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;

/** Lays its children over each other. */
public class FrameLayout extends ViewGroup {
  private static final int[] ATTRIBUTES = {android.R.attr.measureAllChildren, android.R.attr.foregroundGravity};

  private boolean measureAllChildren;

  /** With a gravity. */
  public static class LayoutParams extends MarginLayoutParams {
    public static final int UNSPECIFIED_GRAVITY = -1;
    private static final int[] ATTRIBUTES = {android.R.attr.layout_gravity};

    public int gravity = UNSPECIFIED_GRAVITY;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      gravity = values.getInt(0, UNSPECIFIED_GRAVITY);
      values.recycle();
    }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, int gravity) {
      super(width, height);
      this.gravity = gravity;
    }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(LayoutParams source) {
      super(source);
      gravity = source.gravity;
    }
  }

  public FrameLayout(Context context) { this(context, null); }

  public FrameLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public FrameLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public FrameLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    measureAllChildren = values.getBoolean(0, false);
    values.recycle();
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = 0, height = 0, state = 0;
    boolean exact = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY
        && MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (!measureAllChildren && child.shown() == GONE) continue;
      measureChildWithMargins(child, widthMeasureSpec, 0, heightMeasureSpec, 0);
      MarginLayoutParams params = (MarginLayoutParams) child.getLayoutParams();
      width = Math.max(width, child.getMeasuredWidth() + params.leftMargin + params.rightMargin);
      height = Math.max(height, child.getMeasuredHeight() + params.topMargin + params.bottomMargin);
      state = combineMeasuredStates(state, child.getMeasuredState());
    }
    width = Math.max(width + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
    height = Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
    setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, state),
        resolveSizeAndState(height, heightMeasureSpec, state));
    if (!exact) fillParents(widthMeasureSpec, heightMeasureSpec);
  }

  /** Children as large as this are measured again now that its size is known. */
  private void fillParents(int widthMeasureSpec, int heightMeasureSpec) {
    int width = MeasureSpec.makeMeasureSpec(getMeasuredWidth(), MeasureSpec.EXACTLY);
    int height = MeasureSpec.makeMeasureSpec(getMeasuredHeight(), MeasureSpec.EXACTLY);
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      ViewGroup.LayoutParams params = child.getLayoutParams();
      if (child.shown() == GONE && !measureAllChildren) continue;
      boolean wide = params.width == LayoutParams.MATCH_PARENT, high = params.height == LayoutParams.MATCH_PARENT;
      if (wide || high) measureChildWithMargins(child, wide ? width : widthMeasureSpec, 0, high ? height : heightMeasureSpec, 0);
    }
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int wide = right - left - getPaddingLeft() - getPaddingRight(), high = bottom - top - getPaddingTop() - getPaddingBottom();
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      int gravity = params.gravity == -1 ? Gravity.TOP | Gravity.START : params.gravity;
      int x = Defaults.placed(Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK,
          wide, child.getMeasuredWidth(), params.leftMargin, params.rightMargin);
      int y = Defaults.placed((gravity & Gravity.VERTICAL_GRAVITY_MASK) >> Gravity.AXIS_Y_SHIFT, high, child.getMeasuredHeight(),
          params.topMargin, params.bottomMargin);
      x += getPaddingLeft();
      y += getPaddingTop();
      child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
    }
  }

  public void setMeasureAllChildren(boolean measureAll) { measureAllChildren = measureAll; }

  public boolean getMeasureAllChildren() { return measureAllChildren; }

  @Deprecated
  public boolean getConsiderGoneChildrenWhenMeasuring() { return measureAllChildren; }

  @Override
  public boolean shouldDelayChildPressedState() { return false; }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    if (lp instanceof LayoutParams) return new LayoutParams((LayoutParams) lp);
    if (lp instanceof MarginLayoutParams) return new LayoutParams((MarginLayoutParams) lp);
    return new LayoutParams(lp);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return FrameLayout.class.getName(); }

}
