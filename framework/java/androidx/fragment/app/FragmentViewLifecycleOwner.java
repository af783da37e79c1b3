package androidx.fragment.app;

import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleRegistry;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryOwner;

/** The life of a fragment's view. */
final class FragmentViewLifecycleOwner implements SavedStateRegistryOwner, ViewModelStoreOwner {
  private final Fragment fragment;
  private LifecycleRegistry registry;

  FragmentViewLifecycleOwner(Fragment fragment) {
    this.fragment = fragment;
  }

  void initialize() {
    if (registry == null) registry = new LifecycleRegistry(this);
  }

  void handle(Lifecycle.Event event) {
    registry.handleLifecycleEvent(event);
  }

  @Override
  public Lifecycle getLifecycle() {
    initialize();
    return registry;
  }

  @Override
  public ViewModelStore getViewModelStore() {
    return fragment.getViewModelStore();
  }

  @Override
  public SavedStateRegistry getSavedStateRegistry() {
    return fragment.getSavedStateRegistry();
  }
}
