package android.database;

/** Cursors one after the other. */
public class MergeCursor extends AbstractCursor {
  private final Cursor[] cursors;
  private Cursor cursor;

  private final DataSetObserver observer = new DataSetObserver() {
    @Override
    public void onChanged() {
      mPos = -1;
    }

    @Override
    public void onInvalidated() {
      mPos = -1;
    }
  };

  public MergeCursor(Cursor[] cursors) {
    this.cursors = cursors;
    cursor = cursors[0];
    for (Cursor one : cursors) {
      if (one != null) one.registerDataSetObserver(observer);
    }
  }

  @Override
  public int getCount() {
    int count = 0;
    for (Cursor one : cursors) {
      if (one != null) count += one.getCount();
    }
    return count;
  }

  @Override
  public boolean onMove(int oldPosition, int newPosition) {
    cursor = null;
    int begin = 0;
    for (Cursor one : cursors) {
      if (one == null) continue;
      if (newPosition < begin + one.getCount()) {
        cursor = one;
        return one.moveToPosition(newPosition - begin);
      }
      begin += one.getCount();
    }
    return false;
  }

  @Override
  public byte[] getBlob(int column) {
    return cursor.getBlob(column);
  }

  @Override
  public String getString(int column) {
    return cursor.getString(column);
  }

  @Override
  public short getShort(int column) {
    return cursor.getShort(column);
  }

  @Override
  public int getInt(int column) {
    return cursor.getInt(column);
  }

  @Override
  public long getLong(int column) {
    return cursor.getLong(column);
  }

  @Override
  public float getFloat(int column) {
    return cursor.getFloat(column);
  }

  @Override
  public double getDouble(int column) {
    return cursor.getDouble(column);
  }

  @Override
  public int getType(int column) {
    return cursor.getType(column);
  }

  @Override
  public boolean isNull(int column) {
    return cursor.isNull(column);
  }

  @Override
  public String[] getColumnNames() {
    return cursor == null ? new String[0] : cursor.getColumnNames();
  }

  @Override
  public void deactivate() {
    for (Cursor one : cursors) {
      if (one != null) one.deactivate();
    }
    super.deactivate();
  }

  @Override
  public void close() {
    for (Cursor one : cursors) {
      if (one != null) one.close();
    }
    super.close();
  }

  @Override
  public void registerContentObserver(ContentObserver observer) {
    for (Cursor one : cursors) {
      if (one != null) one.registerContentObserver(observer);
    }
  }

  @Override
  public void unregisterContentObserver(ContentObserver observer) {
    for (Cursor one : cursors) {
      if (one != null) one.unregisterContentObserver(observer);
    }
  }

  @Override
  public void registerDataSetObserver(DataSetObserver observer) {
    for (Cursor one : cursors) {
      if (one != null) one.registerDataSetObserver(observer);
    }
  }

  @Override
  public void unregisterDataSetObserver(DataSetObserver observer) {
    for (Cursor one : cursors) {
      if (one != null) one.unregisterDataSetObserver(observer);
    }
  }

  @Override
  public boolean requery() {
    for (Cursor one : cursors) {
      if (one != null && !one.requery()) return false;
    }
    return true;
  }
}
