package android.widget;

import android.content.Context;
import android.database.DataSetObserver;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.ContextMenu;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;

/** A view whose children are the items of an adapter. */
public abstract class AdapterView<T extends Adapter> extends ViewGroup {
  public static final int ITEM_VIEW_TYPE_IGNORE = -1, ITEM_VIEW_TYPE_HEADER_OR_FOOTER = -2;
  public static final int INVALID_POSITION = -1;
  public static final long INVALID_ROW_ID = Long.MIN_VALUE;

  int firstPosition;
  int itemCount;
  int oldItemCount;
  boolean dataChanged;
  boolean inLayout;
  boolean blockLayoutRequests;
  int selectedPosition = INVALID_POSITION;
  long selectedRowId = INVALID_ROW_ID;
  int nextSelectedPosition = INVALID_POSITION;
  long nextSelectedRowId = INVALID_ROW_ID;
  private int oldSelectedPosition = INVALID_POSITION;
  private long oldSelectedRowId = INVALID_ROW_ID;
  private View emptyView;
  private OnItemClickListener itemClick;
  private OnItemLongClickListener itemLongClick;
  private OnItemSelectedListener itemSelected;
  private SelectionNotifier notifier;
  private SelectionNotifier pending;
  private boolean desiredFocusable, desiredFocusableInTouchMode;

  /** Hears of a click on an item. */
  public interface OnItemClickListener {
    void onItemClick(AdapterView<?> parent, View view, int position, long id);
  }

  /** Hears that an item was held. */
  public interface OnItemLongClickListener {
    boolean onItemLongClick(AdapterView<?> parent, View view, int position, long id);
  }

  /** Hears of another selection. */
  public interface OnItemSelectedListener {
    void onItemSelected(AdapterView<?> parent, View view, int position, long id);

    void onNothingSelected(AdapterView<?> parent);
  }

  /** Which item a context menu is for. */
  public static class AdapterContextMenuInfo implements ContextMenu.ContextMenuInfo {
    public View targetView;
    public int position;
    public long id;

    public AdapterContextMenuInfo(View targetView, int position, long id) {
      this.targetView = targetView;
      this.position = position;
      this.id = id;
    }
  }

  /** A change of the data asks for a layout. */
  class AdapterDataSetObserver extends DataSetObserver {
    @Override
    public void onChanged() {
      dataChanged = true;
      oldItemCount = itemCount;
      itemCount = getAdapter().getCount();
      checkFocus();
      requestLayout();
    }

    @Override
    public void onInvalidated() {
      dataChanged = true;
      oldItemCount = itemCount;
      itemCount = 0;
      selectedPosition = INVALID_POSITION;
      selectedRowId = INVALID_ROW_ID;
      nextSelectedPosition = INVALID_POSITION;
      nextSelectedRowId = INVALID_ROW_ID;
      checkFocus();
      requestLayout();
    }
  }

  /** A selection that changes during a layout is told by a message after it. */
  private final class SelectionNotifier implements Runnable {
    @Override
    public void run() {
      pending = null;
      if (dataChanged && isAttachedToWindow() && isLayoutRequested()) {
        if (getAdapter() != null) pending = this;
      } else {
        dispatchOnItemSelected();
      }
    }
  }

  public AdapterView(Context context) { this(context, null); }

  public AdapterView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AdapterView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AdapterView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    desiredFocusable = true;
  }

  public abstract T getAdapter();

  public abstract void setAdapter(T adapter);

  public abstract View getSelectedView();

  public abstract void setSelection(int position);

  public void setOnItemClickListener(OnItemClickListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnItemClickListener", null);
    else Callbacks.register(this, "OnItemClickListener", listener, false, "performItemClick");
    itemClick = listener;
  }

  @Override
  @antecede.Hidden
  @antecede.Concrete
  public boolean isHeardBy(String listenerName) {
    return isNamed(itemClick, listenerName) || isNamed(itemLongClick, listenerName) || super.isHeardBy(listenerName);
  }

  public final OnItemClickListener getOnItemClickListener() { return itemClick; }

  public boolean performItemClick(View view, int position, long id) {
    if (itemClick == null) return false;
    Callbacks.invoke(this, "OnItemClickListener", itemClick);
    itemClick.onItemClick(this, view, position, id);
    return true;
  }

  public void setOnItemLongClickListener(OnItemLongClickListener listener) {
    if (!isLongClickable()) setLongClickable(true);
    if (listener == null) Callbacks.unregister(this, "OnItemLongClickListener", null);
    else Callbacks.register(this, "OnItemLongClickListener", listener, false, "callItemLongClick");
    itemLongClick = listener;
  }

  public final OnItemLongClickListener getOnItemLongClickListener() { return itemLongClick; }

  boolean callItemLongClick(View view, int position, long id) {
    if (itemLongClick == null) return false;
    Callbacks.invoke(this, "OnItemLongClickListener", itemLongClick);
    return itemLongClick.onItemLongClick(this, view, position, id);
  }

  public void setOnItemSelectedListener(OnItemSelectedListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnItemSelectedListener", null);
    else Callbacks.register(this, "OnItemSelectedListener", listener, false, "dispatchOnItemSelected");
    itemSelected = listener;
  }

  public final OnItemSelectedListener getOnItemSelectedListener() { return itemSelected; }

  private void dispatchOnItemSelected() {
    if (itemSelected == null) return;
    Callbacks.invoke(this, "OnItemSelectedListener", itemSelected);
    int selection = getSelectedItemPosition();
    if (selection >= 0) itemSelected.onItemSelected(this, getSelectedView(), selection, getAdapter().getItemId(selection));
    else itemSelected.onNothingSelected(this);
  }

  void selectionChanged() {
    pending = null;
    if (itemSelected == null) return;
    if (!inLayout && !blockLayoutRequests) {
      dispatchOnItemSelected();
      return;
    }
    if (notifier == null) notifier = new SelectionNotifier();
    else removeCallbacks(notifier);
    post(notifier);
  }

  void checkSelectionChanged() {
    if (selectedPosition != oldSelectedPosition || selectedRowId != oldSelectedRowId) {
      selectionChanged();
      forgetSelection(selectedPosition, selectedRowId);
    }
    if (pending != null) pending.run();
  }

  void forgetSelection(int position, long row) {
    oldSelectedPosition = position;
    oldSelectedRowId = row;
  }

  /** The selection stays with its item if that is still there. */
  void handleDataChanged() {
    boolean found = itemCount > 0 && nextSelectedPosition >= 0;
    if (found) {
      int position = Math.min(nextSelectedPosition, itemCount - 1);
      if (getAdapter().hasStableIds() && nextSelectedRowId != INVALID_ROW_ID) position = findRow(nextSelectedRowId, position);
      setNextSelectedPositionInt(position);
    } else {
      selectedPosition = INVALID_POSITION;
      selectedRowId = INVALID_ROW_ID;
      nextSelectedPosition = INVALID_POSITION;
      nextSelectedRowId = INVALID_ROW_ID;
      checkSelectionChanged();
    }
  }

  private int findRow(long row, int around) {
    for (int i = 0; i < itemCount; i++) {
      int position = (around + i) % itemCount;
      if (getAdapter().getItemId(position) == row) return position;
    }
    return around;
  }

  void setSelectedPositionInt(int position) {
    selectedPosition = position;
    selectedRowId = getItemIdAtPosition(position);
  }

  void setNextSelectedPositionInt(int position) {
    nextSelectedPosition = position;
    nextSelectedRowId = getItemIdAtPosition(position);
  }

  public int getSelectedItemPosition() { return nextSelectedPosition; }

  public long getSelectedItemId() { return nextSelectedRowId; }

  public Object getSelectedItem() {
    T adapter = getAdapter();
    int selection = getSelectedItemPosition();
    return adapter != null && adapter.getCount() > 0 && selection >= 0 ? adapter.getItem(selection) : null;
  }

  public int getCount() { return itemCount; }

  public int getPositionForView(View view) {
    View item = view;
    while (item.getParent() instanceof View && item.getParent() != this) item = (View) item.getParent();
    for (int i = 0; i < childCount(); i++) {
      if (childAt(i) == item) return firstPosition + i;
    }
    return INVALID_POSITION;
  }

  public int getFirstVisiblePosition() { return firstPosition; }

  public int getLastVisiblePosition() { return firstPosition + childCount() - 1; }

  public Object getItemAtPosition(int position) {
    T adapter = getAdapter();
    return adapter == null || position < 0 ? null : adapter.getItem(position);
  }

  public long getItemIdAtPosition(int position) {
    T adapter = getAdapter();
    return adapter == null || position < 0 ? INVALID_ROW_ID : adapter.getItemId(position);
  }

  public void setEmptyView(View emptyView) {
    this.emptyView = emptyView;
    T adapter = getAdapter();
    updateEmptyStatus(adapter == null || adapter.isEmpty());
  }

  public View getEmptyView() { return emptyView; }

  void checkFocus() {
    T adapter = getAdapter();
    boolean empty = adapter == null || adapter.getCount() == 0;
    super.setFocusableInTouchMode(!empty && desiredFocusableInTouchMode);
    super.setFocusable(!empty && desiredFocusable);
    if (emptyView != null) updateEmptyStatus(adapter == null || adapter.isEmpty());
  }

  private void updateEmptyStatus(boolean empty) {
    if (empty && emptyView != null) {
      emptyView.setVisibility(VISIBLE);
      setVisibility(GONE);
      // Nobody will lay it out now: the change is taken note of here.
      if (dataChanged) layout(getLeft(), getTop(), getRight(), getBottom());
    } else {
      if (emptyView != null) emptyView.setVisibility(GONE);
      setVisibility(VISIBLE);
    }
  }

  @Override
  public void setFocusable(int focusable) {
    desiredFocusable = focusable != NOT_FOCUSABLE;
    super.setFocusable(focusable);
  }

  @Override
  public void setFocusableInTouchMode(boolean focusable) {
    desiredFocusableInTouchMode = focusable;
    super.setFocusableInTouchMode(focusable);
  }

  @Override
  public void addView(View child) { throw new UnsupportedOperationException("addView(View) is not supported in AdapterView"); }

  @Override
  public void addView(View child, int index) {
    throw new UnsupportedOperationException("addView(View, int) is not supported in AdapterView");
  }

  @Override
  public void addView(View child, ViewGroup.LayoutParams params) {
    throw new UnsupportedOperationException("addView(View, LayoutParams) is not supported in AdapterView");
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    throw new UnsupportedOperationException("addView(View, int, LayoutParams) is not supported in AdapterView");
  }

  @Override
  public void removeView(View child) {
    throw new UnsupportedOperationException("removeView(View) is not supported in AdapterView");
  }

  @Override
  public void removeViewAt(int index) {
    throw new UnsupportedOperationException("removeViewAt(int) is not supported in AdapterView");
  }

  @Override
  public void removeAllViews() { throw new UnsupportedOperationException("removeAllViews() is not supported in AdapterView"); }

  @Override
  public void setOnClickListener(View.OnClickListener l) {
    throw new RuntimeException("Don't call setOnClickListener for an AdapterView. You probably want setOnItemClickListener instead");
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (notifier != null) removeCallbacks(notifier);
  }

  @Override
  protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) { dispatchFreezeSelfOnly(container); }

  @Override
  protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) { dispatchThawSelfOnly(container); }

  @Override
  protected boolean canAnimate() { return super.canAnimate() && itemCount > 0; }

  @Override
  public CharSequence getAccessibilityClassName() { return AdapterView.class.getName(); }
}
