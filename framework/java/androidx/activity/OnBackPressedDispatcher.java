package androidx.activity;

import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import antecede.Bag;
import antecede.Callbacks;

/** Gives Back to the latest callback that is enabled. */
public final class OnBackPressedDispatcher {
  private static final String SLOT = "OnBackPressedCallback";

  private final Runnable fallback;
  private final Bag<OnBackPressedCallback> callbacks = new Bag<OnBackPressedCallback>();

  /** A callback that is there. */
  private final class Present implements Cancellable {
    private final OnBackPressedCallback callback;

    Present(OnBackPressedCallback callback) {
      this.callback = callback;
    }

    @Override
    public void cancel() {
      callbacks.remove(callback);
      callback.remove(this);
      Callbacks.unregister(OnBackPressedDispatcher.this, SLOT, callback);
    }
  }

  /** A callback that is there while its owner is started. */
  private final class Bound implements LifecycleEventObserver, Cancellable {
    private final Lifecycle lifecycle;
    private final OnBackPressedCallback callback;
    private Cancellable present;

    Bound(Lifecycle lifecycle, OnBackPressedCallback callback) {
      this.lifecycle = lifecycle;
      this.callback = callback;
      lifecycle.addObserver(this);
    }

    @Override
    public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
      if (event == Lifecycle.Event.ON_START) {
        present = add(callback);
      } else if (event == Lifecycle.Event.ON_STOP) {
        if (present != null) present.cancel();
      } else if (event == Lifecycle.Event.ON_DESTROY) {
        cancel();
      }
    }

    @Override
    public void cancel() {
      lifecycle.removeObserver(this);
      callback.remove(this);
      if (present != null) present.cancel();
      present = null;
    }
  }

  public OnBackPressedDispatcher() {
    this(null);
  }

  public OnBackPressedDispatcher(Runnable fallbackOnBackPressed) {
    fallback = fallbackOnBackPressed;
  }

  public void addCallback(OnBackPressedCallback onBackPressedCallback) {
    add(onBackPressedCallback);
  }

  private Cancellable add(OnBackPressedCallback callback) {
    callbacks.add(callback);
    Callbacks.register(this, SLOT, callback, true, "onBackPressed");
    Present present = new Present(callback);
    callback.add(present);
    return present;
  }

  public void addCallback(LifecycleOwner owner, OnBackPressedCallback onBackPressedCallback) {
    Lifecycle lifecycle = owner.getLifecycle();
    if (lifecycle.getCurrentState() == Lifecycle.State.DESTROYED) return;
    onBackPressedCallback.add(new Bound(lifecycle, onBackPressedCallback));
  }

  public boolean hasEnabledCallbacks() {
    for (int i = 0; i < callbacks.size(); i++) {
      if (callbacks.get(i).isEnabled()) return true;
    }
    return false;
  }

  public void onBackPressed() {
    for (int i = callbacks.size() - 1; i >= 0; i--) {
      OnBackPressedCallback callback = callbacks.get(i);
      if (!callback.isEnabled()) continue;
      Callbacks.invoke(this, SLOT, callback);
      callback.handleOnBackPressed();
      return;
    }
    if (fallback != null) fallback.run();
  }
}
