package android.database.sqlite;

import android.database.CursorWindow;

/** A statement that a cursor is over. */
public final class SQLiteQuery extends SQLiteProgram {
  private final String table;

  SQLiteQuery(SQLiteDatabase db, String query, String table) {
    super(db, query, null);
    this.table = table;
  }

  /** Executes it; returns the names of the columns. */
  String[] fill(CursorWindow window) {
    Object[] answer = database.connection().query(sql, args, table);
    String[] columns = (String[]) answer[0];
    window.fill(columns.length, (Object[][]) answer[1]);
    return columns;
  }

  @Override
  public String toString() {
    return "SQLiteQuery: " + sql;
  }
}
