package android.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.ContextMenu;
import android.view.View;
import antecede.Callbacks;

/** A list of groups that show their children when clicked. */
public class ExpandableListView extends ListView {
  public static final int PACKED_POSITION_TYPE_GROUP = 0, PACKED_POSITION_TYPE_CHILD = 1, PACKED_POSITION_TYPE_NULL = 2;
  public static final long PACKED_POSITION_VALUE_NULL = 0x00000000FFFFFFFFL;
  public static final int CHILD_INDICATOR_INHERIT = -1;
  private static final long CHILD = 0x8000000000000000L, INT = 0xffffffffL;

  private ExpandableListConnector connector;
  private ExpandableListAdapter expandable;
  private OnGroupCollapseListener collapseListener;
  private OnGroupExpandListener expandListener;
  private OnGroupClickListener groupClick;
  private OnChildClickListener childClick;

  public interface OnGroupCollapseListener {
    void onGroupCollapse(int groupPosition);
  }

  public interface OnGroupExpandListener {
    void onGroupExpand(int groupPosition);
  }

  /** Hears of a click on a group; true: it shall not be expanded. */
  public interface OnGroupClickListener {
    boolean onGroupClick(ExpandableListView parent, View v, int groupPosition, long id);
  }

  public interface OnChildClickListener {
    boolean onChildClick(ExpandableListView parent, View v, int groupPosition, int childPosition, long id);
  }

  /** Which group or child a context menu is for. */
  public static class ExpandableListContextMenuInfo implements ContextMenu.ContextMenuInfo {
    public View targetView;
    public long packedPosition;
    public long id;

    public ExpandableListContextMenuInfo(View targetView, long packedPosition, long id) {
      this.targetView = targetView;
      this.packedPosition = packedPosition;
      this.id = id;
    }
  }

  public ExpandableListView(Context context) { this(context, null); }

  public ExpandableListView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.expandableListViewStyle); }

  public ExpandableListView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ExpandableListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public void setAdapter(ExpandableListAdapter adapter) {
    if (connector != null) connector.release();
    expandable = adapter;
    connector = adapter == null ? null : new ExpandableListConnector(adapter);
    super.setAdapter(connector);
  }

  @Override
  public void setAdapter(ListAdapter adapter) {
    throw new RuntimeException("For ExpandableListView, use setAdapter(ExpandableListAdapter) instead of setAdapter(ListAdapter)");
  }

  @Override
  public ListAdapter getAdapter() { return super.getAdapter(); }

  public ExpandableListAdapter getExpandableListAdapter() { return expandable; }

  private boolean isFixed(int position) {
    return position < getHeaderViewsCount() || position >= itemCount - getFooterViewsCount();
  }

  @Override
  public boolean performItemClick(View v, int position, long id) {
    if (isFixed(position)) return super.performItemClick(v, position, id);
    int[] at = connector.find(position - getHeaderViewsCount());
    return at[1] < 0 ? clickGroup(v, at[0]) : clickChild(v, at[0], at[1]);
  }

  private boolean clickGroup(View v, int group) {
    long id = expandable.getGroupId(group);
    if (groupClick != null) {
      Callbacks.invoke(this, "OnGroupClickListener", groupClick);
      if (groupClick.onGroupClick(this, v, group, id)) return true;
    }
    if (connector.isExpanded(group)) collapseGroup(group);
    else expandGroup(group);
    return true;
  }

  private boolean clickChild(View v, int group, int child) {
    if (childClick == null) return false;
    Callbacks.invoke(this, "OnChildClickListener", childClick);
    return childClick.onChildClick(this, v, group, child, expandable.getChildId(group, child));
  }

  public boolean expandGroup(int groupPos) { return expandGroup(groupPos, false); }

  public boolean expandGroup(int groupPos, boolean animate) {
    boolean changed = connector.expand(groupPos);
    if (changed && expandListener != null) {
      Callbacks.invoke(this, "OnGroupExpandListener", expandListener);
      expandListener.onGroupExpand(groupPos);
    }
    return changed;
  }

  public boolean collapseGroup(int groupPos) {
    boolean changed = connector.collapse(groupPos);
    if (changed && collapseListener != null) {
      Callbacks.invoke(this, "OnGroupCollapseListener", collapseListener);
      collapseListener.onGroupCollapse(groupPos);
    }
    return changed;
  }

  public boolean isGroupExpanded(int groupPosition) { return connector.isExpanded(groupPosition); }

  public void setOnGroupCollapseListener(OnGroupCollapseListener onGroupCollapseListener) {
    if (onGroupCollapseListener != null) Callbacks.register(this, "OnGroupCollapseListener", onGroupCollapseListener, false, "collapseGroup");
    collapseListener = onGroupCollapseListener;
  }

  public void setOnGroupExpandListener(OnGroupExpandListener onGroupExpandListener) {
    if (onGroupExpandListener != null) Callbacks.register(this, "OnGroupExpandListener", onGroupExpandListener, false, "expandGroup");
    expandListener = onGroupExpandListener;
  }

  public void setOnGroupClickListener(OnGroupClickListener onGroupClickListener) {
    if (onGroupClickListener != null) Callbacks.register(this, "OnGroupClickListener", onGroupClickListener, false, "clickGroup");
    groupClick = onGroupClickListener;
  }

  public void setOnChildClickListener(OnChildClickListener onChildClickListener) {
    if (onChildClickListener != null) Callbacks.register(this, "OnChildClickListener", onChildClickListener, false, "clickChild");
    childClick = onChildClickListener;
  }

  @Override
  public void setOnItemClickListener(OnItemClickListener l) { super.setOnItemClickListener(l); }

  public long getExpandableListPosition(int flatListPosition) {
    if (isFixed(flatListPosition)) return PACKED_POSITION_VALUE_NULL;
    int[] at = connector.find(flatListPosition - getHeaderViewsCount());
    return at[1] < 0 ? getPackedPositionForGroup(at[0]) : getPackedPositionForChild(at[0], at[1]);
  }

  public int getFlatListPosition(long packedPosition) {
    int flat = connector.flat(getPackedPositionGroup(packedPosition), getPackedPositionChild(packedPosition));
    if (flat < 0) flat = connector.flat(getPackedPositionGroup(packedPosition), -1);
    return flat + getHeaderViewsCount();
  }

  public long getSelectedPosition() {
    return getSelectedItemPosition() < 0 ? PACKED_POSITION_VALUE_NULL : getExpandableListPosition(getSelectedItemPosition());
  }

  public long getSelectedId() {
    long packed = getSelectedPosition();
    if (packed == PACKED_POSITION_VALUE_NULL) return -1;
    int group = getPackedPositionGroup(packed), child = getPackedPositionChild(packed);
    return child < 0 ? expandable.getGroupId(group) : expandable.getChildId(group, child);
  }

  public void setSelectedGroup(int groupPosition) { setSelection(getFlatListPosition(getPackedPositionForGroup(groupPosition))); }

  public boolean setSelectedChild(int groupPosition, int childPosition, boolean shouldExpandGroup) {
    if (!isGroupExpanded(groupPosition)) {
      if (!shouldExpandGroup) return false;
      expandGroup(groupPosition);
    }
    setSelection(getFlatListPosition(getPackedPositionForChild(groupPosition, childPosition)));
    return true;
  }

  public static int getPackedPositionType(long packedPosition) {
    if (packedPosition == PACKED_POSITION_VALUE_NULL) return PACKED_POSITION_TYPE_NULL;
    return (packedPosition & CHILD) == CHILD ? PACKED_POSITION_TYPE_CHILD : PACKED_POSITION_TYPE_GROUP;
  }

  public static int getPackedPositionGroup(long packedPosition) {
    return packedPosition == PACKED_POSITION_VALUE_NULL ? -1 : (int) ((packedPosition & 0x7fffffff00000000L) >> 32);
  }

  public static int getPackedPositionChild(long packedPosition) {
    if (packedPosition == PACKED_POSITION_VALUE_NULL || (packedPosition & CHILD) == 0) return -1;
    return (int) (packedPosition & INT);
  }

  public static long getPackedPositionForChild(int groupPosition, int childPosition) {
    return CHILD | (groupPosition & 0x7fffffffL) << 32 | childPosition & INT;
  }

  public static long getPackedPositionForGroup(int groupPosition) { return (groupPosition & 0x7fffffffL) << 32; }

  @Override
  ContextMenu.ContextMenuInfo createContextMenuInfo(View view, int flatListPosition, long id) {
    if (isFixed(flatListPosition)) return new AdapterContextMenuInfo(view, flatListPosition, id);
    int[] at = connector.find(flatListPosition - getHeaderViewsCount());
    long own = at[1] < 0 ? expandable.getGroupId(at[0]) : expandable.getChildId(at[0], at[1]);
    return new ExpandableListContextMenuInfo(view, getExpandableListPosition(flatListPosition), own);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ExpandableListView.class.getName(); }

  public void setChildDivider(Drawable childDivider) {}

  public void setChildIndicator(Drawable childIndicator) {}

  public void setChildIndicatorBounds(int value, int value2) {}

  public void setChildIndicatorBoundsRelative(int value, int value2) {}

  public void setGroupIndicator(Drawable groupIndicator) {}

  public void setIndicatorBounds(int value, int value2) {}

  public void setIndicatorBoundsRelative(int value, int value2) {}
}
