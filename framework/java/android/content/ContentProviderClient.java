package android.content;

import android.content.res.AssetFileDescriptor;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ParcelFileDescriptor;
import android.os.RemoteException;
import java.io.FileNotFoundException;
import java.util.ArrayList;

/** One provider, held on to. */
public class ContentProviderClient implements AutoCloseable {
  private final ContentResolver resolver;
  private final ContentProvider provider;
  private boolean closed;

  ContentProviderClient(ContentResolver resolver, ContentProvider provider) {
    this.resolver = resolver;
    this.provider = provider;
  }

  public Cursor query(Uri url, String[] projection, String selection, String[] selectionArgs,
      String sortOrder) throws RemoteException {
    return provider.query(url, projection, selection, selectionArgs, sortOrder);
  }

  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder,
      CancellationSignal cancellationSignal) throws RemoteException {
    return provider.query(uri, projection, selection, selectionArgs, sortOrder, cancellationSignal);
  }

  public Cursor query(Uri uri, String[] projection, Bundle queryArgs,
      CancellationSignal cancellationSignal) throws RemoteException {
    return provider.query(uri, projection, queryArgs, cancellationSignal);
  }

  public String getType(Uri url) throws RemoteException {
    return provider.getType(url);
  }

  public String[] getStreamTypes(Uri url, String mimeTypeFilter) throws RemoteException {
    return provider.getStreamTypes(url, mimeTypeFilter);
  }

  public final Uri canonicalize(Uri url) throws RemoteException {
    return provider.canonicalize(url);
  }

  public final Uri uncanonicalize(Uri url) throws RemoteException {
    return provider.uncanonicalize(url);
  }

  public boolean refresh(Uri url, Bundle extras, CancellationSignal cancellationSignal) throws RemoteException {
    return provider.refresh(url, extras, cancellationSignal);
  }

  public Uri insert(Uri url, ContentValues initialValues) throws RemoteException {
    return provider.insert(url, initialValues);
  }

  public Uri insert(Uri url, ContentValues initialValues, Bundle extras) throws RemoteException {
    return provider.insert(url, initialValues, extras);
  }

  public int bulkInsert(Uri url, ContentValues[] initialValues) throws RemoteException {
    return provider.bulkInsert(url, initialValues);
  }

  public int delete(Uri url, String selection, String[] selectionArgs) throws RemoteException {
    return provider.delete(url, selection, selectionArgs);
  }

  public int delete(Uri url, Bundle extras) throws RemoteException {
    return provider.delete(url, extras);
  }

  public int update(Uri url, ContentValues values, String selection, String[] selectionArgs) throws RemoteException {
    return provider.update(url, values, selection, selectionArgs);
  }

  public int update(Uri uri, ContentValues values, Bundle extras) throws RemoteException {
    return provider.update(uri, values, extras);
  }

  public ParcelFileDescriptor openFile(Uri url, String mode) throws RemoteException, FileNotFoundException {
    return provider.openFile(url, mode);
  }

  public ParcelFileDescriptor openFile(Uri url, String mode, CancellationSignal signal) throws RemoteException,
      FileNotFoundException {
    return provider.openFile(url, mode, signal);
  }

  public AssetFileDescriptor openAssetFile(Uri url, String mode) throws RemoteException, FileNotFoundException {
    return provider.openAssetFile(url, mode);
  }

  public AssetFileDescriptor openAssetFile(Uri url, String mode, CancellationSignal signal) throws RemoteException,
      FileNotFoundException {
    return provider.openAssetFile(url, mode, signal);
  }

  public Bundle call(String method, String arg, Bundle extras) throws RemoteException {
    return provider.call(method, arg, extras);
  }

  public Bundle call(String authority, String method, String arg, Bundle extras) throws RemoteException {
    return provider.call(authority, method, arg, extras);
  }

  public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts)
      throws RemoteException, FileNotFoundException {
    return provider.openTypedAssetFile(uri, mimeType, opts);
  }

  public final AssetFileDescriptor openTypedAssetFileDescriptor(Uri uri, String mimeType, Bundle opts, CancellationSignal signal)
      throws RemoteException, FileNotFoundException {
    return provider.openTypedAssetFile(uri, mimeType, opts, signal);
  }

  public final AssetFileDescriptor openTypedAssetFile(Uri uri, String mimeTypeFilter, Bundle opts, CancellationSignal signal)
      throws RemoteException, FileNotFoundException {
    return provider.openTypedAssetFile(uri, mimeTypeFilter, opts, signal);
  }

  public ContentProviderResult[] applyBatch(ArrayList<ContentProviderOperation> operations)
      throws RemoteException, OperationApplicationException {
    return provider.applyBatch(operations);
  }

  public ContentProviderResult[] applyBatch(String authority, ArrayList<ContentProviderOperation> operations)
      throws RemoteException, OperationApplicationException {
    return provider.applyBatch(authority, operations);
  }

  @Override
  public void close() {
    closed = true;
  }

  @Deprecated
  public boolean release() {
    boolean first = !closed;
    closed = true;
    return first;
  }

  @Override
  protected void finalize() throws Throwable {}

  public ContentProvider getLocalContentProvider() {
    return provider;
  }
}
