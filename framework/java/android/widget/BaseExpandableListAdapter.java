package android.widget;

import android.database.DataSetObservable;
import android.database.DataSetObserver;

/** What most adapters of expandable lists share. */
public abstract class BaseExpandableListAdapter implements ExpandableListAdapter, HeterogeneousExpandableList {
  private final DataSetObservable observers = new DataSetObservable();

  public BaseExpandableListAdapter() {}

  @Override
  public void registerDataSetObserver(DataSetObserver observer) { observers.registerObserver(observer); }

  @Override
  public void unregisterDataSetObserver(DataSetObserver observer) { observers.unregisterObserver(observer); }

  public void notifyDataSetInvalidated() { observers.notifyInvalidated(); }

  public void notifyDataSetChanged() { observers.notifyChanged(); }

  @Override
  public boolean areAllItemsEnabled() { return true; }

  @Override
  public void onGroupCollapsed(int groupPosition) {}

  @Override
  public void onGroupExpanded(int groupPosition) {}

  @Override
  public long getCombinedChildId(long groupId, long childId) {
    return 0x8000000000000000L | (groupId & 0x7fffffff) << 32 | childId & 0xffffffffL;
  }

  @Override
  public long getCombinedGroupId(long groupId) { return (groupId & 0x7fffffff) << 32; }

  @Override
  public boolean isEmpty() { return getGroupCount() == 0; }

  @Override
  public int getChildType(int groupPosition, int childPosition) { return 0; }

  @Override
  public int getChildTypeCount() { return 1; }

  @Override
  public int getGroupType(int groupPosition) { return 0; }

  @Override
  public int getGroupTypeCount() { return 1; }
}
