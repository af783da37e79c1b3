package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.PointF;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.View.MeasureSpec;
import android.view.ViewGroup;

/** Columns of items of different sizes: the next item goes where there is most room. */
public class StaggeredGridLayoutManager extends RecyclerView.LayoutManager
    implements RecyclerView.SmoothScroller.ScrollVectorProvider {
  public static final int HORIZONTAL = RecyclerView.HORIZONTAL, VERTICAL = RecyclerView.VERTICAL;
  public static final int GAP_HANDLING_NONE = 0, GAP_HANDLING_MOVE_ITEMS_BETWEEN_SPANS = 2;
  @Deprecated public static final int GAP_HANDLING_LAZY = 1;

  private int spans;
  private int orientation;
  private boolean reverse;
  private int gaps = GAP_HANDLING_MOVE_ITEMS_BETWEEN_SPANS;
  private OrientationHelper axis;
  private int pending = RecyclerView.NO_POSITION;
  private int pendingOffset;
  private int[] columns = new int[16];
  private int known;

  public static class LayoutParams extends RecyclerView.LayoutParams {
    public static final int INVALID_SPAN_ID = -1;
    private boolean full;
    int index = INVALID_SPAN_ID;

    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public LayoutParams(RecyclerView.LayoutParams source) { super(source); }

    public void setFullSpan(boolean fullSpan) { full = fullSpan; }

    public boolean isFullSpan() { return full; }

    public final int getSpanIndex() { return index; }
  }

  public StaggeredGridLayoutManager(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    Properties properties = getProperties(context, attrs, defStyleAttr, defStyleRes);
    setOrientation(properties.orientation);
    setSpanCount(properties.spanCount);
    reverse = properties.reverseLayout;
  }

  public StaggeredGridLayoutManager(int spanCount, int orientation) {
    setOrientation(orientation);
    setSpanCount(spanCount);
  }

  @Override
  public boolean isAutoMeasureEnabled() { return gaps != GAP_HANDLING_NONE; }

  public void setSpanCount(int spanCount) {
    if (spanCount == spans) return;
    invalidateSpanAssignments();
    spans = spanCount;
    requestLayout();
  }

  public int getSpanCount() { return spans; }

  public void setOrientation(int orientation) {
    if (axis != null && orientation == this.orientation) return;
    this.orientation = orientation;
    axis = OrientationHelper.createOrientationHelper(this, orientation);
    requestLayout();
  }

  public int getOrientation() { return orientation; }

  public void setReverseLayout(boolean reverseLayout) {
    reverse = reverseLayout;
    requestLayout();
  }

  public boolean getReverseLayout() { return reverse; }

  public void setGapStrategy(int gapStrategy) {
    gaps = gapStrategy;
    requestLayout();
  }

  public int getGapStrategy() { return gaps; }

  public void invalidateSpanAssignments() {
    known = 0;
    requestLayout();
  }

  @Override
  public boolean canScrollHorizontally() { return orientation == HORIZONTAL; }

  @Override
  public boolean canScrollVertically() { return orientation == VERTICAL; }

  @Override
  public RecyclerView.LayoutParams generateDefaultLayoutParams() {
    boolean down = orientation == VERTICAL;
    return new LayoutParams(down ? LayoutParams.MATCH_PARENT : LayoutParams.WRAP_CONTENT, down ? LayoutParams.WRAP_CONTENT
        : LayoutParams.MATCH_PARENT);
  }

  @Override
  public RecyclerView.LayoutParams generateLayoutParams(Context c, AttributeSet attrs) { return new LayoutParams(c, attrs); }

  @Override
  public RecyclerView.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    return lp instanceof ViewGroup.MarginLayoutParams ? new LayoutParams((ViewGroup.MarginLayoutParams) lp)
        : new LayoutParams(lp);
  }

  @Override
  public boolean checkLayoutParams(RecyclerView.LayoutParams lp) { return lp instanceof LayoutParams; }

  // Which column an item is in stays, once chosen.

  private void choose(int position, int column) {
    if (position >= columns.length) {
      int[] more = new int[position * 2];
      System.arraycopy(columns, 0, more, 0, known);
      columns = more;
    }
    columns[position] = column;
    known = Math.max(known, position + 1);
  }

  private int[] edges(boolean ends) {
    int[] edges = new int[spans];
    boolean[] met = new boolean[spans];
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      int value = ends ? axis.getDecoratedEnd(child) : axis.getDecoratedStart(child);
      for (int s = 0; s < spans; s++) {
        if (!params.full && s != params.index) continue;
        edges[s] = !met[s] ? value : ends ? Math.max(edges[s], value) : Math.min(edges[s], value);
        met[s] = true;
      }
    }
    int other = axis.getStartAfterPadding();
    for (int i = 0; i < getChildCount() && !ends; i++) other = Math.max(other, axis.getDecoratedStart(getChildAt(i)));
    for (int s = 0; s < spans; s++) {
      if (!met[s]) edges[s] = other;
    }
    return edges;
  }

  private static int least(int[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) best = values[i] < values[best] ? i : best;
    return best;
  }

  private static int most(int[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) best = values[i] > values[best] ? i : best;
    return best;
  }

  private int border(int column) {
    int room = orientation == VERTICAL ? getWidth() - getPaddingLeft() - getPaddingRight()
        : getHeight() - getPaddingTop() - getPaddingBottom();
    return room * column / spans + (orientation == VERTICAL ? getPaddingLeft() : getPaddingTop());
  }

  private void measure(View child, LayoutParams params) {
    Rect insets = new Rect();
    calculateItemDecorationsForChild(child, insets);
    int across = insets.left + insets.right + params.leftMargin + params.rightMargin;
    int down = insets.top + insets.bottom + params.topMargin + params.bottomMargin;
    int room = params.full ? border(spans) - border(0) : border(params.index + 1) - border(params.index);
    if (orientation == VERTICAL) {
      child.measure(getChildMeasureSpec(room, MeasureSpec.EXACTLY, across, params.width, false),
          getChildMeasureSpec(getHeight(), getHeightMode(), down, params.height, true));
    } else {
      child.measure(getChildMeasureSpec(getWidth(), getWidthMode(), across, params.width, true),
          getChildMeasureSpec(room, MeasureSpec.EXACTLY, down, params.height, false));
    }
  }

  private void put(RecyclerView.Recycler recycler, int position, boolean forward) {
    View child = recycler.getViewForPosition(position);
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    int[] edges = edges(forward);
    params.index = params.full ? 0 : position < known ? columns[position] : forward ? least(edges) : most(edges);
    choose(position, params.index);
    addView(child, forward ? -1 : 0);
    measure(child, params);
    int edge = params.full ? edges[forward ? most(edges) : least(edges)] : edges[params.index];
    int size = axis.getDecoratedMeasurement(child), start = forward ? edge : edge - size;
    int across = border(params.index), other = axis.getDecoratedMeasurementInOther(child);
    if (orientation == VERTICAL) layoutDecoratedWithMargins(child, across, start, across + other, start + size);
    else layoutDecoratedWithMargins(child, start, across, start + size, across + other);
  }

  private int first() { return getChildCount() == 0 ? 0 : getPosition(getChildAt(0)); }

  private int last() { return getChildCount() == 0 ? -1 : getPosition(getChildAt(getChildCount() - 1)); }

  private void fillForward(RecyclerView.Recycler recycler, int count, int until) {
    while (last() + 1 < count) {
      int[] edges = edges(true);
      if (edges[least(edges)] >= until) return;
      put(recycler, last() + 1, true);
    }
  }

  private void fillBackward(RecyclerView.Recycler recycler, int until) {
    while (first() > 0) {
      int[] edges = edges(false);
      if (edges[most(edges)] <= until) return;
      put(recycler, first() - 1, false);
    }
  }

  @Override
  public void onLayoutChildren(RecyclerView.Recycler recycler, RecyclerView.State state) {
    int count = state.getItemCount();
    if (count == 0) {
      removeAndRecycleAllViews(recycler);
      known = 0;
      return;
    }
    boolean scrolled = pending >= 0 && pending < count;
    int anchor = scrolled ? pending : Math.min(Math.max(0, first()), count - 1);
    View child = scrolled ? null : findViewByPosition(anchor);
    int place = child != null ? axis.getDecoratedStart(child) : axis.getStartAfterPadding() + (scrolled ? pendingOffset : 0);
    detachAndScrapAttachedViews(recycler);
    put(recycler, anchor, true);
    axis.offsetChildren(place - axis.getDecoratedStart(getChildAt(0)));
    fillForward(recycler, count, axis.getEndAfterPadding());
    fillBackward(recycler, axis.getStartAfterPadding());
    settle(recycler, count);
  }

  private void settle(RecyclerView.Recycler recycler, int count) {
    int[] ends = edges(true);
    int gap = axis.getEndAfterPadding() - ends[most(ends)];
    if (gap > 0 && last() == count - 1 && first() > 0) {
      axis.offsetChildren(gap);
      fillBackward(recycler, axis.getStartAfterPadding());
    }
    int[] starts = edges(false);
    int over = starts[least(starts)] - axis.getStartAfterPadding();
    if (first() == 0 && over > 0) {
      axis.offsetChildren(-over);
      fillForward(recycler, count, axis.getEndAfterPadding());
    }
  }

  @Override
  public void onLayoutCompleted(RecyclerView.State state) {
    super.onLayoutCompleted(state);
    pending = RecyclerView.NO_POSITION;
    pendingOffset = 0;
  }

  @Override
  public int scrollHorizontallyBy(int dx, RecyclerView.Recycler recycler, RecyclerView.State state) {
    return scroll(dx, recycler, state);
  }

  @Override
  public int scrollVerticallyBy(int dy, RecyclerView.Recycler recycler, RecyclerView.State state) {
    return scroll(dy, recycler, state);
  }

  private int scroll(int delta, RecyclerView.Recycler recycler, RecyclerView.State state) {
    if (getChildCount() == 0 || delta == 0) return 0;
    int moved;
    if (delta > 0) {
      fillForward(recycler, state.getItemCount(), axis.getEndAfterPadding() + delta);
      int[] ends = edges(true);
      moved = Math.max(0, Math.min(delta, ends[most(ends)] - axis.getEndAfterPadding()));
    } else {
      fillBackward(recycler, axis.getStartAfterPadding() + delta);
      int[] starts = edges(false);
      moved = Math.min(0, Math.max(delta, starts[least(starts)] - axis.getStartAfterPadding()));
    }
    axis.offsetChildren(-moved);
    while (getChildCount() > 1 && axis.getDecoratedEnd(getChildAt(0)) < 0) removeAndRecycleViewAt(0, recycler);
    while (getChildCount() > 1 && axis.getDecoratedStart(getChildAt(getChildCount() - 1)) > axis.getEnd()) {
      removeAndRecycleViewAt(getChildCount() - 1, recycler);
    }
    return moved;
  }

  @Override
  public void scrollToPosition(int position) { scrollToPositionWithOffset(position, 0); }

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
    int direction = targetPosition < first() ? -1 : 1;
    return orientation == HORIZONTAL ? new PointF(direction, 0) : new PointF(0, direction);
  }

  @Override
  public void onItemsChanged(RecyclerView recyclerView) { known = 0; }

  @Override
  public void onItemsAdded(RecyclerView recyclerView, int positionStart, int itemCount) {
    known = Math.min(known, positionStart);
  }

  @Override
  public void onItemsRemoved(RecyclerView recyclerView, int positionStart, int itemCount) {
    known = Math.min(known, positionStart);
  }

  @Override
  public void onItemsMoved(RecyclerView recyclerView, int from, int to, int itemCount) {
    known = Math.min(known, Math.min(from, to));
  }

  private int[] seen(int[] into, boolean last, boolean whole) {
    int[] found = into == null ? new int[spans] : into;
    if (found.length < spans) {
      throw new IllegalArgumentException("Provided int[]'s size must be more than or equal to span count.");
    }
    for (int s = 0; s < spans; s++) {
      found[s] = RecyclerView.NO_POSITION;
      for (int i = 0; i < getChildCount(); i++) {
        View child = getChildAt(i);
        LayoutParams params = (LayoutParams) child.getLayoutParams();
        if (!params.full && params.index != s) continue;
        int start = axis.getDecoratedStart(child), end = axis.getDecoratedEnd(child), top = axis.getStartAfterPadding(),
            bottom = axis.getEndAfterPadding();
        boolean visible = whole ? start >= top && end <= bottom : end > top && start < bottom;
        if (visible && (last || found[s] < 0)) found[s] = getPosition(child);
      }
    }
    return found;
  }

  public int[] findFirstVisibleItemPositions(int[] into) { return seen(into, false, false); }

  public int[] findFirstCompletelyVisibleItemPositions(int[] into) { return seen(into, false, true); }

  public int[] findLastVisibleItemPositions(int[] into) { return seen(into, true, false); }

  public int[] findLastCompletelyVisibleItemPositions(int[] into) { return seen(into, true, true); }
}
