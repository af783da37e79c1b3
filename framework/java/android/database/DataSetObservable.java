package android.database;

import antecede.Callbacks;

/** Tells observers of changes of data, the last one first. */
public class DataSetObservable extends Observable<DataSetObserver> {
  public DataSetObservable() {}

  public void notifyChanged() {
    synchronized (mObservers) {
      for (int i = mObservers.size() - 1; i >= 0; i--) {
        DataSetObserver observer = mObservers.get(i);
        Callbacks.invoke(this, SLOT, observer);
        observer.onChanged();
      }
    }
  }

  public void notifyInvalidated() {
    synchronized (mObservers) {
      for (int i = mObservers.size() - 1; i >= 0; i--) {
        DataSetObserver observer = mObservers.get(i);
        Callbacks.invoke(this, SLOT, observer);
        observer.onInvalidated();
      }
    }
  }
}
