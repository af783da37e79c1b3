package androidx.appcompat.app;

import android.app.Activity;
import android.content.Context;
import android.content.res.Configuration;
import android.graphics.drawable.Drawable;
import android.view.MenuItem;
import android.view.View;
import androidx.appcompat.widget.Toolbar;
import androidx.core.view.GravityCompat;
import androidx.drawerlayout.widget.DrawerLayout;

/** Ties a drawer to Home in the action bar. */
public class ActionBarDrawerToggle implements DrawerLayout.DrawerListener {
  private final Delegate delegate;
  private final DrawerLayout drawer;
  private final int openText;
  private final int closeText;
  private boolean enabled = true;
  private boolean animated = true;
  private Drawable homeIndicator;
  private View.OnClickListener onNavigation;

  /** Has a delegate. */
  public interface DelegateProvider {
    Delegate getDrawerToggleDelegate();
  }

  /** Where the toggle shows itself. */
  public interface Delegate {
    void setActionBarUpIndicator(Drawable upDrawable, int contentDescRes);

    void setActionBarDescription(int contentDescRes);

    Drawable getThemeUpIndicator();

    Context getActionBarThemedContext();

    boolean isNavigationVisible();
  }

  /** In a toolbar. */
  private static final class ToolbarDelegate implements Delegate {
    private final Toolbar toolbar;

    ToolbarDelegate(Toolbar toolbar) {
      this.toolbar = toolbar;
    }

    @Override
    public void setActionBarUpIndicator(Drawable upDrawable, int contentDescRes) {
      toolbar.setNavigationIcon(upDrawable);
      setActionBarDescription(contentDescRes);
    }

    @Override
    public void setActionBarDescription(int contentDescRes) {
      if (contentDescRes != 0) toolbar.setNavigationContentDescription(contentDescRes);
    }

    @Override
    public Drawable getThemeUpIndicator() {
      return toolbar.getNavigationIcon();
    }

    @Override
    public Context getActionBarThemedContext() {
      return toolbar.getContext();
    }

    @Override
    public boolean isNavigationVisible() {
      return true;
    }
  }

  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, int openDrawerContentDescRes,
      int closeDrawerContentDescRes) {
    this(activity, null, drawerLayout, openDrawerContentDescRes, closeDrawerContentDescRes);
  }

  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, Toolbar toolbar, int openDrawerContentDescRes,
      int closeDrawerContentDescRes) {
    this(activity, toolbar, drawerLayout, openDrawerContentDescRes, closeDrawerContentDescRes);
  }

  private ActionBarDrawerToggle(Activity activity, Toolbar toolbar, DrawerLayout drawer, int openText, int closeText) {
    this.drawer = drawer;
    this.openText = openText;
    this.closeText = closeText;
    if (toolbar != null) {
      delegate = new ToolbarDelegate(toolbar);
      toolbar.setNavigationOnClickListener(new View.OnClickListener() {
        @Override
        public void onClick(View v) {
          if (enabled) toggle();
          else if (onNavigation != null) onNavigation.onClick(v);
        }
      });
    } else if (activity instanceof DelegateProvider) {
      delegate = ((DelegateProvider) activity).getDrawerToggleDelegate();
    } else {
      delegate = null;
    }
  }

  public void syncState() {
    if (!enabled || delegate == null) return;
    Drawable shown = homeIndicator != null ? homeIndicator : new android.graphics.drawable.ColorDrawable(0);
    delegate.setActionBarUpIndicator(shown, drawer.isDrawerOpen(GravityCompat.START) ? closeText : openText);
  }

  public void onConfigurationChanged(Configuration newConfig) {
    syncState();
  }

  public boolean onOptionsItemSelected(MenuItem item) {
    if (item == null || item.getItemId() != android.R.id.home || !enabled) return false;
    toggle();
    return true;
  }

  private void toggle() {
    int lock = drawer.getDrawerLockMode(GravityCompat.START);
    if (drawer.isDrawerVisible(GravityCompat.START) && lock != DrawerLayout.LOCK_MODE_LOCKED_OPEN) {
      drawer.closeDrawer(GravityCompat.START);
    } else if (lock != DrawerLayout.LOCK_MODE_LOCKED_CLOSED) {
      drawer.openDrawer(GravityCompat.START);
    }
  }

  public void setHomeAsUpIndicator(Drawable indicator) {
    homeIndicator = indicator;
    if (!enabled && delegate != null) delegate.setActionBarUpIndicator(indicator, 0);
  }

  public void setHomeAsUpIndicator(int resId) {
    setHomeAsUpIndicator(resId == 0 ? null : drawer.getResources().getDrawable(resId));
  }

  public boolean isDrawerIndicatorEnabled() {
    return enabled;
  }

  public void setDrawerIndicatorEnabled(boolean enable) {
    if (enabled == enable) return;
    enabled = enable;
    if (enable) syncState();
    else if (delegate != null) delegate.setActionBarUpIndicator(homeIndicator, 0);
  }

  public void setDrawerSlideAnimationEnabled(boolean enabled) {
    animated = enabled;
  }

  public boolean isDrawerSlideAnimationEnabled() {
    return animated;
  }

  @Override
  public void onDrawerSlide(View drawerView, float slideOffset) {}

  @Override
  public void onDrawerOpened(View drawerView) {
    if (enabled && delegate != null) delegate.setActionBarDescription(closeText);
  }

  @Override
  public void onDrawerClosed(View drawerView) {
    if (enabled && delegate != null) delegate.setActionBarDescription(openText);
  }

  @Override
  public void onDrawerStateChanged(int newState) {}

  public View.OnClickListener getToolbarNavigationClickListener() {
    return onNavigation;
  }

  public void setToolbarNavigationClickListener(View.OnClickListener onToolbarNavigationClickListener) {
    onNavigation = onToolbarNavigationClickListener;
  }
}
