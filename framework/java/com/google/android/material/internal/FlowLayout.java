package com.google.android.material.internal;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import antecede.Unlisted;

/** Children one after the other, in as many lines as they need. */
@Unlisted
public class FlowLayout extends ViewGroup {
  private int lineSpacing, itemSpacing;
  private boolean singleLine;

  public FlowLayout(Context context) { this(context, null); }

  public FlowLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public FlowLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "lineSpacing", "itemSpacing");
    lineSpacing = values.getDimensionPixelSize(0, 0);
    itemSpacing = values.getDimensionPixelSize(1, 0);
    values.recycle();
  }

  protected int getLineSpacing() { return lineSpacing; }

  protected void setLineSpacing(int lineSpacing) { this.lineSpacing = lineSpacing; }

  protected int getItemSpacing() { return itemSpacing; }

  protected void setItemSpacing(int itemSpacing) { this.itemSpacing = itemSpacing; }

  public boolean isSingleLine() { return singleLine; }

  public void setSingleLine(boolean singleLine) { this.singleLine = singleLine; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int limit = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED ? Integer.MAX_VALUE
        : MeasureSpec.getSize(widthMeasureSpec);
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i).shown() != GONE) measureChildWithMargins(childAt(i), widthMeasureSpec, 0, heightMeasureSpec, 0);
    }
    int[] size = place(limit, false);
    setMeasuredDimension(resolveSize(size[0], widthMeasureSpec), resolveSize(size[1], heightMeasureSpec));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) { place(right - left, true); }

  /** Goes through the children, and lays them out if asked to; returns the width and height of all. */
  private int[] place(int limit, boolean layout) {
    int x = getPaddingLeft(), y = getPaddingTop(), line = 0, widest = x;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      MarginLayoutParams params = (MarginLayoutParams) child.getLayoutParams();
      int width = child.getMeasuredWidth() + params.leftMargin + params.rightMargin;
      int height = child.getMeasuredHeight() + params.topMargin + params.bottomMargin;
      if (!singleLine && x > getPaddingLeft() && x + width > limit - getPaddingRight()) {
        x = getPaddingLeft();
        y += line + lineSpacing;
        line = 0;
      }
      int l = x + params.leftMargin, t = y + params.topMargin;
      if (layout) child.layout(l, t, l + child.getMeasuredWidth(), t + child.getMeasuredHeight());
      x += width;
      widest = Math.max(widest, x);
      x += itemSpacing;
      line = Math.max(line, height);
    }
    return new int[] {widest + getPaddingRight(), y + line + getPaddingBottom()};
  }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) { return new MarginLayoutParams(getContext(), attrs); }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams params) { return new MarginLayoutParams(params); }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new MarginLayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams params) { return params instanceof MarginLayoutParams; }
}
