package android.database;

import android.net.Uri;
import antecede.Callbacks;

/** Tells observers of changes of content. */
public class ContentObservable extends Observable<ContentObserver> {
  public ContentObservable() {}

  @Override
  public void registerObserver(ContentObserver observer) {
    super.registerObserver(observer);
  }

  @Deprecated
  public void dispatchChange(boolean selfChange) {
    dispatchChange(selfChange, null);
  }

  public void dispatchChange(boolean selfChange, Uri uri) {
    synchronized (mObservers) {
      for (ContentObserver observer : mObservers) {
        if (selfChange && !observer.deliverSelfNotifications()) continue;
        Callbacks.invoke(this, SLOT, observer);
        observer.dispatchChange(selfChange, uri);
      }
    }
  }

  @Deprecated
  public void notifyChange(boolean selfChange) {
    synchronized (mObservers) {
      for (ContentObserver observer : mObservers) {
        Callbacks.invoke(this, SLOT, observer);
        observer.onChange(selfChange, (Uri) null);
      }
    }
  }
}
