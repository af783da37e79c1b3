package androidx.fragment.app;

import androidx.fragment.app.FragmentManager.FragmentLifecycleCallbacks;
import android.content.Context;
import android.os.Bundle;
import antecede.Bag;
import antecede.Callbacks;

/**
 * Who wants to hear of the steps of a manager's fragments; those of the managers around it come first, where they asked for all.
 */
final class FragmentCallbacks {
  private static final String SLOT = "FragmentLifecycleCallbacks";

  private final FragmentManagerImpl manager;
  private final Bag<FragmentLifecycleCallbacks> listeners = new Bag<FragmentLifecycleCallbacks>();
  private final Bag<FragmentLifecycleCallbacks> recursive = new Bag<FragmentLifecycleCallbacks>();

  FragmentCallbacks(FragmentManagerImpl manager) {
    this.manager = manager;
  }

  void add(FragmentLifecycleCallbacks listener, boolean all) {
    listeners.add(listener);
    if (all) recursive.add(listener);
    Callbacks.observe(manager, SLOT, listener, true);
  }

  void remove(FragmentLifecycleCallbacks listener) {
    recursive.remove(listener);
    if (listeners.remove(listener)) Callbacks.unregister(manager, SLOT, listener);
  }

  private FragmentLifecycleCallbacks[] all() {
    Bag<FragmentLifecycleCallbacks> all = listeners.copy();
    for (Fragment parent = manager.parent(); parent != null && parent.manager != null; parent = parent.manager.parent()) {
      Bag<FragmentLifecycleCallbacks> outer = parent.manager.callbacks.recursive;
      for (int i = 0; i < outer.size(); i++) all.add(i, outer.get(i));
    }
    FragmentLifecycleCallbacks[] array = new FragmentLifecycleCallbacks[all.size()];
    for (int i = 0; i < array.length; i++) array[i] = all.get(i);
    return array;
  }

  void preAttached(Fragment fragment, Context context) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentPreAttached(manager, fragment, context);
  }

  void attached(Fragment fragment, Context context) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentAttached(manager, fragment, context);
  }

  void preCreated(Fragment fragment, Bundle saved) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentPreCreated(manager, fragment, saved);
  }

  void created(Fragment fragment, Bundle saved) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentCreated(manager, fragment, saved);
  }

  void activityCreated(Fragment fragment, Bundle saved) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentActivityCreated(manager, fragment, saved);
  }

  void viewCreated(Fragment fragment, Bundle saved) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentViewCreated(manager, fragment, fragment.view, saved);
  }

  void started(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentStarted(manager, fragment);
  }

  void resumed(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentResumed(manager, fragment);
  }

  void paused(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentPaused(manager, fragment);
  }

  void stopped(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentStopped(manager, fragment);
  }

  void saved(Fragment fragment, Bundle out) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentSaveInstanceState(manager, fragment, out);
  }

  void viewDestroyed(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentViewDestroyed(manager, fragment);
  }

  void destroyed(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentDestroyed(manager, fragment);
  }

  void detached(Fragment fragment) {
    for (FragmentLifecycleCallbacks listener : all()) listener.onFragmentDetached(manager, fragment);
  }
}
