package android.content;

import android.accounts.Account;
import android.content.res.AssetFileDescriptor;
import android.content.res.Resources;
import android.database.ContentObserver;
import android.database.Cursor;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ParcelFileDescriptor;
import android.os.RemoteException;
import android.util.Size;
import antecede.Bag;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** The way to the data of providers, and to hear of its changes. */
public abstract class ContentResolver implements ResolverConstants {
  private final Context context;
  /** Stands for the provider of every authority, where one is wrapped. */
  private ContentProvider only;
  private final Bag<UriPermission> persisted = new Bag<UriPermission>();

  /** What is known of a type of data. */
  public static final class MimeTypeInfo {
    private final String type;

    private MimeTypeInfo(String type) {
      this.type = type;
    }

    public Icon getIcon() {
      return Icon.createWithResource("android", android.R.drawable.ic_menu_gallery);
    }

    public CharSequence getLabel() {
      return type;
    }

    public CharSequence getContentDescription() {
      return type;
    }
  }

  private static final class Wrapped extends ContentResolver {
    Wrapped(ContentProvider provider) {
      super(provider.getContext());
      ((ContentResolver) this).only = provider;
    }
  }

  public ContentResolver(Context context) {
    this.context = context;
  }

  public static ContentResolver wrap(ContentProvider wrapped) {
    return new Wrapped(wrapped);
  }

  public static ContentResolver wrap(ContentProviderClient wrapped) {
    return new Wrapped(wrapped.getLocalContentProvider());
  }

  /** The provider; null: there is none. */
  private ContentProvider find(Uri uri) {
    if (only != null) return only;
    if (!SCHEME_CONTENT.equals(uri.getScheme())) return null;
    return find(uri.getAuthority());
  }

  private ContentProvider find(String authority) {
    if (only != null) return only;
    if (authority == null) return null;
    ContentProvider own = Server.provider(authority);
    return own != null ? own : SystemProvider.of(authority, context);
  }

  private ContentProvider need(Uri uri) {
    ContentProvider provider = find(uri);
    if (provider == null) throw new IllegalArgumentException("Unknown URL " + uri);
    return provider;
  }

  public final String getType(Uri url) {
    ContentProvider provider = find(url);
    return provider == null ? null : provider.getType(url);
  }

  public String[] getStreamTypes(Uri url, String mimeTypeFilter) {
    ContentProvider provider = find(url);
    return provider == null ? null : provider.getStreamTypes(url, mimeTypeFilter);
  }

  public final MimeTypeInfo getTypeInfo(String mimeType) {
    return new MimeTypeInfo(mimeType);
  }

  public final Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    return query(uri, projection, createSqlQueryBundle(selection, selectionArgs, sortOrder), null);
  }

  public final Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder,
      CancellationSignal cancellationSignal) {
    return query(uri, projection, createSqlQueryBundle(selection, selectionArgs, sortOrder), cancellationSignal);
  }

  public final Cursor query(Uri uri, String[] projection, Bundle queryArgs, CancellationSignal cancellationSignal) {
    if (uri == null) throw new NullPointerException("uri");
    ContentProvider provider = find(uri);
    if (provider == null) return null;
    if (cancellationSignal != null) cancellationSignal.throwIfCanceled();
    Cursor cursor = provider.query(uri, projection, queryArgs, cancellationSignal);
    if (cursor != null) cursor.getCount();
    return cursor;
  }

  /** What the older query says, for the newer one. */
  @Unlisted
  public static Bundle createSqlQueryBundle(String selection, String[] selectionArgs, String sortOrder) {
    if (selection == null && selectionArgs == null && sortOrder == null) return null;
    Bundle args = new Bundle();
    if (selection != null) args.putString(QUERY_ARG_SQL_SELECTION, selection);
    if (selectionArgs != null) args.putStringArray(QUERY_ARG_SQL_SELECTION_ARGS, selectionArgs);
    if (sortOrder != null) args.putString(QUERY_ARG_SQL_SORT_ORDER, sortOrder);
    return args;
  }

  @Unlisted
  public static String createSqlSortClause(Bundle queryArgs) {
    String[] columns = queryArgs.getStringArray(QUERY_ARG_SORT_COLUMNS);
    if (columns == null || columns.length == 0) throw new IllegalArgumentException("Can't create sort clause without columns.");
    StringBuilder clause = new StringBuilder();
    for (String column : columns) clause.append(clause.length() == 0 ? "" : ", ").append(column);
    int collation = queryArgs.getInt(QUERY_ARG_SORT_COLLATION, 3);
    if (collation == 0 || collation == 1) clause.append(" COLLATE NOCASE");
    int direction = queryArgs.getInt(QUERY_ARG_SORT_DIRECTION, -1);
    if (direction >= 0) clause.append(direction == QUERY_SORT_DIRECTION_ASCENDING ? " ASC" : " DESC");
    return clause.toString();
  }

  public final Uri canonicalize(Uri url) {
    ContentProvider provider = find(url);
    return provider == null ? null : provider.canonicalize(url);
  }

  public final Uri uncanonicalize(Uri url) {
    ContentProvider provider = find(url);
    return provider == null ? null : provider.uncanonicalize(url);
  }

  public final boolean refresh(Uri url, Bundle extras, CancellationSignal cancellationSignal) {
    ContentProvider provider = find(url);
    return provider != null && provider.refresh(url, extras, cancellationSignal);
  }

  public final InputStream openInputStream(Uri uri) throws FileNotFoundException {
    if (uri == null) throw new NullPointerException("uri");
    if (SCHEME_ANDROID_RESOURCE.equals(uri.getScheme())) return openResource(uri);
    AssetFileDescriptor file = openAssetFileDescriptor(uri, "r", null);
    try {
      return file == null ? null : file.createInputStream();
    } catch (IOException failed) {
      throw new FileNotFoundException("Unable to create stream");
    }
  }

  /** android.resource://package/type/name, or .../number. */
  private InputStream openResource(Uri uri) throws FileNotFoundException {
    Resources resources = context.getResources();
    List<String> path = uri.getPathSegments();
    int id = path.size() == 1 ? Integer.parseInt(path.get(0)) : path.size() == 2
        ? resources.getIdentifier(path.get(1), path.get(0), uri.getAuthority()) : 0;
    if (id == 0) throw new FileNotFoundException("No resource found for: " + uri);
    try {
      return resources.openRawResource(id);
    } catch (Resources.NotFoundException missing) {
      throw new FileNotFoundException("Resource does not exist: " + uri);
    }
  }

  public final OutputStream openOutputStream(Uri uri) throws FileNotFoundException {
    return openOutputStream(uri, "w");
  }

  public final OutputStream openOutputStream(Uri uri, String mode) throws FileNotFoundException {
    AssetFileDescriptor file = openAssetFileDescriptor(uri, mode, null);
    try {
      return file == null ? null : file.createOutputStream();
    } catch (IOException failed) {
      throw new FileNotFoundException("Unable to create stream");
    }
  }

  public final ParcelFileDescriptor openFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
    return openFileDescriptor(uri, mode, signal);
  }

  public final ParcelFileDescriptor openFileDescriptor(Uri uri, String mode) throws FileNotFoundException {
    return openFileDescriptor(uri, mode, null);
  }

  public final ParcelFileDescriptor openFileDescriptor(Uri uri, String mode, CancellationSignal cancellationSignal)
      throws FileNotFoundException {
    AssetFileDescriptor file = openAssetFileDescriptor(uri, mode, cancellationSignal);
    return file == null ? null : file.getParcelFileDescriptor();
  }

  public final AssetFileDescriptor openAssetFile(Uri uri, String mode, CancellationSignal signal) throws FileNotFoundException {
    return openAssetFileDescriptor(uri, mode, signal);
  }

  public final AssetFileDescriptor openAssetFileDescriptor(Uri uri, String mode) throws FileNotFoundException {
    return openAssetFileDescriptor(uri, mode, null);
  }

  public final AssetFileDescriptor openAssetFileDescriptor(Uri uri, String mode, CancellationSignal cancellationSignal)
      throws FileNotFoundException {
    if (uri == null) throw new NullPointerException("uri");
    if (SCHEME_FILE.equals(uri.getScheme())) {
      ParcelFileDescriptor file = ParcelFileDescriptor.open(new File(uri.getPath()), ParcelFileDescriptor.parseMode(mode));
      return new AssetFileDescriptor(file, 0, AssetFileDescriptor.UNKNOWN_LENGTH);
    }
    ContentProvider provider = find(uri);
    if (provider == null) throw new FileNotFoundException("No content provider: " + uri);
    if ("r".equals(mode)) return provider.openTypedAssetFile(uri, "*/*", null, cancellationSignal);
    return provider.openAssetFile(uri, mode, cancellationSignal);
  }

  public final AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts, CancellationSignal signal)
      throws FileNotFoundException {
    return openTypedAssetFileDescriptor(uri, mimeTypeFilter, opts, signal);
  }

  public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts)
      throws FileNotFoundException {
    return openTypedAssetFileDescriptor(uri, mimeType, opts, null);
  }

  public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts,
      CancellationSignal cancellationSignal) throws FileNotFoundException {
    ContentProvider provider = find(uri);
    if (provider == null) throw new FileNotFoundException("No content provider: " + uri);
    return provider.openTypedAssetFile(uri, mimeType, opts, cancellationSignal);
  }

  public Bitmap loadThumbnail(Uri uri, Size size, CancellationSignal signal) throws IOException {
    InputStream in = openInputStream(uri);
    Bitmap bitmap = in == null ? null : BitmapFactory.decodeStream(in);
    if (bitmap == null) throw new FileNotFoundException(String.valueOf(uri));
    return bitmap;
  }

  public final Uri insert(Uri url, ContentValues values) {
    return need(url).insert(url, values);
  }

  public final Uri insert(Uri url, ContentValues values, Bundle extras) {
    ContentProvider provider = need(url);
    return extras == null ? provider.insert(url, values) : provider.insert(url, values, extras);
  }

  public ContentProviderResult[] applyBatch(String authority, ArrayList<ContentProviderOperation> operations)
      throws RemoteException, OperationApplicationException {
    ContentProvider provider = find(authority);
    if (provider == null) throw new IllegalArgumentException("Unknown authority " + authority);
    return provider.applyBatch(authority, operations);
  }

  public final int bulkInsert(Uri url, ContentValues[] values) {
    return need(url).bulkInsert(url, values);
  }

  public final int delete(Uri url, String where, String[] selectionArgs) {
    return need(url).delete(url, where, selectionArgs);
  }

  public final int delete(Uri url, Bundle extras) {
    return need(url).delete(url, extras);
  }

  public final int update(Uri uri, ContentValues values, String where, String[] selectionArgs) {
    return need(uri).update(uri, values, where, selectionArgs);
  }

  public final int update(Uri uri, ContentValues values, Bundle extras) {
    return need(uri).update(uri, values, extras);
  }

  public final Bundle call(Uri uri, String method, String arg, Bundle extras) {
    return need(uri).call(uri.getAuthority(), method, arg, extras);
  }

  public final Bundle call(String authority, String method, String arg, Bundle extras) {
    ContentProvider provider = find(authority);
    if (provider == null) throw new IllegalArgumentException("Unknown authority " + authority);
    return provider.call(authority, method, arg, extras);
  }

  public final ContentProviderClient acquireContentProviderClient(Uri uri) {
    ContentProvider provider = find(uri);
    return provider == null ? null : new ContentProviderClient(this, provider);
  }

  public final ContentProviderClient acquireContentProviderClient(String name) {
    ContentProvider provider = find(name);
    return provider == null ? null : new ContentProviderClient(this, provider);
  }

  public final ContentProviderClient acquireUnstableContentProviderClient(Uri uri) {
    return acquireContentProviderClient(uri);
  }

  public final ContentProviderClient acquireUnstableContentProviderClient(String name) {
    return acquireContentProviderClient(name);
  }

  public final void registerContentObserver(Uri uri, boolean notifyForDescendants, ContentObserver observer) {
    if (uri == null) throw new NullPointerException("uri");
    if (observer == null) throw new NullPointerException("observer");
    ContentObservers.add(uri, notifyForDescendants, observer);
  }

  public final void unregisterContentObserver(ContentObserver observer) {
    if (observer == null) throw new NullPointerException("observer");
    ContentObservers.remove(observer);
  }

  public void notifyChange(Uri uri, ContentObserver observer) {
    notifyChange(uri, observer, true);
  }

  @Deprecated
  public void notifyChange(Uri uri, ContentObserver observer, boolean syncToNetwork) {
    notifyChange(uri, observer, syncToNetwork ? NOTIFY_SYNC_TO_NETWORK : 0);
  }

  public void notifyChange(Uri uri, ContentObserver observer, int flags) {
    if (uri == null) throw new NullPointerException("uri");
    ContentObservers.tell(uri, observer, flags);
  }

  public void notifyChange(Collection<Uri> uris, ContentObserver observer, int flags) {
    for (Uri uri : uris) notifyChange(uri, observer, flags);
  }

  public void takePersistableUriPermission(Uri uri, int modeFlags) {
    releasePersistableUriPermission(uri, modeFlags);
    persisted.add(new UriPermission(uri, modeFlags));
  }

  public void releasePersistableUriPermission(Uri uri, int modeFlags) {
    for (int i = persisted.size() - 1; i >= 0; i--) {
      if (persisted.get(i).getUri().equals(uri)) persisted.removeAt(i);
    }
  }

  public List<UriPermission> getPersistedUriPermissions() {
    ArrayList<UriPermission> all = new ArrayList<UriPermission>();
    for (int i = 0; i < persisted.size(); i++) all.add(persisted.get(i));
    return all;
  }

  public List<UriPermission> getOutgoingPersistedUriPermissions() {
    return Collections.emptyList();
  }

  @Deprecated
  public void startSync(Uri uri, Bundle extras) {
    requestSync(null, uri == null ? null : uri.getAuthority(), extras);
  }

  public static void requestSync(Account account, String authority, Bundle extras) {
    validateSyncExtrasBundle(extras);
    SyncSettings.get().request(account, authority);
  }

  public static void requestSync(SyncRequest request) {
    SyncSettings.get().request(request.account(), request.authority());
  }

  public static void validateSyncExtrasBundle(Bundle extras) {
    if (extras == null) throw new IllegalArgumentException("Must specify extras.");
  }

  @Deprecated
  public void cancelSync(Uri uri) {
    cancelSync(null, uri == null ? null : uri.getAuthority());
  }

  public static void cancelSync(Account account, String authority) {
    SyncSettings.get().cancel(account, authority);
  }

  public static void cancelSync(SyncRequest request) {
    cancelSync(request.account(), request.authority());
  }

  public static SyncAdapterType[] getSyncAdapterTypes() {
    return new SyncAdapterType[0];
  }

  public static boolean getSyncAutomatically(Account account, String authority) {
    return SyncSettings.get().isAutomatic(account, authority);
  }

  public static void setSyncAutomatically(Account account, String authority, boolean sync) {
    SyncSettings.get().setAutomatic(account, authority, sync);
  }

  public static void addPeriodicSync(Account account, String authority, Bundle extras, long pollFrequency) {
    validateSyncExtrasBundle(extras);
    SyncSettings.get().addPeriodic(new PeriodicSync(account, authority, extras, pollFrequency));
  }

  public static void removePeriodicSync(Account account, String authority, Bundle extras) {
    SyncSettings.get().removePeriodic(account, authority);
  }

  public static List<PeriodicSync> getPeriodicSyncs(Account account, String authority) {
    return SyncSettings.get().periodic(account, authority);
  }

  public static int getIsSyncable(Account account, String authority) {
    return SyncSettings.get().syncable(account, authority);
  }

  public static void setIsSyncable(Account account, String authority, int syncable) {
    SyncSettings.get().setSyncable(account, authority, syncable);
  }

  public static boolean getMasterSyncAutomatically() {
    return SyncSettings.get().isMasterOn();
  }

  public static void setMasterSyncAutomatically(boolean sync) {
    SyncSettings.get().setMaster(sync);
  }

  public static boolean isSyncActive(Account account, String authority) {
    return false;
  }

  @Deprecated
  public static SyncInfo getCurrentSync() {
    return null;
  }

  public static List<SyncInfo> getCurrentSyncs() {
    return Collections.emptyList();
  }

  public static boolean isSyncPending(Account account, String authority) {
    return SyncSettings.get().isPending(account, authority);
  }

  public static Object addStatusChangeListener(int mask, SyncStatusObserver callback) {
    if (callback == null) throw new IllegalArgumentException("you passed in a null callback");
    return SyncSettings.get().addListener(mask, callback);
  }

  public static void removeStatusChangeListener(Object handle) {
    if (handle == null) throw new IllegalArgumentException("you passed in a null handle");
    SyncSettings.get().removeListener(handle);
  }
}
