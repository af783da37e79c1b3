package android.widget;

import android.content.Context;
import android.database.Cursor;
import android.net.Uri;
import android.view.View;

/** Binds columns to the views of groups and children. */
public abstract class SimpleCursorTreeAdapter extends ResourceCursorTreeAdapter {
  private final String[] groupFrom, childFrom;
  private final int[] groupTo, childTo;
  private ViewBinder binder;

  /** Binds a view itself; false: the adapter shall. */
  public interface ViewBinder {
    boolean setViewValue(View view, Cursor cursor, int columnIndex);
  }

  public SimpleCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout,
      String[] groupFrom, int[] groupTo, int childLayout, int lastChildLayout, String[] childFrom, int[] childTo) {
    super(context, cursor, collapsedGroupLayout, expandedGroupLayout, childLayout, lastChildLayout);
    this.groupFrom = groupFrom;
    this.groupTo = groupTo;
    this.childFrom = childFrom;
    this.childTo = childTo;
  }

  public SimpleCursorTreeAdapter(Context context, Cursor cursor, int collapsedGroupLayout, int expandedGroupLayout,
      String[] groupFrom, int[] groupTo, int childLayout, String[] childFrom, int[] childTo) {
    this(context, cursor, collapsedGroupLayout, expandedGroupLayout, groupFrom, groupTo, childLayout, childLayout, childFrom,
        childTo);
  }

  public SimpleCursorTreeAdapter(Context context, Cursor cursor, int groupLayout, String[] groupFrom, int[] groupTo,
      int childLayout, String[] childFrom, int[] childTo) {
    this(context, cursor, groupLayout, groupLayout, groupFrom, groupTo, childLayout, childLayout, childFrom, childTo);
  }

  public ViewBinder getViewBinder() { return binder; }

  public void setViewBinder(ViewBinder viewBinder) { binder = viewBinder; }

  private void bind(View view, Cursor cursor, String[] from, int[] to) {
    for (int i = 0; i < to.length; i++) {
      View field = view.findViewById(to[i]);
      int column = cursor.getColumnIndexOrThrow(from[i]);
      if (field == null || binder != null && binder.setViewValue(field, cursor, column)) continue;
      String text = cursor.getString(column);
      if (text == null) text = "";
      if (field instanceof TextView) setViewText((TextView) field, text);
      else if (field instanceof ImageView) setViewImage((ImageView) field, text);
      else throw new IllegalStateException("SimpleCursorTreeAdapter can bind values only to TextView and ImageView!");
    }
  }

  @Override
  protected void bindChildView(View view, Context context, Cursor cursor, boolean isLastChild) {
    bind(view, cursor, childFrom, childTo);
  }

  @Override
  protected void bindGroupView(View view, Context context, Cursor cursor, boolean isExpanded) {
    bind(view, cursor, groupFrom, groupTo);
  }

  public void setViewText(TextView v, String text) { v.setText(text); }

  protected void setViewImage(ImageView v, String value) {
    try {
      v.setImageResource(Integer.parseInt(value));
    } catch (NumberFormatException e) {
      v.setImageURI(Uri.parse(value));
    }
  }
}
