package android.widget;

/** Groups and children of several kinds. */
public interface HeterogeneousExpandableList {
  int getGroupType(int groupPosition);

  int getChildType(int groupPosition, int childPosition);

  int getGroupTypeCount();

  int getChildTypeCount();
}
