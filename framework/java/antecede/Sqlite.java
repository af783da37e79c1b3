package antecede;

/**
 * Databases: SQLite, in memory. A database is known by its path as long as the run lasts; a handle is a connection to it.
 *
 * <p>Values are Long, Double, String, byte[] or null; arguments may also be Integer, Short, Byte, Float and Boolean (1 or 0).
 * What fails says so in its answer, an array whose first element is an Integer: {@code {Integer code, String message}}, both as
 * SQLite gives them (1 error, 5 busy, 8 readonly, 19 constraint, 25 range…). android.database.sqlite.Connection, and nothing
 * else, makes exceptions of that.
 */
public final class Sqlite {
  private Sqlite() {}

  /**
   * Connects to the database of that path, which is made if there is none; null: a new one that nobody else sees. {@code image}:
   * the contents of a database file, which replace what was there, or null. Returns the handle; below 0: a code, negated.
   */
  public static native int open(String path, byte[] image);

  /** Ends a connection. An open transaction is rolled back. */
  public static native void close(int db);

  /** The database of that path is no more. False: there was none. */
  public static native boolean delete(String path);

  /** The database as the bytes of a file. */
  public static native byte[] image(int db);

  /** Executes one statement and discards its rows: {@code {long[] {rows it changed, last row inserted}}}, or a failure. */
  public static native Object[] exec(int db, String sql, Object[] args);

  /** Executes one statement and fetches all its rows: {@code {String[] columns, Object[][] rows}}, or a failure. */
  public static native Object[] query(int db, String sql, Object[] args);

  /** Compiles one statement without executing it: {@code {int[] {parameters, columns, 1 if it only reads}}}, or a failure. */
  public static native Object[] check(int db, String sql);
}
