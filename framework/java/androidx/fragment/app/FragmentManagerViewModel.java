package androidx.fragment.app;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelStore;
import antecede.Bag;

/** What fragments keep beyond a change of the configuration: retained ones, and the view models of all. */
final class FragmentManagerViewModel extends ViewModel {
  private static final String KEY = "androidx.fragment.app.FragmentManagerViewModel";

  Bag<Fragment> retained;
  private final Bag<String> names = new Bag<String>();
  private final Bag<ViewModelStore> stores = new Bag<ViewModelStore>();
  private boolean cleared;

  static FragmentManagerViewModel of(ViewModelStore store) {
    FragmentManagerViewModel known = (FragmentManagerViewModel) store.get(KEY);
    if (known != null) return known;
    FragmentManagerViewModel made = new FragmentManagerViewModel();
    store.put(KEY, made);
    return made;
  }

  ViewModelStore store(String who) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(who)) return stores.get(i);
    }
    ViewModelStore made = new ViewModelStore();
    names.add(who);
    stores.add(made);
    return made;
  }

  void clear(String who) {
    for (int i = names.size() - 1; i >= 0; i--) {
      if (!names.get(i).equals(who)) continue;
      names.removeAt(i);
      stores.removeAt(i).clear();
    }
  }

  boolean isCleared() {
    return cleared;
  }

  @Override
  protected void onCleared() {
    cleared = true;
  }
}
