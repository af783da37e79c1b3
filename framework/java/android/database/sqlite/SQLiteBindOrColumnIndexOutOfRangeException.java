package android.database.sqlite;

/** There is no such parameter or column. */
public class SQLiteBindOrColumnIndexOutOfRangeException extends SQLiteException {
  public SQLiteBindOrColumnIndexOutOfRangeException() {}

  public SQLiteBindOrColumnIndexOutOfRangeException(String error) {
    super(error);
  }
}
