package android.view;

import android.content.Context;
import antecede.Callbacks;
import antecede.Hidden;

/** An action mode as a bar of its own above the contents. */
@Hidden
public final class ActionModeImpl extends ActionMode implements MenuBuilder.Callback, BarView.Listener {
  private final PhoneWindow window;
  private final Context context;
  private final ActionMode.Callback callback;
  private final MenuBuilder menu;
  private final BarView bar;
  private CharSequence title;
  private CharSequence subtitle;
  private View customView;
  private boolean finished;

  ActionModeImpl(PhoneWindow window, Context context, ActionMode.Callback callback) {
    this.window = window;
    this.context = context;
    this.callback = callback;
    menu = new MenuBuilder(context);
    menu.setCallback(this);
    bar = new BarView(context);
    bar.setListener(this);
    bar.setHomeEnabled(true);
    Callbacks.observe(this, "ActionMode.Callback", callback, false);
  }

  /** Asks the callback whether it wants to; if so, it is prepared and shown. */
  boolean create() {
    Callbacks.invoke(this, "ActionMode.Callback", callback);
    if (!callback.onCreateActionMode(this, menu)) return false;
    invalidate();
    return true;
  }

  BarView getBar() {
    return bar;
  }

  @Override
  public void setTitle(CharSequence title) {
    this.title = title;
    bar.setTitle(title);
  }

  @Override
  public void setTitle(int resId) {
    setTitle(resId == 0 ? null : context.getString(resId));
  }

  @Override
  public void setSubtitle(CharSequence subtitle) {
    this.subtitle = subtitle;
    bar.setSubtitle(subtitle);
  }

  @Override
  public void setSubtitle(int resId) {
    setSubtitle(resId == 0 ? null : context.getString(resId));
  }

  @Override
  public void setCustomView(View view) {
    customView = view;
    bar.setCustomView(view);
  }

  @Override
  public void invalidate() {
    Callbacks.invoke(this, "ActionMode.Callback", callback);
    callback.onPrepareActionMode(this, menu);
    bar.setMenu(menu);
  }

  @Override
  public void finish() {
    if (finished) return;
    finished = true;
    Callbacks.invoke(this, "ActionMode.Callback", callback);
    callback.onDestroyActionMode(this);
    Callbacks.unregister(this, "ActionMode.Callback", callback);
    window.actionModeFinished(this);
  }

  @Override
  public Menu getMenu() {
    return menu;
  }

  @Override
  public CharSequence getTitle() {
    return title;
  }

  @Override
  public CharSequence getSubtitle() {
    return subtitle;
  }

  @Override
  public View getCustomView() {
    return customView;
  }

  @Override
  public MenuInflater getMenuInflater() {
    return new MenuInflater(context);
  }

  @Override
  public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
    Callbacks.invoke(this, "ActionMode.Callback", callback);
    return callback.onActionItemClicked(this, item);
  }

  @Override
  public void onHome() {
    finish();
  }

  @Override
  public void onOverflow() {
    new MenuPopup(context, bar.getWindowToken(), menu, false, new Closed(this)).show();
  }

  /** The bar shows the menu again. */
  private static final class Closed implements MenuPopup.Listener {
    private final ActionModeImpl mode;

    Closed(ActionModeImpl mode) {
      this.mode = mode;
    }

    @Override
    public void onClosed(MenuPopup popup) {
      if (!mode.finished) mode.bar.setMenu(mode.menu);
    }
  }
}
