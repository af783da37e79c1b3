package androidx.fragment.app;

import android.os.Bundle;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import antecede.Bag;
import antecede.Callbacks;

/** Results between fragments: one waits until its listener's owner is started. */
final class FragmentResults {
  private static final String SLOT = "FragmentResultListener";

  private final FragmentManagerImpl manager;
  private final Bag<String> waiting = new Bag<String>();
  private final Bag<Bundle> values = new Bag<Bundle>();
  private final Bag<Listening> listeners = new Bag<Listening>();

  /** Somebody who wants results of a name. */
  private final class Listening implements LifecycleEventObserver {
    final String key;
    final Lifecycle lifecycle;
    final FragmentResultListener listener;

    Listening(String key, Lifecycle lifecycle, FragmentResultListener listener) {
      this.key = key;
      this.lifecycle = lifecycle;
      this.listener = listener;
    }

    boolean isReady() {
      return lifecycle.getCurrentState().isAtLeast(Lifecycle.State.STARTED);
    }

    @Override
    public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
      if (event == Lifecycle.Event.ON_START) {
        Bundle value = take(key);
        if (value != null) tell(value);
      } else if (event == Lifecycle.Event.ON_DESTROY) {
        unlisten(key);
      }
    }

    void tell(Bundle value) {
      Callbacks.invoke(manager, SLOT, listener);
      listener.onFragmentResult(key, value);
    }
  }

  FragmentResults(FragmentManagerImpl manager) {
    this.manager = manager;
  }

  private Bundle take(String key) {
    for (int i = 0; i < waiting.size(); i++) {
      if (!waiting.get(i).equals(key)) continue;
      waiting.removeAt(i);
      return values.removeAt(i);
    }
    return null;
  }

  void set(String key, Bundle value) {
    for (int i = 0; i < listeners.size(); i++) {
      Listening one = listeners.get(i);
      if (!one.key.equals(key) || !one.isReady()) continue;
      one.tell(value);
      return;
    }
    clear(key);
    waiting.add(key);
    values.add(value);
  }

  void clear(String key) {
    take(key);
  }

  void listen(String key, LifecycleOwner owner, FragmentResultListener listener) {
    Lifecycle lifecycle = owner.getLifecycle();
    if (lifecycle.getCurrentState() == Lifecycle.State.DESTROYED) return;
    unlisten(key);
    Listening one = new Listening(key, lifecycle, listener);
    listeners.add(one);
    Callbacks.observe(manager, SLOT, listener, true);
    lifecycle.addObserver(one);
  }

  void unlisten(String key) {
    for (int i = listeners.size() - 1; i >= 0; i--) {
      Listening one = listeners.get(i);
      if (!one.key.equals(key)) continue;
      listeners.removeAt(i);
      one.lifecycle.removeObserver(one);
      Callbacks.unregister(manager, SLOT, one.listener);
    }
  }
}
