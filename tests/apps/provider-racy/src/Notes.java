package ground.providerracy;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;

/** Counts what is put into it. */
public class Notes extends ContentProvider {
  int count;

  @Override public boolean onCreate() {
    count = 10; // @open
    return true;
  }

  @Override public Uri insert(Uri uri, ContentValues values) {
    int old = count; // @get
    count = old + 1; // @put
    return uri;
  }

  @Override public String getType(Uri uri) { return "notes: " + count; } // @count

  @Override public Cursor query(Uri uri, String[] columns, String where, String[] arguments, String order) { return null; }

  @Override public int update(Uri uri, ContentValues values, String where, String[] arguments) { return 0; }

  @Override public int delete(Uri uri, String where, String[] arguments) { return 0; }
}
