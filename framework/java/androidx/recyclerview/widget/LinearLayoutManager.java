package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.PointF;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.View;
import android.view.View.MeasureSpec;
import android.view.ViewGroup;

/** One item after the other; places are counted from where the first item is, so a reversed list is no special case. */
public class LinearLayoutManager extends RecyclerView.LayoutManager implements ItemTouchHelper.ViewDropHandler,
    RecyclerView.SmoothScroller.ScrollVectorProvider {
  public static final int HORIZONTAL = RecyclerView.HORIZONTAL;
  public static final int VERTICAL = RecyclerView.VERTICAL;
  public static final int INVALID_OFFSET = Integer.MIN_VALUE;

  int orientation = VERTICAL;
  OrientationHelper axis;
  private boolean reverse;
  private boolean fromEnd;
  private boolean smoothScrollbar = true;
  private boolean recycleOnDetach;
  private int prefetchCount = 2;
  private int pending = RecyclerView.NO_POSITION;
  private int pendingOffset = INVALID_OFFSET;

  public LinearLayoutManager(Context context) {
    this(context, VERTICAL, false);
  }

  public LinearLayoutManager(Context context, int orientation, boolean reverseLayout) {
    setOrientation(orientation);
    reverse = reverseLayout;
  }

  public LinearLayoutManager(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    Properties properties = getProperties(context, attrs, defStyleAttr, defStyleRes);
    setOrientation(properties.orientation);
    reverse = properties.reverseLayout;
    fromEnd = properties.stackFromEnd;
  }

  @Override
  public boolean isAutoMeasureEnabled() {
    return true;
  }

  @Override
  public RecyclerView.LayoutParams generateDefaultLayoutParams() {
    return new RecyclerView.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT);
  }

  public boolean getRecycleChildrenOnDetach() {
    return recycleOnDetach;
  }

  public void setRecycleChildrenOnDetach(boolean recycleChildrenOnDetach) {
    recycleOnDetach = recycleChildrenOnDetach;
  }

  @Override
  public void onDetachedFromWindow(RecyclerView view, RecyclerView.Recycler recycler) {
    super.onDetachedFromWindow(view, recycler);
    if (!recycleOnDetach) return;
    removeAndRecycleAllViews(recycler);
    recycler.clear();
  }

  @Override
  public boolean canScrollHorizontally() {
    return orientation == HORIZONTAL;
  }

  @Override
  public boolean canScrollVertically() {
    return orientation == VERTICAL;
  }

  public void setStackFromEnd(boolean stackFromEnd) {
    if (fromEnd == stackFromEnd) return;
    fromEnd = stackFromEnd;
    requestLayout();
  }

  public boolean getStackFromEnd() {
    return fromEnd;
  }

  public int getOrientation() {
    return orientation;
  }

  public void setOrientation(int orientation) {
    if (orientation != HORIZONTAL && orientation != VERTICAL) {
      throw new IllegalArgumentException("invalid orientation:" + orientation);
    }
    if (axis != null && orientation == this.orientation) return;
    axis = OrientationHelper.createOrientationHelper(this, orientation);
    this.orientation = orientation;
    requestLayout();
  }

  public boolean getReverseLayout() {
    return reverse;
  }

  public void setReverseLayout(boolean reverseLayout) {
    if (reverse == reverseLayout) return;
    reverse = reverseLayout;
    requestLayout();
  }

  protected boolean isLayoutRTL() {
    return getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
  }

  public void setSmoothScrollbarEnabled(boolean enabled) {
    smoothScrollbar = enabled;
  }

  public boolean isSmoothScrollbarEnabled() {
    return smoothScrollbar;
  }

  public void setInitialPrefetchItemCount(int itemCount) {
    prefetchCount = itemCount;
  }

  public int getInitialPrefetchItemCount() {
    return prefetchCount;
  }

  protected int getExtraLayoutSpace(RecyclerView.State state) {
    return state.hasTargetScrollPosition() ? axis.getTotalSpace() : 0;
  }

  protected void calculateExtraLayoutSpace(RecyclerView.State state, int[] extraLayoutSpace) {
    extraLayoutSpace[0] = 0;
    extraLayoutSpace[1] = getExtraLayoutSpace(state);
  }

  // Places, counted from the first item's side.

  private boolean mirrored() {
    return reverse != (orientation == HORIZONTAL && isLayoutRTL());
  }

  private int begin() {
    return mirrored() ? axis.getEndPadding() : axis.getStartAfterPadding();
  }

  private int end() {
    int size = axis.getMode() == MeasureSpec.UNSPECIFIED && axis.getEnd() == 0 ? Integer.MAX_VALUE / 2 : axis.getEnd();
    return size - (mirrored() ? axis.getStartAfterPadding() : axis.getEndPadding());
  }

  private int startOf(View view) {
    return mirrored() ? axis.getEnd() - axis.getDecoratedEnd(view) : axis.getDecoratedStart(view);
  }

  private int endOf(View view) {
    return mirrored() ? axis.getEnd() - axis.getDecoratedStart(view) : axis.getDecoratedEnd(view);
  }

  /** The child of the first position, or of the last. */
  private View edge(boolean last) {
    View found = null;
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      if (found == null || last == getPosition(child) > getPosition(found)) found = child;
    }
    return found;
  }

  private int lowest() {
    int best = Integer.MAX_VALUE;
    for (int i = 0; i < getChildCount(); i++) best = Math.min(best, startOf(getChildAt(i)));
    return best;
  }

  private int highest() {
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < getChildCount(); i++) best = Math.max(best, endOf(getChildAt(i)));
    return best;
  }

  private void shift(int by) {
    axis.offsetChildren(mirrored() ? -by : by);
  }

  // Rows: here one item each.

  int firstOfRow(int position) {
    return position;
  }

  int lastOfRow(int position, int count) {
    return position;
  }

  void measureInRow(View child, int first, int position, int rowSize) {
    measureChildWithMargins(child, 0, 0);
  }

  /** Where in the row it begins, from the left or top edge. */
  int across(View child, int first, int position) {
    if (orientation == HORIZONTAL) return getPaddingTop();
    return isLayoutRTL() ? getWidth() - getPaddingRight() - axis.getDecoratedMeasurementInOther(child) : getPaddingLeft();
  }

  /** Lays out the row of these items from a place on, or up to it; returns its size. */
  private int row(RecyclerView.Recycler recycler, int first, int last, int place, boolean forward) {
    int size = 0;
    View[] views = new View[last - first + 1];
    for (int position = first; position <= last; position++) {
      View child = recycler.getViewForPosition(position);
      views[position - first] = child;
      addView(child, forward ? -1 : position - first);
      measureInRow(child, first, position, -1);
      size = Math.max(size, axis.getDecoratedMeasurement(child));
    }
    for (int position = first; position <= last; position++) {
      View child = views[position - first];
      if (views.length > 1) measureInRow(child, first, position, size);
      place(child, forward ? place : place - size, across(child, first, position));
    }
    return size;
  }

  private void place(View child, int along, int across) {
    int size = axis.getDecoratedMeasurement(child), other = axis.getDecoratedMeasurementInOther(child);
    int start = mirrored() ? axis.getEnd() - along - size : along;
    if (orientation == VERTICAL) layoutDecoratedWithMargins(child, across, start, across + other, start + size);
    else layoutDecoratedWithMargins(child, start, across, start + size, across + other);
  }

  /** Rows from a position on until a place is reached; returns where they end. */
  private int forward(RecyclerView.Recycler recycler, int count, int position, int place, int until) {
    while (position < count && place < until) {
      int last = lastOfRow(position, count);
      place += row(recycler, position, last, place, true);
      position = last + 1;
    }
    return place;
  }

  private int backward(RecyclerView.Recycler recycler, int position, int place, int until) {
    while (position >= 0 && place > until) {
      int first = firstOfRow(position);
      place -= row(recycler, first, position, place, false);
      position = first - 1;
    }
    return place;
  }

  // Layout.

  @Override
  public void onLayoutChildren(RecyclerView.Recycler recycler, RecyclerView.State state) {
    int count = state.getItemCount();
    if (count == 0) {
      removeAndRecycleAllViews(recycler);
      return;
    }
    int anchor = fromEnd ? count - 1 : 0, place = begin();
    boolean atEnd = fromEnd;
    if (pending >= 0 && pending < count) {
      anchor = pending;
      atEnd = fromEnd && pendingOffset == INVALID_OFFSET;
      place = pendingOffset == INVALID_OFFSET ? known(pending) : begin() + pendingOffset;
    } else {
      View child = anchorChild(count);
      if (child != null) {
        anchor = getPosition(child);
        place = startOf(child);
        atEnd = false;
      }
    }
    detachAndScrapAttachedViews(recycler);
    anchor = firstOfRow(anchor);
    fill(recycler, state, count, anchor, place, atEnd);
  }

  /** Where scrolling to a position brings it: into sight, by the shortest way. */
  private int known(int position) {
    View child = findViewByPosition(position);
    View first = edge(false);
    if (child != null && endOf(child) > end()) return end() - (endOf(child) - startOf(child));
    if (child != null) return Math.max(begin(), startOf(child));
    return first != null && position > getPosition(first) ? Integer.MAX_VALUE : begin();
  }

  private View anchorChild(int count) {
    View best = null;
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      RecyclerView.LayoutParams params = (RecyclerView.LayoutParams) child.getLayoutParams();
      int position = params.getViewLayoutPosition();
      if (params.isItemRemoved() || position < 0 || position >= count) continue;
      if (best == null || fromEnd == position > getPosition(best)) best = child;
    }
    return best;
  }

  private void fill(RecyclerView.Recycler recycler, RecyclerView.State state, int count, int anchor, int place, boolean atEnd) {
    int begin = begin(), end = end();
    int[] extra = new int[2];
    calculateExtraLayoutSpace(state, extra);
    if (place == Integer.MAX_VALUE || atEnd) {
      // The anchor's row ends where the list ends.
      backward(recycler, lastOfRow(anchor, count), end, begin - extra[0]);
      View last = edge(true);
      forward(recycler, count, getPosition(last) + 1, highest(), end + extra[1]);
    } else {
      forward(recycler, count, anchor, place, end + extra[1]);
      backward(recycler, anchor - 1, place, begin - extra[0]);
    }
    if (getChildCount() == 0) return;
    int gap = end - highest();
    if (gap > 0 && getPosition(edge(true)) == count - 1) {
      int room = getPosition(edge(false)) > 0 ? gap : Math.min(gap, begin - lowest());
      if (fromEnd || room > 0) shift(fromEnd ? gap : room);
      backward(recycler, getPosition(edge(false)) - 1, lowest(), begin);
    }
    int over = lowest() - begin;
    if (over > 0 && !fromEnd && getPosition(edge(false)) == 0) {
      shift(-over);
      forward(recycler, count, getPosition(edge(true)) + 1, highest(), end);
    }
  }

  @Override
  public void onLayoutCompleted(RecyclerView.State state) {
    super.onLayoutCompleted(state);
    pending = RecyclerView.NO_POSITION;
    pendingOffset = INVALID_OFFSET;
    axis.onLayoutComplete();
  }

  @Override
  public int scrollHorizontallyBy(int dx, RecyclerView.Recycler recycler, RecyclerView.State state) {
    return orientation == VERTICAL ? 0 : scroll(dx, recycler, state);
  }

  @Override
  public int scrollVerticallyBy(int dy, RecyclerView.Recycler recycler, RecyclerView.State state) {
    return orientation == HORIZONTAL ? 0 : scroll(dy, recycler, state);
  }

  private int scroll(int delta, RecyclerView.Recycler recycler, RecyclerView.State state) {
    if (getChildCount() == 0 || delta == 0) return 0;
    int wanted = mirrored() ? -delta : delta, count = state.getItemCount();
    int moved;
    if (wanted > 0) {
      forward(recycler, count, getPosition(edge(true)) + 1, highest(), end() + wanted);
      moved = Math.max(0, Math.min(wanted, highest() - end()));
    } else {
      backward(recycler, getPosition(edge(false)) - 1, lowest(), begin() + wanted);
      moved = Math.min(0, Math.max(wanted, lowest() - begin()));
    }
    shift(-moved);
    for (int i = getChildCount() - 1; i >= 0; i--) {
      View child = getChildAt(i);
      if (endOf(child) < 0 || startOf(child) > axis.getEnd()) removeAndRecycleViewAt(i, recycler);
    }
    return mirrored() ? -moved : moved;
  }

  @Override
  public void scrollToPosition(int position) {
    pending = position;
    pendingOffset = INVALID_OFFSET;
    requestLayout();
  }

  public void scrollToPositionWithOffset(int position, int offset) {
    pending = position;
    pendingOffset = offset;
    requestLayout();
  }

  @Override
  public void smoothScrollToPosition(RecyclerView recyclerView, RecyclerView.State state, int position) {
    LinearSmoothScroller scroller = new LinearSmoothScroller(recyclerView.getContext());
    scroller.setTargetPosition(position);
    startSmoothScroll(scroller);
  }

  @Override
  public PointF computeScrollVectorForPosition(int targetPosition) {
    if (getChildCount() == 0) return null;
    int direction = (targetPosition < getPosition(edge(false))) != mirrored() ? -1 : 1;
    return orientation == HORIZONTAL ? new PointF(direction, 0) : new PointF(0, direction);
  }

  @Override
  public View findViewByPosition(int position) {
    return super.findViewByPosition(position);
  }

  private int seen(boolean last, boolean whole) {
    int best = RecyclerView.NO_POSITION;
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      int start = startOf(child), end = endOf(child), position = getPosition(child);
      boolean seen = whole ? start >= begin() && end <= end() : end > begin() && start < end();
      if (seen && (best < 0 || last == position > best)) best = position;
    }
    return best;
  }

  public int findFirstVisibleItemPosition() {
    return seen(false, false);
  }

  public int findFirstCompletelyVisibleItemPosition() {
    return seen(false, true);
  }

  public int findLastVisibleItemPosition() {
    return seen(true, false);
  }

  public int findLastCompletelyVisibleItemPosition() {
    return seen(true, true);
  }

  private int range(RecyclerView.State state) {
    return getChildCount() == 0 ? 0 : smoothScrollbar ? (highest() - lowest()) * state.getItemCount() / getChildCount()
        : state.getItemCount();
  }

  private int offset(RecyclerView.State state) {
    if (getChildCount() == 0) return 0;
    int first = getPosition(edge(false));
    return smoothScrollbar ? begin() - lowest() + (highest() - lowest()) / getChildCount() * first : first;
  }

  private int extent() {
    return getChildCount() == 0 ? 0 : smoothScrollbar ? Math.min(axis.getTotalSpace(), highest() - lowest()) : getChildCount();
  }

  @Override
  public int computeHorizontalScrollOffset(RecyclerView.State state) {
    return offset(state);
  }

  @Override
  public int computeVerticalScrollOffset(RecyclerView.State state) {
    return offset(state);
  }

  @Override
  public int computeHorizontalScrollExtent(RecyclerView.State state) {
    return extent();
  }

  @Override
  public int computeVerticalScrollExtent(RecyclerView.State state) {
    return extent();
  }

  @Override
  public int computeHorizontalScrollRange(RecyclerView.State state) {
    return range(state);
  }

  @Override
  public int computeVerticalScrollRange(RecyclerView.State state) {
    return range(state);
  }

  @Override
  public boolean supportsPredictiveItemAnimations() {
    return false;
  }

  @Override
  public void prepareForDrop(View view, View target, int x, int y) {
    scrollToPositionWithOffset(getPosition(target), startOf(target) - begin());
  }

  @Override
  public Parcelable onSaveInstanceState() {
    SavedState saved = new SavedState();
    View first = edge(false);
    saved.position = pending >= 0 ? pending : first == null ? RecyclerView.NO_POSITION : getPosition(first);
    saved.offset = pending >= 0 || first == null ? 0 : startOf(first) - begin();
    return saved;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof SavedState)) return;
    pending = ((SavedState) state).position;
    pendingOffset = ((SavedState) state).offset;
    requestLayout();
  }

  @Override
  public void assertNotInLayoutOrScroll(String message) {
    super.assertNotInLayoutOrScroll(message);
  }

  public static class SavedState implements Parcelable {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) {
        SavedState saved = new SavedState();
        saved.position = in.readInt();
        saved.offset = in.readInt();
        return saved;
      }

      @Override
      public SavedState[] newArray(int size) {
        return new SavedState[size];
      }
    };

    int position, offset;

    public SavedState() {}

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeInt(position);
      dest.writeInt(offset);
    }
  }
}
