package android.database.sqlite;

/** A table is in use. */
public class SQLiteTableLockedException extends SQLiteException {
  public SQLiteTableLockedException() {}

  public SQLiteTableLockedException(String error) {
    super(error);
  }
}
