package android.database;

import android.database.sqlite.SQLiteDatabase;

/** Is called when a database is broken. */
public interface DatabaseErrorHandler {
  void onCorruption(SQLiteDatabase dbObj);
}
