package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;

/** Items in rows of equal columns. */
public class GridView extends AbsListView {
  public static final int NO_STRETCH = 0, STRETCH_SPACING = 1, STRETCH_COLUMN_WIDTH = 2, STRETCH_SPACING_UNIFORM = 3;
  public static final int AUTO_FIT = -1;
  private static final int[] ATTRIBUTES = {android.R.attr.horizontalSpacing, android.R.attr.verticalSpacing,
      android.R.attr.stretchMode, android.R.attr.columnWidth, android.R.attr.numColumns, android.R.attr.gravity};

  private int requestedColumns = AUTO_FIT, numColumns = 1;
  private int requestedWidth, columnWidth;
  private int horizontalSpacing, verticalSpacing;
  private int stretchMode = STRETCH_COLUMN_WIDTH;
  private int gravity = Gravity.START;

  public GridView(Context context) { this(context, null); }

  public GridView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.gridViewStyle); }

  public GridView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public GridView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    horizontalSpacing = values.getDimensionPixelOffset(0, 0);
    verticalSpacing = values.getDimensionPixelOffset(1, 0);
    stretchMode = values.getInt(2, STRETCH_COLUMN_WIDTH);
    requestedWidth = values.getDimensionPixelOffset(3, -1);
    requestedColumns = values.getInt(4, 1);
    gravity = values.getInt(5, Gravity.START);
    values.recycle();
  }

  private void divide(int room) {
    int wish = requestedWidth > 0 ? requestedWidth : room;
    numColumns = requestedColumns > 0 ? requestedColumns : Math.max(1,
        (room + horizontalSpacing) / Math.max(1, wish + horizontalSpacing));
    int shared = (room - (numColumns - 1) * horizontalSpacing) / numColumns;
    columnWidth = stretchMode == STRETCH_COLUMN_WIDTH || requestedWidth <= 0 ? shared : requestedWidth;
  }

  @Override
  int columns() { return numColumns; }

  @Override
  int columnWidth() { return columnWidth; }

  @Override
  int columnSpacing() { return horizontalSpacing; }

  @Override
  int rowSpacing() { return verticalSpacing; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = MeasureSpec.getSize(widthMeasureSpec), height = MeasureSpec.getSize(heightMeasureSpec);
    if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED) {
      width = Math.max(requestedWidth, 0) + getPaddingLeft() + getPaddingRight();
    }
    divide(width - getPaddingLeft() - getPaddingRight());
    itemCount = mAdapter == null ? 0 : mAdapter.getCount();
    int row = 0;
    if (itemCount > 0 && MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY) {
      View child = obtainView(0);
      measureItem(child);
      row = child.getMeasuredHeight();
      recycler.addScrapView(child, -1);
    }
    if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED) height = row + getPaddingTop() + getPaddingBottom();
    if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.AT_MOST) {
      int rows = (itemCount + numColumns - 1) / numColumns;
      height = Math.min(height, rows * row + Math.max(0, rows - 1) * verticalSpacing + getPaddingTop() + getPaddingBottom());
    }
    setMeasuredDimension(width, height);
  }

  @Override
  public void setAdapter(ListAdapter adapter) { super.setAdapter(adapter); }

  @Override
  public void setSelection(int position) { select(position, 0); }

  public void setGravity(int gravity) {
    this.gravity = gravity;
    requestLayout();
  }

  public int getGravity() { return gravity; }

  public void setHorizontalSpacing(int horizontalSpacing) {
    this.horizontalSpacing = horizontalSpacing;
    requestLayout();
  }

  public int getHorizontalSpacing() { return horizontalSpacing; }

  public int getRequestedHorizontalSpacing() { return horizontalSpacing; }

  public void setVerticalSpacing(int verticalSpacing) {
    this.verticalSpacing = verticalSpacing;
    requestLayout();
  }

  public int getVerticalSpacing() { return verticalSpacing; }

  public void setStretchMode(int stretchMode) {
    this.stretchMode = stretchMode;
    requestLayout();
  }

  public int getStretchMode() { return stretchMode; }

  public void setColumnWidth(int columnWidth) {
    requestedWidth = columnWidth;
    requestLayout();
  }

  public int getColumnWidth() { return columnWidth; }

  public int getRequestedColumnWidth() { return requestedWidth; }

  public void setNumColumns(int numColumns) {
    requestedColumns = numColumns;
    requestLayout();
  }

  public int getNumColumns() { return numColumns; }

  public void smoothScrollByOffset(int offset) { smoothScrollToPosition(Math.max(0, firstPosition + offset)); }

  @Override
  protected void layoutChildren() { super.layoutChildren(); }

  @Override
  public CharSequence getAccessibilityClassName() { return GridView.class.getName(); }

}
