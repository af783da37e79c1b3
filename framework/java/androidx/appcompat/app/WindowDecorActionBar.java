package androidx.appcompat.app;

import android.app.Activity;
import android.app.Dialog;
import android.view.BarView;
import android.view.PhoneWindow;
import android.view.View;

/** The action bar of a window. */
final class WindowDecorActionBar extends BarState {
  private final BarView bar;
  private boolean homeEnabled;

  WindowDecorActionBar(Activity activity, PhoneWindow window) {
    super(activity, activity);
    bar = window.getBar();
    title = activity.getTitle();
    update();
  }

  WindowDecorActionBar(Dialog dialog, PhoneWindow window) {
    super(dialog.getContext(), null);
    bar = window.getBar();
    title = bar.getTitle();
  }

  @Override
  void update() {
    bar.setTitle(title);
    bar.setTitleShown(shows(DISPLAY_SHOW_TITLE));
    bar.setSubtitle(shows(DISPLAY_SHOW_TITLE) ? subtitle : null);
    bar.setHomeEnabled(homeEnabled || shows(DISPLAY_HOME_AS_UP));
    View custom = shows(DISPLAY_SHOW_CUSTOM) ? getCustomView() : null;
    if (bar.getCustomView() != custom) bar.setCustomView(custom);
  }

  @Override
  void showNavigation(View view) {
    bar.getNavigation().removeAllViews();
    if (view != null) bar.getNavigation().addView(view);
  }

  @Override
  void setShown(boolean shown) {
    bar.setVisibility(shown ? View.VISIBLE : View.GONE);
  }

  @Override
  public int getHeight() {
    return bar.getHeight();
  }

  @Override
  public void setHomeButtonEnabled(boolean enabled) {
    homeEnabled = enabled;
    update();
  }
}
