package android.database;

import antecede.Observable;
import antecede.Unlisted;

/** A cursor whose rows are in a window. */
public abstract class AbstractWindowedCursor extends AbstractCursor {
  @Observable protected CursorWindow mWindow;

  public AbstractWindowedCursor() {}

  @Override
  public byte[] getBlob(int columnIndex) {
    checkPosition();
    return mWindow.getBlob(mPos, columnIndex);
  }

  @Override
  public String getString(int columnIndex) {
    checkPosition();
    return mWindow.getString(mPos, columnIndex);
  }

  @Override
  public short getShort(int columnIndex) {
    checkPosition();
    return mWindow.getShort(mPos, columnIndex);
  }

  @Override
  public int getInt(int columnIndex) {
    checkPosition();
    return mWindow.getInt(mPos, columnIndex);
  }

  @Override
  public long getLong(int columnIndex) {
    checkPosition();
    return mWindow.getLong(mPos, columnIndex);
  }

  @Override
  public float getFloat(int columnIndex) {
    checkPosition();
    return mWindow.getFloat(mPos, columnIndex);
  }

  @Override
  public double getDouble(int columnIndex) {
    checkPosition();
    return mWindow.getDouble(mPos, columnIndex);
  }

  @Override
  public int getType(int columnIndex) {
    checkPosition();
    return mWindow.getType(mPos, columnIndex);
  }

  @Override
  public boolean isNull(int columnIndex) {
    checkPosition();
    return mWindow.isNull(mPos, columnIndex);
  }

  @Override
  public void copyStringToBuffer(int columnIndex, CharArrayBuffer buffer) {
    checkPosition();
    mWindow.copyStringToBuffer(mPos, columnIndex, buffer);
  }

  @Deprecated
  public boolean isBlob(int columnIndex) {
    return getType(columnIndex) == FIELD_TYPE_BLOB;
  }

  @Deprecated
  public boolean isString(int columnIndex) {
    return getType(columnIndex) == FIELD_TYPE_STRING;
  }

  @Deprecated
  public boolean isLong(int columnIndex) {
    return getType(columnIndex) == FIELD_TYPE_INTEGER;
  }

  @Deprecated
  public boolean isFloat(int columnIndex) {
    return getType(columnIndex) == FIELD_TYPE_FLOAT;
  }

  @Override
  protected void checkPosition() {
    super.checkPosition();
    if (mWindow == null) {
      throw new StaleDataException("Attempting to access a closed CursorWindow."
          + "Most probable cause: cursor is deactivated prior to calling this method.");
    }
  }

  @Override
  public CursorWindow getWindow() {
    return mWindow;
  }

  public void setWindow(CursorWindow window) {
    if (window == mWindow) return;
    closeWindow();
    mWindow = window;
  }

  public boolean hasWindow() {
    return mWindow != null;
  }

  @Unlisted
  protected void closeWindow() {
    if (mWindow == null) return;
    mWindow.close();
    mWindow = null;
  }
}
