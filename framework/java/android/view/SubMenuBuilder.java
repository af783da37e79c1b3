package android.view;

import android.content.Context;
import android.graphics.drawable.Drawable;
import antecede.Hidden;

/** A {@link MenuBuilder} behind an item of another. */
@Hidden
public final class SubMenuBuilder extends MenuBuilder implements SubMenu {
  private final MenuBuilder above;
  private final MenuItemImpl item;

  SubMenuBuilder(Context context, MenuBuilder above, MenuItemImpl item) {
    super(context);
    this.above = above;
    this.item = item;
  }

  @Override
  public MenuBuilder getRootMenu() {
    return above.getRootMenu();
  }

  @Override
  boolean dispatchSelected(MenuItem chosen) {
    return super.dispatchSelected(chosen) || above.dispatchSelected(chosen);
  }

  @Override
  public CharSequence getHeaderTitle() {
    CharSequence own = super.getHeaderTitle();
    return own == null ? item.getTitle() : own;
  }

  @Override
  public SubMenu setHeaderTitle(int titleRes) {
    return setHeaderTitle(getContext().getString(titleRes));
  }

  @Override
  public SubMenu setHeaderTitle(CharSequence title) {
    header(title);
    return this;
  }

  @Override
  public SubMenu setHeaderIcon(int iconRes) {
    return this;
  }

  @Override
  public SubMenu setHeaderIcon(Drawable icon) {
    return this;
  }

  @Override
  public SubMenu setHeaderView(View view) {
    return this;
  }

  @Override
  public void clearHeader() {
    header(null);
  }

  @Override
  public SubMenu setIcon(int iconRes) {
    item.setIcon(iconRes);
    return this;
  }

  @Override
  public SubMenu setIcon(Drawable icon) {
    item.setIcon(icon);
    return this;
  }

  @Override
  public MenuItem getItem() {
    return item;
  }
}
