package ground.mixproviderlazy;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import android.os.SystemClock;

/** Knows what it holds. */
public class Shelf extends ContentProvider {
  private String prefix;
  private String label;

  @Override public boolean onCreate() {
    prefix = "shelf of "; // @open
    return true;
  }

  @Override public String getType(Uri uri) {
    if (label == null) { // @look
      String start = prefix; // @prefix
      SystemClock.sleep(1);
      label = start + "books"; // @make
    }
    return label; // @get
  }

  @Override public Uri insert(Uri uri, ContentValues values) { return null; }

  @Override public Cursor query(Uri uri, String[] columns, String where, String[] arguments, String order) { return null; }

  @Override public int update(Uri uri, ContentValues values, String where, String[] arguments) { return 0; }

  @Override public int delete(Uri uri, String where, String[] arguments) { return 0; }
}
