package android.widget;

import android.content.Context;
import android.database.Cursor;
import android.net.Uri;
import android.view.View;
import antecede.Callbacks;

/** Binds columns to views. */
public class SimpleCursorAdapter extends ResourceCursorAdapter {
  private int[] columns;
  private int[] to;
  private String[] names;
  private int stringColumn = -1;
  private CursorToStringConverter converter;
  private ViewBinder binder;

  /** Binds a view itself; false: the adapter shall. */
  public interface ViewBinder {
    boolean setViewValue(View view, Cursor cursor, int columnIndex);
  }

  /** Tells the text of a row. */
  public interface CursorToStringConverter {
    CharSequence convertToString(Cursor cursor);
  }

  @Deprecated
  public SimpleCursorAdapter(Context context, int layout, Cursor c, String[] from, int[] to) {
    super(context, layout, c);
    set(c, from, to);
  }

  public SimpleCursorAdapter(Context context, int layout, Cursor c, String[] from, int[] to, int flags) {
    super(context, layout, c, flags);
    set(c, from, to);
  }

  private void set(Cursor cursor, String[] from, int[] to) {
    this.to = to;
    names = from;
    findColumns(cursor);
  }

  private void findColumns(Cursor cursor) {
    columns = null;
    if (cursor == null || names == null) return;
    columns = new int[names.length];
    for (int i = 0; i < names.length; i++) columns[i] = cursor.getColumnIndexOrThrow(names[i]);
  }

  @Override
  public void bindView(View view, Context context, Cursor cursor) {
    for (int i = 0; i < to.length; i++) {
      View field = view.findViewById(to[i]);
      if (field == null || isBound(field, cursor, columns[i])) continue;
      String text = cursor.getString(columns[i]);
      if (text == null) text = "";
      if (field instanceof TextView) setViewText((TextView) field, text);
      else if (field instanceof ImageView) setViewImage((ImageView) field, text);
      else throw new IllegalStateException(field.getClass().getName()
          + " is not a  view that can be bounds by this SimpleCursorAdapter");
    }
  }

  private boolean isBound(View field, Cursor cursor, int column) {
    if (binder == null) return false;
    Callbacks.invoke(this, "ViewBinder", binder);
    return binder.setViewValue(field, cursor, column);
  }

  public ViewBinder getViewBinder() { return binder; }

  public void setViewBinder(ViewBinder viewBinder) {
    if (viewBinder != null) Callbacks.observe(this, "ViewBinder", viewBinder, false);
    binder = viewBinder;
  }

  public void setViewImage(ImageView v, String value) {
    try {
      v.setImageResource(Integer.parseInt(value));
    } catch (NumberFormatException e) {
      v.setImageURI(Uri.parse(value));
    }
  }

  public void setViewText(TextView v, String text) { v.setText(text); }

  public int getStringConversionColumn() { return stringColumn; }

  public void setStringConversionColumn(int stringConversionColumn) { stringColumn = stringConversionColumn; }

  public CursorToStringConverter getCursorToStringConverter() { return converter; }

  public void setCursorToStringConverter(CursorToStringConverter cursorToStringConverter) { converter = cursorToStringConverter; }

  @Override
  public CharSequence convertToString(Cursor cursor) {
    if (converter != null) return converter.convertToString(cursor);
    return stringColumn > -1 ? cursor.getString(stringColumn) : super.convertToString(cursor);
  }

  @Override
  public Cursor swapCursor(Cursor c) {
    findColumns(c);
    return super.swapCursor(c);
  }

  public void changeCursorAndColumns(Cursor c, String[] from, int[] to) {
    names = from;
    this.to = to;
    findColumns(c);
    super.changeCursor(c);
  }
}
