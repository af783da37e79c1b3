package android.database.sqlite;

import android.database.AbstractWindowedCursor;
import android.database.CursorWindow;

/** A cursor over the rows of a statement, which it fetches at once. */
public class SQLiteCursor extends AbstractWindowedCursor {
  private final SQLiteCursorDriver driver;
  private final String editTable;
  private final SQLiteQuery query;
  private String[] columns;
  private int count;

  @Deprecated
  public SQLiteCursor(SQLiteDatabase db, SQLiteCursorDriver driver, String editTable, SQLiteQuery query) {
    this(driver, editTable, query);
  }

  public SQLiteCursor(SQLiteCursorDriver driver, String editTable, SQLiteQuery query) {
    if (query == null) throw new IllegalArgumentException("query object cannot be null");
    this.driver = driver;
    this.editTable = editTable;
    this.query = query;
    fetch();
  }

  private void fetch() {
    CursorWindow window = new CursorWindow(editTable);
    columns = query.fill(window);
    count = window.getNumRows();
    setWindow(window);
  }

  public SQLiteDatabase getDatabase() {
    return query.database;
  }

  @Override
  public boolean onMove(int oldPosition, int newPosition) {
    return true;
  }

  @Override
  public int getCount() {
    return count;
  }

  @Override
  public int getColumnIndex(String columnName) {
    return super.getColumnIndex(columnName);
  }

  @Override
  public String[] getColumnNames() {
    return columns;
  }

  @Override
  public void deactivate() {
    super.deactivate();
    closeWindow();
    driver.cursorDeactivated();
  }

  @Override
  public void close() {
    super.close();
    closeWindow();
    query.close();
    driver.cursorClosed();
  }

  @Override
  public boolean requery() {
    if (isClosed() || !query.database.isOpen()) return false;
    mPos = -1;
    driver.cursorRequeried(this);
    fetch();
    return super.requery();
  }

  @Override
  public void setWindow(CursorWindow window) {
    super.setWindow(window);
  }

  public void setSelectionArguments(String[] selectionArgs) {
    driver.setBindArguments(selectionArgs);
  }

  public void setFillWindowForwardOnly(boolean fillWindowForwardOnly) {}

  @Override
  protected void finalize() {}
}
