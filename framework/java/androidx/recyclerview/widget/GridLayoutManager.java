package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.View.MeasureSpec;
import android.view.ViewGroup;

/** Rows of several items; an item may span several columns. */
public class GridLayoutManager extends LinearLayoutManager {
  public static final int DEFAULT_SPAN_COUNT = -1;

  private int spans = DEFAULT_SPAN_COUNT;
  private SpanSizeLookup lookup = new DefaultSpanSizeLookup();
  private boolean boundsForScrollbar;

  /** How many columns an item takes. */
  public abstract static class SpanSizeLookup {
    private boolean cacheIndices, cacheGroups;

    public abstract int getSpanSize(int position);

    public void setSpanIndexCacheEnabled(boolean cacheSpanIndices) {
      cacheIndices = cacheSpanIndices;
    }

    public void setSpanGroupIndexCacheEnabled(boolean cacheSpanGroupIndices) {
      cacheGroups = cacheSpanGroupIndices;
    }

    public void invalidateSpanIndexCache() {}

    public void invalidateSpanGroupIndexCache() {}

    public boolean isSpanIndexCacheEnabled() {
      return cacheIndices;
    }

    public boolean isSpanGroupIndexCacheEnabled() {
      return cacheGroups;
    }

    public int getSpanIndex(int position, int spanCount) {
      int size = getSpanSize(position), used = 0;
      if (size == spanCount) return 0;
      for (int i = 0; i < position; i++) {
        int one = getSpanSize(i);
        used += one;
        if (used == spanCount) used = 0;
        else if (used > spanCount) used = one;
      }
      return used + size <= spanCount ? used : 0;
    }

    public int getSpanGroupIndex(int adapterPosition, int spanCount) {
      int used = 0, group = 0, size = getSpanSize(adapterPosition);
      for (int i = 0; i < adapterPosition; i++) {
        int one = getSpanSize(i);
        used += one;
        if (used == spanCount) {
          used = 0;
          group++;
        } else if (used > spanCount) {
          used = one;
          group++;
        }
      }
      return used + size > spanCount ? group + 1 : group;
    }
  }

  public static final class DefaultSpanSizeLookup extends SpanSizeLookup {
    @Override
    public int getSpanSize(int position) {
      return 1;
    }

    @Override
    public int getSpanIndex(int position, int spanCount) {
      return position % spanCount;
    }
  }

  public static class LayoutParams extends RecyclerView.LayoutParams {
    public static final int INVALID_SPAN_ID = -1;

    int index = INVALID_SPAN_ID;
    int size;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
    }

    public LayoutParams(int width, int height) {
      super(width, height);
    }

    public LayoutParams(ViewGroup.MarginLayoutParams source) {
      super(source);
    }

    public LayoutParams(ViewGroup.LayoutParams source) {
      super(source);
    }

    public LayoutParams(RecyclerView.LayoutParams source) {
      super(source);
    }

    public int getSpanIndex() {
      return index;
    }

    public int getSpanSize() {
      return size;
    }
  }

  public GridLayoutManager(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setSpanCount(getProperties(context, attrs, defStyleAttr, defStyleRes).spanCount);
  }

  public GridLayoutManager(Context context, int spanCount) {
    super(context);
    setSpanCount(spanCount);
  }

  public GridLayoutManager(Context context, int spanCount, int orientation, boolean reverseLayout) {
    super(context, orientation, reverseLayout);
    setSpanCount(spanCount);
  }

  @Override
  public void setStackFromEnd(boolean stackFromEnd) {
    if (stackFromEnd) {
      throw new UnsupportedOperationException("GridLayoutManager does not support stack from end. Consider using reverse layout");
    }
    super.setStackFromEnd(false);
  }

  public int getSpanCount() {
    return spans;
  }

  public void setSpanCount(int spanCount) {
    if (spanCount == spans) return;
    if (spanCount < 1) throw new IllegalArgumentException("Span count should be at least 1. Provided " + spanCount);
    spans = spanCount;
    lookup.invalidateSpanIndexCache();
    requestLayout();
  }

  public void setSpanSizeLookup(SpanSizeLookup spanSizeLookup) {
    lookup = spanSizeLookup;
  }

  public SpanSizeLookup getSpanSizeLookup() {
    return lookup;
  }

  public void setUsingSpansToEstimateScrollbarDimensions(boolean useSpansToEstimateScrollBarDimensions) {
    boundsForScrollbar = useSpansToEstimateScrollBarDimensions;
  }

  public boolean isUsingSpansToEstimateScrollbarDimensions() {
    return boundsForScrollbar;
  }

  @Override
  public RecyclerView.LayoutParams generateDefaultLayoutParams() {
    boolean down = orientation == VERTICAL;
    return new LayoutParams(down ? LayoutParams.MATCH_PARENT : LayoutParams.WRAP_CONTENT, down ? LayoutParams.WRAP_CONTENT
        : LayoutParams.MATCH_PARENT);
  }

  @Override
  public RecyclerView.LayoutParams generateLayoutParams(Context c, AttributeSet attrs) {
    return new LayoutParams(c, attrs);
  }

  @Override
  public RecyclerView.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
    return lp instanceof ViewGroup.MarginLayoutParams ? new LayoutParams((ViewGroup.MarginLayoutParams) lp)
        : new LayoutParams(lp);
  }

  @Override
  public boolean checkLayoutParams(RecyclerView.LayoutParams lp) {
    return lp instanceof LayoutParams;
  }

  @Override
  int firstOfRow(int position) {
    while (position > 0 && lookup.getSpanIndex(position, spans) != 0) position--;
    return position;
  }

  @Override
  int lastOfRow(int position, int count) {
    while (position + 1 < count && lookup.getSpanIndex(position + 1, spans) != 0) position++;
    return position;
  }

  private int room() {
    return orientation == VERTICAL ? getWidth() - getPaddingLeft() - getPaddingRight()
        : getHeight() - getPaddingTop() - getPaddingBottom();
  }

  private int border(int index) {
    return room() * index / spans;
  }

  @Override
  void measureInRow(View child, int first, int position, int rowSize) {
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    params.index = lookup.getSpanIndex(position, spans);
    params.size = lookup.getSpanSize(position);
    if (params.size > spans) {
      throw new IllegalArgumentException("Item at position " + position + " requires " + params.size
          + " spans but GridLayoutManager has only "
          + spans + " spans.");
    }
    Rect insets = new Rect();
    calculateItemDecorationsForChild(child, insets);
    int across = insets.left + insets.right + params.leftMargin + params.rightMargin;
    int down = insets.top + insets.bottom + params.topMargin + params.bottomMargin;
    int wide = border(params.index + params.size) - border(params.index);
    if (orientation == VERTICAL) {
      int height = rowSize < 0 ? getChildMeasureSpec(getHeight(), getHeightMode(), getPaddingTop() + getPaddingBottom() + down,
          params.height, true)
          : MeasureSpec.makeMeasureSpec(rowSize - down, MeasureSpec.EXACTLY);
      child.measure(getChildMeasureSpec(wide, MeasureSpec.EXACTLY, across, params.width, false), height);
    } else {
      int width = rowSize < 0 ? getChildMeasureSpec(getWidth(), getWidthMode(), getPaddingLeft() + getPaddingRight() + across,
          params.width, true)
          : MeasureSpec.makeMeasureSpec(rowSize - across, MeasureSpec.EXACTLY);
      child.measure(width, getChildMeasureSpec(wide, MeasureSpec.EXACTLY, down, params.height, false));
    }
  }

  @Override
  int across(View child, int first, int position) {
    int index = ((LayoutParams) child.getLayoutParams()).index;
    return (orientation == VERTICAL ? getPaddingLeft() : getPaddingTop()) + border(index);
  }
}
