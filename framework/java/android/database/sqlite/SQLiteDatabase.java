package android.database.sqlite;

import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseErrorHandler;
import android.database.DatabaseUtils;
import android.database.SQLException;
import android.os.CancellationSignal;
import android.util.Log;
import android.util.Pair;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Observable;
import antecede.Sqlite;
import antecede.Threads;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A database. A transaction keeps other threads out; each statement is otherwise a unit of its own. */
public final class SQLiteDatabase extends SQLiteClosable {
  public static final int CONFLICT_ABORT = 2, CONFLICT_FAIL = 3, CONFLICT_IGNORE = 4, CONFLICT_NONE = 0, CONFLICT_REPLACE = 5,
      CONFLICT_ROLLBACK = 1, CREATE_IF_NECESSARY = 268435456, ENABLE_WRITE_AHEAD_LOGGING = 536870912, MAX_SQL_CACHE_SIZE = 100,
      NO_LOCALIZED_COLLATORS = 16, OPEN_READONLY = 1, OPEN_READWRITE = 0, SQLITE_MAX_LIKE_PATTERN_LENGTH = 50000;
  public static final String JOURNAL_MODE_DELETE = "DELETE";
  public static final String JOURNAL_MODE_MEMORY = "MEMORY";
  public static final String JOURNAL_MODE_OFF = "OFF";
  public static final String JOURNAL_MODE_PERSIST = "PERSIST";
  public static final String JOURNAL_MODE_TRUNCATE = "TRUNCATE";
  public static final String JOURNAL_MODE_WAL = "WAL";
  public static final String SYNC_MODE_EXTRA = "EXTRA";
  public static final String SYNC_MODE_FULL = "FULL";
  public static final String SYNC_MODE_NORMAL = "NORMAL";
  public static final String SYNC_MODE_OFF = "OFF";

  private static final String SLOT = "SQLiteTransactionListener";
  private static final String[] CONFLICTS = {"", " OR ROLLBACK ", " OR ABORT ", " OR FAIL ", " OR IGNORE ", " OR REPLACE "};

  /** What statements go to; null: closed. */
  @Observable private Connection connection;
  private final String path;
  private final CursorFactory factory;
  private final boolean readOnly;
  private boolean logging;
  private Transaction transaction;
  private Thread owner;

  /** Makes cursors of a kind of its own. */
  public interface CursorFactory {
    Cursor newCursor(SQLiteDatabase db, SQLiteCursorDriver masterQuery, String editTable, SQLiteQuery query);
  }

  /** A transaction and those around it. */
  private static final class Transaction {
    final Transaction outer;
    final SQLiteTransactionListener listener;
    boolean successful;
    boolean childFailed;

    Transaction(Transaction outer, SQLiteTransactionListener listener) {
      this.outer = outer;
      this.listener = listener;
    }
  }

  /** How a database shall be opened. */
  public static final class OpenParams {
    private final int flags;
    private final CursorFactory factory;
    private final DatabaseErrorHandler handler;
    private final int slotSize;
    private final int slotCount;
    private final long idleTimeout;
    private final String journalMode;
    private final String syncMode;

    /** Makes one. */
    public static final class Builder {
      private int flags;
      private CursorFactory factory;
      private DatabaseErrorHandler handler;
      private int slotSize = -1;
      private int slotCount = -1;
      private long idleTimeout = -1;
      private String journalMode;
      private String syncMode;

      public Builder() {}

      public Builder(OpenParams params) {
        flags = params.flags;
        factory = params.factory;
        handler = params.handler;
        slotSize = params.slotSize;
        slotCount = params.slotCount;
        idleTimeout = params.idleTimeout;
        journalMode = params.journalMode;
        syncMode = params.syncMode;
      }

      public Builder setLookasideConfig(int slotSize, int slotCount) {
        this.slotSize = slotSize;
        this.slotCount = slotCount;
        return this;
      }

      public Builder setOpenFlags(int openFlags) {
        flags = openFlags;
        return this;
      }

      public Builder addOpenFlags(int openFlags) {
        flags |= openFlags;
        return this;
      }

      public Builder removeOpenFlags(int openFlags) {
        flags &= ~openFlags;
        return this;
      }

      public Builder setCursorFactory(CursorFactory cursorFactory) {
        factory = cursorFactory;
        return this;
      }

      public Builder setErrorHandler(DatabaseErrorHandler errorHandler) {
        handler = errorHandler;
        return this;
      }

      @Deprecated
      public Builder setIdleConnectionTimeout(long idleConnectionTimeoutMs) {
        idleTimeout = idleConnectionTimeoutMs;
        return this;
      }

      public Builder setJournalMode(String journalMode) {
        this.journalMode = journalMode;
        return this;
      }

      public Builder setSynchronousMode(String syncMode) {
        this.syncMode = syncMode;
        return this;
      }

      public OpenParams build() {
        return new OpenParams(this, flags);
      }
    }

    private OpenParams(Builder builder, int flags) {
      this.flags = flags;
      factory = builder.factory;
      handler = builder.handler;
      slotSize = builder.slotSize;
      slotCount = builder.slotCount;
      idleTimeout = builder.idleTimeout;
      journalMode = builder.journalMode;
      syncMode = builder.syncMode;
    }

    OpenParams readOnly() {
      return new OpenParams(new Builder(this), flags & ~CREATE_IF_NECESSARY | OPEN_READONLY);
    }

    public int getLookasideSlotSize() {
      return slotSize;
    }

    public int getLookasideSlotCount() {
      return slotCount;
    }

    public int getOpenFlags() {
      return flags;
    }

    public CursorFactory getCursorFactory() {
      return factory;
    }

    public DatabaseErrorHandler getErrorHandler() {
      return handler;
    }

    public long getIdleConnectionTimeout() {
      return idleTimeout;
    }

    public String getJournalMode() {
      return journalMode;
    }

    public String getSynchronousMode() {
      return syncMode;
    }
  }

  private SQLiteDatabase(String path, CursorFactory factory, int flags) {
    this.path = path == null ? ":memory:" : path;
    this.factory = factory;
    readOnly = (flags & OPEN_READONLY) != 0;
    logging = (flags & ENABLE_WRITE_AHEAD_LOGGING) != 0;
    connection = new Connection(path, path == null ? null : takeFile(new File(path), flags));
  }

  /** The bytes of a file that somebody else wrote. From now on what the database holds is not in the file, which stays, empty. */
  @Concrete
  private static byte[] takeFile(File file, int flags) {
    if (!file.exists() && (flags & CREATE_IF_NECESSARY) == 0) {
      throw new SQLiteCantOpenDatabaseException("unknown error (code 14): Could not open database " + file.getPath());
    }
    try {
      byte[] bytes = new byte[(int) file.length()];
      if (bytes.length > 0) {
        FileInputStream in = new FileInputStream(file);
        in.read(bytes);
        in.close();
      }
      new FileOutputStream(file).close();
      return bytes.length == 0 ? null : bytes;
    } catch (IOException failed) {
      throw new SQLiteCantOpenDatabaseException("unknown error (code 14): Could not open database " + file.getPath());
    }
  }

  Connection connection() {
    Connection current = connection;
    if (current == null) throw new IllegalStateException("attempt to re-open an already-closed object: SQLiteDatabase: " + path);
    return current;
  }

  @Override
  protected void finalize() throws Throwable {}

  @Override
  protected void onAllReferencesReleased() {
    Connection current = connection;
    connection = null;
    if (current != null) current.close();
  }

  public static int releaseMemory() {
    return 0;
  }

  @Deprecated
  public void setLockingEnabled(boolean lockingEnabled) {}

  public void beginTransaction() {
    begin(null);
  }

  public void beginTransactionNonExclusive() {
    begin(null);
  }

  public void beginTransactionReadOnly() {
    begin(null);
  }

  public void beginTransactionWithListener(SQLiteTransactionListener transactionListener) {
    begin(transactionListener);
  }

  public void beginTransactionWithListenerNonExclusive(SQLiteTransactionListener transactionListener) {
    begin(transactionListener);
  }

  public void beginTransactionWithListenerReadOnly(SQLiteTransactionListener transactionListener) {
    begin(transactionListener);
  }

  private void begin(SQLiteTransactionListener listener) {
    Connection current = connection();
    current.lock();
    owner = Threads.current();
    if (transaction == null) current.plain("BEGIN EXCLUSIVE;");
    transaction = new Transaction(transaction, listener);
    if (listener == null) return;
    Callbacks.observe(transaction, SLOT, listener, false);
    Callbacks.invoke(transaction, SLOT, listener);
    listener.onBegin();
  }

  public void endTransaction() {
    Connection current = connection();
    checkTransaction();
    Transaction ending = transaction;
    boolean commit = ending.successful && !ending.childFailed;
    try {
      tell(ending, commit);
    } finally {
      transaction = ending.outer;
      if (transaction == null) {
        owner = null;
        current.plain(commit ? "COMMIT;" : "ROLLBACK;");
      } else if (!commit) {
        transaction.childFailed = true;
      }
      current.unlock();
    }
  }

  private static void tell(Transaction ending, boolean commit) {
    if (ending.listener == null) return;
    Callbacks.invoke(ending, SLOT, ending.listener);
    if (commit) ending.listener.onCommit();
    else ending.listener.onRollback();
    Callbacks.unregister(ending, SLOT, ending.listener);
  }

  private void checkTransaction() {
    if (transaction == null || owner != Threads.current()) {
      throw new IllegalStateException("Cannot perform this operation because there is no current transaction.");
    }
  }

  public void setTransactionSuccessful() {
    connection();
    checkTransaction();
    if (transaction.successful) {
      throw new IllegalStateException("Cannot perform this operation because the transaction has already been marked successful."
          + "  The only thing you can do now is call endTransaction().");
    }
    transaction.successful = true;
  }

  public boolean inTransaction() {
    connection();
    return transaction != null && owner == Threads.current();
  }

  public boolean isDbLockedByCurrentThread() {
    return inTransaction();
  }

  @Deprecated
  public boolean isDbLockedByOtherThreads() {
    return false;
  }

  @Deprecated
  public boolean yieldIfContended() {
    return yieldIfContendedSafely();
  }

  public boolean yieldIfContendedSafely() {
    return yieldIfContendedSafely(-1);
  }

  /** Nobody is let in; that is allowed. */
  public boolean yieldIfContendedSafely(long sleepAfterYieldDelay) {
    connection();
    return false;
  }

  @Deprecated
  public Map<String, String> getSyncedTables() {
    return new HashMap<String, String>(0);
  }

  public static SQLiteDatabase openDatabase(String path, CursorFactory factory, int flags) {
    return new SQLiteDatabase(path, factory, flags);
  }

  public static SQLiteDatabase openDatabase(File path, OpenParams openParams) {
    return new SQLiteDatabase(path.getPath(), openParams.factory, openParams.flags);
  }

  public static SQLiteDatabase openDatabase(String path, CursorFactory factory, int flags, DatabaseErrorHandler errorHandler) {
    return new SQLiteDatabase(path, factory, flags);
  }

  public static SQLiteDatabase openOrCreateDatabase(File file, CursorFactory factory) {
    return new SQLiteDatabase(file.getPath(), factory, CREATE_IF_NECESSARY);
  }

  public static SQLiteDatabase openOrCreateDatabase(String path, CursorFactory factory) {
    return new SQLiteDatabase(path, factory, CREATE_IF_NECESSARY);
  }

  public static SQLiteDatabase openOrCreateDatabase(String path, CursorFactory factory, DatabaseErrorHandler errorHandler) {
    return new SQLiteDatabase(path, factory, CREATE_IF_NECESSARY);
  }

  public static boolean deleteDatabase(File file) {
    if (file == null) throw new IllegalArgumentException("file must not be null");
    boolean known = Sqlite.delete(file.getPath());
    return file.delete() || known;
  }

  public static SQLiteDatabase create(CursorFactory factory) {
    return new SQLiteDatabase(null, factory, CREATE_IF_NECESSARY);
  }

  public static SQLiteDatabase createInMemory(OpenParams openParams) {
    return new SQLiteDatabase(null, openParams.factory, openParams.flags);
  }

  public void setCustomScalarFunction(String functionName, UnaryOperator<String> scalarFunction) throws SQLiteException {}

  public void setCustomAggregateFunction(String functionName, BinaryOperator<String> aggregateFunction) throws SQLiteException {}

  public void execPerConnectionSQL(String sql, Object[] bindArgs) throws SQLException {
    connection().exec(sql, bindArgs, null);
  }

  private long pragma(String name) {
    Object[][] rows = (Object[][]) connection().plain("PRAGMA " + name)[1];
    return rows.length == 0 ? 0 : ((Number) rows[0][0]).longValue();
  }

  public int getVersion() {
    return (int) pragma("user_version");
  }

  public void setVersion(int version) {
    connection().plain("PRAGMA user_version = " + version);
  }

  public long getMaximumSize() {
    return pragma("max_page_count") * getPageSize();
  }

  public long setMaximumSize(long numBytes) {
    long page = getPageSize();
    return pragma("max_page_count = " + (numBytes + page - 1) / page) * page;
  }

  public long getPageSize() {
    return pragma("page_size");
  }

  public void setPageSize(long numBytes) {
    connection().plain("PRAGMA page_size = " + numBytes);
  }

  @Deprecated
  public void markTableSyncable(String table, String deletedTable) {}

  @Deprecated
  public void markTableSyncable(String table, String foreignKey, String updateTable) {}

  public static String findEditTable(String tables) {
    if (tables == null || tables.length() == 0) throw new IllegalStateException("Invalid tables");
    int end = 0;
    while (end < tables.length() && tables.charAt(end) != ' ' && tables.charAt(end) != ',') end++;
    return tables.substring(0, end);
  }

  public SQLiteStatement compileStatement(String sql) throws SQLException {
    return new SQLiteStatement(this, sql, null, null);
  }

  public Cursor query(boolean distinct, String table, String[] columns, String selection, String[] selectionArgs,
      String groupBy, String having, String orderBy, String limit) {
    return queryWithFactory(null, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit, null);
  }

  public Cursor query(boolean distinct, String table, String[] columns, String selection, String[] selectionArgs,
      String groupBy, String having, String orderBy, String limit, CancellationSignal cancellationSignal) {
    return queryWithFactory(null, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit,
        cancellationSignal);
  }

  public Cursor queryWithFactory(CursorFactory cursorFactory, boolean distinct, String table, String[] columns,
      String selection, String[] selectionArgs, String groupBy, String having, String orderBy, String limit) {
    return queryWithFactory(cursorFactory, distinct, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit,
        null);
  }

  public Cursor queryWithFactory(CursorFactory cursorFactory, boolean distinct, String table, String[] columns,
      String selection, String[] selectionArgs, String groupBy, String having, String orderBy, String limit,
      CancellationSignal cancellationSignal) {
    String sql = SQLiteQueryBuilder.buildQueryString(distinct, table, columns, selection, groupBy, having, orderBy, limit);
    return rawQueryWithFactory(cursorFactory, sql, selectionArgs, table, cancellationSignal);
  }

  public Cursor query(String table, String[] columns, String selection, String[] selectionArgs, String groupBy, String having,
      String orderBy) {
    return queryWithFactory(null, false, table, columns, selection, selectionArgs, groupBy, having, orderBy, null, null);
  }

  public Cursor query(String table, String[] columns, String selection, String[] selectionArgs, String groupBy, String having,
      String orderBy, String limit) {
    return queryWithFactory(null, false, table, columns, selection, selectionArgs, groupBy, having, orderBy, limit, null);
  }

  public Cursor rawQuery(String sql, String[] selectionArgs) {
    return rawQueryWithFactory(null, sql, selectionArgs, null, null);
  }

  public Cursor rawQuery(String sql, String[] selectionArgs, CancellationSignal cancellationSignal) {
    return rawQueryWithFactory(null, sql, selectionArgs, null, cancellationSignal);
  }

  public Cursor rawQueryWithFactory(CursorFactory cursorFactory, String sql, String[] selectionArgs, String editTable) {
    return rawQueryWithFactory(cursorFactory, sql, selectionArgs, editTable, null);
  }

  public Cursor rawQueryWithFactory(CursorFactory cursorFactory, String sql, String[] selectionArgs, String editTable,
      CancellationSignal cancellationSignal) {
    connection();
    if (cancellationSignal != null) cancellationSignal.throwIfCanceled();
    CursorFactory maker = cursorFactory != null ? cursorFactory : factory;
    return new SQLiteDirectCursorDriver(this, sql, editTable).query(maker, selectionArgs);
  }

  public long insert(String table, String nullColumnHack, ContentValues values) {
    try {
      return insertWithOnConflict(table, nullColumnHack, values, CONFLICT_NONE);
    } catch (SQLException failed) {
      Log.e("SQLiteDatabase", "not inserted: " + values, failed);
      return -1;
    }
  }

  public long insertOrThrow(String table, String nullColumnHack, ContentValues values) throws SQLException {
    return insertWithOnConflict(table, nullColumnHack, values, CONFLICT_NONE);
  }

  public long replace(String table, String nullColumnHack, ContentValues initialValues) {
    try {
      return insertWithOnConflict(table, nullColumnHack, initialValues, CONFLICT_REPLACE);
    } catch (SQLException failed) {
      Log.e("SQLiteDatabase", "not inserted: " + initialValues, failed);
      return -1;
    }
  }

  public long replaceOrThrow(String table, String nullColumnHack, ContentValues initialValues) throws SQLException {
    return insertWithOnConflict(table, nullColumnHack, initialValues, CONFLICT_REPLACE);
  }

  public long insertWithOnConflict(String table, String nullColumnHack, ContentValues initialValues, int conflictAlgorithm) {
    int size = initialValues == null ? 0 : initialValues.size();
    StringBuilder names = new StringBuilder(size == 0 ? String.valueOf(nullColumnHack) : "");
    StringBuilder marks = new StringBuilder(size == 0 ? "NULL" : "");
    Object[] args = new Object[size];
    int count = 0;
    if (size > 0) {
      for (String name : initialValues.keySet()) {
        names.append(count == 0 ? "" : ",").append(name);
        marks.append(count == 0 ? "?" : ",?");
        args[count++] = initialValues.get(name);
      }
    }
    String sql = "INSERT" + CONFLICTS[conflictAlgorithm] + " INTO " + table + '(' + names + ") VALUES (" + marks + ')';
    long[] answer = connection().exec(sql, args, table);
    return answer[0] > 0 ? answer[1] : -1;
  }

  public int delete(String table, String whereClause, String[] whereArgs) {
    String where = whereClause == null || whereClause.length() == 0 ? "" : " WHERE " + whereClause;
    return (int) connection().exec("DELETE FROM " + table + where, whereArgs, table)[0];
  }

  public int update(String table, ContentValues values, String whereClause, String[] whereArgs) {
    return updateWithOnConflict(table, values, whereClause, whereArgs, CONFLICT_NONE);
  }

  public int updateWithOnConflict(String table, ContentValues values, String whereClause, String[] whereArgs,
      int conflictAlgorithm) {
    if (values == null || values.isEmpty()) throw new IllegalArgumentException("Empty values");
    StringBuilder sql = new StringBuilder("UPDATE" + CONFLICTS[conflictAlgorithm] + ' ' + table + " SET ");
    int extra = whereArgs == null ? 0 : whereArgs.length;
    Object[] args = new Object[values.size() + extra];
    int count = 0;
    for (String name : values.keySet()) {
      sql.append(count == 0 ? "" : ",").append(name).append("=?");
      args[count++] = values.get(name);
    }
    for (int i = 0; i < extra; i++) args[count++] = whereArgs[i];
    if (whereClause != null && whereClause.length() > 0) sql.append(" WHERE ").append(whereClause);
    return (int) connection().exec(sql.toString(), args, table)[0];
  }

  public void execSQL(String sql) throws SQLException {
    execute(sql, null);
  }

  public void execSQL(String sql, Object[] bindArgs) throws SQLException {
    if (bindArgs == null) throw new IllegalArgumentException("Empty bindArgs");
    execute(sql, bindArgs);
  }

  private void execute(String sql, Object[] args) {
    switch (DatabaseUtils.getSqlStatementType(sql)) {
      case DatabaseUtils.STATEMENT_BEGIN:
        beginTransaction();
        break;
      case DatabaseUtils.STATEMENT_COMMIT:
        setTransactionSuccessful();
        endTransaction();
        break;
      case DatabaseUtils.STATEMENT_ABORT:
        endTransaction();
        break;
      default:
        connection().exec(sql, args, null);
    }
  }

  public void validateSql(String sql, CancellationSignal cancellationSignal) {
    connection().check(sql);
  }

  public boolean isReadOnly() {
    return readOnly;
  }

  public boolean isOpen() {
    return connection != null;
  }

  public boolean needUpgrade(int newVersion) {
    return newVersion > getVersion();
  }

  public final String getPath() {
    return path;
  }

  public void setLocale(Locale locale) {}

  public void setMaxSqlCacheSize(int cacheSize) {}

  public void setForeignKeyConstraintsEnabled(boolean enable) {
    connection().plain("PRAGMA foreign_keys = " + (enable ? 1 : 0));
  }

  public boolean enableWriteAheadLogging() {
    logging = !readOnly && !path.equals(":memory:");
    return logging;
  }

  public void disableWriteAheadLogging() {
    logging = false;
  }

  public boolean isWriteAheadLoggingEnabled() {
    return logging;
  }

  public List<Pair<String, String>> getAttachedDbs() {
    ArrayList<Pair<String, String>> all = new ArrayList<Pair<String, String>>();
    all.add(new Pair<String, String>("main", path));
    return all;
  }

  public boolean isDatabaseIntegrityOk() {
    return true;
  }

  private long number(String sql) {
    return ((Number) ((Object[][]) connection().plain(sql)[1])[0][0]).longValue();
  }

  public long getLastInsertRowId() {
    return number("SELECT last_insert_rowid()");
  }

  public long getLastChangedRowCount() {
    return number("SELECT changes()");
  }

  public long getTotalChangedRowCount() {
    return number("SELECT total_changes()");
  }

  @Override
  public String toString() {
    return "SQLiteDatabase: " + path;
  }
}
