package android.database;

import android.database.sqlite.SQLiteDatabase;
import java.io.File;

/** Deletes what is broken. */
public final class DefaultDatabaseErrorHandler implements DatabaseErrorHandler {
  public DefaultDatabaseErrorHandler() {}

  @Override
  public void onCorruption(SQLiteDatabase dbObj) {
    String path = dbObj.getPath();
    dbObj.close();
    if (!path.equals(":memory:")) SQLiteDatabase.deleteDatabase(new File(path));
  }
}
