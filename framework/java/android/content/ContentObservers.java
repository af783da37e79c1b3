package android.content;

import android.database.ContentObserver;
import android.net.Uri;
import antecede.Bag;
import antecede.Callbacks;
import java.util.List;

/** Who wants to hear of changes at which address: what the system's content service keeps. */
final class ContentObservers {
  private static final String SLOT = "ContentObserver";
  private static final Bag<Entry> entries = new Bag<Entry>();

  private static final class Entry {
    final Uri uri;
    final boolean descendants;
    final ContentObserver observer;

    Entry(Uri uri, boolean descendants, ContentObserver observer) {
      this.uri = uri;
      this.descendants = descendants;
      this.observer = observer;
    }

    /** A change at the address itself or above it concerns everybody; one below it those who want descendants. */
    boolean concerns(Uri changed, int flags) {
      if (uri.getAuthority() == null || !uri.getAuthority().equals(changed.getAuthority())) return false;
      List<String> own = uri.getPathSegments();
      List<String> other = changed.getPathSegments();
      int common = Math.min(own.size(), other.size());
      for (int i = 0; i < common; i++) {
        if (!own.get(i).equals(other.get(i))) return false;
      }
      if (own.size() == other.size()) return true;
      if (own.size() < other.size()) return descendants;
      return (flags & ContentResolver.NOTIFY_SKIP_NOTIFY_FOR_DESCENDANTS) == 0;
    }
  }

  private ContentObservers() {}

  static void add(Uri uri, boolean descendants, ContentObserver observer) {
    entries.add(new Entry(uri, descendants, observer));
    Callbacks.observe(observer, SLOT, observer, true);
  }

  static void remove(ContentObserver observer) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).observer == observer) entries.removeAt(i);
    }
    Callbacks.unregister(observer, SLOT, observer);
  }

  /** {@code self} is told only if it wants to hear of what it did itself. */
  static void tell(Uri uri, ContentObserver self, int flags) {
    Bag<Entry> all = entries.copy();
    for (int i = 0; i < all.size(); i++) {
      Entry entry = all.get(i);
      boolean own = entry.observer == self;
      if (!entry.concerns(uri, flags) || own && !entry.observer.deliverSelfNotifications()) continue;
      Callbacks.invoke(entry.observer, SLOT, entry.observer);
      entry.observer.dispatchChange(own, uri, flags);
    }
  }
}
