package androidx.core.view;

import android.content.Context;
import android.view.MenuItem;
import android.view.SubMenu;
import android.view.View;

/** Makes a view for a menu item and answers for it. */
public abstract class ActionProvider {
  private final Context context;
  private VisibilityListener listener;

  /** Hears of its visibility. */
  public interface VisibilityListener {
    void onActionProviderVisibilityChanged(boolean isVisible);
  }

  /** What the platform sees of it. */
  static final class Platform extends android.view.ActionProvider {
    final ActionProvider provider;

    Platform(Context context, ActionProvider provider) {
      super(context);
      this.provider = provider;
    }

    @Override
    public View onCreateActionView() {
      return provider.onCreateActionView();
    }

    @Override
    public View onCreateActionView(MenuItem forItem) {
      return provider.onCreateActionView(forItem);
    }

    @Override
    public boolean onPerformDefaultAction() {
      return provider.onPerformDefaultAction();
    }

    @Override
    public boolean hasSubMenu() {
      return provider.hasSubMenu();
    }

    @Override
    public void onPrepareSubMenu(SubMenu subMenu) {
      provider.onPrepareSubMenu(subMenu);
    }
  }

  public ActionProvider(Context context) {
    this.context = context;
  }

  public Context getContext() {
    return context;
  }

  public abstract View onCreateActionView();

  public View onCreateActionView(MenuItem forItem) {
    return onCreateActionView();
  }

  public boolean overridesItemVisibility() {
    return false;
  }

  public boolean isVisible() {
    return true;
  }

  public void refreshVisibility() {
    if (listener != null && overridesItemVisibility()) listener.onActionProviderVisibilityChanged(isVisible());
  }

  public boolean onPerformDefaultAction() {
    return false;
  }

  public boolean hasSubMenu() {
    return false;
  }

  public void onPrepareSubMenu(SubMenu subMenu) {}

  public void setVisibilityListener(VisibilityListener listener) {
    this.listener = listener;
  }
}
