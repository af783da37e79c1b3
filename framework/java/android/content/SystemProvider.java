package android.content;

import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import antecede.Bag;
import antecede.Concrete;

/** Providers of the system (contacts, media, calendar): there, and empty but for what always has a row. */
final class SystemProvider extends ContentProvider {
  private static final String AUTHORITIES =
      " com.android.contacts contacts call_log media com.android.calendar settings downloads"
      + " user_dictionary sms mms mms-sms telephony browser com.android.browser com.android.browser.home icc"
      + " com.android.voicemail com.android.blockednumber com.google.android.gsf.gservices com.android.externalstorage.documents"
      + " com.android.providers.downloads.documents com.android.providers.media.documents ";

  private static final Bag<SystemProvider> made = new Bag<SystemProvider>();

  /** The number of the external storage's file system. */
  private static final Integer VOLUME = 1;

  private final String name;
  private long last;

  private SystemProvider(String name) {
    this.name = name;
  }

  @Concrete
  private static boolean isKnown(String authority) {
    return AUTHORITIES.contains(" " + authority + " ");
  }

  /** Null: there is no such provider. */
  static ContentProvider of(String authority, Context context) {
    if (!isKnown(authority)) return null;
    for (int i = 0; i < made.size(); i++) {
      if (made.get(i).name.equals(authority)) return made.get(i);
    }
    SystemProvider provider = new SystemProvider(authority);
    made.add(provider);
    return provider;
  }

  @Override
  public boolean onCreate() {
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    if (name.equals("media") && "fs_id".equals(uri.getLastPathSegment())) return row("fsid", VOLUME);
    if (name.equals("media") && "version".equals(uri.getLastPathSegment())) return row("version", "1");
    if (projection != null && projection.length == 1 && isCount(projection[0])) return row(projection[0], 0L);
    return new MatrixCursor(projection == null ? new String[] {"_id", "_count"} : projection, 0);
  }

  /** How many rows there are is a row. */
  @Concrete
  private static boolean isCount(String column) {
    return column.trim().toLowerCase().startsWith("count(");
  }

  private static Cursor row(String column, Object value) {
    MatrixCursor cursor = new MatrixCursor(new String[] {column}, 1);
    cursor.addRow(new Object[] {value});
    return cursor;
  }

  @Override
  public String getType(Uri uri) {
    return null;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    return ContentUris.withAppendedId(uri, ++last);
  }

  @Override
  public int delete(Uri uri, String selection, String[] selectionArgs) {
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
    return 0;
  }
}
