package android.database.sqlite;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.net.Uri;
import android.util.Log;
import android.widget.Toast;
import antecede.Unlisted;

/** Asks a resolver and survives failures of its database. */
@Unlisted
public final class SqliteWrapper {
  private static final String TAG = "SqliteWrapper";

  private SqliteWrapper() {}

  public static void checkSQLiteException(Context context, SQLiteException e) {
    if (!e.getMessage().equals("unable to open database file")) throw e;
    Toast.makeText(context, "Low memory.", Toast.LENGTH_SHORT).show();
  }

  public static Cursor query(Context context, ContentResolver resolver, Uri uri, String[] projection, String selection,
      String[] selectionArgs, String sortOrder) {
    try {
      return resolver.query(uri, projection, selection, selectionArgs, sortOrder);
    } catch (SQLiteException failed) {
      Log.e(TAG, "a query failed", failed);
      checkSQLiteException(context, failed);
      return null;
    }
  }

  @Deprecated
  public static boolean requery(Context context, Cursor cursor) {
    try {
      return cursor.requery();
    } catch (SQLiteException failed) {
      checkSQLiteException(context, failed);
      return false;
    }
  }

  public static int update(Context context, ContentResolver resolver, Uri uri, ContentValues values, String where,
      String[] selectionArgs) {
    try {
      return resolver.update(uri, values, where, selectionArgs);
    } catch (SQLiteException failed) {
      checkSQLiteException(context, failed);
      return -1;
    }
  }

  public static int delete(Context context, ContentResolver resolver, Uri uri, String where, String[] selectionArgs) {
    try {
      return resolver.delete(uri, where, selectionArgs);
    } catch (SQLiteException failed) {
      checkSQLiteException(context, failed);
      return -1;
    }
  }

  public static Uri insert(Context context, ContentResolver resolver, Uri uri, ContentValues values) {
    try {
      return resolver.insert(uri, values);
    } catch (SQLiteException failed) {
      checkSQLiteException(context, failed);
      return null;
    }
  }
}
