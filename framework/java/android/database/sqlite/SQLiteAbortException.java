package android.database.sqlite;

/** A statement was aborted. */
public class SQLiteAbortException extends SQLiteException {
  public SQLiteAbortException() {}

  public SQLiteAbortException(String error) {
    super(error);
  }
}
