package android.app;

import android.content.Loader;
import android.os.Bundle;
import antecede.Bag;
import antecede.Callbacks;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/**
 * The loaders of one activity or fragment. They are started and stopped with it, and go on to its successor if its configuration
 * changes.
 */
@SuppressWarnings("deprecation")
final class LoaderManagerImpl extends LoaderManager {
  private static final String SLOT = "LoaderCallbacks";

  final String who;
  private FragmentHostCallback<?> host;
  private final Bag<Entry<?>> current = new Bag<Entry<?>>();
  /** Replaced ones that still show their data, until the new ones deliver. */
  private final Bag<Entry<?>> inactive = new Bag<Entry<?>>();
  private boolean started;
  boolean retaining;
  private boolean creating;

  /** One loader. */
  private final class Entry<D> implements Loader.OnLoadCompleteListener<D>, Loader.OnLoadCanceledListener<D> {
    private final int id;
    private final Bundle arguments;
    private LoaderCallbacks<D> callback;
    private Loader<D> loader;
    private boolean haveData;
    private boolean delivered;
    private D data;
    private boolean running;
    private boolean kept;
    private boolean keptRunning;
    private boolean reportNext;
    private boolean gone;
    private boolean listening;
    /** Waits for this one's cancellation. */
    private Entry<?> pending;

    Entry(int id, Bundle arguments, LoaderCallbacks<D> callback) {
      this.id = id;
      this.arguments = arguments;
      this.callback = callback;
      Callbacks.observe(this, SLOT, callback, false);
    }

    void create() {
      Callbacks.invoke(this, SLOT, callback);
      loader = callback.onCreateLoader(id, arguments);
    }

    void start() {
      if (kept && keptRunning) {
        running = true;
        return;
      }
      if (running) return;
      running = true;
      if (loader == null) create();
      if (loader == null) return;
      if (!listening) {
        loader.registerListener(id, this);
        loader.registerOnLoadCanceledListener(this);
        listening = true;
      }
      loader.startLoading();
    }

    void retain() {
      kept = true;
      keptRunning = running;
      running = false;
      if (callback != null) Callbacks.unregister(this, SLOT, null);
      callback = null;
    }

    void finishRetain() {
      if (kept) {
        kept = false;
        if (running != keptRunning && !running) stop();
      }
      // Data that came while nobody was there to take it.
      if (running && haveData && !reportNext) callOnLoadFinished(loader, data);
    }

    void reportStart() {
      if (!running || !reportNext) return;
      reportNext = false;
      if (haveData && !kept) callOnLoadFinished(loader, data);
    }

    void stop() {
      running = false;
      if (kept || loader == null || !listening) return;
      stopListening();
      loader.stopLoading();
    }

    private void stopListening() {
      listening = false;
      loader.unregisterListener(this);
      loader.unregisterOnLoadCanceledListener(this);
    }

    boolean cancel() {
      if (!running || loader == null || !listening) return false;
      boolean cancelled = loader.cancelLoad();
      if (!cancelled) onLoadCanceled(loader);
      return cancelled;
    }

    void destroy() {
      gone = true;
      boolean reset = delivered;
      delivered = false;
      if (callback != null && loader != null && haveData && reset) {
        Callbacks.invoke(this, SLOT, callback);
        callback.onLoaderReset(loader);
      }
      if (callback != null) Callbacks.unregister(this, SLOT, null);
      callback = null;
      data = null;
      haveData = false;
      if (loader != null) {
        if (listening) stopListening();
        loader.reset();
      }
      if (pending != null) pending.destroy();
    }

    @Override
    public void onLoadCanceled(Loader<D> loader) {
      if (!gone && find(current, id) == this) proceed();
    }

    /** Its replacement takes over, if one waits. */
    private boolean proceed() {
      Entry<?> next = pending;
      if (next == null) return false;
      pending = null;
      replace(current, id, null);
      destroy();
      install(next);
      return true;
    }

    @Override
    public void onLoadComplete(Loader<D> loader, D data) {
      if (gone || find(current, id) != this || proceed()) return;
      if (this.data != data || !haveData) {
        this.data = data;
        haveData = true;
        if (running) callOnLoadFinished(loader, data);
      }
      Entry<?> old = find(inactive, id);
      if (old != null && old != this) {
        old.delivered = false;
        old.destroy();
        inactive.remove(old);
      }
    }

    void callOnLoadFinished(Loader<D> loader, D data) {
      if (callback == null) return;
      Callbacks.invoke(this, SLOT, callback);
      callback.onLoadFinished(loader, data);
      delivered = true;
    }
  }

  LoaderManagerImpl(String who, FragmentHostCallback<?> host, boolean started) {
    this.who = who;
    this.host = host;
    this.started = started;
  }

  void update(FragmentHostCallback<?> host) {
    this.host = host;
  }

  private static Entry<?> find(Bag<Entry<?>> bag, int id) {
    for (int i = 0; i < bag.size(); i++) {
      if (bag.get(i).id == id) return bag.get(i);
    }
    return null;
  }

  private static void replace(Bag<Entry<?>> bag, int id, Entry<?> entry) {
    Entry<?> old = find(bag, id);
    if (old != null) bag.remove(old);
    if (entry != null) bag.add(entry);
  }

  private <D> Entry<D> make(int id, Bundle args, LoaderCallbacks<D> callback) {
    creating = true;
    try {
      Entry<D> entry = new Entry<D>(id, args, callback);
      entry.create();
      install(entry);
      return entry;
    } finally {
      creating = false;
    }
  }

  private void install(Entry<?> entry) {
    replace(current, entry.id, entry);
    // The fragment manager starts what the host does not yet.
    if (started) entry.start();
  }

  private void check(Object callback) {
    if (creating) throw new IllegalStateException("Called while creating a loader");
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> initLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
    check(callback);
    Entry<D> entry = (Entry<D>) find(current, id);
    if (entry == null) {
      entry = make(id, args, callback);
    } else {
      entry.callback = callback;
      Callbacks.observe(entry, SLOT, callback, false);
    }
    if (entry.haveData && started) entry.callOnLoadFinished(entry.loader, entry.data);
    return entry.loader;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> restartLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
    check(callback);
    Entry<D> entry = (Entry<D>) find(current, id);
    if (entry != null) {
      if (find(inactive, id) != null) {
        Entry<?> old = find(inactive, id);
        if (entry.haveData) {
          old.delivered = false;
          old.destroy();
          entry.loader.abandon();
          replace(inactive, id, entry);
        } else if (!entry.cancel()) {
          replace(current, id, null);
          entry.destroy();
        } else {
          if (entry.pending != null) entry.pending.destroy();
          Entry<D> next = new Entry<D>(id, args, callback);
          creating = true;
          try {
            next.create();
          } finally {
            creating = false;
          }
          entry.pending = next;
          return next.loader;
        }
      } else {
        entry.loader.abandon();
        inactive.add(entry);
      }
    }
    return make(id, args, callback).loader;
  }

  @Override
  public void destroyLoader(int id) {
    check(null);
    destroy(current, id);
    destroy(inactive, id);
  }

  private static void destroy(Bag<Entry<?>> bag, int id) {
    Entry<?> entry = find(bag, id);
    if (entry == null) return;
    bag.remove(entry);
    entry.destroy();
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> getLoader(int id) {
    check(null);
    Entry<D> entry = (Entry<D>) find(current, id);
    if (entry == null) return null;
    return entry.pending != null ? (Loader<D>) entry.pending.loader : entry.loader;
  }

  @Override
  public FragmentHostCallback<?> getFragmentHostCallback() {
    return host;
  }

  void start() {
    if (started) return;
    started = true;
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).start();
  }

  void stop() {
    if (!started) return;
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).stop();
    started = false;
  }

  void retain() {
    if (!started) return;
    retaining = true;
    started = false;
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).retain();
  }

  void finishRetain() {
    if (!retaining) return;
    retaining = false;
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).finishRetain();
  }

  void reportNextStart() {
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).reportNext = true;
  }

  void reportStart() {
    for (int i = current.size() - 1; i >= 0; i--) current.get(i).reportStart();
  }

  void destroy() {
    if (!retaining) {
      for (int i = current.size() - 1; i >= 0; i--) current.get(i).destroy();
      current.clear();
    }
    for (int i = inactive.size() - 1; i >= 0; i--) inactive.get(i).destroy();
    inactive.clear();
    host = null;
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}
