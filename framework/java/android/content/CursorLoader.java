package android.content;

import android.database.Cursor;
import android.net.Uri;
import android.os.CancellationSignal;
import android.os.OperationCanceledException;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.Arrays;

/** Asks a provider, and asks again when its answer is out of date. */
@Deprecated
public class CursorLoader extends AsyncTaskLoader<Cursor> {
  private final ForceLoadContentObserver observer = new ForceLoadContentObserver();
  private Uri uri;
  private String[] projection;
  private String selection;
  private String[] selectionArgs;
  private String sortOrder;
  private Cursor cursor;
  private CancellationSignal signal;

  @Deprecated
  public CursorLoader(Context context) {
    super(context);
  }

  @Deprecated
  public CursorLoader(Context context, Uri uri, String[] projection, String selection, String[] selectionArgs,
      String sortOrder) {
    super(context);
    this.uri = uri;
    this.projection = projection;
    this.selection = selection;
    this.selectionArgs = selectionArgs;
    this.sortOrder = sortOrder;
  }

  @Override
  public Cursor loadInBackground() {
    if (isLoadInBackgroundCanceled()) throw new OperationCanceledException();
    signal = new CancellationSignal();
    try {
      Cursor loaded = getContext().getContentResolver().query(uri, projection, selection, selectionArgs, sortOrder, signal);
      if (loaded != null) {
        loaded.getCount();
        loaded.registerContentObserver(observer);
      }
      return loaded;
    } finally {
      signal = null;
    }
  }

  @Override
  public void cancelLoadInBackground() {
    super.cancelLoadInBackground();
    CancellationSignal current = signal;
    if (current != null) current.cancel();
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

  @Deprecated
  public Uri getUri() {
    return uri;
  }

  @Deprecated
  public void setUri(Uri uri) {
    this.uri = uri;
  }

  @Deprecated
  public String[] getProjection() {
    return projection;
  }

  @Deprecated
  public void setProjection(String[] projection) {
    this.projection = projection;
  }

  @Deprecated
  public String getSelection() {
    return selection;
  }

  @Deprecated
  public void setSelection(String selection) {
    this.selection = selection;
  }

  @Deprecated
  public String[] getSelectionArgs() {
    return selectionArgs;
  }

  @Deprecated
  public void setSelectionArgs(String[] selectionArgs) {
    this.selectionArgs = selectionArgs;
  }

  @Deprecated
  public String getSortOrder() {
    return sortOrder;
  }

  @Deprecated
  public void setSortOrder(String sortOrder) {
    this.sortOrder = sortOrder;
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
    super.dump(prefix, fd, writer, args);
    writer.println(prefix + "mUri=" + uri + " mProjection=" + Arrays.toString(projection) + " mSelection=" + selection);
  }
}
