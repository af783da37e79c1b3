package android.widget;

import android.content.Context;
import android.database.ContentObserver;
import android.database.Cursor;
import android.database.DataSetObserver;
import android.os.Handler;
import android.util.SparseArray;
import android.view.View;
import android.view.ViewGroup;

/** Groups from one cursor, the children of each from another. */
public abstract class CursorTreeAdapter extends BaseExpandableListAdapter implements Filterable {
  private final Context context;
  private final Handler handler = new Handler();
  private final boolean autoRequery;
  private Rows groups;
  private SparseArray<Rows> children = new SparseArray<Rows>();
  private Filter filter;
  private FilterQueryProvider queries;

  /** A cursor and who listens to it. */
  private final class Rows {
    private Cursor cursor;
    private final ContentObserver change = new Change(this);
    private final DataSetObserver data = new Data();

    Rows(Cursor cursor) { set(cursor); }

    void set(Cursor cursor) {
      this.cursor = cursor;
      if (cursor == null) return;
      cursor.registerContentObserver(change);
      cursor.registerDataSetObserver(data);
    }

    void swap(Cursor next) {
      if (next == cursor) return;
      close();
      set(next);
      if (next == null) notifyDataSetInvalidated();
      else notifyDataSetChanged(true);
    }

    boolean moveTo(int position) { return cursor != null && cursor.moveToPosition(position); }

    int count() { return cursor == null ? 0 : cursor.getCount(); }

    long id() { return cursor.getLong(cursor.getColumnIndexOrThrow("_id")); }

    void close() {
      if (cursor == null) return;
      cursor.unregisterContentObserver(change);
      cursor.unregisterDataSetObserver(data);
      cursor.close();
      cursor = null;
    }
  }

  private final class Change extends ContentObserver {
    private final Rows rows;

    Change(Rows rows) {
      super(handler);
      this.rows = rows;
    }

    @Override
    public boolean deliverSelfNotifications() { return true; }

    @Override
    @SuppressWarnings("deprecation")
    public void onChange(boolean selfChange) {
      if (autoRequery && rows.cursor != null && !rows.cursor.isClosed()) rows.cursor.requery();
    }
  }

  private final class Data extends DataSetObserver {
    @Override
    public void onChanged() { notifyDataSetChanged(); }

    @Override
    public void onInvalidated() { notifyDataSetInvalidated(); }
  }

  private final class Query extends Filter {
    @Override
    public CharSequence convertResultToString(Object resultValue) { return convertToString((Cursor) resultValue); }

    @Override
    protected FilterResults performFiltering(CharSequence constraint) {
      Cursor cursor = runQueryOnBackgroundThread(constraint);
      FilterResults results = new FilterResults();
      results.count = cursor == null ? 0 : cursor.getCount();
      results.values = cursor;
      return results;
    }

    @Override
    protected void publishResults(CharSequence constraint, FilterResults results) {
      if (results.values != null && results.values != getCursor()) changeCursor((Cursor) results.values);
    }
  }

  public CursorTreeAdapter(Cursor cursor, Context context) { this(cursor, context, true); }

  public CursorTreeAdapter(Cursor cursor, Context context, boolean autoRequery) {
    this.context = context;
    this.autoRequery = autoRequery;
    groups = new Rows(cursor);
  }

  private Rows children(int group) {
    Rows rows = children.get(group);
    if (rows != null) return rows;
    if (!groups.moveTo(group)) return null;
    rows = new Rows(getChildrenCursor(groups.cursor));
    children.put(group, rows);
    return rows;
  }

  protected abstract Cursor getChildrenCursor(Cursor groupCursor);

  public void setGroupCursor(Cursor cursor) { groups.swap(cursor); }

  public void setChildrenCursor(int groupPosition, Cursor childrenCursor) {
    Rows rows = children.get(groupPosition);
    if (rows == null) children.put(groupPosition, new Rows(childrenCursor));
    else rows.swap(childrenCursor);
  }

  @Override
  public Cursor getChild(int groupPosition, int childPosition) {
    Rows rows = children(groupPosition);
    return rows != null && rows.moveTo(childPosition) ? rows.cursor : null;
  }

  @Override
  public long getChildId(int groupPosition, int childPosition) {
    Rows rows = children(groupPosition);
    return rows != null && rows.moveTo(childPosition) ? rows.id() : 0;
  }

  @Override
  public int getChildrenCount(int groupPosition) {
    Rows rows = children(groupPosition);
    return rows == null ? 0 : rows.count();
  }

  @Override
  public Cursor getGroup(int groupPosition) { return groups.moveTo(groupPosition) ? groups.cursor : null; }

  @Override
  public int getGroupCount() { return groups.count(); }

  @Override
  public long getGroupId(int groupPosition) { return groups.moveTo(groupPosition) ? groups.id() : 0; }

  @Override
  public View getGroupView(int groupPosition, boolean isExpanded, View convertView, ViewGroup parent) {
    if (!groups.moveTo(groupPosition)) throw new IllegalStateException("this should only be called when the cursor is valid");
    View view = convertView == null ? newGroupView(context, groups.cursor, isExpanded, parent) : convertView;
    bindGroupView(view, context, groups.cursor, isExpanded);
    return view;
  }

  protected abstract View newGroupView(Context context, Cursor cursor, boolean isExpanded, ViewGroup parent);

  protected abstract void bindGroupView(View view, Context context, Cursor cursor, boolean isExpanded);

  @Override
  public View getChildView(int groupPosition, int childPosition, boolean isLastChild, View convertView, ViewGroup parent) {
    Rows rows = children(groupPosition);
    if (rows == null || !rows.moveTo(childPosition)) {
      throw new IllegalStateException("this should only be called when the cursor is valid");
    }
    View view = convertView == null ? newChildView(context, rows.cursor, isLastChild, parent) : convertView;
    bindChildView(view, context, rows.cursor, isLastChild);
    return view;
  }

  protected abstract View newChildView(Context context, Cursor cursor, boolean isLastChild, ViewGroup parent);

  protected abstract void bindChildView(View view, Context context, Cursor cursor, boolean isLastChild);

  @Override
  public boolean isChildSelectable(int groupPosition, int childPosition) { return true; }

  @Override
  public boolean hasStableIds() { return true; }

  private void dropChildren() {
    for (int i = children.size() - 1; i >= 0; i--) children.valueAt(i).close();
    children.clear();
  }

  @Override
  public void notifyDataSetChanged() { notifyDataSetChanged(true); }

  public void notifyDataSetChanged(boolean releaseCursors) {
    if (releaseCursors) dropChildren();
    super.notifyDataSetChanged();
  }

  @Override
  public void notifyDataSetInvalidated() {
    dropChildren();
    super.notifyDataSetInvalidated();
  }

  @Override
  public void onGroupCollapsed(int groupPosition) {
    Rows rows = children.get(groupPosition);
    if (rows != null) rows.close();
    children.remove(groupPosition);
  }

  public Cursor getCursor() { return groups.cursor; }

  public void changeCursor(Cursor cursor) { groups.swap(cursor); }

  public String convertToString(Cursor cursor) { return cursor == null ? "" : cursor.toString(); }

  public Cursor runQueryOnBackgroundThread(CharSequence constraint) {
    return queries == null ? groups.cursor : queries.runQuery(constraint);
  }

  @Override
  public Filter getFilter() {
    if (filter == null) filter = new Query();
    return filter;
  }

  public FilterQueryProvider getFilterQueryProvider() { return queries; }

  public void setFilterQueryProvider(FilterQueryProvider filterQueryProvider) { queries = filterQueryProvider; }
}
