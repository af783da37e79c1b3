package android.database;

/** Something is wrong with a statement, or with a database. */
public class SQLException extends RuntimeException {
  public SQLException() {}

  public SQLException(String error) {
    super(error);
  }

  public SQLException(String error, Throwable cause) {
    super(error, cause);
  }
}
