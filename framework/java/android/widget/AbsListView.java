package android.widget;

import android.content.Context;
import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.Editable;
import android.util.AttributeSet;
import android.util.SparseBooleanArray;
import android.view.ActionMode;
import android.view.ContextMenu;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;
import antecede.Observable;
import antecede.Unlisted;
import java.util.List;

/**
 * Rows of items, made by the adapter when they come into sight; views that go out of sight are given back to it. What a finger
 * does is in {@link ListTouch}, what is chosen in {@link ListChoice}.
 */
public abstract class AbsListView extends ListAttributes {
  @Observable ListAdapter mAdapter;
  final RecycleBin recycler = new RecycleBin(this);
  final ListChoice choice = new ListChoice(this);
  final ListTouch touch = new ListTouch(this);
  AdapterDataSetObserver observer;
  private OnScrollListener scrollListener;
  private int lastScrollState = OnScrollListener.SCROLL_STATE_IDLE;
  private int specificPosition = INVALID_POSITION;
  private int specificTop;
  private ContextMenu.ContextMenuInfo menuInfo;
  private int itemWidthSpec;
  boolean detaching;

  /** Hears that the list is scrolled. */
  public interface OnScrollListener {
    int SCROLL_STATE_IDLE = 0;
    int SCROLL_STATE_TOUCH_SCROLL = 1;
    int SCROLL_STATE_FLING = 2;

    void onScrollStateChanged(AbsListView view, int scrollState);

    void onScroll(AbsListView view, int firstVisibleItem, int visibleItemCount, int totalItemCount);
  }

  /** Hears that a view went out of use. */
  public interface RecyclerListener {
    void onMovedToScrapHeap(View view);
  }

  /** The action mode of a list in which several items are chosen. */
  public interface MultiChoiceModeListener extends ActionMode.Callback {
    void onItemCheckedStateChanged(ActionMode mode, int position, long id, boolean checked);
  }

  /** Says where an item's selection lies. */
  public interface SelectionBoundsAdjuster {
    void adjustListItemSelectionBounds(Rect bounds);
  }

  /** Knows the kind of its item. */
  public static class LayoutParams extends ViewGroup.LayoutParams {
    int viewType;
    int scrappedFrom;
    long itemId = -1;

    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int w, int h) { super(w, h); }

    public LayoutParams(int w, int h, int viewType) {
      super(w, h);
      this.viewType = viewType;
    }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }

  /** Where the list stood, and what was chosen. */
  static class SavedState extends BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) { return new SavedState(in); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    int position, top, checkedCount;
    SparseBooleanArray checked;

    SavedState(Parcelable superState) { super(superState); }

    private SavedState(Parcel in) {
      super(in);
      position = in.readInt();
      top = in.readInt();
      checkedCount = in.readInt();
      checked = in.readSparseBooleanArray();
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(position);
      out.writeInt(top);
      out.writeInt(checkedCount);
      out.writeSparseBooleanArray(checked);
    }
  }

  public AbsListView(Context context) { this(context, null); }

  public AbsListView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.absListViewStyle); }

  public AbsListView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AbsListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setClickable(true);
    setFocusableInTouchMode(true);
  }

  @Override
  @Unlisted
  public ListAdapter getAdapter() { return mAdapter; }

  @Override
  public void setAdapter(ListAdapter adapter) {
    if (mAdapter != null && observer != null) mAdapter.unregisterDataSetObserver(observer);
    resetList();
    recycler.clear();
    mAdapter = wrapped(adapter);
    forgetSelection(INVALID_POSITION, INVALID_ROW_ID);
    choice.adapterChanged();
    if (mAdapter != null) {
      oldItemCount = itemCount;
      itemCount = mAdapter.getCount();
      checkFocus();
      observer = new AdapterDataSetObserver();
      mAdapter.registerDataSetObserver(observer);
      recycler.setViewTypeCount(mAdapter.getViewTypeCount());
      int position = itemCount > 0 && !isInTouchMode() ? 0 : INVALID_POSITION;
      setSelectedPositionInt(position);
      setNextSelectedPositionInt(position);
      if (itemCount == 0) checkSelectionChanged();
    } else {
      itemCount = 0;
      checkFocus();
      checkSelectionChanged();
    }
    dataChanged = true;
    requestLayout();
  }

  /** A list with headers puts its own adapter around the app's. */
  ListAdapter wrapped(ListAdapter adapter) { return adapter; }

  void resetList() {
    removeAllViewsInLayout();
    firstPosition = 0;
    dataChanged = false;
    specificPosition = INVALID_POSITION;
    nextSelectedPosition = INVALID_POSITION;
    nextSelectedRowId = INVALID_ROW_ID;
    selectedPosition = INVALID_POSITION;
    selectedRowId = INVALID_ROW_ID;
  }

  void discard(View view) { removeDetachedView(view, false); }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    detaching = false;
    if (mAdapter == null || observer != null) return;
    observer = new AdapterDataSetObserver();
    mAdapter.registerDataSetObserver(observer);
    dataChanged = true;
    oldItemCount = itemCount;
    itemCount = mAdapter.getCount();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    detaching = true;
    recycler.clear();
    if (mAdapter != null && observer != null) {
      mAdapter.unregisterDataSetObserver(observer);
      observer = null;
    }
    touch.detach();
  }

  // Rows: a list has one item in each, a grid several.

  int columns() { return 1; }

  int columnWidth() { return getWidth() - getListPaddingLeft() - getListPaddingRight(); }

  /** Between columns, and between rows. */
  int columnSpacing() { return 0; }

  int rowSpacing() { return 0; }

  @Override
  public void requestLayout() {
    if (!blockLayoutRequests && !inLayout) super.requestLayout();
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    inLayout = true;
    if (changed) {
      for (int i = 0; i < childCount(); i++) childAt(i).forceLayout();
      recycler.forceLayout();
    }
    layoutChildren();
    inLayout = false;
  }

  protected void layoutChildren() {
    if (blockLayoutRequests) return;
    blockLayoutRequests = true;
    try {
      if (mAdapter == null || itemCount == 0 && !dataChanged) {
        resetList();
        invokeOnItemScrollListener();
        return;
      }
      if (dataChanged) handleDataChanged();
      if (itemCount == 0) {
        resetList();
        invokeOnItemScrollListener();
        return;
      }
      checkNotified();
      layoutRows();
      if (itemCount > 0) checkSelectionChanged();
      invokeOnItemScrollListener();
    } finally {
      blockLayoutRequests = false;
    }
  }

  private void checkNotified() {
    if (itemCount == mAdapter.getCount()) return;
    throw new IllegalStateException("The content of the adapter has changed but ListView did not receive a notification. "
        + "Make sure the content of your adapter is not modified from a background thread, but only from the UI thread. "
        + "Make sure your adapter calls notifyDataSetChanged() when its content changes. [in ListView(" + getId() + ", "
        + getClass()
        + ") with Adapter(" + mAdapter.getClass() + ")]");
  }

  private void layoutRows() {
    int anchor = specificPosition, top = specificTop;
    if (anchor == INVALID_POSITION) {
      anchor = firstPosition;
      top = childCount() == 0 ? getListPaddingTop() : childAt(0).getTop();
      if (dataChanged && sticksToEnd()) anchor = itemCount;
    }
    if (dataChanged) {
      for (int i = 0; i < childCount(); i++) recycler.addScrapView(childAt(i), firstPosition + i);
    } else {
      recycler.fillActiveViews(firstPosition);
    }
    detachAllViewsFromParent();
    if (anchor >= itemCount) {
      anchor = itemCount - 1;
      top = getHeight() - getListPaddingBottom();
    }
    fill(anchor - anchor % columns(), top);
    recycler.scrapActiveViews();
    recycler.prune();
    choice.show();
    dataChanged = false;
    specificPosition = INVALID_POSITION;
    setSelectedPositionInt(nextSelectedPosition);
  }

  private boolean sticksToEnd() {
    int mode = getTranscriptMode();
    return isStackFromBottom() && childCount() == 0 || mode == TRANSCRIPT_MODE_ALWAYS_SCROLL
        || mode == TRANSCRIPT_MODE_NORMAL && childCount() > 0 && firstPosition + childCount() >= oldItemCount;
  }

  /** Lays rows out around one of which the place is known, then closes the gaps at both ends. */
  private void fill(int position, int top) {
    firstPosition = position;
    addRow(position, top, true);
    fillDown();
    fillUp();
    int gap = getHeight() - getListPaddingBottom() - bottom();
    if (gap > 0 && (firstPosition > 0 || childAt(0).getTop() < getListPaddingTop())) {
      offset(firstPosition > 0 ? gap : Math.min(gap, getListPaddingTop() - childAt(0).getTop()));
      fillUp();
    }
    gap = childAt(0).getTop() - getListPaddingTop();
    boolean short_ = isStackFromBottom() && firstPosition == 0 && firstPosition + childCount() == itemCount;
    if (gap > 0 && firstPosition == 0 && !short_) {
      offset(-gap);
      fillDown();
    }
  }

  private void offset(int by) { offsetChildrenTopAndBottom(by); }

  private int bottom() {
    int most = 0;
    for (int i = childCount() - 1; i >= 0 && i >= childCount() - columns(); i--) most = Math.max(most, childAt(i).getBottom());
    return most;
  }

  private void fillDown() {
    int end = getHeight() - getListPaddingBottom();
    while (firstPosition + childCount() < itemCount && bottom() + rowSpacing() < end) {
      addRow(firstPosition + childCount(), bottom() + rowSpacing(), true);
    }
  }

  private void fillUp() {
    while (firstPosition > 0 && childAt(0).getTop() - rowSpacing() > getListPaddingTop()) {
      int position = Math.max(0, firstPosition - columns());
      int count = firstPosition - position, below = childAt(0).getTop() - rowSpacing();
      firstPosition = position;
      addRow(position, below, false);
      int height = 0;
      for (int i = 0; i < count; i++) height = Math.max(height, childAt(i).getHeight());
      for (int i = 0; i < count; i++) childAt(i).offsetTopAndBottom(-height);
    }
  }

  private void addRow(int position, int top, boolean atEnd) {
    int end = Math.min(itemCount, position - position % columns() + columns());
    for (int i = position; i < end; i++) addItem(i, top, atEnd ? -1 : i - position);
  }

  private void addItem(int position, int top, int index) {
    View view = dataChanged ? null : recycler.getActiveView(position);
    boolean attached = view != null;
    if (!attached) view = obtainView(position);
    LayoutParams params = (LayoutParams) view.getLayoutParams();
    boolean recycled = attached || view.getParent() == null && params.scrappedFrom >= 0;
    if (recycled && view.isAttachedToWindow()) attachViewToParent(view, index, params);
    else addViewInLayout(view, index, params, true);
    params.scrappedFrom = -1;
    if (view.isSelected()) view.setSelected(false);
    choice.show(view, position);
    measureItem(view);
    int x = getListPaddingLeft() + position % columns() * (columnWidth() + columnSpacing());
    view.layout(x, top, x + view.getMeasuredWidth(), top + view.getMeasuredHeight());
  }

  void measureItem(View view) {
    ViewGroup.LayoutParams params = view.getLayoutParams();
    int width = getChildMeasureSpec(MeasureSpec.makeMeasureSpec(columnWidth(), MeasureSpec.EXACTLY), 0, params.width);
    int height = params.height > 0 ? MeasureSpec.makeMeasureSpec(params.height, MeasureSpec.EXACTLY)
        : MeasureSpec.makeMeasureSpec(getMeasuredHeight(), MeasureSpec.UNSPECIFIED);
    view.measure(width, height);
  }

  /** The view of an item, from the adapter. */
  View obtainView(int position) {
    View scrap = recycler.getScrapView(position);
    View view = mAdapter.getView(position, scrap, this);
    if (scrap != null && view != scrap) recycler.addScrapView(scrap, position);
    else if (scrap != null) view.dispatchFinishTemporaryDetach();
    if (view == null) {
      throw new NullPointerException("Attempt to invoke virtual method 'android.view.View.getLayoutParams()' on a null object");
    }
    ViewGroup.LayoutParams old = view.getLayoutParams();
    LayoutParams params = (LayoutParams) (old == null ? generateDefaultLayoutParams() : checkLayoutParams(old) ? old
        : generateLayoutParams(old));
    params.viewType = mAdapter.getItemViewType(position);
    params.scrappedFrom = scrap == view ? position : -1;
    if (mAdapter.hasStableIds()) params.itemId = mAdapter.getItemId(position);
    view.setLayoutParams(params);
    return view;
  }

  /** Moves everything; true: it cannot move further that way. */
  boolean scrollRows(int by) {
    if (childCount() == 0) return true;
    int space = getHeight() - getListPaddingTop() - getListPaddingBottom();
    by = Math.max(-(space - 1), Math.min(space - 1, by));
    boolean atTop = firstPosition == 0 && childAt(0).getTop() >= getListPaddingTop() && by >= 0;
    boolean atEnd = firstPosition + childCount() == itemCount && bottom() <= getHeight() - getListPaddingBottom() && by <= 0;
    if (atTop || atEnd) return by != 0;
    if (firstPosition == 0 && by > 0) {
      by = Math.min(by, Math.max(0, getListPaddingTop() - childAt(0).getTop()) + (firstPosition > 0 ? by : 0));
    }
    blockLayoutRequests = true;
    offset(by);
    dropHidden();
    if (childCount() > 0) {
      fillDown();
      fillUp();
      int gap = getHeight() - getListPaddingBottom() - bottom();
      if (gap > 0 && firstPosition + childCount() == itemCount) offset(Math.min(gap, Math.max(0, hiddenAbove())));
      if (firstPosition == 0 && childAt(0).getTop() > getListPaddingTop()) offset(getListPaddingTop() - childAt(0).getTop());
    }
    blockLayoutRequests = false;
    onScrollChanged(0, 0, 0, 0);
    invokeOnItemScrollListener();
    return false;
  }

  private int hiddenAbove() { return firstPosition > 0 ? getHeight() : getListPaddingTop() - childAt(0).getTop(); }

  /** Views out of sight go to the bin, but the list never becomes empty. */
  private void dropHidden() {
    int start = 0, count = childCount();
    while (start + columns() < count && childAt(start + columns() - 1).getBottom() < getListPaddingTop()) start += columns();
    int end = count;
    while (end > start + columns() && childAt(end - 1).getTop() > getHeight() - getListPaddingBottom()) end--;
    for (int i = end; i < count; i++) recycler.addScrapView(childAt(i), firstPosition + i);
    if (end < count) detachViewsFromParent(end, count - end);
    for (int i = 0; i < start; i++) recycler.addScrapView(childAt(i), firstPosition + i);
    if (start > 0) detachViewsFromParent(0, start);
    firstPosition += start;
    recycler.prune();
  }

  // Scrolling by the app.

  void select(int position, int offset) {
    if (mAdapter == null || position < 0) return;
    if (!isInTouchMode()) setNextSelectedPositionInt(Math.min(position, Math.max(0, itemCount - 1)));
    specificPosition = position;
    specificTop = getListPaddingTop() + offset;
    requestLayout();
  }

  public void setSelectionFromTop(int position, int y) { select(position, y); }

  @Override
  public View getSelectedView() {
    int index = selectedPosition - firstPosition;
    return itemCount > 0 && selectedPosition >= 0 && index < childCount() && index >= 0 ? childAt(index) : null;
  }

  public void smoothScrollToPosition(int position) { touch.scrollTo(position); }

  public void smoothScrollToPosition(int position, int boundPosition) { touch.scrollTo(position); }

  public void smoothScrollToPositionFromTop(int position, int offset) { smoothScrollToPositionFromTop(position, offset, 200); }

  public void smoothScrollToPositionFromTop(int position, int offset, int duration) { touch.scrollTo(position); }

  public void smoothScrollBy(int distance, int duration) { touch.scrollBy(distance, duration); }

  public void scrollListBy(int y) { scrollRows(-y); }

  public boolean canScrollList(int direction) {
    if (childCount() == 0) return false;
    if (direction > 0) return bottom() > getHeight() - getListPaddingBottom() || firstPosition + childCount() < itemCount;
    return firstPosition > 0 || childAt(0).getTop() < getListPaddingTop();
  }

  @Override
  public boolean canScrollVertically(int direction) { return canScrollList(direction); }

  public void fling(int velocityY) { touch.fling(velocityY); }

  public void setOnScrollListener(OnScrollListener l) {
    if (l == null) Callbacks.unregister(this, "OnScrollListener", null);
    else Callbacks.register(this, "OnScrollListener", l, false, "invokeOnItemScrollListener reportScrollState");
    scrollListener = l;
    invokeOnItemScrollListener();
  }

  void invokeOnItemScrollListener() {
    if (scrollListener == null) return;
    Callbacks.invoke(this, "OnScrollListener", scrollListener);
    scrollListener.onScroll(this, firstPosition, childCount(), itemCount);
  }

  void reportScrollState(int state) {
    if (state == lastScrollState) return;
    lastScrollState = state;
    if (scrollListener == null) return;
    Callbacks.invoke(this, "OnScrollListener", scrollListener);
    scrollListener.onScrollStateChanged(this, state);
  }

  public void setRecyclerListener(RecyclerListener listener) {
    if (listener != null) Callbacks.observe(this, "RecyclerListener", listener, false);
    recycler.listener = listener;
  }

  public void reclaimViews(List<View> views) {
    for (int i = 0; i < childCount(); i++) views.add(childAt(i));
    recycler.reclaim(views);
    removeAllViewsInLayout();
  }

  public void invalidateViews() {
    dataChanged = true;
    if (mAdapter != null) checkFocus();
    requestLayout();
    invalidate();
  }

  // Touches and clicks.

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) { return touch.intercept(ev); }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    if (!isEnabled()) return isClickable() || isLongClickable();
    return isAttachedToWindow() && touch.handle(ev);
  }

  @Override
  public boolean performItemClick(View view, int position, long id) {
    boolean chosen = choice.click(position, id);
    return choice.swallows() || super.performItemClick(view, position, id) || chosen;
  }

  boolean performLongPress(View child, int position, long id) {
    if (getChoiceMode() == CHOICE_MODE_MULTIPLE_MODAL) {
      if (choice.startMode()) setItemChecked(position, true);
      return true;
    }
    if (callItemLongClick(child, position, id)) return true;
    menuInfo = createContextMenuInfo(child, position, id);
    return super.showContextMenuForChild(this);
  }

  ContextMenu.ContextMenuInfo createContextMenuInfo(View view, int position, long id) {
    return new AdapterContextMenuInfo(view, position, id);
  }

  @Override
  protected ContextMenu.ContextMenuInfo getContextMenuInfo() { return menuInfo; }

  @Override
  public boolean showContextMenuForChild(View originalView) {
    int position = getPositionForView(originalView);
    if (position < 0) return false;
    long id = mAdapter.getItemId(position);
    if (callItemLongClick(originalView, position, id)) return true;
    menuInfo = createContextMenuInfo(childAt(position - firstPosition), position, id);
    return super.showContextMenuForChild(originalView);
  }

  public int pointToPosition(int x, int y) {
    for (int i = childCount() - 1; i >= 0; i--) {
      View child = childAt(i);
      if (child.shown() == VISIBLE && x >= child.getLeft() && x < child.getRight() && y >= child.getTop()
          && y < child.getBottom()) {
        return firstPosition + i;
      }
    }
    return INVALID_POSITION;
  }

  public long pointToRowId(int x, int y) {
    int position = pointToPosition(x, y);
    return position >= 0 ? mAdapter.getItemId(position) : INVALID_ROW_ID;
  }

  // Choices.

  public int getChoiceMode() { return choice.mode(); }

  public void setChoiceMode(int choiceMode) { choice.setMode(choiceMode); }

  public void setMultiChoiceModeListener(MultiChoiceModeListener listener) { choice.setListener(listener); }

  public int getCheckedItemCount() { return choice.count(); }

  public boolean isItemChecked(int position) { return choice.isChecked(position); }

  public int getCheckedItemPosition() { return choice.position(); }

  public SparseBooleanArray getCheckedItemPositions() { return choice.positions(); }

  public long[] getCheckedItemIds() { return choice.ids(); }

  public void clearChoices() { choice.clear(); }

  public void setItemChecked(int position, boolean value) { choice.set(position, value); }

  @Override
  void handleDataChanged() {
    choice.dataChanged();
    super.handleDataChanged();
  }

  // The rest.

  @Override
  public Parcelable onSaveInstanceState() {
    SavedState state = new SavedState(super.onSaveInstanceState());
    state.position = firstPosition;
    state.top = childCount() == 0 ? 0 : childAt(0).getTop() - getListPaddingTop();
    state.checked = choice.positions() == null ? null : choice.positions().clone();
    state.checkedCount = choice.count();
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    dataChanged = true;
    choice.restore(saved.checked, saved.checkedCount);
    specificPosition = saved.position;
    specificTop = getListPaddingTop() + saved.top;
    requestLayout();
  }

  @Override
  public boolean checkInputConnectionProxy(View view) { return false; }

  public void setFilterText(String filterText) {
    if (!isTextFilterEnabled() || !(mAdapter instanceof Filterable)) return;
    Filter filter = ((Filterable) mAdapter).getFilter();
    if (filter != null) filter.filter(filterText, this);
  }

  public void clearTextFilter() { setFilterText(""); }

  @Override
  public void onFilterComplete(int count) {}

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT, 0);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  public CharSequence getAccessibilityClassName() { return AbsListView.class.getName(); }

  @Override
  protected int computeVerticalScrollExtent() { return childCount() * 100; }

  @Override
  protected int computeVerticalScrollOffset() { return firstPosition * 100; }

  @Override
  protected int computeVerticalScrollRange() { return itemCount * 100; }

  @Override
  public void onGlobalLayout() {}

  @Override
  public void onTouchModeChanged(boolean isInTouchMode) {}

  @Override
  public void beforeTextChanged(CharSequence s, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence s, int start, int before, int count) {
    if (isTextFilterEnabled()) setFilterText(s.toString());
  }

  @Override
  public void afterTextChanged(Editable s) {}

  @Override
  public boolean onRemoteAdapterConnected() { return false; }

  @Override
  public void onRemoteAdapterDisconnected() {}

  // What only keeps a value.

  private int bottomEdgeEffectColor;
  private int topEdgeEffectColor;
  private boolean drawSelectorOnTop;
  private boolean selectedChildViewEnabled;
  private int edgeEffectColor;

  public int getBottomEdgeEffectColor() {
    return bottomEdgeEffectColor;
  }

  public int getTopEdgeEffectColor() {
    return topEdgeEffectColor;
  }

  public boolean isDrawSelectorOnTop() {
    return drawSelectorOnTop;
  }

  public boolean isSelectedChildViewEnabled() {
    return selectedChildViewEnabled;
  }

  public void setBottomEdgeEffectColor(int bottomEdgeEffectColor) {
    this.bottomEdgeEffectColor = bottomEdgeEffectColor;
  }

  public void setEdgeEffectColor(int edgeEffectColor) {
    this.edgeEffectColor = edgeEffectColor;
  }

  public void setSelectedChildViewEnabled(boolean selectedChildViewEnabled) {
    this.selectedChildViewEnabled = selectedChildViewEnabled;
  }

  public void setTopEdgeEffectColor(int topEdgeEffectColor) {
    this.topEdgeEffectColor = topEdgeEffectColor;
  }
}
