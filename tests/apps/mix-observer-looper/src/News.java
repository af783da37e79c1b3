package ground.mixobserverlooper;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;

/** Has no rows; there so that its address can be watched. */
public class News extends ContentProvider {
  @Override public boolean onCreate() { return true; }

  @Override public Cursor query(Uri uri, String[] columns, String where, String[] arguments, String order) { return null; }

  @Override public String getType(Uri uri) { return null; }

  @Override public Uri insert(Uri uri, ContentValues values) { return null; }

  @Override public int update(Uri uri, ContentValues values, String where, String[] arguments) { return 0; }

  @Override public int delete(Uri uri, String where, String[] arguments) { return 0; }
}
