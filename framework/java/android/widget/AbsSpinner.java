package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Observable;

/** Shows one item of an adapter at a time. */
public abstract class AbsSpinner extends AdapterView<SpinnerAdapter> {
  private static final int[] ATTRIBUTES = {android.R.attr.entries};

  @Observable SpinnerAdapter mAdapter;
  private DataSetObserver observer;

  public AbsSpinner(Context context) { this(context, null); }

  public AbsSpinner(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AbsSpinner(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AbsSpinner(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setFocusable(true);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    CharSequence[] entries = values.getTextArray(0);
    if (entries != null) {
      ArrayAdapter<CharSequence> adapter = new ArrayAdapter<CharSequence>(context, android.R.layout.simple_spinner_item, entries);
      adapter.setDropDownViewResource(android.R.layout.simple_spinner_dropdown_item);
      setAdapter(adapter);
    }
    values.recycle();
  }

  @Override
  public void setAdapter(SpinnerAdapter adapter) {
    if (mAdapter != null) {
      mAdapter.unregisterDataSetObserver(observer);
      resetList();
    }
    mAdapter = adapter;
    forgetSelection(INVALID_POSITION, INVALID_ROW_ID);
    if (adapter != null) {
      oldItemCount = itemCount;
      itemCount = adapter.getCount();
      checkFocus();
      observer = new AdapterDataSetObserver();
      adapter.registerDataSetObserver(observer);
      int position = itemCount > 0 ? 0 : INVALID_POSITION;
      setSelectedPositionInt(position);
      setNextSelectedPositionInt(position);
      if (itemCount == 0) checkSelectionChanged();
    } else {
      checkFocus();
      resetList();
      checkSelectionChanged();
    }
    requestLayout();
  }

  @Override
  public SpinnerAdapter getAdapter() { return mAdapter; }

  void resetList() {
    dataChanged = false;
    removeAllViewsInLayout();
    forgetSelection(INVALID_POSITION, INVALID_ROW_ID);
    setSelectedPositionInt(INVALID_POSITION);
    setNextSelectedPositionInt(INVALID_POSITION);
    invalidate();
  }

  @Override
  public int getCount() { return itemCount; }

  public void setSelection(int position, boolean animate) {
    if (position == selectedPosition && position == nextSelectedPosition) return;
    setNextSelectedPositionInt(position);
    requestLayout();
    invalidate();
  }

  @Override
  public void setSelection(int position) {
    setNextSelectedPositionInt(position);
    requestLayout();
    invalidate();
  }

  @Override
  public View getSelectedView() {
    return itemCount > 0 && selectedPosition >= 0 ? childAt(selectedPosition - firstPosition) : null;
  }

  /** The view of an item, in the place of one that is there already. */
  View make(int position) {
    View old = childCount() > 0 ? childAt(0) : null;
    View view = mAdapter.getView(position,
        mAdapter.getItemViewType(position) == mAdapter.getItemViewType(Math.max(0, Math.min(selectedPosition, itemCount - 1)))
        ? old : null, this);
    if (view != old) {
      removeAllViewsInLayout();
      ViewGroup.LayoutParams params = view.getLayoutParams();
      addViewInLayout(view, 0, params == null ? generateDefaultLayoutParams() : params);
    }
    return view;
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    if (dataChanged) handleDataChanged();
    int width = 0, height = 0;
    int selected = getSelectedItemPosition();
    blockLayoutRequests = true;
    if (selected >= 0 && mAdapter != null && selected < mAdapter.getCount()) {
      View view = make(selected);
      measureChild(view, widthMeasureSpec, heightMeasureSpec);
      width = view.getMeasuredWidth();
      height = view.getMeasuredHeight();
    }
    blockLayoutRequests = false;
    width = Math.max(width + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
    height = Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
    setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, 0), resolveSizeAndState(height, heightMeasureSpec, 0));
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    inLayout = true;
    if (dataChanged) handleDataChanged();
    if (itemCount == 0) {
      resetList();
    } else {
      if (nextSelectedPosition >= 0) setSelectedPositionInt(nextSelectedPosition);
      arrange(r - l, b - t);
      dataChanged = false;
      setNextSelectedPositionInt(selectedPosition);
      checkSelectionChanged();
    }
    inLayout = false;
  }

  void arrange(int width, int height) {
    firstPosition = selectedPosition;
    if (mAdapter == null || selectedPosition < 0) return;
    View view = make(selectedPosition);
    measureChild(view, MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST));
    int top = getPaddingTop() + Math.max(0, (height - getPaddingTop() - getPaddingBottom() - view.getMeasuredHeight()) / 2);
    view.layout(getPaddingLeft(), top, getPaddingLeft() + view.getMeasuredWidth(), top + view.getMeasuredHeight());
  }

  @Override
  public void requestLayout() {
    if (!blockLayoutRequests) super.requestLayout();
  }

  public int pointToPosition(int x, int y) {
    for (int i = childCount() - 1; i >= 0; i--) {
      View child = childAt(i);
      if (x >= child.getLeft() && x < child.getRight() && y >= child.getTop() && y < child.getBottom()) return firstPosition + i;
    }
    return INVALID_POSITION;
  }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
  }

  @Override
  public Parcelable onSaveInstanceState() {
    ProgressBar.SavedState state = new ProgressBar.SavedState(super.onSaveInstanceState());
    state.progress = getSelectedItemPosition();
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    ProgressBar.SavedState saved = (ProgressBar.SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    if (saved.progress < 0) return;
    dataChanged = true;
    setNextSelectedPositionInt(saved.progress);
    requestLayout();
  }

  @Override
  public CharSequence getAccessibilityClassName() { return AbsSpinner.class.getName(); }

}
