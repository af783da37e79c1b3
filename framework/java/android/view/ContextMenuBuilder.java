package android.view;

import android.content.Context;
import android.graphics.drawable.Drawable;
import antecede.Hidden;

/** The {@link MenuBuilder} of a context menu. */
@Hidden
public final class ContextMenuBuilder extends com.android.internal.view.menu.MenuBuilder implements ContextMenu {
  public ContextMenuBuilder(Context context) {
    super(context);
  }

  @Override
  public ContextMenu setHeaderTitle(int titleRes) {
    return setHeaderTitle(getContext().getString(titleRes));
  }

  @Override
  public ContextMenu setHeaderTitle(CharSequence title) {
    header(title);
    return this;
  }

  @Override
  public ContextMenu setHeaderIcon(int iconRes) {
    return this;
  }

  @Override
  public ContextMenu setHeaderIcon(Drawable icon) {
    return this;
  }

  @Override
  public ContextMenu setHeaderView(View view) {
    return this;
  }

  @Override
  public void clearHeader() {
    header(null);
  }
}
