package androidx.core.view;

import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import antecede.Bag;
import antecede.Callbacks;

/** Keeps those who add to a menu. */
public class MenuHostHelper {
  private static final String SLOT = "MenuProvider";

  private final Runnable invalidate;
  private final Bag<MenuProvider> providers = new Bag<MenuProvider>();

  public MenuHostHelper(Runnable onInvalidateMenuCallback) {
    invalidate = onInvalidateMenuCallback;
  }

  public void onPrepareMenu(Menu menu) {
    Bag<MenuProvider> all = providers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, SLOT, all.get(i));
      all.get(i).onPrepareMenu(menu);
    }
  }

  public void onCreateMenu(Menu menu, MenuInflater menuInflater) {
    Bag<MenuProvider> all = providers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, SLOT, all.get(i));
      all.get(i).onCreateMenu(menu, menuInflater);
    }
  }

  public boolean onMenuItemSelected(MenuItem item) {
    Bag<MenuProvider> all = providers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, SLOT, all.get(i));
      if (all.get(i).onMenuItemSelected(item)) return true;
    }
    return false;
  }

  public void onMenuClosed(Menu menu) {
    Bag<MenuProvider> all = providers.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, SLOT, all.get(i));
      all.get(i).onMenuClosed(menu);
    }
  }

  public void addMenuProvider(MenuProvider provider) {
    providers.add(provider);
    Callbacks.register(this, SLOT, provider, true, "onPrepareMenu onCreateMenu onMenuItemSelected onMenuClosed");
    invalidate.run();
  }

  public void addMenuProvider(final MenuProvider provider, LifecycleOwner owner) {
    addMenuProvider(provider);
    owner.getLifecycle().addObserver(new LifecycleEventObserver() {
      @Override
      public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
        if (event == Lifecycle.Event.ON_DESTROY) removeMenuProvider(provider);
      }
    });
  }

  public void addMenuProvider(final MenuProvider provider, LifecycleOwner owner, final Lifecycle.State state) {
    owner.getLifecycle().addObserver(new LifecycleEventObserver() {
      @Override
      public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
        if (event == Lifecycle.Event.upTo(state)) addMenuProvider(provider);
        else if (event == Lifecycle.Event.downFrom(state)) removeMenuProvider(provider);
      }
    });
  }

  public void removeMenuProvider(MenuProvider provider) {
    if (providers.remove(provider)) Callbacks.unregister(this, SLOT, provider);
    invalidate.run();
  }
}
