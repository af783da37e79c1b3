package android.database;

import android.content.ContentResolver;
import android.net.Uri;
import android.os.Bundle;
import antecede.Observable;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What cursors have in common: where they are, and who watches them. */
public abstract class AbstractCursor implements CrossProcessCursor {
  @Deprecated protected HashMap<Long, Map<String, Object>> mUpdatedRows;
  @Deprecated protected int mRowIdColumnIndex;
  @Deprecated protected Long mCurrentRowID;
  protected int mPos = -1;
  @Observable protected boolean mClosed;
  protected ContentResolver mContentResolver;

  private final DataSetObservable dataSetObservable = new DataSetObservable();
  private final ContentObservable contentObservable = new ContentObservable();
  private List<Uri> notifyUris;
  private ContentObserver selfObserver;
  private boolean selfRegistered;
  private Bundle extras = Bundle.EMPTY;

  /** Hears of changes at the cursor's address, for the cursor. */
  protected static class SelfContentObserver extends ContentObserver {
    private final WeakReference<AbstractCursor> cursor;

    public SelfContentObserver(AbstractCursor cursor) {
      super(null);
      this.cursor = new WeakReference<AbstractCursor>(cursor);
    }

    @Override
    public boolean deliverSelfNotifications() {
      return false;
    }

    @Override
    public void onChange(boolean selfChange) {
      AbstractCursor target = cursor.get();
      if (target != null) target.onChange(false);
    }
  }

  public AbstractCursor() {}

  @Override
  public abstract int getCount();

  @Override
  public abstract String[] getColumnNames();

  @Override
  public abstract String getString(int column);

  @Override
  public abstract short getShort(int column);

  @Override
  public abstract int getInt(int column);

  @Override
  public abstract long getLong(int column);

  @Override
  public abstract float getFloat(int column);

  @Override
  public abstract double getDouble(int column);

  @Override
  public abstract boolean isNull(int column);

  @Override
  public int getType(int column) {
    return FIELD_TYPE_STRING;
  }

  @Override
  public byte[] getBlob(int column) {
    throw new UnsupportedOperationException("getBlob is not supported");
  }

  @Override
  public CursorWindow getWindow() {
    return null;
  }

  @Override
  public int getColumnCount() {
    return getColumnNames().length;
  }

  @Override
  public void deactivate() {
    onDeactivateOrClose();
  }

  private void onDeactivateOrClose() {
    if (selfObserver != null && selfRegistered) {
      mContentResolver.unregisterContentObserver(selfObserver);
      selfRegistered = false;
    }
    dataSetObservable.notifyInvalidated();
  }

  @Override
  public boolean requery() {
    if (selfObserver != null && !selfRegistered) {
      for (Uri uri : notifyUris) mContentResolver.registerContentObserver(uri, true, selfObserver);
      selfRegistered = true;
    }
    dataSetObservable.notifyChanged();
    return true;
  }

  @Override
  public boolean isClosed() {
    return mClosed;
  }

  @Override
  public void close() {
    mClosed = true;
    contentObservable.unregisterAll();
    onDeactivateOrClose();
  }

  @Override
  public boolean onMove(int oldPosition, int newPosition) {
    return true;
  }

  @Override
  public void copyStringToBuffer(int columnIndex, CharArrayBuffer buffer) {
    String text = getString(columnIndex);
    if (text == null) {
      buffer.sizeCopied = 0;
      return;
    }
    if (buffer.data == null || buffer.data.length < text.length()) buffer.data = text.toCharArray();
    else text.getChars(0, text.length(), buffer.data, 0);
    buffer.sizeCopied = text.length();
  }

  @Override
  public final int getPosition() {
    return mPos;
  }

  @Override
  public final boolean moveToPosition(int position) {
    int count = getCount();
    if (position >= count) {
      mPos = count;
      return false;
    }
    if (position < 0) {
      mPos = -1;
      return false;
    }
    if (position == mPos) return true;
    boolean moved = onMove(mPos, position);
    mPos = moved ? position : -1;
    return moved;
  }

  @Override
  public void fillWindow(int position, CursorWindow window) {
    DatabaseUtils.cursorFillWindow(this, position, window);
  }

  @Override
  public final boolean move(int offset) {
    return moveToPosition(mPos + offset);
  }

  @Override
  public final boolean moveToFirst() {
    return moveToPosition(0);
  }

  @Override
  public final boolean moveToLast() {
    return moveToPosition(getCount() - 1);
  }

  @Override
  public final boolean moveToNext() {
    return moveToPosition(mPos + 1);
  }

  @Override
  public final boolean moveToPrevious() {
    return moveToPosition(mPos - 1);
  }

  @Override
  public final boolean isFirst() {
    return mPos == 0 && getCount() != 0;
  }

  @Override
  public final boolean isLast() {
    int count = getCount();
    return mPos == count - 1 && count != 0;
  }

  @Override
  public final boolean isBeforeFirst() {
    return getCount() == 0 || mPos == -1;
  }

  @Override
  public final boolean isAfterLast() {
    int count = getCount();
    return count == 0 || mPos == count;
  }

  @Override
  public int getColumnIndex(String columnName) {
    int dot = columnName.lastIndexOf('.');
    String name = dot < 0 ? columnName : columnName.substring(dot + 1);
    String[] names = getColumnNames();
    for (int i = 0; i < names.length; i++) {
      if (names[i].equalsIgnoreCase(name)) return i;
    }
    return -1;
  }

  @Override
  public int getColumnIndexOrThrow(String columnName) {
    int index = getColumnIndex(columnName);
    if (index < 0) {
      throw new IllegalArgumentException("column '" + columnName + "' does not exist. Available columns: "
          + Arrays.toString(getColumnNames()));
    }
    return index;
  }

  @Override
  public String getColumnName(int columnIndex) {
    return getColumnNames()[columnIndex];
  }

  @Override
  public void registerContentObserver(ContentObserver observer) {
    contentObservable.registerObserver(observer);
  }

  @Override
  public void unregisterContentObserver(ContentObserver observer) {
    if (!mClosed) contentObservable.unregisterObserver(observer);
  }

  @Override
  public void registerDataSetObserver(DataSetObserver observer) {
    dataSetObservable.registerObserver(observer);
  }

  @Override
  public void unregisterDataSetObserver(DataSetObserver observer) {
    dataSetObservable.unregisterObserver(observer);
  }

  protected void onChange(boolean selfChange) {
    contentObservable.dispatchChange(selfChange, null);
    if (notifyUris == null || !selfChange) return;
    for (Uri uri : notifyUris) mContentResolver.notifyChange(uri, selfObserver);
  }

  @Override
  public void setNotificationUri(ContentResolver cr, Uri notifyUri) {
    ArrayList<Uri> uris = new ArrayList<Uri>();
    uris.add(notifyUri);
    setNotificationUris(cr, uris);
  }

  @Override
  public void setNotificationUris(ContentResolver cr, List<Uri> uris) {
    notifyUris = uris;
    mContentResolver = cr;
    if (selfObserver != null) mContentResolver.unregisterContentObserver(selfObserver);
    selfObserver = new SelfContentObserver(this);
    for (Uri uri : uris) mContentResolver.registerContentObserver(uri, true, selfObserver);
    selfRegistered = true;
  }

  @Override
  public Uri getNotificationUri() {
    return notifyUris == null ? null : notifyUris.get(0);
  }

  @Override
  public List<Uri> getNotificationUris() {
    return notifyUris;
  }

  @Override
  public boolean getWantsAllOnMoveCalls() {
    return false;
  }

  @Override
  public void setExtras(Bundle extras) {
    this.extras = extras == null ? Bundle.EMPTY : extras;
  }

  @Override
  public Bundle getExtras() {
    return extras;
  }

  @Override
  public Bundle respond(Bundle extras) {
    return Bundle.EMPTY;
  }

  @Deprecated
  protected boolean isFieldUpdated(int columnIndex) {
    return false;
  }

  @Deprecated
  protected Object getUpdatedField(int columnIndex) {
    return null;
  }

  protected void checkPosition() {
    if (mPos == -1 || mPos == getCount()) throw new CursorIndexOutOfBoundsException(mPos, getCount());
  }

  @Override
  protected void finalize() {}
}
