package android.database.sqlite;

/** The database may not be read. */
public class SQLiteAccessPermException extends SQLiteException {
  public SQLiteAccessPermException() {}

  public SQLiteAccessPermException(String error) {
    super(error);
  }
}
