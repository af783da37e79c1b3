package android.database.sqlite;

/** The database was used in a wrong way. */
public class SQLiteMisuseException extends SQLiteException {
  public SQLiteMisuseException() {}

  public SQLiteMisuseException(String error) {
    super(error);
  }
}
