package android.database.sqlite;

/** There is no more memory. */
public class SQLiteOutOfMemoryException extends SQLiteException {
  public SQLiteOutOfMemoryException() {}

  public SQLiteOutOfMemoryException(String error) {
    super(error);
  }
}
