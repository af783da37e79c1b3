package android.content;

import android.database.ContentObserver;
import android.database.Cursor;
import android.os.Handler;
import java.util.HashMap;
import java.util.Map;
import java.util.Observable;

/** The rows of a cursor by a key, kept up to date if that is wanted. */
public class ContentQueryMap extends Observable {
  private Cursor cursor;
  private final String[] names;
  private final int keyColumn;
  private final Handler handler;
  private Map<String, ContentValues> rows;
  private ContentObserver observer;
  private boolean dirty;

  public ContentQueryMap(Cursor cursor, String columnNameOfKey, boolean keepUpdated, Handler handlerForUpdateNotifications) {
    this.cursor = cursor;
    names = cursor.getColumnNames();
    keyColumn = cursor.getColumnIndexOrThrow(columnNameOfKey);
    handler = handlerForUpdateNotifications;
    setKeepUpdated(keepUpdated);
    if (!keepUpdated) read(cursor);
  }

  public void setKeepUpdated(boolean keepUpdated) {
    if (keepUpdated == (observer != null)) return;
    if (!keepUpdated) {
      cursor.unregisterContentObserver(observer);
      observer = null;
      return;
    }
    observer = new ContentObserver(handler == null ? new Handler() : handler) {
      @Override
      public void onChange(boolean selfChange) {
        if (countObservers() != 0) requery();
        else dirty = true;
      }
    };
    cursor.registerContentObserver(observer);
    dirty = true;
  }

  public synchronized ContentValues getValues(String rowName) {
    if (dirty) requery();
    return rows.get(rowName);
  }

  public void requery() {
    Cursor current = cursor;
    if (current == null) return;
    dirty = false;
    if (!current.requery()) return;
    read(current);
    setChanged();
    notifyObservers();
  }

  private synchronized void read(Cursor from) {
    rows = new HashMap<String, ContentValues>();
    while (from.moveToNext()) {
      ContentValues values = new ContentValues();
      for (int i = 0; i < names.length; i++) {
        if (i != keyColumn) values.put(names[i], from.getString(i));
      }
      rows.put(from.getString(keyColumn), values);
    }
  }

  public synchronized Map<String, ContentValues> getRows() {
    if (dirty) requery();
    return rows;
  }

  public synchronized void close() {
    if (observer != null) {
      cursor.unregisterContentObserver(observer);
      observer = null;
    }
    cursor.close();
    cursor = null;
  }

  @Override
  protected void finalize() throws Throwable {}
}
