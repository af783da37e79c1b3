package androidx.savedstate;

import android.os.Bundle;
import antecede.Bag;

/** Who adds to the saved state of a screen. */
public final class SavedStateRegistry {
  private static final String KEY = "androidx.lifecycle.BundlableSavedStateRegistry.key";

  private final Bag<String> names = new Bag<String>();
  private final Bag<SavedStateProvider> providers = new Bag<SavedStateProvider>();
  private Bundle restored;
  private boolean isRestored;

  /** Adds something. */
  public interface SavedStateProvider {
    Bundle saveState();
  }

  /** Is made anew with its screen. */
  public interface AutoRecreated {
    void onRecreated(SavedStateRegistryOwner owner);
  }

  SavedStateRegistry() {}

  private int find(String key) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(key)) return i;
    }
    return -1;
  }

  public Bundle consumeRestoredStateForKey(String key) {
    if (!isRestored) {
      throw new IllegalStateException("You can consumeRestoredStateForKey only after super.onCreate of corresponding component");
    }
    if (restored == null) return null;
    Bundle result = restored.getBundle(key);
    restored.remove(key);
    if (restored.isEmpty()) restored = null;
    return result;
  }

  public void registerSavedStateProvider(String key, SavedStateProvider provider) {
    if (find(key) >= 0) throw new IllegalArgumentException("SavedStateProvider with the given key is already registered");
    names.add(key);
    providers.add(provider);
  }

  public SavedStateProvider getSavedStateProvider(String key) {
    int index = find(key);
    return index < 0 ? null : providers.get(index);
  }

  public void unregisterSavedStateProvider(String key) {
    int index = find(key);
    if (index < 0) return;
    names.removeAt(index);
    providers.removeAt(index);
  }

  public boolean isRestored() {
    return isRestored;
  }

  public void runOnNextRecreation(Class<? extends AutoRecreated> clazz) {}

  void restore(Bundle saved) {
    if (saved != null) restored = saved.getBundle(KEY);
    isRestored = true;
  }

  void save(Bundle out) {
    Bundle all = restored == null ? new Bundle() : new Bundle(restored);
    for (int i = 0; i < names.size(); i++) all.putBundle(names.get(i), providers.get(i).saveState());
    if (!all.isEmpty()) out.putBundle(KEY, all);
  }
}
