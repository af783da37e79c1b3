package androidx.constraintlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;

/** Children whose sides are tied to each other, to guidelines or to the layout. */
public class ConstraintLayout extends ViewGroup {
  public static final String VERSION = "ConstraintLayout-2.1.4";
  public static final int DESIGN_INFO_ID = 0;

  private int minWidth, minHeight, maxWidth = Integer.MAX_VALUE, maxHeight = Integer.MAX_VALUE;
  private int optimization = 257;
  private ConstraintSet set;
  private final SparseArray<Object> tags = new SparseArray<Object>();

  public ConstraintLayout(Context context) { this(context, null); }

  public ConstraintLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ConstraintLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ConstraintLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, "android:minWidth", "android:minHeight", "android:maxWidth",
        "android:maxHeight");
    minWidth = values.getDimensionPixelOffset(0, 0);
    minHeight = values.getDimensionPixelOffset(1, 0);
    maxWidth = values.getDimensionPixelOffset(2, Integer.MAX_VALUE);
    maxHeight = values.getDimensionPixelOffset(3, Integer.MAX_VALUE);
    values.recycle();
  }

  public void setMinWidth(int value) {
    minWidth = value;
    requestLayout();
  }

  public void setMinHeight(int value) {
    minHeight = value;
    requestLayout();
  }

  public int getMinWidth() { return minWidth; }

  public int getMinHeight() { return minHeight; }

  public void setMaxWidth(int value) {
    maxWidth = value;
    requestLayout();
  }

  public void setMaxHeight(int value) {
    maxHeight = value;
    requestLayout();
  }

  public int getMaxWidth() { return maxWidth; }

  public int getMaxHeight() { return maxHeight; }

  public void setOptimizationLevel(int level) { optimization = level; }

  public int getOptimizationLevel() { return optimization; }

  public void setConstraintSet(ConstraintSet set) {
    this.set = set;
    if (set != null) set.applyTo(this);
  }

  public View getViewById(int id) {
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i).getId() == id) return childAt(i);
    }
    return null;
  }

  public void setDesignInformation(int type, Object value1, Object value2) { tags.put(type, value1); }

  public Object getDesignInformation(int type, Object value) { return tags.get(type); }

  public void setState(int id, int screenWidth, int screenHeight) {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof ConstraintHelper) ((ConstraintHelper) childAt(i)).updatePreLayout(this);
    }
    ConstraintSolver across = new ConstraintSolver(this, true), down = new ConstraintSolver(this, false);
    int width = across.measure(widthMeasureSpec, heightMeasureSpec, null, getPaddingLeft() + getPaddingRight());
    width = Math.max(minWidth, Math.min(width, maxWidth));
    if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY) width = MeasureSpec.getSize(widthMeasureSpec);
    across.solve(width - getPaddingLeft() - getPaddingRight(), null);
    int height = down.measure(heightMeasureSpec, widthMeasureSpec, across, getPaddingTop() + getPaddingBottom());
    height = Math.max(minHeight, Math.min(height, maxHeight));
    if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY) height = MeasureSpec.getSize(heightMeasureSpec);
    down.solve(height - getPaddingTop() - getPaddingBottom(), across);
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      params.x = across.start(i);
      params.y = down.start(i);
      if (child.shown() == GONE) continue;
      child.measure(MeasureSpec.makeMeasureSpec(across.size(i), MeasureSpec.EXACTLY),
          MeasureSpec.makeMeasureSpec(down.size(i), MeasureSpec.EXACTLY));
    }
    setMeasuredDimension(resolveSize(width, widthMeasureSpec), resolveSize(height, heightMeasureSpec));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      int x = getPaddingLeft() + params.x, y = getPaddingTop() + params.y;
      child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
    }
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  public boolean shouldDelayChildPressedState() { return false; }

  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public static final int MATCH_CONSTRAINT = 0, PARENT_ID = 0, UNSET = -1, GONE_UNSET = Integer.MIN_VALUE;
    public static final int HORIZONTAL = 0, VERTICAL = 1, LEFT = 1, RIGHT = 2, TOP = 3, BOTTOM = 4, BASELINE = 5, START = 6,
        END = 7, CIRCLE = 8;
    public static final int MATCH_CONSTRAINT_SPREAD = 0, MATCH_CONSTRAINT_WRAP = 1, MATCH_CONSTRAINT_PERCENT = 2;
    public static final int CHAIN_SPREAD = 0, CHAIN_SPREAD_INSIDE = 1, CHAIN_PACKED = 2;
    private static final String[] SIDES = {"layout_constraintLeft_toLeftOf", "layout_constraintLeft_toRightOf",
        "layout_constraintRight_toLeftOf", "layout_constraintRight_toRightOf", "layout_constraintTop_toTopOf",
        "layout_constraintTop_toBottomOf", "layout_constraintBottom_toTopOf", "layout_constraintBottom_toBottomOf",
        "layout_constraintBaseline_toBaselineOf", "layout_constraintStart_toEndOf", "layout_constraintStart_toStartOf",
        "layout_constraintEnd_toStartOf", "layout_constraintEnd_toEndOf"};

    public int guideBegin = UNSET, guideEnd = UNSET;
    public float guidePercent = UNSET;
    public int leftToLeft = UNSET, leftToRight = UNSET, rightToLeft = UNSET, rightToRight = UNSET;
    public int topToTop = UNSET, topToBottom = UNSET, bottomToTop = UNSET, bottomToBottom = UNSET, baselineToBaseline = UNSET;
    public int baselineToTop = UNSET, baselineToBottom = UNSET;
    public int startToEnd = UNSET, startToStart = UNSET, endToStart = UNSET, endToEnd = UNSET;
    public int circleConstraint = UNSET, circleRadius;
    public float circleAngle;
    public int goneLeftMargin = GONE_UNSET, goneTopMargin = GONE_UNSET, goneRightMargin = GONE_UNSET,
        goneBottomMargin = GONE_UNSET;
    public int goneStartMargin = GONE_UNSET, goneEndMargin = GONE_UNSET;
    public float horizontalBias = .5f, verticalBias = .5f;
    public String dimensionRatio;
    public float horizontalWeight = UNSET, verticalWeight = UNSET;
    public int horizontalChainStyle = CHAIN_SPREAD, verticalChainStyle = CHAIN_SPREAD;
    public int matchConstraintDefaultWidth, matchConstraintDefaultHeight;
    public int matchConstraintMinWidth, matchConstraintMinHeight, matchConstraintMaxWidth, matchConstraintMaxHeight;
    public float matchConstraintPercentWidth = 1, matchConstraintPercentHeight = 1;
    public int editorAbsoluteX = UNSET, editorAbsoluteY = UNSET;
    public int orientation = UNSET;
    public boolean constrainedWidth, constrainedHeight;
    public String constraintTag;
    int x, y;

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(ViewGroup.LayoutParams source) {
      super(source);
      if (source instanceof LayoutParams) copy((LayoutParams) source);
      if (!(source instanceof ViewGroup.MarginLayoutParams)) return;
      ViewGroup.MarginLayoutParams margins = (ViewGroup.MarginLayoutParams) source;
      setMargins(margins.leftMargin, margins.topMargin, margins.rightMargin, margins.bottomMargin);
    }

    public LayoutParams(LayoutParams source) { this((ViewGroup.LayoutParams) source); }

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = AppAttributes.of(c, attrs, SIDES);
      int[] ids = new int[SIDES.length];
      for (int i = 0; i < ids.length; i++) {
        ids[i] = values.getResourceId(i, UNSET);
        if (ids[i] == UNSET) ids[i] = values.getInt(i, UNSET);
      }
      values.recycle();
      sides(ids);
      values = AppAttributes.of(c, attrs, "layout_constraintHorizontal_bias", "layout_constraintVertical_bias",
          "layout_constraintDimensionRatio", "layout_constraintHorizontal_weight", "layout_constraintVertical_weight",
          "layout_constraintHorizontal_chainStyle", "layout_constraintVertical_chainStyle", "layout_constraintWidth_default",
          "layout_constraintHeight_default", "layout_constraintWidth_percent", "layout_constraintHeight_percent",
          "layout_constraintGuide_begin", "layout_constraintGuide_end", "layout_constraintGuide_percent", "android:orientation",
          "layout_constraintWidth_min", "layout_constraintWidth_max", "layout_constraintHeight_min",
          "layout_constraintHeight_max", "layout_constrainedWidth", "layout_constrainedHeight");
      horizontalBias = values.getFloat(0, .5f);
      verticalBias = values.getFloat(1, .5f);
      dimensionRatio = values.getString(2);
      horizontalWeight = values.getFloat(3, UNSET);
      verticalWeight = values.getFloat(4, UNSET);
      horizontalChainStyle = values.getInt(5, CHAIN_SPREAD);
      verticalChainStyle = values.getInt(6, CHAIN_SPREAD);
      matchConstraintDefaultWidth = values.getInt(7, values.hasValue(9) ? MATCH_CONSTRAINT_PERCENT : MATCH_CONSTRAINT_SPREAD);
      matchConstraintDefaultHeight = values.getInt(8, values.hasValue(10) ? MATCH_CONSTRAINT_PERCENT : MATCH_CONSTRAINT_SPREAD);
      matchConstraintPercentWidth = values.getFloat(9, 1);
      matchConstraintPercentHeight = values.getFloat(10, 1);
      guideBegin = values.getDimensionPixelOffset(11, UNSET);
      guideEnd = values.getDimensionPixelOffset(12, UNSET);
      guidePercent = values.getFloat(13, UNSET);
      orientation = values.getInt(14, UNSET);
      matchConstraintMinWidth = values.getDimensionPixelSize(15, 0);
      matchConstraintMaxWidth = values.getDimensionPixelSize(16, 0);
      matchConstraintMinHeight = values.getDimensionPixelSize(17, 0);
      matchConstraintMaxHeight = values.getDimensionPixelSize(18, 0);
      constrainedWidth = values.getBoolean(19, false);
      constrainedHeight = values.getBoolean(20, false);
      values.recycle();
    }

    private void sides(int[] ids) {
      leftToLeft = ids[0];
      leftToRight = ids[1];
      rightToLeft = ids[2];
      rightToRight = ids[3];
      topToTop = ids[4];
      topToBottom = ids[5];
      bottomToTop = ids[6];
      bottomToBottom = ids[7];
      baselineToBaseline = ids[8];
      startToEnd = ids[9];
      startToStart = ids[10];
      endToStart = ids[11];
      endToEnd = ids[12];
    }

    void copy(LayoutParams from) {
      sides(new int[] {from.leftToLeft, from.leftToRight, from.rightToLeft, from.rightToRight, from.topToTop, from.topToBottom,
          from.bottomToTop, from.bottomToBottom, from.baselineToBaseline, from.startToEnd, from.startToStart, from.endToStart,
          from.endToEnd});
      guideBegin = from.guideBegin;
      guideEnd = from.guideEnd;
      guidePercent = from.guidePercent;
      orientation = from.orientation;
      horizontalBias = from.horizontalBias;
      verticalBias = from.verticalBias;
      dimensionRatio = from.dimensionRatio;
      horizontalWeight = from.horizontalWeight;
      verticalWeight = from.verticalWeight;
      horizontalChainStyle = from.horizontalChainStyle;
      verticalChainStyle = from.verticalChainStyle;
      matchConstraintDefaultWidth = from.matchConstraintDefaultWidth;
      matchConstraintDefaultHeight = from.matchConstraintDefaultHeight;
      matchConstraintPercentWidth = from.matchConstraintPercentWidth;
      matchConstraintPercentHeight = from.matchConstraintPercentHeight;
      matchConstraintMinWidth = from.matchConstraintMinWidth;
      matchConstraintMaxWidth = from.matchConstraintMaxWidth;
      matchConstraintMinHeight = from.matchConstraintMinHeight;
      matchConstraintMaxHeight = from.matchConstraintMaxHeight;
      constrainedWidth = from.constrainedWidth;
      constrainedHeight = from.constrainedHeight;
    }

    public void validate() {}

    public void reset() {
      sides(new int[] {UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET});
    }

    public String getConstraintTag() { return constraintTag; }
  }
}
