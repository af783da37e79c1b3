package android.database;

import antecede.Bag;

/** A cursor over rows that are put in by hand. */
public class MatrixCursor extends AbstractCursor {
  private final String[] names;
  private final Bag<Object[]> rows = new Bag<Object[]>();

  /** Fills one row. */
  public class RowBuilder {
    private final Object[] row;
    private int next;

    RowBuilder(Object[] row) {
      this.row = row;
    }

    public RowBuilder add(Object columnValue) {
      if (next == row.length) throw new CursorIndexOutOfBoundsException("No more columns left.");
      row[next++] = columnValue;
      return this;
    }

    public RowBuilder add(String columnName, Object value) {
      for (int i = 0; i < names.length; i++) {
        if (columnName.equals(names[i])) row[i] = value;
      }
      return this;
    }
  }

  public MatrixCursor(String[] columnNames, int initialCapacity) {
    names = columnNames;
  }

  public MatrixCursor(String[] columnNames) {
    this(columnNames, 16);
  }

  private Object get(int column) {
    if (column < 0 || column >= names.length) {
      throw new CursorIndexOutOfBoundsException("Requested column: " + column + ", # of columns: " + names.length);
    }
    if (mPos < 0) throw new CursorIndexOutOfBoundsException("Before first row.");
    if (mPos >= rows.size()) throw new CursorIndexOutOfBoundsException("After last row.");
    return rows.get(mPos)[column];
  }

  public RowBuilder newRow() {
    Object[] row = new Object[names.length];
    rows.add(row);
    return new RowBuilder(row);
  }

  public void addRow(Object[] columnValues) {
    if (columnValues.length != names.length) {
      throw new IllegalArgumentException(
          "columnNames.length = " + names.length + ", columnValues.length = " + columnValues.length);
    }
    rows.add(columnValues.clone());
  }

  public void addRow(Iterable<?> columnValues) {
    Object[] row = new Object[names.length];
    int count = 0;
    for (Object value : columnValues) {
      if (count == row.length) throw new IllegalArgumentException("columnValues.size() > columnNames.length");
      row[count++] = value;
    }
    if (count != row.length) throw new IllegalArgumentException("columnValues.size() < columnNames.length");
    rows.add(row);
  }

  @Override
  public int getCount() {
    return rows.size();
  }

  @Override
  public String[] getColumnNames() {
    return names;
  }

  @Override
  public String getString(int column) {
    Object value = get(column);
    return Values.text(value);
  }

  @Override
  public short getShort(int column) {
    Object value = get(column);
    return (short) Values.integer(value);
  }

  @Override
  public int getInt(int column) {
    Object value = get(column);
    return (int) Values.integer(value);
  }

  @Override
  public long getLong(int column) {
    Object value = get(column);
    return Values.integer(value);
  }

  @Override
  public float getFloat(int column) {
    Object value = get(column);
    return (float) Values.real(value);
  }

  @Override
  public double getDouble(int column) {
    Object value = get(column);
    return Values.real(value);
  }

  @Override
  public byte[] getBlob(int column) {
    Object value = get(column);
    return (byte[]) value;
  }

  @Override
  public int getType(int column) {
    return DatabaseUtils.getTypeOfObject(get(column));
  }

  @Override
  public boolean isNull(int column) {
    return get(column) == null;
  }
}
