package android.database.sqlite;

import java.io.Closeable;

/** Is closed when the last reference to it is released. */
public abstract class SQLiteClosable implements Closeable {
  private int references = 1;

  public SQLiteClosable() {}

  protected abstract void onAllReferencesReleased();

  @Deprecated
  protected void onAllReferencesReleasedFromContainer() {
    onAllReferencesReleased();
  }

  public void acquireReference() {
    if (references <= 0) throw new IllegalStateException("attempt to re-open an already-closed object: " + this);
    references++;
  }

  public void releaseReference() {
    if (--references == 0) onAllReferencesReleased();
  }

  @Deprecated
  public void releaseReferenceFromContainer() {
    if (--references == 0) onAllReferencesReleasedFromContainer();
  }

  @Override
  public void close() {
    releaseReference();
  }
}
