package android.database.sqlite;

import android.content.Context;
import android.database.DatabaseErrorHandler;
import android.database.SQLException;
import android.util.Log;
import java.io.File;

/** Makes a database when it is wanted first, and brings it up to date. */
public abstract class SQLiteOpenHelper implements AutoCloseable {
  private final Context context;
  private final String name;
  private final int newVersion;
  private SQLiteDatabase.OpenParams.Builder params;
  private SQLiteDatabase database;
  private boolean initializing;

  public SQLiteOpenHelper(Context context, String name, SQLiteDatabase.CursorFactory factory, int version) {
    this(context, name, factory, version, null);
  }

  public SQLiteOpenHelper(Context context, String name, SQLiteDatabase.CursorFactory factory, int version,
      DatabaseErrorHandler errorHandler) {
    this(context, name, version, new SQLiteDatabase.OpenParams.Builder().setCursorFactory(factory).setErrorHandler(errorHandler));
  }

  public SQLiteOpenHelper(Context context, String name, int version, SQLiteDatabase.OpenParams openParams) {
    this(context, name, version, new SQLiteDatabase.OpenParams.Builder(openParams));
  }

  private SQLiteOpenHelper(Context context, String name, int version, SQLiteDatabase.OpenParams.Builder params) {
    if (version < 1) throw new IllegalArgumentException("Version must be >= 1, was " + version);
    this.context = context;
    this.name = name;
    newVersion = version;
    this.params = params.addOpenFlags(SQLiteDatabase.CREATE_IF_NECESSARY);
  }

  public String getDatabaseName() {
    return name;
  }

  public void setWriteAheadLoggingEnabled(boolean enabled) {
    synchronized (this) {
      if (database != null && database.isOpen() && !database.isReadOnly()) {
        if (enabled) database.enableWriteAheadLogging();
        else database.disableWriteAheadLogging();
      }
      if (enabled) params.addOpenFlags(SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING);
      else params.removeOpenFlags(SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING);
    }
  }

  public void setLookasideConfig(int slotSize, int slotCount) {
    params.setLookasideConfig(slotSize, slotCount);
  }

  public void setOpenParams(SQLiteDatabase.OpenParams openParams) {
    synchronized (this) {
      if (database != null && database.isOpen()) {
        throw new IllegalStateException("OpenParams cannot be set after opening the database");
      }
      params = new SQLiteDatabase.OpenParams.Builder(openParams).addOpenFlags(SQLiteDatabase.CREATE_IF_NECESSARY);
    }
  }

  @Deprecated
  public void setIdleConnectionTimeout(long idleConnectionTimeoutMs) {
    params.setIdleConnectionTimeout(idleConnectionTimeoutMs);
  }

  public SQLiteDatabase getWritableDatabase() {
    synchronized (this) {
      return getDatabase(true);
    }
  }

  public SQLiteDatabase getReadableDatabase() {
    synchronized (this) {
      return getDatabase(false);
    }
  }

  private SQLiteDatabase getDatabase(boolean writable) {
    if (database != null && !database.isOpen()) database = null;
    if (database != null && (!writable || !database.isReadOnly())) return database;
    if (initializing) throw new IllegalStateException("getDatabase called recursively");
    SQLiteDatabase opened = null;
    try {
      initializing = true;
      opened = open(writable);
      onConfigure(opened);
      bringUpToDate(opened);
      onOpen(opened);
      database = opened;
      return opened;
    } finally {
      initializing = false;
      if (opened != null && opened != database) opened.close();
    }
  }

  private SQLiteDatabase open(boolean writable) {
    if (name == null) return SQLiteDatabase.createInMemory(params.build());
    File file = context.getDatabasePath(name);
    if (file.getParentFile() != null) file.getParentFile().mkdirs();
    try {
      return SQLiteDatabase.openDatabase(file, params.build());
    } catch (SQLException failed) {
      if (writable) throw failed;
      Log.e("SQLiteOpenHelper", name + " cannot be written; it is opened to be read", failed);
      return SQLiteDatabase.openDatabase(file, params.build().readOnly());
    }
  }

  private void bringUpToDate(SQLiteDatabase db) {
    int version = db.getVersion();
    if (version == newVersion) return;
    if (db.isReadOnly()) {
      throw new SQLiteException("Can't upgrade read-only database from version " + version + " to " + newVersion + ": " + name);
    }
    db.beginTransaction();
    try {
      if (version == 0) onCreate(db);
      else if (version > newVersion) onDowngrade(db, version, newVersion);
      else onUpgrade(db, version, newVersion);
      db.setVersion(newVersion);
      db.setTransactionSuccessful();
    } finally {
      db.endTransaction();
    }
  }

  @Override
  public synchronized void close() {
    if (initializing) throw new IllegalStateException("Closed during initialization");
    if (database == null || !database.isOpen()) return;
    database.close();
    database = null;
  }

  public void onConfigure(SQLiteDatabase db) {}

  public abstract void onCreate(SQLiteDatabase db);

  public abstract void onUpgrade(SQLiteDatabase db, int oldVersion, int newVersion);

  public void onDowngrade(SQLiteDatabase db, int oldVersion, int newVersion) {
    throw new SQLiteException("Can't downgrade database from version " + oldVersion + " to " + newVersion);
  }

  public void onOpen(SQLiteDatabase db) {}
}
