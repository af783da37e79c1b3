package android.database.sqlite;

/** Somebody else is using the database. */
public class SQLiteDatabaseLockedException extends SQLiteException {
  public SQLiteDatabaseLockedException() {}

  public SQLiteDatabaseLockedException(String error) {
    super(error);
  }
}
