package android.database.sqlite;

/** There is no more space. */
public class SQLiteFullException extends SQLiteException {
  public SQLiteFullException() {}

  public SQLiteFullException(String error) {
    super(error);
  }
}
