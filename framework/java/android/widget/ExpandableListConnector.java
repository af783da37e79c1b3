package android.widget;

import android.database.DataSetObserver;
import android.view.View;
import android.view.ViewGroup;

/** Shows groups, and the children of those that are expanded, as the items of a list. */
final class ExpandableListConnector extends BaseAdapter implements Filterable {
  final ExpandableListAdapter adapter;
  private boolean[] expanded = new boolean[0];
  private final Data data = new Data();

  /** A change of the groups. */
  private final class Data extends DataSetObserver {
    @Override
    public void onChanged() { notifyDataSetChanged(); }

    @Override
    public void onInvalidated() { notifyDataSetInvalidated(); }
  }

  ExpandableListConnector(ExpandableListAdapter adapter) {
    this.adapter = adapter;
    adapter.registerDataSetObserver(data);
  }

  void release() { adapter.unregisterDataSetObserver(data); }

  boolean isExpanded(int group) { return group >= 0 && group < expanded.length && expanded[group]; }

  private void mark(int group, boolean on) {
    if (group >= expanded.length) {
      boolean[] more = new boolean[Math.max(group + 1, adapter.getGroupCount())];
      System.arraycopy(expanded, 0, more, 0, expanded.length);
      expanded = more;
    }
    expanded[group] = on;
  }

  boolean expand(int group) {
    if (isExpanded(group)) return false;
    mark(group, true);
    notifyDataSetChanged();
    adapter.onGroupExpanded(group);
    return true;
  }

  boolean collapse(int group) {
    if (!isExpanded(group)) return false;
    mark(group, false);
    notifyDataSetChanged();
    adapter.onGroupCollapsed(group);
    return true;
  }

  /** {group, child}; child -1: the group itself. */
  int[] find(int flat) {
    int groups = adapter.getGroupCount();
    for (int g = 0; g < groups; g++) {
      if (flat == 0) return new int[] {g, -1};
      flat--;
      int children = isExpanded(g) ? adapter.getChildrenCount(g) : 0;
      if (flat < children) return new int[] {g, flat};
      flat -= children;
    }
    throw new RuntimeException("Unknown state");
  }

  /** -1: it is a child of a group that is not expanded. */
  int flat(int group, int child) {
    int position = 0;
    for (int g = 0; g < group; g++) position += 1 + (isExpanded(g) ? adapter.getChildrenCount(g) : 0);
    if (child < 0) return position;
    return isExpanded(group) ? position + 1 + child : -1;
  }

  @Override
  public int getCount() {
    int count = adapter.getGroupCount();
    for (int g = 0; g < expanded.length && g < adapter.getGroupCount(); g++) {
      if (expanded[g]) count += adapter.getChildrenCount(g);
    }
    return count;
  }

  @Override
  public Object getItem(int position) {
    int[] at = find(position);
    return at[1] < 0 ? adapter.getGroup(at[0]) : adapter.getChild(at[0], at[1]);
  }

  @Override
  public long getItemId(int position) {
    int[] at = find(position);
    long group = adapter.getGroupId(at[0]);
    return at[1] < 0 ? adapter.getCombinedGroupId(group) : adapter.getCombinedChildId(group, adapter.getChildId(at[0], at[1]));
  }

  @Override
  public View getView(int position, View convertView, ViewGroup parent) {
    int[] at = find(position);
    if (at[1] < 0) return adapter.getGroupView(at[0], isExpanded(at[0]), convertView, parent);
    return adapter.getChildView(at[0], at[1], at[1] == adapter.getChildrenCount(at[0]) - 1, convertView, parent);
  }

  @Override
  public int getItemViewType(int position) {
    int[] at = find(position);
    if (!(adapter instanceof HeterogeneousExpandableList)) return at[1] < 0 ? 0 : 1;
    HeterogeneousExpandableList kinds = (HeterogeneousExpandableList) adapter;
    return at[1] < 0 ? kinds.getGroupType(at[0]) : kinds.getGroupTypeCount() + kinds.getChildType(at[0], at[1]);
  }

  @Override
  public int getViewTypeCount() {
    if (!(adapter instanceof HeterogeneousExpandableList)) return 2;
    HeterogeneousExpandableList kinds = (HeterogeneousExpandableList) adapter;
    return kinds.getGroupTypeCount() + kinds.getChildTypeCount();
  }

  @Override
  public boolean hasStableIds() { return adapter.hasStableIds(); }

  @Override
  public boolean areAllItemsEnabled() { return adapter.areAllItemsEnabled(); }

  @Override
  public boolean isEnabled(int position) {
    int[] at = find(position);
    return at[1] < 0 || adapter.isChildSelectable(at[0], at[1]);
  }

  @Override
  public boolean isEmpty() { return adapter.isEmpty(); }

  @Override
  public Filter getFilter() { return adapter instanceof Filterable ? ((Filterable) adapter).getFilter() : null; }
}
