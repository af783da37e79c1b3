package android.view;

import android.content.Context;

/** Makes the view of an item, and does what it does. */
public abstract class ActionProvider {
  private VisibilityListener visibilityListener;

  public ActionProvider(Context context) {}

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
    if (visibilityListener != null
        && overridesItemVisibility()) visibilityListener.onActionProviderVisibilityChanged(isVisible());
  }

  public boolean onPerformDefaultAction() {
    return false;
  }

  public boolean hasSubMenu() {
    return false;
  }

  public void onPrepareSubMenu(SubMenu subMenu) {}

  public void setVisibilityListener(VisibilityListener listener) {
    visibilityListener = listener;
  }

  /** Hears when what it makes comes and goes. */

  public interface VisibilityListener {
    void onActionProviderVisibilityChanged(boolean isVisible);
  }
}
