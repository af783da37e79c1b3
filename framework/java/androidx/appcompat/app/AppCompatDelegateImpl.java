package androidx.appcompat.app;

import android.app.Activity;
import android.app.Dialog;
import android.content.Context;
import android.content.res.Configuration;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.MenuInflater;
import android.view.PhoneWindow;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import androidx.appcompat.view.ActionMode;
import androidx.appcompat.view.WindowActionMode;
import androidx.appcompat.widget.Toolbar;

/** Decides by the library's theme whether the window has a bar, and gives the bar to the library's action bar. */
final class AppCompatDelegateImpl extends AppCompatDelegate {
  private final Context context;
  /** Null until the activity has one: its base context and theme come first. */
  private PhoneWindow window;
  private final Window.Callback owner;
  private final Activity activity;
  private final AppCompatCallback callback;
  private ActionBar bar;
  private MenuInflater inflater;
  private CharSequence title;
  private boolean decided;
  private boolean hasBar;
  private boolean noTitle;
  private boolean handleModes = true;
  private boolean destroyed;
  private int nightMode = MODE_NIGHT_UNSPECIFIED;
  private ActionMode mode;

  AppCompatDelegateImpl(Context context, Window window, Window.Callback owner, AppCompatCallback callback) {
    this.context = context;
    this.window = (PhoneWindow) window;
    this.owner = owner;
    this.callback = callback;
    activity = owner instanceof Activity ? (Activity) owner : null;
    if (activity != null) activity.libraryBar = true;
  }

  private PhoneWindow window() {
    if (window == null && activity != null) window = (PhoneWindow) activity.getWindow();
    return window;
  }

  private boolean attribute(String name, boolean otherwise) {
    int id = context.getResources().getIdentifier(name, "attr", context.getPackageName());
    TypedValue value = new TypedValue();
    return id != 0 && context.getTheme().resolveAttribute(id, value, true) ? value.data != 0 : otherwise;
  }

  /** Before there are contents. */
  private void decide() {
    if (decided) return;
    decided = true;
    if (attribute("windowNoTitle", false)) noTitle = true;
    hasBar = !noTitle && !window().isFloating()
        && (hasBar || attribute("windowActionBar", activity != null));
    window().setHasBar(hasBar);
    if (title == null && activity != null) title = activity.getTitle();
    if (hasBar) getSupportActionBar();
    if (title != null) setTitle(title);
  }

  @Override
  public ActionBar getSupportActionBar() {
    decide();
    if (bar != null || !hasBar || window().getBar() == null) return bar;
    if (activity != null) bar = new WindowDecorActionBar(activity, window());
    else if (owner instanceof Dialog) bar = new WindowDecorActionBar((Dialog) owner, window());
    return bar;
  }

  @Override
  public void setSupportActionBar(Toolbar toolbar) {
    if (activity == null) return;
    if (getSupportActionBar() instanceof WindowDecorActionBar) {
      throw new IllegalStateException("This Activity already has an action bar supplied by the window decor. Do not request"
          + " Window.FEATURE_SUPPORT_ACTION_BAR and set windowActionBar to false in your theme to use a Toolbar instead.");
    }
    inflater = null;
    bar = toolbar == null ? null : new ToolbarActionBar(activity, owner, title == null ? activity.getTitle() : title, toolbar);
    invalidateOptionsMenu();
  }

  @Override
  public MenuInflater getMenuInflater() {
    if (inflater == null) inflater = new MenuInflater(getSupportActionBar() == null ? context : bar.getThemedContext());
    return inflater;
  }

  @Override
  public void onCreate(Bundle savedInstanceState) {}

  @Override
  public void onPostCreate(Bundle savedInstanceState) {
    decide();
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    if (bar != null) bar.onConfigurationChanged(newConfig);
  }

  @Override
  public void onStart() {}

  @Override
  public void onStop() {}

  @Override
  public void onPostResume() {}

  @Override
  public <T extends View> T findViewById(int id) {
    decide();
    return window().findViewById(id);
  }

  @Override
  public void setContentView(View v) {
    decide();
    window().setContentView(v);
  }

  @Override
  public void setContentView(int resId) {
    decide();
    window().setContentView(resId);
  }

  @Override
  public void setContentView(View v, ViewGroup.LayoutParams lp) {
    decide();
    window().setContentView(v, lp);
  }

  @Override
  public void addContentView(View v, ViewGroup.LayoutParams lp) {
    decide();
    window().addContentView(v, lp);
  }

  @Override
  public void setTitle(CharSequence title) {
    this.title = title;
    if (bar != null) bar.setWindowTitle(title);
  }

  @Override
  public void invalidateOptionsMenu() {
    if (destroyed) return;
    ActionBar present = getSupportActionBar();
    if (present == null || !present.invalidateOptionsMenu()) window().invalidatePanelMenu(Window.FEATURE_OPTIONS_PANEL);
  }

  @Override
  public void onDestroy() {
    destroyed = true;
  }

  @Override
  public boolean requestWindowFeature(int featureId) {
    if (featureId == FEATURE_SUPPORT_ACTION_BAR || featureId == Window.FEATURE_ACTION_BAR) hasBar = true;
    if (featureId == Window.FEATURE_NO_TITLE) noTitle = true;
    return featureId >= FEATURE_SUPPORT_ACTION_BAR || window().requestFeature(featureId);
  }

  @Override
  public boolean hasWindowFeature(int featureId) {
    if (featureId == FEATURE_SUPPORT_ACTION_BAR || featureId == Window.FEATURE_ACTION_BAR) return hasBar;
    return featureId < FEATURE_SUPPORT_ACTION_BAR && window().hasFeature(featureId);
  }

  @Override
  public ActionMode startSupportActionMode(final ActionMode.Callback modeCallback) {
    if (mode != null) mode.finish();
    mode = callback == null || destroyed ? null : callback.onWindowStartingSupportActionMode(modeCallback);
    if (mode == null) {
      mode = WindowActionMode.start(window(), new WindowActionMode.Relay(modeCallback) {
        @Override
        public void onDestroyActionMode(android.view.ActionMode platform) {
          super.onDestroyActionMode(platform);
          ActionMode ended = mode;
          mode = null;
          if (callback != null) callback.onSupportActionModeFinished(ended);
        }
      });
    }
    if (mode != null && callback != null) callback.onSupportActionModeStarted(mode);
    return mode;
  }

  @Override
  public ActionBarDrawerToggle.Delegate getDrawerToggleDelegate() {
    return new DrawerDelegate();
  }

  /** Where a drawer's toggle shows itself. */
  private final class DrawerDelegate implements ActionBarDrawerToggle.Delegate {
    @Override
    public void setActionBarUpIndicator(Drawable upDrawable, int contentDescRes) {
      ActionBar present = getSupportActionBar();
      if (present == null) return;
      present.setHomeAsUpIndicator(upDrawable);
      present.setHomeActionContentDescription(contentDescRes);
    }

    @Override
    public void setActionBarDescription(int contentDescRes) {
      if (getSupportActionBar() != null) getSupportActionBar().setHomeActionContentDescription(contentDescRes);
    }

    @Override
    public Drawable getThemeUpIndicator() {
      return null;
    }

    @Override
    public Context getActionBarThemedContext() {
      return context;
    }

    @Override
    public boolean isNavigationVisible() {
      ActionBar present = getSupportActionBar();
      return present != null && (present.getDisplayOptions() & ActionBar.DISPLAY_HOME_AS_UP) != 0;
    }
  }

  @Override
  public void installViewFactory() {}

  @Override
  public View createView(View parent, String name, Context context, AttributeSet attrs) {
    return null;
  }

  @Override
  public void setHandleNativeActionModesEnabled(boolean enabled) {
    handleModes = enabled;
  }

  @Override
  public boolean isHandleNativeActionModesEnabled() {
    return handleModes;
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {}

  @Override
  public boolean applyDayNight() {
    return false;
  }

  @Override
  public Context getContextForDelegate() {
    return context;
  }

  @Override
  public void setLocalNightMode(int mode) {
    nightMode = mode;
  }

  @Override
  public int getLocalNightMode() {
    return nightMode;
  }
}
