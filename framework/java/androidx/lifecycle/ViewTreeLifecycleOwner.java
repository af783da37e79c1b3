package androidx.lifecycle;

import android.view.View;
import android.view.ViewParent;
import java.util.WeakHashMap;

/** Whose view a view is. */
public class ViewTreeLifecycleOwner {
  private static final WeakHashMap<View, LifecycleOwner> owners = new WeakHashMap<View, LifecycleOwner>();

  private ViewTreeLifecycleOwner() {}

  public static void set(View view, LifecycleOwner lifecycleOwner) {
    owners.put(view, lifecycleOwner);
  }

  public static LifecycleOwner get(View view) {
    LifecycleOwner found = owners.get(view);
    for (ViewParent parent = view.getParent(); found == null && parent instanceof View; parent = parent.getParent()) {
      found = owners.get((View) parent);
    }
    return found;
  }
}
