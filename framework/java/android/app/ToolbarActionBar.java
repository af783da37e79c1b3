package android.app;

import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.view.Menu;
import android.view.MenuBuilder;
import android.view.MenuItem;
import android.view.View;
import android.view.Window;
import android.widget.Toolbar;

/** A toolbar of the app's own as action bar: the activity's menu is shown there. */
final class ToolbarActionBar extends BarState {
  private final Activity activity;
  private final Toolbar toolbar;
  private boolean posted;
  private boolean homeShown;
  private final Runnable fill = new Runnable() {
    @Override
    public void run() {
      posted = false;
      fillMenu();
    }
  };

  ToolbarActionBar(Activity activity, CharSequence title, Toolbar toolbar) {
    super(toolbar.getContext(), activity);
    this.activity = activity;
    this.toolbar = toolbar;
    toolbar.setOnMenuItemClickListener(new Toolbar.OnMenuItemClickListener() {
      @Override
      public boolean onMenuItemClick(MenuItem item) {
        return ToolbarActionBar.this.activity.onMenuItemSelected(Window.FEATURE_OPTIONS_PANEL, item);
      }
    });
    toolbar.setNavigationOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View v) {
        MenuItem home = new MenuBuilder(context).add(0, android.R.id.home, 0, getTitle());
        ToolbarActionBar.this.activity.onMenuItemSelected(Window.FEATURE_OPTIONS_PANEL, home);
      }
    });
    setWindowTitle(title);
  }

  @Override
  void update() {
    toolbar.setTitle(shows(DISPLAY_SHOW_TITLE) ? title : null);
    toolbar.setSubtitle(shows(DISPLAY_SHOW_TITLE) ? subtitle : null);
    showHome();
    View custom = getCustomView();
    if (custom == null) return;
    if (custom.getParent() == toolbar) toolbar.removeView(custom);
    if (shows(DISPLAY_SHOW_CUSTOM)) toolbar.addView(custom);
  }

  private void showHome() {
    boolean up = shows(DISPLAY_HOME_AS_UP);
    if (up && toolbar.getNavigationIcon() == null) toolbar.setNavigationIcon(new ColorDrawable(0));
    else if (!up && homeShown) toolbar.setNavigationIcon((Drawable) null);
    homeShown = up;
  }

  @Override
  void showNavigation(View view) {
    if (view != null && view.getParent() == null) toolbar.addView(view);
  }

  @Override
  void setShown(boolean shown) {
    toolbar.setVisibility(shown ? View.VISIBLE : View.GONE);
  }

  @Override
  public int getHeight() {
    return toolbar.getHeight();
  }

  /** In the next frame, as with the window's own bar. */
  @Override
  public boolean invalidateOptionsMenu() {
    if (!posted) {
      posted = true;
      toolbar.postOnAnimation(fill);
    }
    return true;
  }

  private void fillMenu() {
    Menu menu = toolbar.getMenu();
    menu.clear();
    if (!activity.onCreatePanelMenu(Window.FEATURE_OPTIONS_PANEL, menu)
        || !activity.onPreparePanel(Window.FEATURE_OPTIONS_PANEL, null, menu)) {
      menu.clear();
    }
  }

  @Override
  public boolean openOptionsMenu() {
    return toolbar.showOverflowMenu();
  }

  @Override
  public boolean closeOptionsMenu() {
    return toolbar.hideOverflowMenu();
  }
}
