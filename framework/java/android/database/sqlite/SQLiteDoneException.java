package android.database.sqlite;

/** An answer has no rows. */
public class SQLiteDoneException extends SQLiteException {
  public SQLiteDoneException() {}

  public SQLiteDoneException(String error) {
    super(error);
  }
}
