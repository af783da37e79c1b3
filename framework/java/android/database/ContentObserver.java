package android.database;

import android.net.Uri;
import android.os.Handler;
import antecede.Named;
import java.util.Collection;
import java.util.Collections;

/** Hears that content has changed: on its handler, or without one on the thread that tells. */
public abstract class ContentObserver {
  private final Handler handler;

  /** One change on its way to the handler. */
  private static final class Change extends Named {
    private final ContentObserver observer;
    private final boolean self;
    private final Collection<Uri> uris;
    private final int flags;

    Change(ContentObserver observer, boolean self, Collection<Uri> uris, int flags) {
      super(of(observer) + ".onChange()");
      this.observer = observer;
      this.self = self;
      this.uris = uris;
      this.flags = flags;
    }

    @Override
    public void run() {
      observer.onChange(self, uris, flags);
    }
  }

  public ContentObserver(Handler handler) {
    this.handler = handler;
  }

  public boolean deliverSelfNotifications() {
    return false;
  }

  public void onChange(boolean selfChange) {}

  public void onChange(boolean selfChange, Uri uri) {
    onChange(selfChange);
  }

  public void onChange(boolean selfChange, Uri uri, int flags) {
    onChange(selfChange, uri);
  }

  public void onChange(boolean selfChange, Collection<Uri> uris, int flags) {
    for (Uri uri : uris) onChange(selfChange, uri, flags);
  }

  @Deprecated
  public final void dispatchChange(boolean selfChange) {
    dispatchChange(selfChange, (Uri) null);
  }

  public final void dispatchChange(boolean selfChange, Uri uri) {
    dispatchChange(selfChange, uri, 0);
  }

  public final void dispatchChange(boolean selfChange, Uri uri, int flags) {
    dispatchChange(selfChange, Collections.singletonList(uri), flags);
  }

  public final void dispatchChange(boolean selfChange, Collection<Uri> uris, int flags) {
    if (handler == null) onChange(selfChange, uris, flags);
    else handler.post(new Change(this, selfChange, uris, flags));
  }
}
