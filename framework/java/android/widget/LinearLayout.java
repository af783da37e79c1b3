package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;

/** Lays its children in a row or a column; weights share what is left. (Children are not aligned by their baselines.) */
public class LinearLayout extends ViewGroup {
  public static final int HORIZONTAL = 0, VERTICAL = 1;
  public static final int SHOW_DIVIDER_NONE = 0, SHOW_DIVIDER_BEGINNING = 1, SHOW_DIVIDER_MIDDLE = 2, SHOW_DIVIDER_END = 4;
  private static final int[] ATTRIBUTES = {android.R.attr.orientation, android.R.attr.gravity, android.R.attr.weightSum,
      android.R.attr.baselineAligned, android.R.attr.divider, android.R.attr.showDividers, android.R.attr.dividerPadding,
      android.R.attr.measureWithLargestChild, android.R.attr.baselineAlignedChildIndex};

  private int orientation;
  private int gravity = Gravity.START | Gravity.TOP;
  private float weightSum;
  private int length;
  private Drawable divider;
  private int showDividers;
  private int baselineChild = -1;

  /** With a weight and a gravity. */
  public static class LayoutParams extends MarginLayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_gravity, android.R.attr.layout_weight};

    public float weight;
    public int gravity = -1;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      gravity = values.getInt(0, -1);
      weight = values.getFloat(1, 0);
      values.recycle();
    }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, float weight) {
      super(width, height);
      this.weight = weight;
    }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(LayoutParams source) {
      super(source);
      weight = source.weight;
      gravity = source.gravity;
    }

    public String debug(String output) {
      return output + "LinearLayout.LayoutParams={width=" + width + ", height=" + height + " weight=" + weight + "}";
    }
  }

  public LinearLayout(Context context) { this(context, null); }

  public LinearLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public LinearLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public LinearLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    orientation = values.getInt(0, HORIZONTAL);
    if (values.hasValue(1)) setGravity(values.getInt(1, -1));
    weightSum = values.getFloat(2, -1);
    setBaselineAligned(values.getBoolean(3, true));
    divider = values.getDrawable(4);
    showDividers = values.getInt(5, SHOW_DIVIDER_NONE);
    setDividerPadding(values.getDimensionPixelSize(6, 0));
    setMeasureWithLargestChildEnabled(values.getBoolean(7, false));
    baselineChild = values.getInt(8, -1);
    values.recycle();
  }

  public void setOrientation(int orientation) {
    if (this.orientation == orientation) return;
    this.orientation = orientation;
    requestLayout();
  }

  public int getOrientation() { return orientation; }

  public void setGravity(int gravity) {
    if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) gravity |= Gravity.START;
    if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) gravity |= Gravity.TOP;
    if (this.gravity == gravity) return;
    this.gravity = gravity;
    requestLayout();
  }

  public int getGravity() { return gravity; }

  public void setHorizontalGravity(int horizontalGravity) {
    int mask = Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK;
    setGravity(gravity & ~mask | horizontalGravity & mask);
  }

  public void setVerticalGravity(int verticalGravity) {
    setGravity(gravity & ~Gravity.VERTICAL_GRAVITY_MASK | verticalGravity & Gravity.VERTICAL_GRAVITY_MASK);
  }

  public void setWeightSum(float weightSum) { this.weightSum = Math.max(0, weightSum); }

  public float getWeightSum() { return weightSum; }

  public void setShowDividers(int showDividers) {
    this.showDividers = showDividers;
    requestLayout();
  }

  public int getShowDividers() { return showDividers; }

  public void setDividerDrawable(Drawable divider) {
    this.divider = divider;
    requestLayout();
  }

  public Drawable getDividerDrawable() { return divider; }

  public void setBaselineAlignedChildIndex(int i) {
    if (i < 0 || i >= childCount()) {
      throw new IllegalArgumentException("base aligned child index out of range (0, " + childCount() + ")");
    }
    baselineChild = i;
  }

  public int getBaselineAlignedChildIndex() { return baselineChild; }

  @Override
  public int getBaseline() {
    if (baselineChild < 0) return super.getBaseline();
    View child = childAt(baselineChild);
    return child.getBaseline() < 0 ? -1 : child.getTop() + child.getBaseline();
  }

  private boolean isVertical() { return orientation == VERTICAL; }

  /** The part of the row or column that a divider takes before a child. */
  private int dividerBefore(int index) {
    if (divider == null || showDividers == SHOW_DIVIDER_NONE) return 0;
    boolean first = true;
    for (int i = 0; i < index; i++) first &= childAt(i).shown() == GONE;
    boolean shown = index == childCount() ? (showDividers & SHOW_DIVIDER_END) != 0
        : (showDividers & (first ? SHOW_DIVIDER_BEGINNING : SHOW_DIVIDER_MIDDLE)) != 0;
    return shown ? Math.max(0, isVertical() ? divider.getIntrinsicHeight() : divider.getIntrinsicWidth()) : 0;
  }

  private int margins(MarginLayoutParams params) {
    return isVertical() ? params.topMargin + params.bottomMargin : params.leftMargin + params.rightMargin;
  }

  private int crossMargins(MarginLayoutParams params) {
    return isVertical() ? params.leftMargin + params.rightMargin : params.topMargin + params.bottomMargin;
  }

  private int along(View child) { return isVertical() ? child.getMeasuredHeight() : child.getMeasuredWidth(); }

  private int across(View child) { return isVertical() ? child.getMeasuredWidth() : child.getMeasuredHeight(); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int mainSpec = isVertical() ? heightMeasureSpec : widthMeasureSpec;
    int crossSpec = isVertical() ? widthMeasureSpec : heightMeasureSpec;
    boolean exact = MeasureSpec.getMode(mainSpec) == MeasureSpec.EXACTLY;
    float weights = 0;
    int total = 0;
    boolean waiting = false;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      total += dividerBefore(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      weights += params.weight;
      boolean shares = params.weight > 0 && (isVertical() ? params.height : params.width) == 0;
      if (shares && exact) waiting = true;
      else measure(child, params, widthMeasureSpec, heightMeasureSpec, weights == 0 ? total : 0, shares);
      total += margins(params) + (shares && exact ? 0 : along(child));
    }
    total += dividerBefore(childCount()) + (isVertical() ? getPaddingTop() + getPaddingBottom() : getPaddingLeft()
        + getPaddingRight());
    int wish = Math.max(total, isVertical() ? getSuggestedMinimumHeight() : getSuggestedMinimumWidth());
    int main = resolveSizeAndState(wish, mainSpec, 0);
    int left = (main & MEASURED_SIZE_MASK) - total;
    if (weights > 0 && (waiting || left != 0)) {
      share(left, weightSum > 0 ? weightSum : weights, exact, crossSpec);
      total += left;
    }
    length = exact || weights > 0 ? contentLength() : total;
    int cross = resolveSizeAndState(Math.max(widest(), isVertical() ? getSuggestedMinimumWidth() : getSuggestedMinimumHeight()),
        crossSpec, 0);
    setMeasuredDimension(isVertical() ? cross : main, isVertical() ? main : cross);
    if (MeasureSpec.getMode(crossSpec) != MeasureSpec.EXACTLY) fillAcross(cross & MEASURED_SIZE_MASK);
  }

  /** A child with a weight and no size of its own takes what its content needs while the layout's size is not fixed. */
  private void measure(View child, LayoutParams params, int widthSpec, int heightSpec, int used, boolean asContent) {
    if (asContent && isVertical()) params.height = LayoutParams.WRAP_CONTENT;
    else if (asContent) params.width = LayoutParams.WRAP_CONTENT;
    measureChildWithMargins(child, widthSpec, isVertical() ? 0 : used, heightSpec, isVertical() ? used : 0);
    if (asContent && isVertical()) params.height = 0;
    else if (asContent) params.width = 0;
  }

  private void share(int left, float weights, boolean exact, int crossSpec) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      if (child.shown() == GONE || params.weight <= 0) continue;
      int part = (int) (params.weight * left / weights);
      left -= part;
      weights -= params.weight;
      boolean zero = (isVertical() ? params.height : params.width) == 0 && exact;
      int size = MeasureSpec.makeMeasureSpec(Math.max(0, zero ? part : along(child) + part), MeasureSpec.EXACTLY);
      int padding = isVertical() ? getPaddingLeft() + getPaddingRight() : getPaddingTop() + getPaddingBottom();
      int other = getChildMeasureSpec(crossSpec, padding + crossMargins(params), isVertical() ? params.width : params.height);
      child.measure(isVertical() ? other : size, isVertical() ? size : other);
    }
  }

  private int contentLength() {
    int total = dividerBefore(childCount());
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() != GONE) total += dividerBefore(i) + along(child) + margins((LayoutParams) child.getLayoutParams());
    }
    return total + (isVertical() ? getPaddingTop() + getPaddingBottom() : getPaddingLeft() + getPaddingRight());
  }

  private int widest() {
    int most = 0;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() != GONE) most = Math.max(most, across(child) + crossMargins((LayoutParams) child.getLayoutParams()));
    }
    return most + (isVertical() ? getPaddingLeft() + getPaddingRight() : getPaddingTop() + getPaddingBottom());
  }

  private void fillAcross(int cross) {
    int spec = MeasureSpec.makeMeasureSpec(cross, MeasureSpec.EXACTLY);
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      if (child.shown() == GONE || (isVertical() ? params.width : params.height) != LayoutParams.MATCH_PARENT) continue;
      int main = MeasureSpec.makeMeasureSpec(along(child), MeasureSpec.EXACTLY);
      int padding = isVertical() ? getPaddingLeft() + getPaddingRight() : getPaddingTop() + getPaddingBottom();
      int other = getChildMeasureSpec(spec, padding + crossMargins(params), LayoutParams.MATCH_PARENT);
      child.measure(isVertical() ? other : main, isVertical() ? main : other);
    }
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    int horizontal = Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
    int vertical = (gravity & Gravity.VERTICAL_GRAVITY_MASK) >> Gravity.AXIS_Y_SHIFT;
    int size = isVertical() ? b - t : r - l;
    int start = isVertical() ? getPaddingTop() : getPaddingLeft();
    int position = start + Defaults.placed(isVertical() ? vertical : horizontal, size - length, 0, 0, 0);
    if (length > size) position = start;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child == null || child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      position += dividerBefore(i) + (isVertical() ? params.topMargin : params.leftMargin);
      int own = params.gravity;
      int x = position, y = position;
      if (isVertical()) {
        int place = own < 0 ? horizontal : Gravity.getAbsoluteGravity(own,
            getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
        int room = r - l - getPaddingLeft() - getPaddingRight();
        x = getPaddingLeft() + Defaults.placed(place, room, child.getMeasuredWidth(), params.leftMargin, params.rightMargin);
      } else {
        int place = own < 0 ? vertical : (own & Gravity.VERTICAL_GRAVITY_MASK) >> Gravity.AXIS_Y_SHIFT;
        int room = b - t - getPaddingTop() - getPaddingBottom();
        y = getPaddingTop() + Defaults.placed(place, room, child.getMeasuredHeight(), params.topMargin, params.bottomMargin);
      }
      child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
      position += along(child) + (isVertical() ? params.bottomMargin : params.rightMargin);
    }
  }

  @Override
  public boolean shouldDelayChildPressedState() { return false; }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    if (orientation == HORIZONTAL) return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    if (lp instanceof LayoutParams) return new LayoutParams((LayoutParams) lp);
    if (lp instanceof MarginLayoutParams) return new LayoutParams((MarginLayoutParams) lp);
    return new LayoutParams(lp);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  public CharSequence getAccessibilityClassName() { return LinearLayout.class.getName(); }

  private boolean baselineAligned;
  private int dividerPadding;
  private boolean measureWithLargestChildEnabled;

  public void setBaselineAligned(boolean baselineAligned) { this.baselineAligned = baselineAligned; }
  public boolean isBaselineAligned() { return baselineAligned; }

  public void setDividerPadding(int dividerPadding) { this.dividerPadding = dividerPadding; }
  public int getDividerPadding() { return dividerPadding; }

  public void setMeasureWithLargestChildEnabled(boolean measureWithLargestChildEnabled) {
    this.measureWithLargestChildEnabled = measureWithLargestChildEnabled;
  }
  public boolean isMeasureWithLargestChildEnabled() { return measureWithLargestChildEnabled; }
}
