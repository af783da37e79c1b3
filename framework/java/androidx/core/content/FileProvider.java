package androidx.core.content;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.content.pm.ProviderInfo;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import android.webkit.MimeTypeMap;
import java.io.File;
import java.io.FileNotFoundException;

/** Gives others files of the app. A file's address is its whole path. */
public class FileProvider extends ContentProvider {
  private String authority;

  public FileProvider() {}

  protected FileProvider(int resourceId) {}

  @Override
  public boolean onCreate() {
    return true;
  }

  @Override
  public void attachInfo(Context context, ProviderInfo info) {
    super.attachInfo(context, info);
    if (info.exported) throw new SecurityException("Provider must not be exported");
    authority = info.authority;
  }

  public static Uri getUriForFile(Context context, String authority, File file) {
    return new Uri.Builder().scheme("content").authority(authority).encodedPath(Uri.encode(file.getAbsolutePath(), "/")).build();
  }

  public static Uri getUriForFile(Context context, String authority, File file, String displayName) {
    return getUriForFile(context, authority, file).buildUpon().appendQueryParameter("displayName", displayName).build();
  }

  private static File file(Uri uri) {
    return new File(uri.getPath());
  }

  @Override
  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    File file = file(uri);
    MatrixCursor cursor = new MatrixCursor(new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE}, 1);
    cursor.addRow(new Object[] {file.getName(), file.length()});
    return cursor;
  }

  @Override
  public String getType(Uri uri) {
    String name = file(uri).getName();
    int dot = name.lastIndexOf('.');
    String type = dot < 0 ? null : MimeTypeMap.getSingleton().getMimeTypeFromExtension(name.substring(dot + 1));
    return type == null ? "application/octet-stream" : type;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    throw new UnsupportedOperationException("No external inserts");
  }

  @Override
  public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs) {
    throw new UnsupportedOperationException("No external updates");
  }

  @Override
  public int delete(Uri uri, String selection, String[] selectionArgs) {
    return file(uri).delete() ? 1 : 0;
  }

  @Override
  public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
    return ParcelFileDescriptor.open(file(uri), ParcelFileDescriptor.parseMode(mode));
  }
}
