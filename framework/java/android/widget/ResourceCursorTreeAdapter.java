package android.widget;

import android.content.Context;
import android.database.Cursor;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

/** Makes the views of groups and children from layouts. */
public abstract class ResourceCursorTreeAdapter extends CursorTreeAdapter {
  private final int collapsedGroupLayout, expandedGroupLayout, childLayout, lastChildLayout;
  private final LayoutInflater inflater;

  public ResourceCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout,
      int childLayout, int lastChildLayout) {
    super(cursor, context);
    this.collapsedGroupLayout = collapsedGroupLayout;
    this.expandedGroupLayout = expandedGroupLayout;
    this.childLayout = childLayout;
    this.lastChildLayout = lastChildLayout;
    inflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
  }

  public ResourceCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout,
      int childLayout) {
    this(context, cursor, collapsedGroupLayout, expandedGroupLayout, childLayout, childLayout);
  }

  public ResourceCursorTreeAdapter(Context context, Cursor cursor, int groupLayout, int childLayout) {
    this(context, cursor, groupLayout, groupLayout, childLayout, childLayout);
  }

  @Override
  public View newChildView(Context context, Cursor cursor, boolean isLastChild, ViewGroup parent) {
    return inflater.inflate(isLastChild ? lastChildLayout : childLayout, parent, false);
  }

  @Override
  public View newGroupView(Context context, Cursor cursor, boolean isExpanded, ViewGroup parent) {
    return inflater.inflate(isExpanded ? expandedGroupLayout : collapsedGroupLayout, parent, false);
  }
}
