package android.database;

import antecede.Callbacks;
import java.util.ArrayList;

/** Something that has observers. */
public abstract class Observable<T> {
  static final String SLOT = "Observer";

  protected final ArrayList<T> mObservers = new ArrayList<T>();

  public Observable() {}

  public void registerObserver(T observer) {
    if (observer == null) throw new IllegalArgumentException("The observer is null.");
    synchronized (mObservers) {
      if (mObservers.contains(observer)) throw new IllegalStateException("Observer " + observer + " is already registered.");
      mObservers.add(observer);
    }
    Callbacks.observe(this, SLOT, observer, true);
  }

  public void unregisterObserver(T observer) {
    if (observer == null) throw new IllegalArgumentException("The observer is null.");
    synchronized (mObservers) {
      if (!mObservers.remove(observer)) throw new IllegalStateException("Observer " + observer + " was not registered.");
    }
    Callbacks.unregister(this, SLOT, observer);
  }

  public void unregisterAll() {
    synchronized (mObservers) {
      mObservers.clear();
    }
    Callbacks.unregister(this, SLOT, null);
  }
}
