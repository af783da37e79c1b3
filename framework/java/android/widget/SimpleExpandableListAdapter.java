package android.widget;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import java.util.List;
import java.util.Map;

/** Binds maps to the views of groups and children. */
public class SimpleExpandableListAdapter extends BaseExpandableListAdapter {
  private final List<? extends Map<String, ?>> groups;
  private final List<? extends List<? extends Map<String, ?>>> children;
  private final int expandedGroupLayout, collapsedGroupLayout, childLayout, lastChildLayout;
  private final String[] groupFrom, childFrom;
  private final int[] groupTo, childTo;
  private final LayoutInflater inflater;

  public SimpleExpandableListAdapter(Context context, List<? extends Map<String, ?>> groupData, int groupLayout,
      String[] groupFrom, int[] groupTo, List<? extends List<? extends Map<String, ?>>> childData, int childLayout,
      String[] childFrom, int[] childTo) {
    this(context, groupData, groupLayout, groupLayout, groupFrom, groupTo, childData, childLayout, childLayout, childFrom,
        childTo);
  }

  public SimpleExpandableListAdapter(Context context, List<? extends Map<String, ?>> groupData, int expandedGroupLayout,
      int collapsedGroupLayout, String[] groupFrom, int[] groupTo, List<? extends List<? extends Map<String, ?>>> childData,
      int childLayout, String[] childFrom, int[] childTo) {
    this(context, groupData, expandedGroupLayout, collapsedGroupLayout, groupFrom, groupTo, childData, childLayout, childLayout,
        childFrom, childTo);
  }

  public SimpleExpandableListAdapter(Context context, List<? extends Map<String, ?>> groupData, int expandedGroupLayout,
      int collapsedGroupLayout, String[] groupFrom, int[] groupTo, List<? extends List<? extends Map<String, ?>>> childData,
      int childLayout, int lastChildLayout, String[] childFrom, int[] childTo) {
    groups = groupData;
    children = childData;
    this.expandedGroupLayout = expandedGroupLayout;
    this.collapsedGroupLayout = collapsedGroupLayout;
    this.groupFrom = groupFrom;
    this.groupTo = groupTo;
    this.childLayout = childLayout;
    this.lastChildLayout = lastChildLayout;
    this.childFrom = childFrom;
    this.childTo = childTo;
    inflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
  }

  private static void bind(View view, Map<String, ?> data, String[] from, int[] to) {
    for (int i = 0; i < to.length; i++) {
      TextView text = view.findViewById(to[i]);
      if (text != null) text.setText((String) data.get(from[i]));
    }
  }

  @Override
  public View getGroupView(int groupPosition, boolean isExpanded, View convertView, ViewGroup parent) {
    View view = convertView == null ? newGroupView(isExpanded, parent) : convertView;
    bind(view, groups.get(groupPosition), groupFrom, groupTo);
    return view;
  }

  public View newGroupView(boolean isExpanded, ViewGroup parent) {
    return inflater.inflate(isExpanded ? expandedGroupLayout : collapsedGroupLayout, parent, false);
  }

  @Override
  public View getChildView(int groupPosition, int childPosition, boolean isLastChild, View convertView, ViewGroup parent) {
    View view = convertView == null ? newChildView(isLastChild, parent) : convertView;
    bind(view, children.get(groupPosition).get(childPosition), childFrom, childTo);
    return view;
  }

  public View newChildView(boolean isLastChild, ViewGroup parent) {
    return inflater.inflate(isLastChild ? lastChildLayout : childLayout, parent, false);
  }

  @Override
  public Object getChild(int groupPosition, int childPosition) { return children.get(groupPosition).get(childPosition); }

  @Override
  public long getChildId(int groupPosition, int childPosition) { return childPosition; }

  @Override
  public int getChildrenCount(int groupPosition) { return children.get(groupPosition).size(); }

  @Override
  public Object getGroup(int groupPosition) { return groups.get(groupPosition); }

  @Override
  public int getGroupCount() { return groups.size(); }

  @Override
  public long getGroupId(int groupPosition) { return groupPosition; }

  @Override
  public boolean hasStableIds() { return true; }

  @Override
  public boolean isChildSelectable(int groupPosition, int childPosition) { return true; }
}
