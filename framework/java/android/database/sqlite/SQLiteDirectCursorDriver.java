package android.database.sqlite;

import android.database.Cursor;

/** Makes cursors over statements that are executed at once. */
final class SQLiteDirectCursorDriver implements SQLiteCursorDriver {
  private final SQLiteDatabase database;
  private final String editTable;
  private final String sql;
  private SQLiteQuery query;

  SQLiteDirectCursorDriver(SQLiteDatabase database, String sql, String editTable) {
    this.database = database;
    this.sql = sql;
    this.editTable = editTable;
  }

  @Override
  public Cursor query(SQLiteDatabase.CursorFactory factory, String[] selectionArgs) {
    query = new SQLiteQuery(database, sql, editTable);
    query.bindAllArgsAsStrings(selectionArgs);
    if (factory == null) return new SQLiteCursor(this, editTable, query);
    return factory.newCursor(database, this, editTable, query);
  }

  @Override
  public void cursorClosed() {}

  @Override
  public void setBindArguments(String[] bindArgs) {
    query.bindAllArgsAsStrings(bindArgs);
  }

  @Override
  public void cursorDeactivated() {}

  @Override
  public void cursorRequeried(Cursor cursor) {}

  @Override
  public String toString() {
    return "SQLiteDirectCursorDriver: " + sql;
  }
}
