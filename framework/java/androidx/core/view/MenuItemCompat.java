package androidx.core.view;

import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.view.MenuItem;
import android.view.View;

/** Calls of menu items that older platforms lack. */
public final class MenuItemCompat {
  public static final int SHOW_AS_ACTION_ALWAYS = 2;
  public static final int SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW = 8;
  public static final int SHOW_AS_ACTION_IF_ROOM = 1;
  public static final int SHOW_AS_ACTION_NEVER = 0;
  public static final int SHOW_AS_ACTION_WITH_TEXT = 4;

  private MenuItemCompat() {}

  public static boolean collapseActionView(MenuItem menuItem) {
    return menuItem.collapseActionView();
  }

  public static boolean expandActionView(MenuItem menuItem) {
    return menuItem.expandActionView();
  }

  public static View getActionView(MenuItem menuItem) {
    return menuItem.getActionView();
  }

  public static int getAlphabeticModifiers(MenuItem menuItem) {
    return menuItem.getAlphabeticModifiers();
  }

  public static CharSequence getContentDescription(MenuItem menuItem) {
    return menuItem.getContentDescription();
  }

  public static ColorStateList getIconTintList(MenuItem menuItem) {
    return menuItem.getIconTintList();
  }

  public static PorterDuff.Mode getIconTintMode(MenuItem menuItem) {
    return menuItem.getIconTintMode();
  }

  public static int getNumericModifiers(MenuItem menuItem) {
    return menuItem.getNumericModifiers();
  }

  public static CharSequence getTooltipText(MenuItem menuItem) {
    return menuItem.getTooltipText();
  }

  public static boolean isActionViewExpanded(MenuItem menuItem) {
    return menuItem.isActionViewExpanded();
  }

  public static MenuItem setActionView(MenuItem menuItem, int actionView) {
    return menuItem.setActionView(actionView);
  }

  public static MenuItem setActionView(MenuItem menuItem, View actionView) {
    return menuItem.setActionView(actionView);
  }

  public static void setShowAsAction(MenuItem menuItem, int showAsAction) {
    menuItem.setShowAsAction(showAsAction);
  }

  /** Hears of an action view that opens or closes. */
  public interface OnActionExpandListener {
    boolean onMenuItemActionExpand(MenuItem item);

    boolean onMenuItemActionCollapse(MenuItem item);
  }

  @Deprecated
  public static MenuItem setOnActionExpandListener(MenuItem item, final OnActionExpandListener listener) {
    return item.setOnActionExpandListener(new MenuItem.OnActionExpandListener() {
      @Override
      public boolean onMenuItemActionExpand(MenuItem item) {
        return listener.onMenuItemActionExpand(item);
      }

      @Override
      public boolean onMenuItemActionCollapse(MenuItem item) {
        return listener.onMenuItemActionCollapse(item);
      }
    });
  }

  public static MenuItem setActionProvider(MenuItem item, ActionProvider provider) {
    return item.setActionProvider(provider == null ? null : new ActionProvider.Platform(provider.getContext(), provider));
  }

  public static void setContentDescription(MenuItem item, CharSequence contentDescription) {
    item.setContentDescription(contentDescription);
  }

  public static ActionProvider getActionProvider(MenuItem item) {
    android.view.ActionProvider known = item.getActionProvider();
    return known instanceof ActionProvider.Platform ? ((ActionProvider.Platform) known).provider : null;
  }
}
