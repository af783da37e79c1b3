package android.database;

import android.database.sqlite.SQLiteClosable;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Bag;
import antecede.Hidden;
import antecede.Unlisted;

/** Rows in memory, from some position on. */
public class CursorWindow extends SQLiteClosable implements Parcelable {
  private final String name;
  private int start;
  private int columns;
  private final Bag<Object[]> rows = new Bag<Object[]>();

  public static final Parcelable.Creator<CursorWindow> CREATOR = new Parcelable.Creator<CursorWindow>() {
    @Override
    public CursorWindow createFromParcel(Parcel source) {
      return newFromParcel(source);
    }

    @Override
    public CursorWindow[] newArray(int size) {
      return new CursorWindow[size];
    }
  };

  public CursorWindow(String name) {
    this.name = name == null || name.length() == 0 ? "<unnamed>" : name;
  }

  public CursorWindow(String name, long windowSizeBytes) {
    this(name);
  }

  @Deprecated
  public CursorWindow(boolean localWindow) {
    this((String) null);
  }

  /** Rows as they come from a database. */
  @Hidden
  public void fill(int columns, Object[][] all) {
    clear();
    this.columns = columns;
    for (Object[] row : all) rows.add(row);
  }

  @Unlisted
  public String getName() {
    return name;
  }

  public void clear() {
    start = 0;
    rows.clear();
  }

  public int getStartPosition() {
    return start;
  }

  public void setStartPosition(int pos) {
    start = pos;
  }

  public int getNumRows() {
    return rows.size();
  }

  public boolean setNumColumns(int columnNum) {
    columns = columnNum;
    return true;
  }

  public boolean allocRow() {
    rows.add(new Object[columns]);
    return true;
  }

  public void freeLastRow() {
    if (!rows.isEmpty()) rows.removeAt(rows.size() - 1);
  }

  private Object at(int row, int column) {
    int index = row - start;
    if (index < 0 || index >= rows.size() || column < 0 || column >= columns) {
      throw new IllegalStateException("Couldn't read row " + index + ", col " + column + " from CursorWindow."
          + "  Make sure the Cursor is initialized correctly before accessing data from it.");
    }
    return rows.get(index)[column];
  }

  @Deprecated
  public boolean isNull(int row, int column) {
    return getType(row, column) == Cursor.FIELD_TYPE_NULL;
  }

  @Deprecated
  public boolean isBlob(int row, int column) {
    int type = getType(row, column);
    return type == Cursor.FIELD_TYPE_BLOB || type == Cursor.FIELD_TYPE_NULL;
  }

  @Deprecated
  public boolean isLong(int row, int column) {
    return getType(row, column) == Cursor.FIELD_TYPE_INTEGER;
  }

  @Deprecated
  public boolean isFloat(int row, int column) {
    return getType(row, column) == Cursor.FIELD_TYPE_FLOAT;
  }

  @Deprecated
  public boolean isString(int row, int column) {
    int type = getType(row, column);
    return type == Cursor.FIELD_TYPE_STRING || type == Cursor.FIELD_TYPE_NULL;
  }

  public int getType(int row, int column) {
    return DatabaseUtils.getTypeOfObject(at(row, column));
  }

  public byte[] getBlob(int row, int column) {
    return Values.blob(at(row, column));
  }

  public String getString(int row, int column) {
    return Values.text(at(row, column));
  }

  public void copyStringToBuffer(int row, int column, CharArrayBuffer buffer) {
    String text = getString(row, column);
    buffer.data = text == null ? new char[0] : text.toCharArray();
    buffer.sizeCopied = buffer.data.length;
  }

  public long getLong(int row, int column) {
    return Values.integer(at(row, column));
  }

  public double getDouble(int row, int column) {
    return Values.real(at(row, column));
  }

  public short getShort(int row, int column) {
    return (short) getLong(row, column);
  }

  public int getInt(int row, int column) {
    return (int) getLong(row, column);
  }

  public float getFloat(int row, int column) {
    return (float) getDouble(row, column);
  }

  private boolean put(Object value, int row, int column) {
    at(row, column);
    rows.get(row - start)[column] = value;
    return true;
  }

  public boolean putBlob(byte[] value, int row, int column) {
    return put(value, row, column);
  }

  public boolean putString(String value, int row, int column) {
    return put(value, row, column);
  }

  public boolean putLong(long value, int row, int column) {
    return put(Long.valueOf(value), row, column);
  }

  public boolean putDouble(double value, int row, int column) {
    return put(Double.valueOf(value), row, column);
  }

  public boolean putNull(int row, int column) {
    return put(null, row, column);
  }

  public static CursorWindow newFromParcel(Parcel p) {
    CursorWindow window = new CursorWindow(p.readString());
    window.start = p.readInt();
    window.columns = p.readInt();
    for (int left = p.readInt(); left > 0; left--) window.rows.add(p.readArray(null));
    return window;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(name);
    dest.writeInt(start);
    dest.writeInt(columns);
    dest.writeInt(rows.size());
    for (int i = 0; i < rows.size(); i++) dest.writeArray(rows.get(i));
    if ((flags & Parcelable.PARCELABLE_WRITE_RETURN_VALUE) != 0) releaseReference();
  }

  @Override
  protected void onAllReferencesReleased() {}

  @Override
  protected void finalize() throws Throwable {}

  @Override
  public String toString() {
    return name + " {" + rows.size() + " rows}";
  }
}
