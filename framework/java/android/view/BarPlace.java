package android.view;

import android.app.ActionBar;
import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;

/** Where a view of the app stands in the bar of a window. */
final class BarPlace extends ViewGroup {
  private static final int USUAL = Gravity.START | Gravity.CENTER_VERTICAL;

  BarPlace(Context context) {
    super(context);
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) {
    return new ActionBar.LayoutParams(getContext(), attrs);
  }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new ActionBar.LayoutParams(USUAL);
  }

  @Override
  protected LayoutParams generateLayoutParams(LayoutParams params) {
    return params == null ? generateDefaultLayoutParams() : new ActionBar.LayoutParams(params);
  }

  @Override
  protected boolean checkLayoutParams(LayoutParams params) {
    return params instanceof ActionBar.LayoutParams;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = 0, height = 0;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      measureChildWithMargins(child, widthSpec, 0, heightSpec, 0);
      MarginLayoutParams params = (MarginLayoutParams) child.getLayoutParams();
      width = Math.max(width, child.getMeasuredWidth() + params.leftMargin + params.rightMargin);
      height = Math.max(height, child.getMeasuredHeight() + params.topMargin + params.bottomMargin);
    }
    setMeasuredDimension(resolveSize(width, widthSpec), resolveSize(height, heightSpec));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    Rect place = new Rect();
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      ActionBar.LayoutParams params = (ActionBar.LayoutParams) child.getLayoutParams();
      place.set(params.leftMargin, params.topMargin, right - left - params.rightMargin, bottom - top - params.bottomMargin);
      int gravity = params.gravity == Gravity.NO_GRAVITY ? USUAL : params.gravity;
      Gravity.apply(gravity, child.getMeasuredWidth(), child.getMeasuredHeight(), new Rect(place), place, getLayoutDirection());
      child.layout(place.left, place.top, place.right, place.bottom);
    }
  }
}
