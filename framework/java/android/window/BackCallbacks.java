package android.window;

import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;

/**
 * The callbacks of one window: the one of the highest priority, of those the latest, hears of Back. They count only where the manifest says
 * {@code enableOnBackInvokedCallback}; elsewhere Back is a key, and what is registered is never called.
 */
@Hidden
public final class BackCallbacks implements OnBackInvokedDispatcher {
  private static final String SLOT = "OnBackInvokedCallback";

  /** Ascending by priority, the later of two behind the earlier. */
  private final Bag<OnBackInvokedCallback> callbacks = new Bag<OnBackInvokedCallback>();
  private final Bag<Integer> priorities = new Bag<Integer>();
  private final boolean enabled;

  public BackCallbacks(boolean enabled) {
    this.enabled = enabled;
  }

  @Override
  public void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback) {
    if (priority < 0) {
      throw new IllegalArgumentException("Application registered OnBackInvokedCallback cannot have negative priority: " + priority);
    }
    if (callback == null) throw new NullPointerException();
    if (!enabled) return;
    remove(callback);
    int place = callbacks.size();
    while (place > 0 && priorities.get(place - 1).intValue() > priority) place--;
    callbacks.add(place, callback);
    priorities.add(place, Integer.valueOf(priority));
    Callbacks.register(this, SLOT, callback, true, "goBack");
  }

  @Override
  public void unregisterOnBackInvokedCallback(OnBackInvokedCallback callback) {
    if (remove(callback)) Callbacks.unregister(this, SLOT, callback);
  }

  private boolean remove(OnBackInvokedCallback callback) {
    for (int i = 0; i < callbacks.size(); i++) {
      if (callbacks.get(i) != callback) continue;
      callbacks.removeAt(i);
      priorities.removeAt(i);
      return true;
    }
    return false;
  }

  /** Whether somebody waits for Back instead of the key. */
  public boolean isWaiting() {
    return !callbacks.isEmpty();
  }

  /** The user has gone back. */
  public void goBack() {
    OnBackInvokedCallback callback = callbacks.last();
    Callbacks.invoke(this, SLOT, callback);
    if (callback instanceof OnBackAnimationCallback) {
      ((OnBackAnimationCallback) callback).onBackStarted(new BackEvent(0, 0, 0, BackEvent.EDGE_LEFT));
    }
    callback.onBackInvoked();
  }
}
