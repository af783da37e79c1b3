package android.database.sqlite;

/** A database is broken. */
public class SQLiteDatabaseCorruptException extends SQLiteException {
  public SQLiteDatabaseCorruptException() {}

  public SQLiteDatabaseCorruptException(String error) {
    super(error);
  }
}
