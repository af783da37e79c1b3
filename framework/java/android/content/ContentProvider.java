package android.content;

import android.content.pm.PathPermission;
import android.content.pm.ProviderInfo;
import android.content.res.AssetFileDescriptor;
import android.content.res.Configuration;
import android.database.Cursor;
import android.net.Uri;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ParcelFileDescriptor;
import antecede.Unlisted;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;

/** Gives others access to data. Calls come on whatever thread asks. */
public abstract class ContentProvider implements ComponentCallbacks2 {
  private Context context;
  private String authority;
  private String readPermission;
  private String writePermission;
  private PathPermission[] pathPermissions;

  /** Writes to a pipe what its reader shall get, on a thread in the background. */
  public interface PipeDataWriter<T> {
    void writeDataToPipe(ParcelFileDescriptor output, Uri uri, String mimeType, Bundle opts, T args);
  }

  /** What the caller was, to be put back. */
  public final class CallingIdentity {
    private CallingIdentity() {}
  }

  public ContentProvider() {}

  public final Context getContext() {
    return context;
  }

  public final Context requireContext() {
    if (context == null) throw new IllegalStateException("Cannot find context from the provider.");
    return context;
  }

  public final String getCallingPackage() {
    return context == null ? null : context.getPackageName();
  }

  public final AttributionSource getCallingAttributionSource() {
    return AttributionSource.myAttributionSource();
  }

  public final String getCallingAttributionTag() {
    return null;
  }

  public final String getCallingPackageUnchecked() {
    return getCallingPackage();
  }

  public void onCallingPackageChanged() {}

  public final CallingIdentity clearCallingIdentity() {
    return new CallingIdentity();
  }

  public final void restoreCallingIdentity(CallingIdentity identity) {}

  protected final void setReadPermission(String permission) {
    readPermission = permission;
  }

  public final String getReadPermission() {
    return readPermission;
  }

  protected final void setWritePermission(String permission) {
    writePermission = permission;
  }

  public final String getWritePermission() {
    return writePermission;
  }

  protected final void setPathPermissions(PathPermission[] permissions) {
    pathPermissions = permissions;
  }

  public final PathPermission[] getPathPermissions() {
    return pathPermissions;
  }

  @Unlisted
  public final String getAuthority() {
    return authority;
  }

  public abstract boolean onCreate();

  @Override
  public void onConfigurationChanged(Configuration newConfig) {}

  @Override
  public void onLowMemory() {}

  @Override
  public void onTrimMemory(int level) {}

  public abstract Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder);

  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder,
      CancellationSignal cancellationSignal) {
    return query(uri, projection, selection, selectionArgs, sortOrder);
  }

  public Cursor query(Uri uri, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal) {
    Bundle args = queryArgs == null ? Bundle.EMPTY : queryArgs;
    String order = args.getString(ContentResolver.QUERY_ARG_SQL_SORT_ORDER);
    boolean columns = order == null && args.containsKey(ContentResolver.QUERY_ARG_SORT_COLUMNS);
    if (columns) order = ContentResolver.createSqlSortClause(args);
    return query(uri, projection, args.getString(ContentResolver.QUERY_ARG_SQL_SELECTION),
        args.getStringArray(ContentResolver.QUERY_ARG_SQL_SELECTION_ARGS), order, cancellationSignal);
  }

  public abstract String getType(Uri uri);

  public String getTypeAnonymous(Uri uri) {
    return getType(uri);
  }

  public Uri canonicalize(Uri url) {
    return null;
  }

  public Uri uncanonicalize(Uri url) {
    return url;
  }

  public boolean refresh(Uri uri, Bundle extras, CancellationSignal cancellationSignal) {
    return false;
  }

  public abstract Uri insert(Uri uri, ContentValues values);

  public Uri insert(Uri uri, ContentValues values, Bundle extras) {
    return insert(uri, values);
  }

  public int bulkInsert(Uri uri, ContentValues[] values) {
    for (ContentValues one : values) insert(uri, one);
    return values.length;
  }

  public abstract int delete(Uri uri, String selection, String[] selectionArgs);

  public int delete(Uri uri, Bundle extras) {
    Bundle args = extras == null ? Bundle.EMPTY : extras;
    return delete(uri, args.getString(ContentResolver.QUERY_ARG_SQL_SELECTION),
        args.getStringArray(ContentResolver.QUERY_ARG_SQL_SELECTION_ARGS));
  }

  public abstract int update(Uri uri, ContentValues values, String selection, String[] selectionArgs);

  public int update(Uri uri, ContentValues values, Bundle extras) {
    Bundle args = extras == null ? Bundle.EMPTY : extras;
    return update(uri, values, args.getString(ContentResolver.QUERY_ARG_SQL_SELECTION),
        args.getStringArray(ContentResolver.QUERY_ARG_SQL_SELECTION_ARGS));
  }

  public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
    throw new FileNotFoundException("No files supported by provider at " + uri);
  }

  public ParcelFileDescriptor openFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
    return openFile(uri, mode);
  }

  public AssetFileDescriptor openAssetFile(Uri uri, String mode) throws FileNotFoundException {
    ParcelFileDescriptor file = openFile(uri, mode);
    return file == null ? null : new AssetFileDescriptor(file, 0, AssetFileDescriptor.UNKNOWN_LENGTH);
  }

  public AssetFileDescriptor openAssetFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
    return openAssetFile(uri, mode);
  }

  /** The file that the column "_data" of the only row names. */
  protected final ParcelFileDescriptor openFileHelper(Uri uri, String mode) throws FileNotFoundException {
    Cursor cursor = query(uri, new String[] {"_data"}, null, null, null);
    int count = cursor == null ? 0 : cursor.getCount();
    if (count != 1) {
      if (cursor != null) cursor.close();
      throw new FileNotFoundException((count == 0 ? "No entry for " : "Multiple items at ") + uri);
    }
    cursor.moveToFirst();
    int column = cursor.getColumnIndex("_data");
    String path = column < 0 ? null : cursor.getString(column);
    cursor.close();
    if (path == null) throw new FileNotFoundException("Column _data not found.");
    return ParcelFileDescriptor.open(new File(path), ParcelFileDescriptor.parseMode(mode));
  }

  public String[] getStreamTypes(Uri uri, String mimeTypeFilter) {
    return null;
  }

  public AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts) throws FileNotFoundException {
    String type = getType(uri);
    if ("*/*".equals(mimeTypeFilter) || type != null && ClipDescription.compareMimeTypes(type, mimeTypeFilter)) {
      return openAssetFile(uri, "r");
    }
    throw new FileNotFoundException("Can't open " + uri + " as type " + mimeTypeFilter);
  }

  public AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts, CancellationSignal signal)
      throws FileNotFoundException {
    return openTypedAssetFile(uri, mimeTypeFilter, opts);
  }

  public <T> ParcelFileDescriptor openPipeHelper(Uri uri, String mimeType, Bundle opts, T args, PipeDataWriter<T> func)
      throws FileNotFoundException {
    try {
      ParcelFileDescriptor[] pipe = ParcelFileDescriptor.createPipe();
      AsyncTask.THREAD_POOL_EXECUTOR.execute(new Runnable() {
        @Override
        public void run() {
          func.writeDataToPipe(pipe[1], uri, mimeType, opts, args);
          try {
            pipe[1].close();
          } catch (IOException ignored) {
            // The reader has gone; nobody is left to tell.
          }
        }
      });
      return pipe[0];
    } catch (IOException failed) {
      throw new FileNotFoundException("failure making pipe");
    }
  }

  protected boolean isTemporary() {
    return false;
  }

  public void attachInfo(Context context, ProviderInfo info) {
    if (this.context != null) return;
    this.context = context;
    if (info != null) {
      authority = info.authority;
      setReadPermission(info.readPermission);
      setWritePermission(info.writePermission);
      setPathPermissions(info.pathPermissions);
    }
    onCreate();
  }

  public ContentProviderResult[] applyBatch(String authority, ArrayList<ContentProviderOperation> operations)
      throws OperationApplicationException {
    return applyBatch(operations);
  }

  public ContentProviderResult[] applyBatch(ArrayList<ContentProviderOperation> operations) throws OperationApplicationException {
    ContentProviderResult[] results = new ContentProviderResult[operations.size()];
    for (int i = 0; i < results.length; i++) results[i] = operations.get(i).apply(this, results, i);
    return results;
  }

  public Bundle call(String authority, String method, String arg, Bundle extras) {
    return call(method, arg, extras);
  }

  public Bundle call(String method, String arg, Bundle extras) {
    return null;
  }

  public void shutdown() {}

  public void dump(FileDescriptor fd, PrintWriter writer, String[] args) {
    writer.println("nothing to dump");
  }
}
