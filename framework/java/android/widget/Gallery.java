package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.ContextMenu;
import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import antecede.Unlisted;

/** Items in a row, the selected one in the middle. */
@Deprecated
public class Gallery extends AbsSpinner implements GestureDetector.OnGestureListener {
  private static final int[] ATTRIBUTES = {android.R.attr.spacing, android.R.attr.gravity};

  private int spacing;
  private final GestureDetector gestures;
  private ContextMenu.ContextMenuInfo menuInfo;

  /** As large as the content by default. */
  public static class LayoutParams extends ViewGroup.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int w, int h) { super(w, h); }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }

  public Gallery(Context context) { this(context, null); }

  public Gallery(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.galleryStyle); }

  public Gallery(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Gallery(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    gestures = new GestureDetector(context, this);
    gestures.setIsLongpressEnabled(true);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    spacing = values.getDimensionPixelOffset(0, 0);
    setGravity(values.getInt(1, 0));
    values.recycle();
  }

  @Override
  void arrange(int width, int height) {
    removeAllViewsInLayout();
    firstPosition = selectedPosition;
    if (mAdapter == null || selectedPosition < 0) return;
    View middle = add(selectedPosition, -1, height);
    place(middle, (width - middle.getMeasuredWidth()) / 2);
    int right = middle.getRight() + spacing;
    for (int i = selectedPosition + 1; i < itemCount && right < width; i++) {
      View view = add(i, -1, height);
      place(view, right);
      right = view.getRight() + spacing;
    }
    int left = middle.getLeft() - spacing;
    while (firstPosition > 0 && left > 0) {
      View view = add(--firstPosition, 0, height);
      place(view, left - view.getMeasuredWidth());
      left = view.getLeft() - spacing;
    }
  }

  private View add(int position, int index, int height) {
    View view = mAdapter.getView(position, null, this);
    ViewGroup.LayoutParams old = view.getLayoutParams();
    LayoutParams params = old == null ? (LayoutParams) generateDefaultLayoutParams() : new LayoutParams(old);
    addViewInLayout(view, index, params);
    view.setSelected(position == selectedPosition);
    int free = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
    view.measure(getChildMeasureSpec(free, 0, params.width),
        getChildMeasureSpec(MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST), getPaddingTop() + getPaddingBottom(),
        params.height));
    return view;
  }

  private void place(View view, int left) {
    view.layout(left, getPaddingTop(), left + view.getMeasuredWidth(), getPaddingTop() + view.getMeasuredHeight());
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) { return gestures.onTouchEvent(event); }

  @Override
  public boolean onSingleTapUp(MotionEvent e) {
    int position = pointToPosition((int) e.getX(), (int) e.getY());
    if (position < 0) return false;
    boolean again = position == selectedPosition;
    setSelection(position);
    if (again || callbackOnUnselectedItemClick) {
      performItemClick(childAt(position - firstPosition), position, mAdapter.getItemId(position));
    }
    return true;
  }

  private boolean callbackOnUnselectedItemClick;

  public void setCallbackDuringFling(boolean shouldCallback) {}

  @Unlisted
  public void setCallbackOnUnselectedItemClick(boolean shouldCallback) { callbackOnUnselectedItemClick = shouldCallback; }

  @Override
  public boolean onFling(MotionEvent e1, MotionEvent e2, float velocityX, float velocityY) {
    int next = selectedPosition + (velocityX < 0 ? 1 : -1);
    if (next < 0 || next >= itemCount) return false;
    setSelection(next);
    return true;
  }

  @Override
  public boolean onScroll(MotionEvent e1, MotionEvent e2, float distanceX, float distanceY) { return true; }

  @Override
  public boolean onDown(MotionEvent e) { return true; }

  @Override
  public void onShowPress(MotionEvent e) {}

  @Override
  public void onLongPress(MotionEvent e) {
    int position = pointToPosition((int) e.getX(), (int) e.getY());
    if (position < 0) return;
    View view = childAt(position - firstPosition);
    if (callItemLongClick(view, position, mAdapter.getItemId(position))) return;
    menuInfo = new AdapterContextMenuInfo(view, position, mAdapter.getItemId(position));
    super.showContextMenuForChild(this);
  }

  @Override
  protected ContextMenu.ContextMenuInfo getContextMenuInfo() { return menuInfo; }

  public void setAnimationDuration(int animationDurationMillis) {}

  public void setSpacing(int spacing) { this.spacing = spacing; }

  public void setUnselectedAlpha(float unselectedAlpha) {}

  public void setGravity(int gravity) { requestLayout(); }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

}
