package android.database.sqlite;

/** The database cannot be changed. */
public class SQLiteReadOnlyDatabaseException extends SQLiteException {
  public SQLiteReadOnlyDatabaseException() {}

  public SQLiteReadOnlyDatabaseException(String error) {
    super(error);
  }
}
