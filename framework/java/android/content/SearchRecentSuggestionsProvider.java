package android.content;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteOpenHelper;
import android.net.Uri;

/** Keeps what the user searched for of late. */
public class SearchRecentSuggestionsProvider extends ContentProvider {
  public static final int DATABASE_MODE_2LINES = 2, DATABASE_MODE_QUERIES = 1;

  private static final String TABLE = "suggestions";

  private String authority;
  private int mode;
  private SQLiteOpenHelper helper;

  private static final class Helper extends SQLiteOpenHelper {
    private final boolean twoLines;

    Helper(Context context, int mode) {
      super(context, "suggestions.db", null, 2 * 256 + mode);
      twoLines = (mode & DATABASE_MODE_2LINES) != 0;
    }

    @Override
    public void onCreate(SQLiteDatabase db) {
      db.execSQL("CREATE TABLE suggestions (_id INTEGER PRIMARY KEY,display1 TEXT UNIQUE ON CONFLICT REPLACE"
          + (twoLines ? ",display2 TEXT" : "") + ",query TEXT,date LONG);");
    }

    @Override
    public void onUpgrade(SQLiteDatabase db, int oldVersion, int newVersion) {
      db.execSQL("DROP TABLE IF EXISTS suggestions");
      onCreate(db);
    }
  }

  public SearchRecentSuggestionsProvider() {}

  protected void setupSuggestions(String authority, int mode) {
    if (authority == null || authority.length() == 0 || (mode & DATABASE_MODE_QUERIES) == 0) throw new IllegalArgumentException();
    this.authority = authority;
    this.mode = mode;
  }

  @Override
  public boolean onCreate() {
    if (authority == null || mode == 0) throw new IllegalArgumentException("Provider not configured");
    helper = new Helper(getContext(), mode);
    return true;
  }

  @Override
  public int delete(Uri uri, String selection, String[] selectionArgs) {
    int count = helper.getWritableDatabase().delete(TABLE, selection, selectionArgs);
    getContext().getContentResolver().notifyChange(uri, null);
    return count;
  }

  @Override
  public String getType(Uri uri) {
    return uri.getPathSegments().size() == 1 ? "vnd.android.cursor.dir/suggestion" : "vnd.android.cursor.item/suggestion";
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    long row = helper.getWritableDatabase().insert(TABLE, "query", values);
    if (row < 0) throw new IllegalArgumentException("Unknown Uri");
    Uri inserted = Uri.withAppendedPath(Uri.parse("content://" + authority + "/" + TABLE), String.valueOf(row));
    getContext().getContentResolver().notifyChange(inserted, null);
    return inserted;
  }

  @Override
  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    SQLiteDatabase db = helper.getReadableDatabase();
    boolean filtered = selectionArgs != null && selectionArgs.length > 0 && selectionArgs[0].length() > 0;
    String[] like = filtered ? new String[] {"%" + selectionArgs[0] + "%"} : null;
    String[] columns = {"0 AS suggest_format", "display1 AS suggest_text_1", "query AS suggest_intent_query", "_id"};
    Cursor cursor = db.query(TABLE, columns, filtered ? "display1 LIKE ?" : null, like, null, null, "date DESC", null);
    cursor.setNotificationUri(getContext().getContentResolver(), uri);
    return cursor;
  }

  @Override
  public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
    throw new UnsupportedOperationException("Not implemented");
  }
}
