package android.view;

import android.graphics.drawable.Drawable;

/** A menu for one view. */
public interface ContextMenu extends Menu {
  ContextMenu setHeaderTitle(int titleRes);

  ContextMenu setHeaderTitle(CharSequence title);

  ContextMenu setHeaderIcon(int iconRes);

  ContextMenu setHeaderIcon(Drawable icon);

  ContextMenu setHeaderView(View view);

  void clearHeader();

  /** What the menu is for, beyond the view. */

  public interface ContextMenuInfo {}
}
