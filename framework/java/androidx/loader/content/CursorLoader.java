package androidx.loader.content;

import android.content.Context;
import android.database.Cursor;
import android.net.Uri;
import android.os.CancellationSignal;
import android.os.OperationCanceledException;

/** Loads a cursor of a content provider. */
public class CursorLoader extends AsyncTaskLoader<Cursor> {
  private final ForceLoadContentObserver observer = new ForceLoadContentObserver();
  private Uri uri;
  private String[] projection;
  private String selection;
  private String[] selectionArgs;
  private String sortOrder;
  private Cursor cursor;
  private CancellationSignal signal;

  public CursorLoader(Context context) {
    super(context);
  }

  public CursorLoader(Context context, Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    super(context);
    this.uri = uri;
    this.projection = projection;
    this.selection = selection;
    this.selectionArgs = selectionArgs;
    this.sortOrder = sortOrder;
  }

  @Override
  public Cursor loadInBackground() {
    synchronized (this) {
      if (isLoadInBackgroundCanceled()) throw new OperationCanceledException();
      signal = new CancellationSignal();
    }
    try {
      Cursor loaded = getContext().getContentResolver().query(uri, projection, selection, selectionArgs, sortOrder, signal);
      if (loaded != null) {
        loaded.getCount();
        loaded.registerContentObserver(observer);
      }
      return loaded;
    } finally {
      synchronized (this) {
        signal = null;
      }
    }
  }

  @Override
  public void cancelLoadInBackground() {
    super.cancelLoadInBackground();
    synchronized (this) {
      if (signal != null) signal.cancel();
    }
  }

  @Override
  public void deliverResult(Cursor cursor) {
    if (isReset()) {
      if (cursor != null) cursor.close();
      return;
    }
    Cursor old = this.cursor;
    this.cursor = cursor;
    if (isStarted()) super.deliverResult(cursor);
    if (old != null && old != cursor && !old.isClosed()) old.close();
  }

  @Override
  protected void onStartLoading() {
    if (cursor != null) deliverResult(cursor);
    if (takeContentChanged() || cursor == null) forceLoad();
  }

  @Override
  protected void onStopLoading() {
    cancelLoad();
  }

  @Override
  public void onCanceled(Cursor cursor) {
    if (cursor != null && !cursor.isClosed()) cursor.close();
  }

  @Override
  protected void onReset() {
    super.onReset();
    onStopLoading();
    if (cursor != null && !cursor.isClosed()) cursor.close();
    cursor = null;
  }

  public Uri getUri() {
    return uri;
  }

  public void setUri(Uri uri) {
    this.uri = uri;
  }

  public String[] getProjection() {
    return projection;
  }

  public void setProjection(String[] projection) {
    this.projection = projection;
  }

  public String getSelection() {
    return selection;
  }

  public void setSelection(String selection) {
    this.selection = selection;
  }

  public String[] getSelectionArgs() {
    return selectionArgs;
  }

  public void setSelectionArgs(String[] selectionArgs) {
    this.selectionArgs = selectionArgs;
  }

  public String getSortOrder() {
    return sortOrder;
  }

  public void setSortOrder(String sortOrder) {
    this.sortOrder = sortOrder;
  }
}
