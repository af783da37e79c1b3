package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;

/** A list with headers and footers. */
public class ListView extends AbsListView {
  private static final int[] ATTRIBUTES = {android.R.attr.entries, android.R.attr.divider, android.R.attr.dividerHeight,
      android.R.attr.headerDividersEnabled, android.R.attr.footerDividersEnabled};

  private final ArrayList<FixedViewInfo> headers = new ArrayList<FixedViewInfo>();
  private final ArrayList<FixedViewInfo> footers = new ArrayList<FixedViewInfo>();
  private Drawable divider;
  private int dividerHeight;
  private boolean itemsCanFocus;
  private boolean headerDividers = true, footerDividers = true;

  /** A header or a footer. */
  public class FixedViewInfo {
    public View view;
    public Object data;
    public boolean isSelectable;

    public FixedViewInfo() {}
  }

  public ListView(Context context) { this(context, null); }

  public ListView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.listViewStyle); }

  public ListView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    CharSequence[] entries = values.getTextArray(0);
    if (entries != null) setAdapter(new ArrayAdapter<CharSequence>(context, android.R.layout.simple_list_item_1, entries));
    Drawable line = values.getDrawable(1);
    if (line != null) setDivider(line);
    else dividerHeight = 1;
    if (values.hasValue(2)) setDividerHeight(values.getDimensionPixelSize(2, 0));
    setHeaderDividersEnabled(values.getBoolean(3, true));
    setFooterDividersEnabled(values.getBoolean(4, true));
    values.recycle();
  }

  @Override
  public void setAdapter(ListAdapter adapter) { super.setAdapter(adapter); }

  @Override
  ListAdapter wrapped(ListAdapter adapter) {
    return headers.isEmpty() && footers.isEmpty() ? adapter : wrapHeaders(adapter);
  }

  private HeaderViewListAdapter wrapHeaders(ListAdapter adapter) { return new HeaderViewListAdapter(headers, footers, adapter); }

  private void add(ArrayList<FixedViewInfo> to, View v, Object data, boolean isSelectable) {
    FixedViewInfo info = new FixedViewInfo();
    info.view = v;
    info.data = data;
    info.isSelectable = isSelectable;
    to.add(info);
    if (mAdapter == null) return;
    if (!(mAdapter instanceof HeaderViewListAdapter)) mAdapter = wrapHeaders(mAdapter);
    if (observer != null) observer.onChanged();
  }

  public void addHeaderView(View v, Object data, boolean isSelectable) { add(headers, v, data, isSelectable); }

  public void addHeaderView(View v) { addHeaderView(v, null, true); }

  public int getHeaderViewsCount() { return headers.size(); }

  public boolean removeHeaderView(View v) {
    boolean removed = mAdapter instanceof HeaderViewListAdapter && ((HeaderViewListAdapter) mAdapter).removeHeader(v);
    if (removed && observer != null) observer.onChanged();
    return removed || drop(headers, v);
  }

  public void addFooterView(View v, Object data, boolean isSelectable) { add(footers, v, data, isSelectable); }

  public void addFooterView(View v) { addFooterView(v, null, true); }

  public int getFooterViewsCount() { return footers.size(); }

  public boolean removeFooterView(View v) {
    boolean removed = mAdapter instanceof HeaderViewListAdapter && ((HeaderViewListAdapter) mAdapter).removeFooter(v);
    if (removed && observer != null) observer.onChanged();
    return removed || drop(footers, v);
  }

  private static boolean drop(ArrayList<FixedViewInfo> from, View v) {
    for (int i = 0; i < from.size(); i++) {
      if (from.get(i).view == v) return from.remove(i) != null;
    }
    return false;
  }

  @Override
  int rowSpacing() { return dividerHeight; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    ListAdapter adapter = getAdapter();
    itemCount = adapter == null ? 0 : adapter.getCount();
    int width = MeasureSpec.getSize(widthMeasureSpec), height = MeasureSpec.getSize(heightMeasureSpec);
    boolean free = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.UNSPECIFIED;
    if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED || free) {
      View child = itemCount > 0 ? measured(0, widthMeasureSpec) : null;
      int across = child == null ? 0 : child.getMeasuredWidth();
      int down = child == null ? 0 : child.getMeasuredHeight();
      if (child != null) recycler.addScrapView(child, 0);
      if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED) width = across + getPaddingLeft() + getPaddingRight();
      if (free) height = down + getPaddingTop() + getPaddingBottom();
    }
    if (MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.AT_MOST) height = heightOfItems(widthMeasureSpec, height);
    setMeasuredDimension(width, height);
  }

  private View measured(int position, int widthSpec) {
    View child = obtainView(position);
    ViewGroup.LayoutParams params = child.getLayoutParams();
    child.measure(getChildMeasureSpec(widthSpec, getPaddingLeft() + getPaddingRight(), params.width),
        params.height > 0 ? MeasureSpec.makeMeasureSpec(params.height, MeasureSpec.EXACTLY)
        : MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED));
    return child;
  }

  private int heightOfItems(int widthSpec, int most) {
    int height = getPaddingTop() + getPaddingBottom();
    for (int i = 0; i < itemCount; i++) {
      View child = measured(i, widthSpec);
      height += child.getMeasuredHeight() + (i > 0 ? dividerHeight : 0);
      recycler.addScrapView(child, -1);
      if (height >= most) return most;
    }
    return height;
  }

  @Override
  public void setSelection(int position) { setSelectionFromTop(position, 0); }

  public void setSelectionAfterHeaderView() { setSelection(headers.size()); }

  public int getMaxScrollAmount() { return getHeight() / 3; }

  public void setItemsCanFocus(boolean itemsCanFocus) {
    this.itemsCanFocus = itemsCanFocus;
    if (!itemsCanFocus) setDescendantFocusability(ViewGroup.FOCUS_BLOCK_DESCENDANTS);
  }

  public boolean getItemsCanFocus() { return itemsCanFocus; }

  public Drawable getDivider() { return divider; }

  public void setDivider(Drawable divider) {
    dividerHeight = divider == null ? 0 : Math.max(0, divider.getIntrinsicHeight());
    this.divider = divider;
    requestLayout();
  }

  public int getDividerHeight() { return dividerHeight; }

  public void setDividerHeight(int height) {
    dividerHeight = height;
    requestLayout();
  }

  public long[] getCheckItemIds() { return getCheckedItemIds(); }

  public void smoothScrollByOffset(int offset) { smoothScrollToPosition(Math.max(0, firstPosition + offset)); }

  @Override
  protected void layoutChildren() { super.layoutChildren(); }

  @Override
  protected void onFinishInflate() {
    super.onFinishInflate();
    for (int i = 0; i < childCount(); i++) addHeaderView(childAt(i));
    removeAllViewsInLayout();
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ListView.class.getName(); }

  private Drawable overscrollFooter;
  private Drawable overscrollHeader;

  public void setFooterDividersEnabled(boolean enabled) { footerDividers = enabled; }

  public boolean areFooterDividersEnabled() { return footerDividers; }

  public void setHeaderDividersEnabled(boolean enabled) { headerDividers = enabled; }

  public boolean areHeaderDividersEnabled() { return headerDividers; }

  public void setOverscrollFooter(Drawable overscrollFooter) { this.overscrollFooter = overscrollFooter; }
  public Drawable getOverscrollFooter() { return overscrollFooter; }

  public void setOverscrollHeader(Drawable overscrollHeader) { this.overscrollHeader = overscrollHeader; }
  public Drawable getOverscrollHeader() { return overscrollHeader; }
}
