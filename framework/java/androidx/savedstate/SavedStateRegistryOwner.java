package androidx.savedstate;

import androidx.lifecycle.LifecycleOwner;

/** Something whose state is saved. */
public interface SavedStateRegistryOwner extends LifecycleOwner {
  SavedStateRegistry getSavedStateRegistry();
}
