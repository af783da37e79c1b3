package androidx.loader.app;

import android.os.Bundle;
import android.os.Looper;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelStore;
import androidx.loader.content.Loader;
import antecede.Bag;
import antecede.Callbacks;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Loaders as live data in a view model: they load while their owner is started, and outlive a change of the configuration. */
final class LoaderManagerImpl extends LoaderManager {
  private final LifecycleOwner owner;
  private final Kept kept;

  /** The loaders of one owner and its successors. */
  static final class Kept extends ViewModel {
    private static final String KEY = "androidx.loader.app.LoaderViewModel";

    private final Bag<Info<?>> infos = new Bag<Info<?>>();
    private boolean creating;

    static boolean in(ViewModelStore store) {
      return store.get(KEY) != null;
    }

    static Kept of(ViewModelStore store) {
      Kept known = (Kept) store.get(KEY);
      if (known == null) {
        known = new Kept();
        store.put(KEY, known);
      }
      return known;
    }

    Info<?> find(int id) {
      for (int i = 0; i < infos.size(); i++) {
        if (infos.get(i).id == id) return infos.get(i);
      }
      return null;
    }

    @Override
    protected void onCleared() {
      super.onCleared();
      for (int i = 0; i < infos.size(); i++) infos.get(i).destroy(true);
      infos.clear();
    }
  }

  /** One loader. */
  private static final class Info<D> extends MutableLiveData<D> implements Loader.OnLoadCompleteListener<D> {
    final int id;
    private final Bundle arguments;
    private final Loader<D> loader;
    private LifecycleOwner owner;
    private Delivery<D> delivery;
    private Loader<D> prior;

    Info(int id, Bundle arguments, Loader<D> loader, Loader<D> prior) {
      this.id = id;
      this.arguments = arguments;
      this.loader = loader;
      this.prior = prior;
      loader.registerListener(id, this);
    }

    @Override
    protected void onActive() {
      loader.startLoading();
    }

    @Override
    protected void onInactive() {
      loader.stopLoading();
    }

    Loader<D> deliverTo(LifecycleOwner owner, LoaderCallbacks<D> callback) {
      Delivery<D> next = new Delivery<D>(loader, callback);
      observe(owner, next);
      if (delivery != null) removeObserver(delivery);
      this.owner = owner;
      delivery = next;
      return loader;
    }

    /** Delivers again what is there, when the view of the owner comes back. */
    void markForRedelivery() {
      LifecycleOwner known = owner;
      Delivery<D> again = delivery;
      if (known == null || again == null) return;
      super.removeObserver(again);
      observe(known, again);
    }

    @Override
    public void removeObserver(Observer<? super D> observer) {
      super.removeObserver(observer);
      owner = null;
      delivery = null;
    }

    Loader<D> destroy(boolean reset) {
      loader.cancelLoad();
      loader.abandon();
      Delivery<D> old = delivery;
      if (old != null) {
        removeObserver(old);
        if (reset) old.reset();
      }
      loader.unregisterListener(this);
      if (old != null && !old.delivered || reset) {
        loader.reset();
        return prior;
      }
      return loader;
    }

    @Override
    public void onLoadComplete(Loader<D> loader, D data) {
      if (Looper.myLooper() == Looper.getMainLooper()) setValue(data);
      else postValue(data);
    }

    @Override
    public void setValue(D value) {
      super.setValue(value);
      if (prior == null) return;
      prior.reset();
      prior = null;
    }
  }

  /** Brings data to the callbacks. */
  private static final class Delivery<D> implements Observer<D> {
    private static final String SLOT = "LoaderCallbacks";

    private final Loader<D> loader;
    private final LoaderCallbacks<D> callback;
    private boolean delivered;

    Delivery(Loader<D> loader, LoaderCallbacks<D> callback) {
      this.loader = loader;
      this.callback = callback;
      Callbacks.observe(this, SLOT, callback, false);
    }

    @Override
    public void onChanged(D data) {
      delivered = true;
      Callbacks.invoke(this, SLOT, callback);
      callback.onLoadFinished(loader, data);
    }

    void reset() {
      if (!delivered) return;
      Callbacks.invoke(this, SLOT, callback);
      callback.onLoaderReset(loader);
    }
  }

  LoaderManagerImpl(LifecycleOwner owner, ViewModelStore store) {
    this.owner = owner;
    kept = Kept.of(store);
  }

  private void check(String method) {
    if (kept.creating) throw new IllegalStateException("Called while creating a loader");
    if (Looper.getMainLooper() != Looper.myLooper()) {
      throw new IllegalStateException(method + " must be called on the main thread");
    }
  }

  private <D> Loader<D> create(int id, Bundle args, LoaderCallbacks<D> callback, Loader<D> prior) {
    Info<D> info;
    kept.creating = true;
    try {
      Loader<D> loader = callback.onCreateLoader(id, args);
      if (loader == null) throw new IllegalArgumentException("Object returned from onCreateLoader must not be null");
      info = new Info<D>(id, args, loader, prior);
      kept.infos.add(info);
    } finally {
      kept.creating = false;
    }
    return info.deliverTo(owner, callback);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> initLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
    check("initLoader");
    Info<D> info = (Info<D>) kept.find(id);
    return info == null ? create(id, args, callback, null) : info.deliverTo(owner, callback);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> restartLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
    check("restartLoader");
    Info<D> info = (Info<D>) kept.find(id);
    Loader<D> prior = null;
    if (info != null) {
      kept.infos.remove(info);
      prior = info.destroy(false);
    }
    return create(id, args, callback, prior);
  }

  @Override
  public void destroyLoader(int id) {
    check("destroyLoader");
    Info<?> info = kept.find(id);
    if (info == null) return;
    info.destroy(true);
    kept.infos.remove(info);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <D> Loader<D> getLoader(int id) {
    if (kept.creating) throw new IllegalStateException("Called while creating a loader");
    Info<D> info = (Info<D>) kept.find(id);
    return info == null ? null : info.loader;
  }

  @Override
  public void markForRedelivery() {
    for (int i = 0; i < kept.infos.size(); i++) kept.infos.get(i).markForRedelivery();
  }

  @Override
  public boolean hasRunningLoaders() {
    return !kept.infos.isEmpty();
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}
