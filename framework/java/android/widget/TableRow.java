package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;

/** A row whose children are the cells of the columns of its table. */
public class TableRow extends LinearLayout {
  private int[] widths;

  /** With a column and a number of columns. */
  public static class LayoutParams extends LinearLayout.LayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_column, android.R.attr.layout_span};

    public int column = -1;
    public int span = 1;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      column = values.getInt(0, -1);
      span = Math.max(1, values.getInt(1, 1));
      values.recycle();
    }

    public LayoutParams(int w, int h) { super(w, h); }

    public LayoutParams(int w, int h, float initWeight) { super(w, h, initWeight); }

    public LayoutParams() { super(MATCH_PARENT, WRAP_CONTENT); }

    public LayoutParams(int column) {
      this();
      this.column = column;
    }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    @Override
    protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
      width = a.hasValue(widthAttr) ? a.getLayoutDimension(widthAttr, "layout_width") : MATCH_PARENT;
      height = a.hasValue(heightAttr) ? a.getLayoutDimension(heightAttr, "layout_height") : WRAP_CONTENT;
    }
  }

  public TableRow(Context context) { super(context); }

  public TableRow(Context context, AttributeSet attrs) { super(context, attrs); }

  public View getVirtualChildAt(int i) {
    for (int c = 0; c < childCount(); c++) {
      if (column(c) == i) return childAt(c);
    }
    return null;
  }

  public int getVirtualChildCount() {
    int last = childCount() - 1;
    return last < 0 ? 0 : column(last) + ((LayoutParams) childAt(last).getLayoutParams()).span;
  }

  /** The first column of a cell. */
  int column(int child) {
    int column = 0;
    for (int i = 0; i <= child; i++) {
      LayoutParams params = (LayoutParams) childAt(i).getLayoutParams();
      if (params.column >= column) column = params.column;
      if (i == child) return column;
      column += params.span;
    }
    return column;
  }

  /** What each column needs for the cells of this row. */
  void widen(int[] columns, int spec) {
    for (int i = 0; i < childCount(); i++) {
      View cell = childAt(i);
      LayoutParams params = (LayoutParams) cell.getLayoutParams();
      if (cell.shown() == GONE || params.span != 1) continue;
      int any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
      boolean fills = params.width == LayoutParams.MATCH_PARENT;
      cell.measure(fills ? any : getChildMeasureSpec(spec, 0, params.width), any);
      int column = column(i);
      columns[column] = Math.max(columns[column], cell.getMeasuredWidth() + params.leftMargin + params.rightMargin);
    }
  }

  void setCollapsed(int column, boolean collapsed) {
    View cell = getVirtualChildAt(column);
    if (cell != null) cell.setVisibility(collapsed ? GONE : VISIBLE);
  }

  void setColumns(int[] widths) {
    this.widths = widths;
    requestLayout();
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    if (widths == null) {
      super.onMeasure(widthMeasureSpec, heightMeasureSpec);
      return;
    }
    int width = 0, height = 0;
    for (int w : widths) width += w;
    for (int i = 0; i < childCount(); i++) {
      View cell = childAt(i);
      if (cell.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) cell.getLayoutParams();
      int room = Math.max(0, room(i) - params.leftMargin - params.rightMargin);
      int down = getChildMeasureSpec(heightMeasureSpec, getPaddingTop() + getPaddingBottom() + params.topMargin
          + params.bottomMargin, params.height);
      cell.measure(MeasureSpec.makeMeasureSpec(room, MeasureSpec.EXACTLY), down);
      height = Math.max(height, cell.getMeasuredHeight() + params.topMargin + params.bottomMargin);
    }
    setMeasuredDimension(resolveSize(width + getPaddingLeft() + getPaddingRight(), widthMeasureSpec),
        resolveSize(Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight()), heightMeasureSpec));
  }

  private int room(int child) {
    int first = column(child), room = 0;
    int span = ((LayoutParams) childAt(child).getLayoutParams()).span;
    for (int i = first; i < first + span && i < widths.length; i++) room += widths[i];
    return room;
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    if (widths == null) {
      super.onLayout(changed, l, t, r, b);
      return;
    }
    for (int i = 0; i < childCount(); i++) {
      View cell = childAt(i);
      if (cell.shown() == GONE) continue;
      LayoutParams params = (LayoutParams) cell.getLayoutParams();
      int x = getPaddingLeft() + params.leftMargin;
      for (int c = 0; c < column(i) && c < widths.length; c++) x += widths[c];
      int place = (params.gravity < 0 ? getGravity() : params.gravity) & Gravity.VERTICAL_GRAVITY_MASK;
      int y = getPaddingTop() + Defaults.placed(place >> Gravity.AXIS_Y_SHIFT, b - t - getPaddingTop() - getPaddingBottom(),
          cell.getMeasuredHeight(), params.topMargin, params.bottomMargin);
      cell.layout(x, y, x + cell.getMeasuredWidth(), y + cell.getMeasuredHeight());
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
  public CharSequence getAccessibilityClassName() { return TableRow.class.getName(); }

}
