package android.database.sqlite;

import android.os.OperationCanceledException;
import antecede.Sqlite;
import antecede.Sync;
import antecede.Threads;

/** One connection to a database: executes statements, one thread at a time, and makes exceptions of failures. */
final class Connection {
  final Tables tables;
  private final int handle;

  Connection(String path, byte[] image) {
    tables = Tables.of(path);
    handle = Sqlite.open(path, image);
    if (handle < 0) throw failure(-handle, "Could not open database " + path, null);
  }

  void lock() {
    Sync.lockUninterruptibly(tables, false, Threads.FOREVER);
  }

  void unlock() {
    Sync.unlock(tables, false);
  }

  void close() {
    Sqlite.close(handle);
  }

  /** {@code {rows changed, last row inserted}}. {@code table} as in {@link Tables#write}. */
  long[] exec(String sql, Object[] args, String table) {
    lock();
    try {
      tables.write(table, sql);
      return (long[]) checked(Sqlite.exec(handle, sql, args), sql)[0];
    } finally {
      unlock();
    }
  }

  /** {@code {String[] columns, Object[][] rows}}. */
  Object[] query(String sql, Object[] args, String table) {
    lock();
    try {
      tables.read(table, sql);
      return checked(Sqlite.query(handle, sql, args), sql);
    } finally {
      unlock();
    }
  }

  /** How many parameters the statement has; fails if it cannot be compiled. */
  int check(String sql) {
    return ((int[]) checked(Sqlite.check(handle, sql), sql)[0])[0];
  }

  /** What concerns no table: BEGIN, COMMIT, PRAGMA. */
  Object[] plain(String sql) {
    return checked(Sqlite.query(handle, sql, null), sql);
  }

  private static Object[] checked(Object[] answer, String sql) {
    if (answer[0] instanceof Integer) throw failure(((Integer) answer[0]).intValue(), (String) answer[1], sql);
    return answer;
  }

  private static RuntimeException failure(int code, String message, String sql) {
    String text = message + " (code " + code + ")" + (sql == null ? "" : ": , while compiling: " + sql);
    switch (code & 0xff) {
      case 3: return new SQLiteAccessPermException(text);
      case 4: return new SQLiteAbortException(text);
      case 5: return new SQLiteDatabaseLockedException(text);
      case 6: return new SQLiteTableLockedException(text);
      case 7: return new SQLiteOutOfMemoryException(text);
      case 8: return new SQLiteReadOnlyDatabaseException(text);
      case 9: return new OperationCanceledException(text);
      case 10: return new SQLiteDiskIOException(text);
      case 11: case 26: return new SQLiteDatabaseCorruptException(text);
      case 13: return new SQLiteFullException(text);
      case 14: return new SQLiteCantOpenDatabaseException(text);
      case 18: return new SQLiteBlobTooBigException(text);
      case 19: return new SQLiteConstraintException(text);
      case 20: return new SQLiteDatatypeMismatchException(text);
      case 21: return new SQLiteMisuseException(text);
      case 25: return new SQLiteBindOrColumnIndexOutOfRangeException(text);
      case 101: return new SQLiteDoneException(text);
      default: return new SQLiteException(text);
    }
  }
}
