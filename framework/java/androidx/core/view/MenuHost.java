package androidx.core.view;

import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;

/** Something with a menu that others add to. */
public interface MenuHost {
  void addMenuProvider(MenuProvider provider);

  void addMenuProvider(MenuProvider provider, LifecycleOwner owner);

  void addMenuProvider(MenuProvider provider, LifecycleOwner owner, Lifecycle.State state);

  void removeMenuProvider(MenuProvider provider);

  void invalidateMenu();
}
