package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;

/**
 * A grid of cells; a child takes some rows and columns. Rows and columns are as large as their largest cell; weights share the
 * rest.
 */
public class GridLayout extends ViewGroup {
  public static final int HORIZONTAL = 0, VERTICAL = 1, UNDEFINED = Integer.MIN_VALUE;
  public static final int ALIGN_BOUNDS = 0, ALIGN_MARGINS = 1;
  public static final Alignment TOP = new Place(Gravity.TOP), BOTTOM = new Place(Gravity.BOTTOM);
  public static final Alignment START = new Place(Gravity.START), END = new Place(Gravity.END);
  public static final Alignment LEFT = new Place(Gravity.LEFT), RIGHT = new Place(Gravity.RIGHT);
  public static final Alignment CENTER = new Place(Gravity.CENTER), BASELINE = new Place(Gravity.TOP);
  public static final Alignment FILL = new Place(Gravity.FILL);
  private static final Alignment NONE = new Place(0);
  private static final int[] ATTRIBUTES = {android.R.attr.orientation, android.R.attr.rowCount, android.R.attr.columnCount,
      android.R.attr.useDefaultMargins, android.R.attr.alignmentMode};

  private int orientation, rowCount = UNDEFINED, columnCount = UNDEFINED;
  private boolean useDefaultMargins;
  private int[] widths = new int[0], heights = new int[0];

  /** Where in its cells a child lies. */
  public abstract static class Alignment {
    final int gravity;

    Alignment(int gravity) { this.gravity = gravity; }
  }

  private static final class Place extends Alignment {
    Place(int gravity) { super(gravity); }
  }

  /** The rows or columns of a child. */
  public static class Spec {
    int start, size;
    Alignment alignment;
    float weight;

    Spec(int start, int size, Alignment alignment, float weight) {
      this.start = start;
      this.size = size;
      this.alignment = alignment;
      this.weight = weight;
    }

    @Override
    public boolean equals(Object that) {
      if (!(that instanceof Spec)) return false;
      Spec other = (Spec) that;
      return start == other.start && size == other.size && alignment == other.alignment;
    }

    @Override
    public int hashCode() { return 31 * start + size; }
  }

  /** With its cells. */
  public static class LayoutParams extends MarginLayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_row, android.R.attr.layout_rowSpan,
        android.R.attr.layout_column, android.R.attr.layout_columnSpan, android.R.attr.layout_gravity,
        android.R.attr.layout_rowWeight, android.R.attr.layout_columnWeight};

    public Spec rowSpec = spec(UNDEFINED), columnSpec = spec(UNDEFINED);

    public LayoutParams(Spec rowSpec, Spec columnSpec) {
      super(WRAP_CONTENT, WRAP_CONTENT);
      this.rowSpec = rowSpec;
      this.columnSpec = columnSpec;
    }

    public LayoutParams() { this(spec(UNDEFINED), spec(UNDEFINED)); }

    public LayoutParams(ViewGroup.LayoutParams params) { super(params); }

    public LayoutParams(MarginLayoutParams params) { super(params); }

    public LayoutParams(LayoutParams source) {
      super(source);
      rowSpec = source.rowSpec;
      columnSpec = source.columnSpec;
    }

    public LayoutParams(Context context, AttributeSet attrs) {
      super(context, attrs);
      TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
      int gravity = values.getInt(4, 0);
      rowSpec = spec(values.getInt(0, UNDEFINED), values.getInt(1, 1), new Place(gravity), values.getFloat(5, 0));
      columnSpec = spec(values.getInt(2, UNDEFINED), values.getInt(3, 1), new Place(gravity), values.getFloat(6, 0));
      values.recycle();
    }

    @Override
    protected void setBaseAttributes(TypedArray attributes, int widthAttr, int heightAttr) {
      width = attributes.getLayoutDimension(widthAttr, WRAP_CONTENT);
      height = attributes.getLayoutDimension(heightAttr, WRAP_CONTENT);
    }

    public void setGravity(int gravity) {
      rowSpec = spec(rowSpec.start, rowSpec.size, new Place(gravity), rowSpec.weight);
      columnSpec = spec(columnSpec.start, columnSpec.size, new Place(gravity), columnSpec.weight);
    }
  }

  public GridLayout(Context context) { this(context, null); }

  public GridLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public GridLayout(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public GridLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    orientation = values.getInt(0, HORIZONTAL);
    rowCount = values.getInt(1, UNDEFINED);
    columnCount = values.getInt(2, UNDEFINED);
    useDefaultMargins = values.getBoolean(3, false);
    setAlignmentMode(values.getInt(4, ALIGN_MARGINS));
    values.recycle();
  }

  public static Spec spec(int start, int size, Alignment alignment, float weight) {
    return new Spec(start, size, alignment, weight);
  }

  public static Spec spec(int start, Alignment alignment, float weight) { return spec(start, 1, alignment, weight); }

  public static Spec spec(int start, int size, float weight) { return spec(start, size, NONE, weight); }

  public static Spec spec(int start, float weight) { return spec(start, 1, weight); }

  public static Spec spec(int start, int size, Alignment alignment) { return spec(start, size, alignment, 0); }

  public static Spec spec(int start, Alignment alignment) { return spec(start, 1, alignment); }

  public static Spec spec(int start, int size) { return spec(start, size, NONE); }

  public static Spec spec(int start) { return spec(start, 1); }

  public int getOrientation() { return orientation; }

  public void setOrientation(int orientation) {
    this.orientation = orientation;
    requestLayout();
  }

  public int getRowCount() { return rowCount == UNDEFINED ? count(false) : rowCount; }

  public void setRowCount(int rowCount) {
    this.rowCount = rowCount;
    requestLayout();
  }

  public int getColumnCount() { return columnCount == UNDEFINED ? count(true) : columnCount; }

  public void setColumnCount(int columnCount) {
    this.columnCount = columnCount;
    requestLayout();
  }

  public boolean getUseDefaultMargins() { return useDefaultMargins; }

  public void setUseDefaultMargins(boolean useDefaultMargins) {
    this.useDefaultMargins = useDefaultMargins;
    requestLayout();
  }

  private int count(boolean columns) {
    int most = 0;
    for (int[] cell : cells()) most = Math.max(most, columns ? cell[1] + cell[3] : cell[0] + cell[2]);
    return most;
  }

  /** Row, column, rows and columns of each child; those without a place come after the one before, where there is room. */
  private int[][] cells() {
    int[][] cells = new int[childCount()][];
    boolean across = orientation == HORIZONTAL;
    int limit = across ? columnCount : rowCount;
    int[] taken = new int[limit == UNDEFINED ? 0 : limit];
    int major = 0, minor = 0;
    for (int i = 0; i < cells.length; i++) {
      LayoutParams params = (LayoutParams) childAt(i).getLayoutParams();
      Spec outer = across ? params.rowSpec : params.columnSpec, inner = across ? params.columnSpec : params.rowSpec;
      boolean isPlaced = inner.start != UNDEFINED;
      int span = taken.length == 0 ? inner.size : Math.min(inner.size,
          taken.length - (isPlaced ? Math.min(inner.start, taken.length) : 0));
      if (outer.start != UNDEFINED) major = outer.start;
      if (isPlaced) minor = inner.start;
      boolean isFree = taken.length > 0 && (outer.start == UNDEFINED || !isPlaced);
      while (isFree && !fits(taken, major, minor, minor + span)) {
        if (isPlaced) {
          major++;
        } else if (minor + span <= taken.length) {
          minor++;
        } else {
          minor = 0;
          major++;
        }
      }
      for (int j = minor; j < Math.min(minor + span, taken.length); j++) taken[j] = major + outer.size;
      cells[i] = across ? new int[] {major, minor, outer.size, span} : new int[] {minor, major, span, outer.size};
      minor += span;
    }
    return cells;
  }

  /** Whether nothing before reaches into these cells. A place beyond the end fits nowhere, and is taken as it is. */
  private static boolean fits(int[] taken, int major, int from, int to) {
    if (from >= taken.length && to <= from) return true;
    if (to > taken.length) return false;
    for (int i = from; i < to; i++) {
      if (taken[i] > major) return false;
    }
    return true;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int[][] cells = cells();
    widths = new int[Math.max(1, getColumnCount())];
    heights = new int[Math.max(1, getRowCount())];
    float[] wide = new float[widths.length], high = new float[heights.length];
    for (int i = 0; i < cells.length; i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      measureChildWithMargins(child, MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(widthSpec), MeasureSpec.AT_MOST), 0,
          MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(heightSpec), MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED
              ? MeasureSpec.UNSPECIFIED : MeasureSpec.AT_MOST), 0);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      grow(widths, wide, cells[i][1], cells[i][3], child.getMeasuredWidth() + params.leftMargin + params.rightMargin,
          params.columnSpec.weight);
      grow(heights, high, cells[i][0], cells[i][2], child.getMeasuredHeight() + params.topMargin + params.bottomMargin,
          params.rowSpec.weight);
    }
    share(widths, wide, widthSpec, getPaddingLeft() + getPaddingRight());
    share(heights, high, heightSpec, getPaddingTop() + getPaddingBottom());
    int width = sum(widths, 0, widths.length) + getPaddingLeft() + getPaddingRight();
    int height = sum(heights, 0, heights.length) + getPaddingTop() + getPaddingBottom();
    setMeasuredDimension(resolveSizeAndState(Math.max(width, getSuggestedMinimumWidth()), widthSpec, 0),
        resolveSizeAndState(Math.max(height, getSuggestedMinimumHeight()), heightSpec, 0));
  }

  private static void grow(int[] sizes, float[] weights, int start, int span, int wish, float weight) {
    int end = Math.min(sizes.length, start + span);
    if (end <= start) return;
    int missing = wish - sum(sizes, start, end);
    if (missing > 0) sizes[end - 1] += missing;
    weights[start] = Math.max(weights[start], weight);
  }

  private static void share(int[] sizes, float[] weights, int spec, int padding) {
    float total = 0;
    for (float weight : weights) total += weight;
    int left = MeasureSpec.getSize(spec) - padding - sum(sizes, 0, sizes.length);
    if (total == 0 || left <= 0 || MeasureSpec.getMode(spec) != MeasureSpec.EXACTLY) return;
    for (int i = 0; i < sizes.length; i++) sizes[i] += (int) (left * weights[i] / total);
  }

  private static int sum(int[] sizes, int from, int to) {
    int total = 0;
    for (int i = from; i < to && i < sizes.length; i++) total += sizes[i];
    return total;
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int[][] cells = cells();
    for (int i = 0; i < cells.length; i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      int x = getPaddingLeft() + sum(widths, 0, cells[i][1]), y = getPaddingTop() + sum(heights, 0, cells[i][0]);
      int w = sum(widths, cells[i][1], cells[i][1] + cells[i][3]), h = sum(heights, cells[i][0], cells[i][0] + cells[i][2]);
      place(child, params, x, y, w, h);
    }
  }

  private void place(View child, LayoutParams params, int x, int y, int w, int h) {
    int across = params.columnSpec.alignment.gravity, down = params.rowSpec.alignment.gravity;
    int fill = Gravity.FILL_HORIZONTAL & Gravity.HORIZONTAL_GRAVITY_MASK;
    int wide = child.getMeasuredWidth(), high = child.getMeasuredHeight();
    if ((across & fill) == fill || params.columnSpec.weight > 0) wide = w - params.leftMargin - params.rightMargin;
    if ((down & Gravity.FILL_VERTICAL) == Gravity.FILL_VERTICAL || params.rowSpec.weight > 0) {
      high = h - params.topMargin - params.bottomMargin;
    }
    if (wide != child.getMeasuredWidth() || high != child.getMeasuredHeight()) {
      child.measure(MeasureSpec.makeMeasureSpec(wide, MeasureSpec.EXACTLY),
          MeasureSpec.makeMeasureSpec(high, MeasureSpec.EXACTLY));
    }
    int gravity = Gravity.getAbsoluteGravity(across, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK;
    int cx = x + Defaults.placed(gravity, w, wide, params.leftMargin, params.rightMargin);
    int cy = y + Defaults.placed((down & Gravity.VERTICAL_GRAVITY_MASK) >> Gravity.AXIS_Y_SHIFT, h, high, params.topMargin,
        params.bottomMargin);
    child.layout(cx, cy, cx + wide, cy + high);
  }

  @Override
  protected LayoutParams generateDefaultLayoutParams() { return new LayoutParams(); }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    if (lp instanceof LayoutParams) return new LayoutParams((LayoutParams) lp);
    return lp instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) lp) : new LayoutParams(lp);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  public CharSequence getAccessibilityClassName() { return GridLayout.class.getName(); }

  private int alignmentMode;
  private boolean columnOrderPreserved;
  private boolean rowOrderPreserved;

  public void setAlignmentMode(int alignmentMode) { this.alignmentMode = alignmentMode; }
  public int getAlignmentMode() { return alignmentMode; }

  public void setColumnOrderPreserved(boolean columnOrderPreserved) { this.columnOrderPreserved = columnOrderPreserved; }
  public boolean isColumnOrderPreserved() { return columnOrderPreserved; }

  public void setRowOrderPreserved(boolean rowOrderPreserved) { this.rowOrderPreserved = rowOrderPreserved; }
  public boolean isRowOrderPreserved() { return rowOrderPreserved; }
}
