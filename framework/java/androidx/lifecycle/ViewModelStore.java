package androidx.lifecycle;

import antecede.Bag;
import antecede.Unlisted;
import java.util.HashSet;
import java.util.Set;

/** View models by name. */
public class ViewModelStore {
  private final Bag<String> keys = new Bag<String>();
  private final Bag<ViewModel> models = new Bag<ViewModel>();

  @Unlisted
  public final void put(String key, ViewModel model) {
    for (int i = 0; i < keys.size(); i++) {
      if (!keys.get(i).equals(key)) continue;
      ViewModel old = models.get(i);
      models.set(i, model);
      if (old != null) old.clear();
      return;
    }
    keys.add(key);
    models.add(model);
  }

  @Unlisted
  public final ViewModel get(String key) {
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i).equals(key)) return models.get(i);
    }
    return null;
  }

  @Unlisted
  public Set<String> keys() {
    Set<String> all = new HashSet<String>();
    for (int i = 0; i < keys.size(); i++) all.add(keys.get(i));
    return all;
  }

  public final void clear() {
    for (int i = 0; i < models.size(); i++) models.get(i).clear();
    keys.clear();
    models.clear();
  }
}
