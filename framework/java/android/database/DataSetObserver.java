package android.database;

/** Hears that data has changed, or is no more. */
public abstract class DataSetObserver {
  public DataSetObserver() {}

  public void onChanged() {}

  public void onInvalidated() {}
}
