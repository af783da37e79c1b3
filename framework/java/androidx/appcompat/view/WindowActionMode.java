package androidx.appcompat.view;

import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.PhoneWindow;
import android.view.View;
import antecede.Hidden;

/** A mode of the library, shown by the platform's. */
@Hidden
public final class WindowActionMode extends ActionMode {
  private final android.view.ActionMode mode;

  /** Hears the platform's mode for the library's callback. */
  @Hidden
  public static class Relay implements android.view.ActionMode.Callback {
    private final ActionMode.Callback callback;
    private WindowActionMode mode;

    public Relay(ActionMode.Callback callback) {
      this.callback = callback;
    }

    private WindowActionMode of(android.view.ActionMode platform) {
      if (mode == null) mode = new WindowActionMode(platform);
      return mode;
    }

    @Override
    public boolean onCreateActionMode(android.view.ActionMode platform, Menu menu) {
      return callback.onCreateActionMode(of(platform), menu);
    }

    @Override
    public boolean onPrepareActionMode(android.view.ActionMode platform, Menu menu) {
      return callback.onPrepareActionMode(of(platform), menu);
    }

    @Override
    public boolean onActionItemClicked(android.view.ActionMode platform, MenuItem item) {
      return callback.onActionItemClicked(of(platform), item);
    }

    @Override
    public void onDestroyActionMode(android.view.ActionMode platform) {
      callback.onDestroyActionMode(of(platform));
    }
  }

  private WindowActionMode(android.view.ActionMode mode) {
    this.mode = mode;
  }

  /** Null: the callback does not want it. */
  public static ActionMode start(PhoneWindow window, Relay relay) {
    android.view.ActionMode started = window.startActionMode(relay);
    return started == null ? null : relay.of(started);
  }

  @Override
  public void setTitle(CharSequence title) {
    mode.setTitle(title);
  }

  @Override
  public void setTitle(int resId) {
    mode.setTitle(resId);
  }

  @Override
  public void setSubtitle(CharSequence subtitle) {
    mode.setSubtitle(subtitle);
  }

  @Override
  public void setSubtitle(int resId) {
    mode.setSubtitle(resId);
  }

  @Override
  public void setCustomView(View view) {
    mode.setCustomView(view);
  }

  @Override
  public void invalidate() {
    mode.invalidate();
  }

  @Override
  public void finish() {
    mode.finish();
  }

  @Override
  public Menu getMenu() {
    return mode.getMenu();
  }

  @Override
  public CharSequence getTitle() {
    return mode.getTitle();
  }

  @Override
  public CharSequence getSubtitle() {
    return mode.getSubtitle();
  }

  @Override
  public View getCustomView() {
    return mode.getCustomView();
  }

  @Override
  public MenuInflater getMenuInflater() {
    return mode.getMenuInflater();
  }
}
