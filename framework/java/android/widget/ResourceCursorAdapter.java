package android.widget;

import android.content.Context;
import android.database.Cursor;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

/** Makes the views of its rows from a layout. */
public abstract class ResourceCursorAdapter extends CursorAdapter {
  private int layout;
  private int dropDownLayout;
  private LayoutInflater inflater;

  @Deprecated
  public ResourceCursorAdapter(Context context, int layout, Cursor c) {
    super(context, c);
    set(context, layout);
  }

  public ResourceCursorAdapter(Context context, int layout, Cursor c, boolean autoRequery) {
    super(context, c, autoRequery);
    set(context, layout);
  }

  public ResourceCursorAdapter(Context context, int layout, Cursor c, int flags) {
    super(context, c, flags);
    set(context, layout);
  }

  private void set(Context context, int layout) {
    this.layout = layout;
    dropDownLayout = layout;
    inflater = (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
  }

  @Override
  public View newView(Context context, Cursor cursor, ViewGroup parent) { return inflater.inflate(layout, parent, false); }

  @Override
  public View newDropDownView(Context context, Cursor cursor, ViewGroup parent) {
    return inflater.inflate(dropDownLayout, parent, false);
  }

  public void setViewResource(int layout) { this.layout = layout; }

  public void setDropDownViewResource(int dropDownLayout) { this.dropDownLayout = dropDownLayout; }
}
