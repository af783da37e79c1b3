package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.database.ContentObserver;
import android.database.Cursor;
import android.database.DataSetObserver;
import android.os.Handler;
import android.view.ContextThemeWrapper;
import android.view.View;
import android.view.ViewGroup;
import antecede.Observable;
import antecede.Unlisted;

/** Shows the rows of a cursor. */
public abstract class CursorAdapter extends BaseAdapter implements Filterable, ThemedSpinnerAdapter {
  @Deprecated public static final int FLAG_AUTO_REQUERY = 1;
  public static final int FLAG_REGISTER_CONTENT_OBSERVER = 2;

  @Observable private Cursor mCursor;
  @Unlisted protected Context mContext;
  private boolean valid;
  private boolean autoRequery;
  private int idColumn = -1;
  private ContentObserver change;
  private DataSetObserver data;
  private Filter filter;
  private FilterQueryProvider queries;
  private Context dropDownContext;

  private final class Change extends ContentObserver {
    Change() { super(new Handler()); }

    @Override
    public boolean deliverSelfNotifications() { return true; }

    @Override
    public void onChange(boolean selfChange) { onContentChanged(); }
  }

  private final class Data extends DataSetObserver {
    @Override
    public void onChanged() {
      valid = true;
      notifyDataSetChanged();
    }

    @Override
    public void onInvalidated() {
      valid = false;
      notifyDataSetInvalidated();
    }
  }

  private final class Rows extends Filter {
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

  @Deprecated
  public CursorAdapter(Context context, Cursor c) { init(context, c, FLAG_AUTO_REQUERY | FLAG_REGISTER_CONTENT_OBSERVER); }

  public CursorAdapter(Context context, Cursor c, boolean autoRequery) {
    init(context, c, autoRequery ? FLAG_AUTO_REQUERY | FLAG_REGISTER_CONTENT_OBSERVER : FLAG_REGISTER_CONTENT_OBSERVER);
  }

  public CursorAdapter(Context context, Cursor c, int flags) { init(context, c, flags); }

  @Deprecated
  protected void init(Context context, Cursor c, boolean autoRequery) {
    init(context, c, autoRequery ? FLAG_AUTO_REQUERY | FLAG_REGISTER_CONTENT_OBSERVER : FLAG_REGISTER_CONTENT_OBSERVER);
  }

  private void init(Context context, Cursor c, int flags) {
    mContext = context;
    autoRequery = (flags & FLAG_AUTO_REQUERY) != 0;
    if (autoRequery) flags |= FLAG_REGISTER_CONTENT_OBSERVER;
    mCursor = c;
    valid = c != null;
    idColumn = valid ? c.getColumnIndexOrThrow("_id") : -1;
    if ((flags & FLAG_REGISTER_CONTENT_OBSERVER) == 0) return;
    change = new Change();
    data = new Data();
    if (c != null) observe(c);
  }

  private void observe(Cursor cursor) {
    if (change != null) cursor.registerContentObserver(change);
    if (data != null) cursor.registerDataSetObserver(data);
  }

  public Cursor getCursor() { return mCursor; }

  @Override
  public int getCount() {
    Cursor cursor = mCursor;
    return valid && cursor != null ? cursor.getCount() : 0;
  }

  @Override
  public Object getItem(int position) {
    Cursor cursor = mCursor;
    if (!valid || cursor == null) return null;
    cursor.moveToPosition(position);
    return cursor;
  }

  @Override
  public long getItemId(int position) {
    Cursor cursor = mCursor;
    return valid && cursor != null && cursor.moveToPosition(position) ? cursor.getLong(idColumn) : 0;
  }

  @Override
  public boolean hasStableIds() { return true; }

  @Override
  public View getView(int position, View convertView, ViewGroup parent) {
    Cursor cursor = move(position);
    View view = convertView == null ? newView(mContext, cursor, parent) : convertView;
    bindView(view, mContext, cursor);
    return view;
  }

  private Cursor move(int position) {
    if (!valid) throw new IllegalStateException("this should only be called when the cursor is valid");
    Cursor cursor = mCursor;
    if (!cursor.moveToPosition(position)) throw new IllegalStateException("couldn't move cursor to position " + position);
    return cursor;
  }

  @Override
  public View getDropDownView(int position, View convertView, ViewGroup parent) {
    Cursor cursor = mCursor;
    if (!valid) return null;
    Context in = dropDownContext == null ? mContext : dropDownContext;
    cursor.moveToPosition(position);
    View view = convertView == null ? newDropDownView(in, cursor, parent) : convertView;
    bindView(view, in, cursor);
    return view;
  }

  public abstract View newView(Context context, Cursor cursor, ViewGroup parent);

  public View newDropDownView(Context context, Cursor cursor, ViewGroup parent) { return newView(context, cursor, parent); }

  public abstract void bindView(View view, Context context, Cursor cursor);

  public void changeCursor(Cursor cursor) {
    Cursor old = swapCursor(cursor);
    if (old != null) old.close();
  }

  public Cursor swapCursor(Cursor newCursor) {
    Cursor old = mCursor;
    if (newCursor == old) return null;
    if (old != null) {
      if (change != null) old.unregisterContentObserver(change);
      if (data != null) old.unregisterDataSetObserver(data);
    }
    mCursor = newCursor;
    if (newCursor != null) {
      observe(newCursor);
      idColumn = newCursor.getColumnIndexOrThrow("_id");
      valid = true;
      notifyDataSetChanged();
    } else {
      idColumn = -1;
      valid = false;
      notifyDataSetInvalidated();
    }
    return old;
  }

  public CharSequence convertToString(Cursor cursor) { return cursor == null ? "" : cursor.toString(); }

  public Cursor runQueryOnBackgroundThread(CharSequence constraint) {
    return queries == null ? mCursor : queries.runQuery(constraint);
  }

  @Override
  public Filter getFilter() {
    if (filter == null) filter = new Rows();
    return filter;
  }

  public FilterQueryProvider getFilterQueryProvider() { return queries; }

  public void setFilterQueryProvider(FilterQueryProvider filterQueryProvider) { queries = filterQueryProvider; }

  @SuppressWarnings("deprecation")
  protected void onContentChanged() {
    Cursor cursor = mCursor;
    if (autoRequery && cursor != null && !cursor.isClosed()) valid = cursor.requery();
  }

  @Override
  public void setDropDownViewTheme(Resources.Theme theme) {
    dropDownContext = theme == null ? null : new ContextThemeWrapper(mContext, theme);
  }

  @Override
  public Resources.Theme getDropDownViewTheme() { return dropDownContext == null ? null : dropDownContext.getTheme(); }
}
