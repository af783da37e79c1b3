package androidx.recyclerview.widget;

import android.graphics.Rect;
import android.view.View;
import androidx.recyclerview.widget.RecyclerView.LayoutParams;

/** How large a list and its items are, and where they lie: a part of layout managers. */
abstract class ManagerGeometry {
  RecyclerView owner;
  private int widthMode, heightMode, width, height;

  void exactly(int width, int height) {
    this.width = width;
    this.height = height;
    widthMode = heightMode = View.MeasureSpec.EXACTLY;
  }

  void setMeasureSpecs(int widthSpec, int heightSpec) {
    width = View.MeasureSpec.getSize(widthSpec);
    widthMode = View.MeasureSpec.getMode(widthSpec);
    height = View.MeasureSpec.getSize(heightSpec);
    heightMode = View.MeasureSpec.getMode(heightSpec);
  }

  void setMeasuredDimensionFromChildren(int widthSpec, int heightSpec) {
    int count = getChildCount();
    if (count == 0) {
      owner.defaultOnMeasure(widthSpec, heightSpec);
      return;
    }
    Rect all = new Rect(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE), one = new Rect();
    for (int i = 0; i < count; i++) {
      getDecoratedBoundsWithMargins(getChildAt(i), one);
      all.set(Math.min(all.left, one.left), Math.min(all.top, one.top), Math.max(all.right, one.right),
          Math.max(all.bottom, one.bottom));
    }
    setMeasuredDimension(all, widthSpec, heightSpec);
  }

  public void setMeasuredDimension(Rect childrenBounds, int wSpec, int hSpec) {
    setMeasuredDimension(chooseSize(wSpec, childrenBounds.width() + getPaddingLeft() + getPaddingRight(), getMinimumWidth()),
        chooseSize(hSpec, childrenBounds.height() + getPaddingTop() + getPaddingBottom(), getMinimumHeight()));
  }

  public void setMeasuredDimension(int widthSize, int heightSize) { owner.measured(widthSize, heightSize); }

  public static int chooseSize(int spec, int desired, int min) {
    int size = View.MeasureSpec.getSize(spec);
    switch (View.MeasureSpec.getMode(spec)) {
      case View.MeasureSpec.EXACTLY:
        return size;
      case View.MeasureSpec.AT_MOST:
        return Math.min(size, Math.max(desired, min));
      default:
        return Math.max(desired, min);
    }
  }

  public int getWidthMode() { return widthMode; }

  public int getHeightMode() { return heightMode; }

  public int getWidth() { return width; }

  public int getHeight() { return height; }

  public int getPaddingLeft() { return owner == null ? 0 : owner.getPaddingLeft(); }

  public int getPaddingTop() { return owner == null ? 0 : owner.getPaddingTop(); }

  public int getPaddingRight() { return owner == null ? 0 : owner.getPaddingRight(); }

  public int getPaddingBottom() { return owner == null ? 0 : owner.getPaddingBottom(); }

  public int getPaddingStart() { return owner == null ? 0 : owner.getPaddingStart(); }

  public int getPaddingEnd() { return owner == null ? 0 : owner.getPaddingEnd(); }

  public int getMinimumWidth() { return owner.getMinimumWidth(); }

  public int getMinimumHeight() { return owner.getMinimumHeight(); }

  public boolean isFocused() { return owner != null && owner.isFocused(); }

  public boolean hasFocus() { return owner != null && owner.hasFocus(); }

  public View getFocusedChild() { return owner == null ? null : owner.getFocusedChild(); }

  public int getItemCount() { return owner == null || owner.adapter == null ? 0 : owner.adapter.getItemCount(); }

  // Sizes and places of items.

  public void measureChild(View child, int widthUsed, int heightUsed) {
    Rect insets = owner.insets(child);
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    child.measure(getChildMeasureSpec(width, widthMode, getPaddingLeft() + getPaddingRight() + insets.left + insets.right
        + widthUsed,
            params.width, canScrollHorizontally()),
        getChildMeasureSpec(height, heightMode, getPaddingTop() + getPaddingBottom() + insets.top + insets.bottom + heightUsed,
            params.height, canScrollVertically()));
  }

  public void measureChildWithMargins(View child, int widthUsed, int heightUsed) {
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    measureChild(child, widthUsed + params.leftMargin + params.rightMargin, heightUsed + params.topMargin + params.bottomMargin);
  }

  public static int getChildMeasureSpec(int parentSize, int padding, int childDimension, boolean canScroll) {
    return getChildMeasureSpec(parentSize, View.MeasureSpec.EXACTLY, padding, childDimension, canScroll);
  }

  public static int getChildMeasureSpec(int parentSize, int parentMode, int padding, int childDimension, boolean canScroll) {
    int size = Math.max(0, parentSize - padding);
    if (childDimension >= 0) return View.MeasureSpec.makeMeasureSpec(childDimension, View.MeasureSpec.EXACTLY);
    if (canScroll) {
      boolean fills = childDimension == LayoutParams.MATCH_PARENT && parentMode != View.MeasureSpec.UNSPECIFIED;
      return fills ? View.MeasureSpec.makeMeasureSpec(size, parentMode)
          : View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED);
    }
    if (childDimension == LayoutParams.MATCH_PARENT) return View.MeasureSpec.makeMeasureSpec(size, parentMode);
    return View.MeasureSpec.makeMeasureSpec(size, parentMode == View.MeasureSpec.UNSPECIFIED ? View.MeasureSpec.UNSPECIFIED
        : View.MeasureSpec.AT_MOST);
  }

  public int getDecoratedMeasuredWidth(View child) {
    return child.getMeasuredWidth() + getLeftDecorationWidth(child) + getRightDecorationWidth(child);
  }

  public int getDecoratedMeasuredHeight(View child) {
    return child.getMeasuredHeight() + getTopDecorationHeight(child) + getBottomDecorationHeight(child);
  }

  public void layoutDecorated(View child, int left, int top, int right, int bottom) {
    Rect insets = ((LayoutParams) child.getLayoutParams()).insets;
    child.layout(left + insets.left, top + insets.top, right - insets.right, bottom - insets.bottom);
  }

  public void layoutDecoratedWithMargins(View child, int left, int top, int right, int bottom) {
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    layoutDecorated(child, left + params.leftMargin, top + params.topMargin, right - params.rightMargin,
        bottom - params.bottomMargin);
  }

  public void getTransformedBoundingBox(View child, boolean includeDecorInsets, Rect out) {
    if (includeDecorInsets) {
      out.set(getDecoratedLeft(child), getDecoratedTop(child), getDecoratedRight(child), getDecoratedBottom(child));
    } else {
      out.set(child.getLeft(), child.getTop(), child.getRight(), child.getBottom());
    }
  }

  public void getDecoratedBoundsWithMargins(View view, Rect outBounds) { owner.getDecoratedBoundsWithMargins(view, outBounds); }

  public int getDecoratedLeft(View child) { return child.getLeft() - getLeftDecorationWidth(child); }

  public int getDecoratedTop(View child) { return child.getTop() - getTopDecorationHeight(child); }

  public int getDecoratedRight(View child) { return child.getRight() + getRightDecorationWidth(child); }

  public int getDecoratedBottom(View child) { return child.getBottom() + getBottomDecorationHeight(child); }

  public void calculateItemDecorationsForChild(View child, Rect outRect) {
    if (owner == null) outRect.set(0, 0, 0, 0);
    else outRect.set(owner.insets(child));
  }

  public int getTopDecorationHeight(View child) { return ((LayoutParams) child.getLayoutParams()).insets.top; }

  public int getBottomDecorationHeight(View child) { return ((LayoutParams) child.getLayoutParams()).insets.bottom; }

  public int getLeftDecorationWidth(View child) { return ((LayoutParams) child.getLayoutParams()).insets.left; }

  public int getRightDecorationWidth(View child) { return ((LayoutParams) child.getLayoutParams()).insets.right; }

  public boolean isViewPartiallyVisible(View child, boolean completelyVisible, boolean acceptEndPointInclusion) {
    int left = getDecoratedLeft(child), top = getDecoratedTop(child), right = getDecoratedRight(child),
        bottom = getDecoratedBottom(child);
    boolean inside = left >= getPaddingLeft() && right <= width - getPaddingRight() && top >= getPaddingTop()
        && bottom <= height - getPaddingBottom();
    return completelyVisible == inside;
  }

  public abstract int getChildCount();

  public abstract View getChildAt(int index);

  public abstract boolean canScrollHorizontally();

  public abstract boolean canScrollVertically();
}
