package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.SparseBooleanArray;
import android.view.View;
import android.view.ViewGroup;

/** Rows whose columns are equally wide. */
public class TableLayout extends LinearLayout {
  private static final int[] ATTRIBUTES = {android.R.attr.stretchColumns, android.R.attr.shrinkColumns,
      android.R.attr.collapseColumns};

  private final SparseBooleanArray stretch = new SparseBooleanArray(), shrink = new SparseBooleanArray(),
      collapse = new SparseBooleanArray();
  private boolean stretchAll, shrinkAll;

  /** As wide as the table. */
  public static class LayoutParams extends LinearLayout.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int w, int h) { super(MATCH_PARENT, h); }

    public LayoutParams(int w, int h, float initWeight) { super(MATCH_PARENT, h, initWeight); }

    public LayoutParams() { super(MATCH_PARENT, WRAP_CONTENT); }

    public LayoutParams(ViewGroup.LayoutParams p) {
      super(p);
      width = MATCH_PARENT;
    }

    public LayoutParams(ViewGroup.MarginLayoutParams source) {
      super(source);
      width = MATCH_PARENT;
    }

    @Override
    protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
      width = MATCH_PARENT;
      height = a.hasValue(heightAttr) ? a.getLayoutDimension(heightAttr, "layout_height") : WRAP_CONTENT;
    }
  }

  public TableLayout(Context context) { this(context, null); }

  public TableLayout(Context context, AttributeSet attrs) {
    super(context, attrs);
    setOrientation(VERTICAL);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    stretchAll = read(values.getString(0), stretch);
    shrinkAll = read(values.getString(1), shrink);
    read(values.getString(2), collapse);
    values.recycle();
  }

  /** True: all columns. */
  private static boolean read(String text, SparseBooleanArray columns) {
    if (text == null || text.isEmpty()) return false;
    if (text.charAt(0) == '*') return true;
    for (String one : text.split("\\s*,\\s*")) {
      try {
        int column = Integer.parseInt(one);
        if (column >= 0) columns.put(column, true);
      } catch (NumberFormatException ignored) {
        // Not a column, as on the platform.
      }
    }
    return false;
  }

  public boolean isShrinkAllColumns() { return shrinkAll; }

  public void setShrinkAllColumns(boolean shrinkAllColumns) { shrinkAll = shrinkAllColumns; }

  public boolean isStretchAllColumns() { return stretchAll; }

  public void setStretchAllColumns(boolean stretchAllColumns) { stretchAll = stretchAllColumns; }

  public void setColumnCollapsed(int columnIndex, boolean isCollapsed) {
    collapse.put(columnIndex, isCollapsed);
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof TableRow) ((TableRow) childAt(i)).setCollapsed(columnIndex, isCollapsed);
    }
    requestLayout();
  }

  @Override
  public void onViewAdded(View child) {
    super.onViewAdded(child);
    if (collapse == null || !(child instanceof TableRow)) return;
    for (int i = 0; i < collapse.size(); i++) ((TableRow) child).setCollapsed(collapse.keyAt(i), collapse.valueAt(i));
  }

  public boolean isColumnCollapsed(int columnIndex) { return collapse.get(columnIndex); }

  public void setColumnStretchable(int columnIndex, boolean isStretchable) {
    stretch.put(columnIndex, isStretchable);
    requestLayout();
  }

  public boolean isColumnStretchable(int columnIndex) { return stretchAll || stretch.get(columnIndex); }

  public void setColumnShrinkable(int columnIndex, boolean isShrinkable) {
    shrink.put(columnIndex, isShrinkable);
    requestLayout();
  }

  public boolean isColumnShrinkable(int columnIndex) { return shrinkAll || shrink.get(columnIndex); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int count = 0;
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof TableRow) count = Math.max(count, ((TableRow) childAt(i)).getVirtualChildCount());
    }
    int[] columns = new int[count];
    for (int i = 0; i < childCount(); i++) {
      View row = childAt(i);
      if (row instanceof TableRow && row.shown() != GONE) ((TableRow) row).widen(columns, widthMeasureSpec);
    }
    for (int i = 0; i < count; i++) {
      if (isColumnCollapsed(i)) columns[i] = 0;
    }
    if (MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.UNSPECIFIED) fit(columns, widthMeasureSpec);
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) instanceof TableRow) ((TableRow) childAt(i)).setColumns(columns);
    }
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
  }

  private void fit(int[] columns, int spec) {
    int left = MeasureSpec.getSize(spec) - getPaddingLeft() - getPaddingRight();
    for (int width : columns) left -= width;
    boolean grows = left > 0;
    int count = 0;
    for (int i = 0; i < columns.length; i++) {
      if ((grows ? isColumnStretchable(i) : isColumnShrinkable(i)) && !isColumnCollapsed(i)) count++;
    }
    if (count == 0 || grows && MeasureSpec.getMode(spec) != MeasureSpec.EXACTLY) return;
    for (int i = 0; i < columns.length; i++) {
      if ((grows ? isColumnStretchable(i) : isColumnShrinkable(i)) && !isColumnCollapsed(i)) {
        columns[i] = Math.max(0, columns[i] + left / count);
      }
    }
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LinearLayout.LayoutParams generateDefaultLayoutParams() { return new LayoutParams(); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  protected LinearLayout.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  public CharSequence getAccessibilityClassName() { return TableLayout.class.getName(); }

}
