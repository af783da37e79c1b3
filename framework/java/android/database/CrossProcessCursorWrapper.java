package android.database;

/** A wrapper that can go to another process, whatever it wraps. */
public class CrossProcessCursorWrapper extends CursorWrapper implements CrossProcessCursor {
  public CrossProcessCursorWrapper(Cursor cursor) {
    super(cursor);
  }

  @Override
  public void fillWindow(int position, CursorWindow window) {
    if (mCursor instanceof CrossProcessCursor) ((CrossProcessCursor) mCursor).fillWindow(position, window);
    else DatabaseUtils.cursorFillWindow(mCursor, position, window);
  }

  @Override
  public CursorWindow getWindow() {
    return mCursor instanceof CrossProcessCursor ? ((CrossProcessCursor) mCursor).getWindow() : null;
  }

  @Override
  public boolean onMove(int oldPosition, int newPosition) {
    return !(mCursor instanceof CrossProcessCursor) || ((CrossProcessCursor) mCursor).onMove(oldPosition, newPosition);
  }
}
