package androidx.lifecycle;

import android.view.View;
import android.view.ViewParent;
import java.util.WeakHashMap;

/** Who keeps the view models for a view. */
public class ViewTreeViewModelStoreOwner {
  private static final WeakHashMap<View, ViewModelStoreOwner> owners = new WeakHashMap<View, ViewModelStoreOwner>();

  private ViewTreeViewModelStoreOwner() {}

  public static void set(View view, ViewModelStoreOwner viewModelStoreOwner) {
    owners.put(view, viewModelStoreOwner);
  }

  public static ViewModelStoreOwner get(View view) {
    ViewModelStoreOwner found = owners.get(view);
    for (ViewParent parent = view.getParent(); found == null && parent instanceof View; parent = parent.getParent()) {
      found = owners.get((View) parent);
    }
    return found;
  }
}
