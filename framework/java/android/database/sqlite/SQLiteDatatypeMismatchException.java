package android.database.sqlite;

/** A value is of a wrong kind. */
public class SQLiteDatatypeMismatchException extends SQLiteException {
  public SQLiteDatatypeMismatchException() {}

  public SQLiteDatatypeMismatchException(String error) {
    super(error);
  }
}
