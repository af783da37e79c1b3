package androidx.savedstate;

import android.view.View;
import android.view.ViewParent;
import java.util.WeakHashMap;

/** Who saves the state of a view. */
public class ViewTreeSavedStateRegistryOwner {
  private static final WeakHashMap<View, SavedStateRegistryOwner> owners = new WeakHashMap<View, SavedStateRegistryOwner>();

  private ViewTreeSavedStateRegistryOwner() {}

  public static void set(View view, SavedStateRegistryOwner owner) {
    owners.put(view, owner);
  }

  public static SavedStateRegistryOwner get(View view) {
    SavedStateRegistryOwner found = owners.get(view);
    for (ViewParent parent = view.getParent(); found == null && parent instanceof View; parent = parent.getParent()) {
      found = owners.get((View) parent);
    }
    return found;
  }
}
