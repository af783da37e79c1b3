package androidx.appcompat.widget;

import android.content.Context;
import android.view.MenuItem;
import android.view.View;

/** The platform's popup menu, with listeners of the library. */
public class PopupMenu extends android.widget.PopupMenu {
  public interface OnMenuItemClickListener extends android.widget.PopupMenu.OnMenuItemClickListener {
    @Override
    boolean onMenuItemClick(MenuItem item);
  }

  public interface OnDismissListener {
    void onDismiss(PopupMenu menu);
  }

  private static final class Dismiss implements android.widget.PopupMenu.OnDismissListener {
    private final OnDismissListener listener;

    Dismiss(OnDismissListener listener) { this.listener = listener; }

    @Override
    public void onDismiss(android.widget.PopupMenu menu) { listener.onDismiss((PopupMenu) menu); }
  }

  public PopupMenu(Context context, View anchor) { super(context, anchor); }

  public PopupMenu(Context context, View anchor, int gravity) { super(context, anchor, gravity); }

  public PopupMenu(Context context, View anchor, int gravity, int popupStyleAttr, int popupStyleRes) {
    super(context, anchor, gravity, popupStyleAttr, popupStyleRes);
  }

  public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
    super.setOnMenuItemClickListener((android.widget.PopupMenu.OnMenuItemClickListener) listener);
  }

  public void setOnDismissListener(OnDismissListener listener) {
    super.setOnDismissListener(listener == null ? (android.widget.PopupMenu.OnDismissListener) null : new Dismiss(listener));
  }
}
