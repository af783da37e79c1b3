package android.view;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.res.ColorStateList;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.Log;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Observable;

/** An item of a {@link MenuBuilder}. */
@Hidden
public final class MenuItemImpl implements MenuItem {
  private final MenuBuilder menu;
  private final int group;
  private final int id;
  private final int order;
  @Observable private CharSequence title;
  @Observable private boolean checked;
  @Observable private boolean visible = true;
  @Observable private boolean enabled = true;
  private CharSequence condensed;
  private Drawable icon;
  private int iconResource;
  private Intent intent;
  private char numeric;
  private char alphabetic;
  private boolean checkable;
  private boolean exclusive;
  private SubMenuBuilder subMenu;
  private OnMenuItemClickListener onClick;
  private OnActionExpandListener onExpand;
  private ContextMenu.ContextMenuInfo info;
  private int showAsAction;
  private View actionView;
  private ActionProvider provider;
  private boolean expanded;
  private CharSequence description;
  private CharSequence tooltip;
  private ColorStateList tint;
  private PorterDuff.Mode tintMode;
  private BlendMode tintBlend;

  MenuItemImpl(MenuBuilder menu, int group, int id, int order, CharSequence title) {
    this.menu = menu;
    this.group = group;
    this.id = id;
    this.order = order;
    this.title = title;
  }

  /** The item was chosen: the first who wants it gets it. */
  boolean invoke() {
    OnMenuItemClickListener listener = onClick;
    if (listener != null) {
      Callbacks.invoke(this, "OnMenuItemClickListener", listener);
      if (listener.onMenuItemClick(this)) return true;
    }
    if (menu.dispatchSelected(this)) return true;
    if (intent != null) {
      try {
        menu.getContext().startActivity(intent);
        return true;
      } catch (ActivityNotFoundException e) {
        Log.e("MenuItemImpl", "no activity for the item's intent", e);
      }
    }
    return provider != null && provider.onPerformDefaultAction();
  }

  /** Whether a menu shows it: asked by the framework. */
  @Hidden
  public boolean isShown() {
    return visible && (provider == null || !provider.overridesItemVisibility() || provider.isVisible());
  }

  @Override
  public int getItemId() {
    return id;
  }

  @Override
  public int getGroupId() {
    return group;
  }

  @Override
  public int getOrder() {
    return order & 0xFFFF;
  }

  /** With what kind of items it stands. */
  int getSorting() {
    return order;
  }

  @Override
  public MenuItem setTitle(CharSequence title) {
    this.title = title;
    menu.changed();
    return this;
  }

  @Override
  public MenuItem setTitle(int title) {
    return setTitle(menu.getContext().getString(title));
  }

  @Override
  public CharSequence getTitle() {
    return title;
  }

  @Override
  public MenuItem setTitleCondensed(CharSequence title) {
    condensed = title;
    return this;
  }

  @Override
  public CharSequence getTitleCondensed() {
    return condensed == null ? title : condensed;
  }

  @Override
  public MenuItem setIcon(Drawable icon) {
    this.icon = icon;
    iconResource = 0;
    menu.changed();
    return this;
  }

  @Override
  public MenuItem setIcon(int iconRes) {
    icon = null;
    iconResource = iconRes;
    menu.changed();
    return this;
  }

  @Override
  public Drawable getIcon() {
    if (icon == null && iconResource != 0) icon = menu.getContext().getDrawable(iconResource);
    return icon;
  }

  @Override
  public MenuItem setIconTintList(ColorStateList tint) {
    this.tint = tint;
    return this;
  }

  @Override
  public ColorStateList getIconTintList() {
    return tint;
  }

  @Override
  public MenuItem setIconTintMode(PorterDuff.Mode tintMode) {
    this.tintMode = tintMode;
    return this;
  }

  @Override
  public PorterDuff.Mode getIconTintMode() {
    return tintMode;
  }

  @Override
  public MenuItem setIconTintBlendMode(BlendMode blendMode) {
    tintBlend = blendMode;
    return this;
  }

  @Override
  public BlendMode getIconTintBlendMode() {
    return tintBlend;
  }

  @Override
  public MenuItem setIntent(Intent intent) {
    this.intent = intent;
    return this;
  }

  @Override
  public Intent getIntent() {
    return intent;
  }

  @Override
  public MenuItem setShortcut(char numericChar, char alphaChar) {
    numeric = numericChar;
    alphabetic = Character.toLowerCase(alphaChar);
    return this;
  }

  @Override
  public MenuItem setNumericShortcut(char numericChar) {
    numeric = numericChar;
    return this;
  }

  @Override
  public char getNumericShortcut() {
    return numeric;
  }

  @Override
  public MenuItem setAlphabeticShortcut(char alphaChar) {
    alphabetic = Character.toLowerCase(alphaChar);
    return this;
  }

  @Override
  public char getAlphabeticShortcut() {
    return alphabetic;
  }

  @Override
  public MenuItem setCheckable(boolean checkable) {
    this.checkable = checkable;
    menu.changed();
    return this;
  }

  @Override
  public boolean isCheckable() {
    return checkable;
  }

  void setExclusive(boolean exclusive) {
    this.exclusive = exclusive;
  }

  boolean isExclusive() {
    return exclusive;
  }

  @Override
  public MenuItem setChecked(boolean checked) {
    if (exclusive) menu.checkExclusively(this);
    else this.checked = checked;
    menu.changed();
    return this;
  }

  void check(boolean on) {
    checked = on;
  }

  @Override
  public boolean isChecked() {
    return checked;
  }

  @Override
  public MenuItem setVisible(boolean visible) {
    this.visible = visible;
    menu.changed();
    return this;
  }

  @Override
  public boolean isVisible() {
    return isShown();
  }

  @Override
  public MenuItem setEnabled(boolean enabled) {
    this.enabled = enabled;
    menu.changed();
    return this;
  }

  @Override
  public boolean isEnabled() {
    return enabled;
  }

  @Override
  public boolean hasSubMenu() {
    return subMenu != null;
  }

  @Override
  public SubMenu getSubMenu() {
    return subMenu;
  }

  void setSubMenu(SubMenuBuilder subMenu) {
    this.subMenu = subMenu;
  }

  @Override
  public MenuItem setOnMenuItemClickListener(OnMenuItemClickListener listener) {
    onClick = listener;
    if (listener == null) Callbacks.unregister(this, "OnMenuItemClickListener", null);
    else Callbacks.register(this, "OnMenuItemClickListener", listener, false, "invoke");
    return this;
  }

  @Override
  public ContextMenu.ContextMenuInfo getMenuInfo() {
    return info;
  }

  void setMenuInfo(ContextMenu.ContextMenuInfo info) {
    this.info = info;
  }

  @Override
  public void setShowAsAction(int actionEnum) {
    showAsAction = actionEnum;
    menu.changed();
  }

  @Override
  public MenuItem setShowAsActionFlags(int actionEnum) {
    setShowAsAction(actionEnum);
    return this;
  }

  /** Whether it stands in the bar and not behind its button. */
  @Hidden
  public boolean isAction() {
    return (showAsAction & (SHOW_AS_ACTION_IF_ROOM | SHOW_AS_ACTION_ALWAYS)) != 0;
  }

  @Hidden
  public boolean isCollapsible() {
    return (showAsAction & SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW) != 0 && (actionView != null || provider != null);
  }

  @Override
  public MenuItem setActionView(View view) {
    actionView = view;
    provider = null;
    menu.changed();
    return this;
  }

  @Override
  public MenuItem setActionView(int resId) {
    Context context = menu.getContext();
    return setActionView(LayoutInflater.from(context).inflate(resId, new android.widget.LinearLayout(context), false));
  }

  @Override
  public View getActionView() {
    if (actionView == null && provider != null) actionView = provider.onCreateActionView(this);
    return actionView;
  }

  @Override
  public MenuItem setActionProvider(ActionProvider provider) {
    actionView = null;
    this.provider = provider;
    menu.changed();
    return this;
  }

  @Override
  public ActionProvider getActionProvider() {
    return provider;
  }

  @Override
  public boolean expandActionView() {
    if (!isCollapsible() || expanded) return false;
    if (onExpand != null) {
      Callbacks.invoke(this, "OnActionExpandListener", onExpand);
      if (!onExpand.onMenuItemActionExpand(this)) return false;
    }
    expanded = true;
    if (getActionView() instanceof CollapsibleActionView) ((CollapsibleActionView) actionView).onActionViewExpanded();
    menu.changed();
    return true;
  }

  @Override
  public boolean collapseActionView() {
    if (!isCollapsible() || !expanded) return false;
    if (onExpand != null) {
      Callbacks.invoke(this, "OnActionExpandListener", onExpand);
      if (!onExpand.onMenuItemActionCollapse(this)) return false;
    }
    expanded = false;
    if (actionView instanceof CollapsibleActionView) ((CollapsibleActionView) actionView).onActionViewCollapsed();
    menu.changed();
    return true;
  }

  @Override
  public boolean isActionViewExpanded() {
    return expanded;
  }

  @Override
  public MenuItem setOnActionExpandListener(OnActionExpandListener listener) {
    onExpand = listener;
    if (listener == null) Callbacks.unregister(this, "OnActionExpandListener", null);
    else Callbacks.register(this, "OnActionExpandListener", listener, false, "expandActionView collapseActionView");
    return this;
  }

  @Override
  public MenuItem setContentDescription(CharSequence contentDescription) {
    description = contentDescription;
    return this;
  }

  @Override
  public CharSequence getContentDescription() {
    return description;
  }

  @Override
  public MenuItem setTooltipText(CharSequence tooltipText) {
    tooltip = tooltipText;
    return this;
  }

  @Override
  public CharSequence getTooltipText() {
    return tooltip;
  }

  @Override
  public String toString() {
    return title == null ? null : title.toString();
  }
}
