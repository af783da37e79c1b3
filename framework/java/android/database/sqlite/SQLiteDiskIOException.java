package android.database.sqlite;

/** Reading or writing a file failed. */
public class SQLiteDiskIOException extends SQLiteException {
  public SQLiteDiskIOException() {}

  public SQLiteDiskIOException(String error) {
    super(error);
  }
}
