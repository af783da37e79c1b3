package androidx.lifecycle;

import androidx.arch.core.executor.ArchTaskExecutor;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** A value that observers hear of while their lifecycles are started. Values are set on the main thread, or posted to it. */
public abstract class LiveData<T> {
  private static final Object NOT_SET = new Object();
  private static final String SLOT = "Observer";

  private final Object lock = new Object();
  private final Bag<Watcher> watchers = new Bag<Watcher>();
  private int activeCount;
  private boolean changingActive;
  @Observable private volatile Object mData;
  @Observable private volatile Object mPendingData = NOT_SET;
  private int version;
  private boolean dispatching;
  private boolean outdated;
  private final Runnable post = new Runnable() {
    @Override
    @SuppressWarnings("unchecked")
    public void run() {
      Object value;
      synchronized (lock) {
        value = mPendingData;
        mPendingData = NOT_SET;
      }
      setValue((T) value);
    }
  };

  /** An observer: always active, or with its owner. */
  private class Watcher implements LifecycleEventObserver {
    final Observer<? super T> observer;
    final LifecycleOwner owner;
    private boolean active;
    private int lastVersion = -1;

    Watcher(LifecycleOwner owner, Observer<? super T> observer) {
      this.owner = owner;
      this.observer = observer;
    }

    boolean shouldBeActive() {
      return owner == null || owner.getLifecycle().getCurrentState().isAtLeast(Lifecycle.State.STARTED);
    }

    @Override
    public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
      Lifecycle.State current = owner.getLifecycle().getCurrentState();
      if (current == Lifecycle.State.DESTROYED) {
        removeObserver(observer);
        return;
      }
      Lifecycle.State before = null;
      while (before != current) {
        before = current;
        setActive(shouldBeActive());
        current = owner.getLifecycle().getCurrentState();
      }
    }

    void setActive(boolean now) {
      if (now == active) return;
      active = now;
      changeActiveCount(now ? 1 : -1);
      if (now) dispatch(this);
    }

    void notice() {
      if (!active) return;
      if (!shouldBeActive()) {
        setActive(false);
        return;
      }
      if (lastVersion >= version) return;
      lastVersion = version;
      tell();
    }

    @SuppressWarnings("unchecked")
    private void tell() {
      Callbacks.invoke(LiveData.this, SLOT, observer);
      observer.onChanged((T) mData);
    }
  }

  public LiveData() {
    mData = NOT_SET;
    version = -1;
  }

  public LiveData(T value) {
    mData = value;
  }

  private static void checkMain(String method) {
    if (!ArchTaskExecutor.getInstance().isMainThread()) {
      throw new IllegalStateException("Cannot invoke " + method + " on a background thread");
    }
  }

  private void dispatch(Watcher only) {
    if (dispatching) {
      outdated = true;
      return;
    }
    dispatching = true;
    do {
      outdated = false;
      if (only != null) {
        only.notice();
        only = null;
      } else {
        Bag<Watcher> all = watchers.copy();
        for (int i = 0; i < all.size() && !outdated; i++) all.get(i).notice();
      }
    } while (outdated);
    dispatching = false;
  }

  private Watcher find(Observer<? super T> observer) {
    for (int i = 0; i < watchers.size(); i++) {
      if (watchers.get(i).observer == observer) return watchers.get(i);
    }
    return null;
  }

  public void observe(LifecycleOwner owner, Observer<? super T> observer) {
    checkMain("observe");
    if (owner.getLifecycle().getCurrentState() == Lifecycle.State.DESTROYED) return;
    Watcher known = find(observer);
    if (known != null && known.owner != owner) {
      throw new IllegalArgumentException("Cannot add the same observer with different lifecycles");
    }
    if (known != null) return;
    Watcher watcher = new Watcher(owner, observer);
    watchers.add(watcher);
    Callbacks.observe(this, SLOT, observer, true);
    owner.getLifecycle().addObserver(watcher);
  }

  public void observeForever(Observer<? super T> observer) {
    checkMain("observeForever");
    Watcher known = find(observer);
    if (known != null && known.owner != null) {
      throw new IllegalArgumentException("Cannot add the same observer with different lifecycles");
    }
    if (known != null) return;
    Watcher watcher = new Watcher(null, observer);
    watchers.add(watcher);
    Callbacks.observe(this, SLOT, observer, true);
    watcher.setActive(true);
  }

  public void removeObserver(Observer<? super T> observer) {
    checkMain("removeObserver");
    Watcher watcher = find(observer);
    if (watcher == null) return;
    watchers.remove(watcher);
    Callbacks.unregister(this, SLOT, observer);
    if (watcher.owner != null) watcher.owner.getLifecycle().removeObserver(watcher);
    watcher.setActive(false);
  }

  public void removeObservers(LifecycleOwner owner) {
    checkMain("removeObservers");
    Bag<Watcher> all = watchers.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).owner == owner) removeObserver(all.get(i).observer);
    }
  }

  protected void postValue(T value) {
    boolean first;
    synchronized (lock) {
      first = mPendingData == NOT_SET;
      mPendingData = value;
    }
    if (first) ArchTaskExecutor.getInstance().postToMainThread(post);
  }

  protected void setValue(T value) {
    checkMain("setValue");
    version++;
    mData = value;
    dispatch(null);
  }

  @SuppressWarnings("unchecked")
  public T getValue() {
    Object data = mData;
    return data != NOT_SET ? (T) data : null;
  }

  public boolean isInitialized() {
    return mData != NOT_SET;
  }

  int getVersion() {
    return version;
  }

  protected void onActive() {}

  protected void onInactive() {}

  private void changeActiveCount(int change) {
    int before = activeCount;
    activeCount += change;
    if (changingActive) return;
    changingActive = true;
    try {
      while (before != activeCount) {
        boolean becameActive = before == 0 && activeCount > 0;
        boolean becameInactive = before > 0 && activeCount == 0;
        before = activeCount;
        if (becameActive) onActive();
        else if (becameInactive) onInactive();
      }
    } finally {
      changingActive = false;
    }
  }

  public boolean hasObservers() {
    return watchers.size() > 0;
  }

  public boolean hasActiveObservers() {
    return activeCount > 0;
  }
}
