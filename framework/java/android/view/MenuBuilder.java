package android.view;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import antecede.Bag;
import antecede.Contents;
import antecede.Hidden;
import java.util.List;

/** The menus of the system: options, contexts, popups. Who shows one hears of changes, who made it hears what was chosen. */
@Hidden
public class MenuBuilder implements Menu {
  private final Context context;
  private final Bag<MenuItemImpl> items = new Bag<MenuItemImpl>();
  private Callback callback;
  private Presenter presenter;
  private ContextMenu.ContextMenuInfo currentInfo;
  private int quiet;
  private boolean changedQuietly;
  private CharSequence headerTitle;

  /** Who made the menu. */
  @Hidden
  public interface Callback {
    boolean onMenuItemSelected(MenuBuilder menu, MenuItem item);
  }

  /** Who shows the menu. */
  @Hidden
  public interface Presenter {
    void menuChanged(MenuBuilder menu);

    void menuClosed(MenuBuilder menu);

    /** True: it showed it. */
    boolean subMenuSelected(SubMenuBuilder subMenu);
  }

  public MenuBuilder(Context context) {
    this.context = context;
  }

  public Context getContext() {
    return context;
  }

  public void setCallback(Callback callback) {
    this.callback = callback;
  }

  public void setPresenter(Presenter presenter) {
    this.presenter = presenter;
  }

  /** Items that are added from now on are for this. */
  public void setCurrentMenuInfo(ContextMenu.ContextMenuInfo info) {
    currentInfo = info;
  }

  public CharSequence getHeaderTitle() {
    return headerTitle;
  }

  @Hidden
  protected void header(CharSequence title) {
    headerTitle = title;
  }

  public MenuBuilder getRootMenu() {
    return this;
  }

  boolean dispatchSelected(MenuItem item) {
    return callback != null && callback.onMenuItemSelected(this, item);
  }

  // Changes are told to who shows the menu, many at once if they come together.

  public void stopDispatchingItemsChanged() {
    quiet++;
  }

  public void startDispatchingItemsChanged() {
    quiet--;
    if (quiet == 0 && changedQuietly) changed();
  }

  void changed() {
    changedQuietly = quiet > 0;
    if (quiet == 0 && presenter != null) presenter.menuChanged(this);
  }

  // Items.

  private MenuItemImpl insert(int group, int id, int order, CharSequence title) {
    MenuItemImpl item = new MenuItemImpl(this, group, id, order, title);
    item.setMenuInfo(currentInfo);
    int at = items.size();
    while (at > 0 && items.get(at - 1).getSorting() > order) at--;
    Contents.insertAt(this, at, at == items.size(), item);
    items.add(at, item);
    changed();
    return item;
  }

  @Override
  public MenuItem add(CharSequence title) {
    return insert(0, 0, 0, title);
  }

  @Override
  public MenuItem add(int titleRes) {
    return insert(0, 0, 0, context.getString(titleRes));
  }

  @Override
  public MenuItem add(int groupId, int itemId, int order, CharSequence title) {
    return insert(groupId, itemId, order, title);
  }

  @Override
  public MenuItem add(int groupId, int itemId, int order, int titleRes) {
    return insert(groupId, itemId, order, context.getString(titleRes));
  }

  @Override
  public SubMenu addSubMenu(CharSequence title) {
    return addSubMenu(0, 0, 0, title);
  }

  @Override
  public SubMenu addSubMenu(int titleRes) {
    return addSubMenu(0, 0, 0, context.getString(titleRes));
  }

  @Override
  public SubMenu addSubMenu(int groupId, int itemId, int order, int titleRes) {
    return addSubMenu(groupId, itemId, order, context.getString(titleRes));
  }

  @Override
  public SubMenu addSubMenu(int groupId, int itemId, int order, CharSequence title) {
    MenuItemImpl item = insert(groupId, itemId, order, title);
    SubMenuBuilder menu = new SubMenuBuilder(context, this, item);
    item.setSubMenu(menu);
    return menu;
  }

  @Override
  public int addIntentOptions(int groupId, int itemId, int order, ComponentName caller, Intent[] specifics, Intent intent,
      int flags,
      MenuItem[] outSpecificItems) {
    PackageManager packages = context.getPackageManager();
    List<ResolveInfo> found = packages.queryIntentActivityOptions(caller, specifics, intent, 0);
    int count = found == null ? 0 : found.size();
    if ((flags & FLAG_APPEND_TO_GROUP) == 0) removeGroup(groupId);
    for (int i = 0; i < count; i++) {
      ResolveInfo one = found.get(i);
      Intent launch = new Intent(one.specificIndex < 0 ? intent : specifics[one.specificIndex]);
      launch.setComponent(new ComponentName(one.activityInfo.applicationInfo.packageName, one.activityInfo.name));
      MenuItem item = add(groupId, itemId, order, one.loadLabel(packages)).setIntent(launch);
      if (outSpecificItems != null && one.specificIndex >= 0) outSpecificItems[one.specificIndex] = item;
    }
    return count;
  }

  private void removeAt(int index) {
    Contents.removeAt(this, index, index == items.size() - 1);
    items.removeAt(index);
  }

  @Override
  public void removeItem(int id) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).getItemId() == id) {
        removeAt(i);
        changed();
        return;
      }
    }
  }

  @Override
  public void removeGroup(int groupId) {
    for (int i = items.size() - 1; i >= 0; i--) {
      if (items.get(i).getGroupId() == groupId) removeAt(i);
    }
    changed();
  }

  @Override
  public void clear() {
    Contents.rearrange(this);
    items.clear();
    changed();
  }

  @Override
  public void setGroupCheckable(int group, boolean checkable, boolean exclusive) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).getGroupId() != group) continue;
      items.get(i).setExclusive(exclusive);
      items.get(i).setCheckable(checkable);
    }
  }

  void checkExclusively(MenuItemImpl checked) {
    for (int i = 0; i < items.size(); i++) {
      MenuItemImpl item = items.get(i);
      if (item.getGroupId() == checked.getGroupId() && item.isExclusive() && item.isCheckable()) item.check(item == checked);
    }
  }

  @Override
  public void setGroupVisible(int group, boolean visible) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).getGroupId() == group) items.get(i).setVisible(visible);
    }
  }

  @Override
  public void setGroupEnabled(int group, boolean enabled) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).getGroupId() == group) items.get(i).setEnabled(enabled);
    }
  }

  @Override
  public boolean hasVisibleItems() {
    Contents.size(this, items.size());
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).isVisible()) return true;
    }
    return false;
  }

  @Override
  public MenuItem findItem(int id) {
    for (int i = 0; i < items.size(); i++) {
      MenuItemImpl item = items.get(i);
      if (item.getItemId() == id) return Contents.readAt(this, i, item);
      MenuItem below = item.hasSubMenu() ? item.getSubMenu().findItem(id) : null;
      if (below != null) return below;
    }
    Contents.size(this, items.size());
    return null;
  }

  @Override
  public int size() {
    return Contents.size(this, items.size());
  }

  @Override
  public MenuItem getItem(int index) {
    return Contents.readAt(this, index, items.get(index));
  }

  /** For who shows the menu: nobody's race. */
  @Hidden
  public MenuItemImpl itemAt(int index) {
    return items.get(index);
  }

  @Hidden
  public int itemCount() {
    return items.size();
  }

  @Override
  public void close() {
    if (presenter != null) presenter.menuClosed(this);
  }

  // Choosing.

  @Override
  public boolean isShortcutKey(int keyCode, KeyEvent event) {
    return withShortcut(keyCode, event) != null;
  }

  @Override
  public boolean performShortcut(int keyCode, KeyEvent event, int flags) {
    MenuItemImpl item = withShortcut(keyCode, event);
    boolean handled = item != null && performItemAction(item, flags);
    if ((flags & FLAG_ALWAYS_PERFORM_CLOSE) != 0) close();
    return handled;
  }

  private MenuItemImpl withShortcut(int keyCode, KeyEvent event) {
    int letter = Character.toLowerCase(event.getUnicodeChar(0));
    for (int i = 0; i < items.size() && letter != 0; i++) {
      MenuItemImpl item = items.get(i);
      if ((item.getAlphabeticShortcut() == letter || item.getNumericShortcut() == letter) && item.isEnabled()) return item;
    }
    return null;
  }

  @Override
  public boolean performIdentifierAction(int id, int flags) {
    return performItemAction(findItem(id), flags);
  }

  public boolean performItemAction(MenuItem item) {
    return performItemAction(item, 0);
  }

  public boolean performItemAction(MenuItem item, int flags) {
    MenuItemImpl chosen = (MenuItemImpl) item;
    if (chosen == null || !chosen.isEnabled()) return false;
    boolean invoked = chosen.invoke();
    ActionProvider provider = chosen.getActionProvider();
    if (chosen.isCollapsible()) {
      invoked |= chosen.expandActionView();
      if (invoked) close();
    } else if (chosen.hasSubMenu() || provider != null && provider.hasSubMenu()) {
      if (!chosen.hasSubMenu()) chosen.setSubMenu(new SubMenuBuilder(context, this, chosen));
      SubMenuBuilder below = (SubMenuBuilder) chosen.getSubMenu();
      if (provider != null && provider.hasSubMenu()) provider.onPrepareSubMenu(below);
      close();
      invoked |= getRootMenu().showSubMenu(below);
    } else if ((flags & FLAG_PERFORM_NO_CLOSE) == 0) {
      getRootMenu().close();
    }
    return invoked;
  }

  private boolean showSubMenu(SubMenuBuilder below) {
    return presenter != null && presenter.subMenuSelected(below);
  }

  @Override
  public void setQwertyMode(boolean isQwerty) {}
}
