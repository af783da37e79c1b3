package androidx.appcompat.app;

import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import androidx.appcompat.view.ActionMode;
import androidx.appcompat.widget.Toolbar;
import androidx.core.app.ActivityCompat;
import androidx.core.app.NavUtils;
import androidx.core.app.TaskStackBuilder;
import androidx.fragment.app.FragmentActivity;

/** An activity with the library's action bar. */
public class AppCompatActivity extends FragmentActivity
    implements AppCompatCallback, TaskStackBuilder.SupportParentable, ActionBarDrawerToggle.DelegateProvider {
  private AppCompatDelegate delegate;

  public AppCompatActivity() {}

  public AppCompatActivity(int contentLayoutId) {
    super(contentLayoutId);
  }

  public AppCompatDelegate getDelegate() {
    if (delegate == null) delegate = AppCompatDelegate.create(this, this);
    return delegate;
  }

  @Override
  protected void attachBaseContext(Context newBase) {
    super.attachBaseContext(newBase);
  }

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    getDelegate().installViewFactory();
    getDelegate().onCreate(savedInstanceState);
    super.onCreate(savedInstanceState);
  }

  @Override
  protected void onPostCreate(Bundle savedInstanceState) {
    super.onPostCreate(savedInstanceState);
    getDelegate().onPostCreate(savedInstanceState);
  }

  @Override
  protected void onStart() {
    super.onStart();
    getDelegate().onStart();
  }

  @Override
  protected void onPostResume() {
    super.onPostResume();
    getDelegate().onPostResume();
  }

  @Override
  protected void onStop() {
    super.onStop();
    getDelegate().onStop();
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    getDelegate().onSaveInstanceState(outState);
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    getDelegate().onDestroy();
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    super.onConfigurationChanged(newConfig);
    getDelegate().onConfigurationChanged(newConfig);
  }

  // ---- contents

  @Override
  public void setTheme(int resId) {
    super.setTheme(resId);
    getDelegate().setTheme(resId);
  }

  public ActionBar getSupportActionBar() {
    return getDelegate().getSupportActionBar();
  }

  public void setSupportActionBar(Toolbar toolbar) {
    getDelegate().setSupportActionBar(toolbar);
  }

  @Override
  public MenuInflater getMenuInflater() {
    return getDelegate().getMenuInflater();
  }

  @Override
  public void setContentView(int layoutResID) {
    initializeViewTreeOwners();
    getDelegate().setContentView(layoutResID);
  }

  @Override
  public void setContentView(View view) {
    initializeViewTreeOwners();
    getDelegate().setContentView(view);
  }

  @Override
  public void setContentView(View view, ViewGroup.LayoutParams params) {
    initializeViewTreeOwners();
    getDelegate().setContentView(view, params);
  }

  @Override
  public void addContentView(View view, ViewGroup.LayoutParams params) {
    initializeViewTreeOwners();
    getDelegate().addContentView(view, params);
  }

  /** The delegate decides of the bar before there is a decor. */
  @Override
  public void initializeViewTreeOwners() {
    getDelegate().getSupportActionBar();
    super.initializeViewTreeOwners();
  }

  @Override
  public <T extends View> T findViewById(int id) {
    return getDelegate().findViewById(id);
  }

  @Override
  protected void onTitleChanged(CharSequence title, int color) {
    super.onTitleChanged(title, color);
    getDelegate().setTitle(title);
  }

  @Override
  public void onContentChanged() {
    onSupportContentChanged();
  }

  @Deprecated
  public void onSupportContentChanged() {}

  @Override
  public Resources getResources() {
    return super.getResources();
  }

  public boolean supportRequestWindowFeature(int featureId) {
    return getDelegate().requestWindowFeature(featureId);
  }

  // ---- menus and modes

  @Override
  public final boolean onMenuItemSelected(int featureId, MenuItem item) {
    if (super.onMenuItemSelected(featureId, item)) return true;
    ActionBar bar = getSupportActionBar();
    boolean up = item.getItemId() == android.R.id.home && bar != null
        && (bar.getDisplayOptions() & ActionBar.DISPLAY_HOME_AS_UP) != 0;
    return up && onSupportNavigateUp();
  }

  @Override
  @Deprecated
  public void supportInvalidateOptionsMenu() {
    getDelegate().invalidateOptionsMenu();
  }

  @Override
  public void invalidateOptionsMenu() {
    getDelegate().invalidateOptionsMenu();
  }

  @Override
  public boolean onMenuOpened(int featureId, Menu menu) {
    if (featureId == Window.FEATURE_ACTION_BAR && getSupportActionBar() != null) {
      getSupportActionBar().dispatchMenuVisibilityChanged(true);
    }
    return super.onMenuOpened(featureId, menu);
  }

  @Override
  public void onPanelClosed(int featureId, Menu menu) {
    super.onPanelClosed(featureId, menu);
    if (featureId == Window.FEATURE_ACTION_BAR && getSupportActionBar() != null) {
      getSupportActionBar().dispatchMenuVisibilityChanged(false);
    }
  }

  @Override
  public void openOptionsMenu() {
    ActionBar bar = getSupportActionBar();
    if (bar == null || !bar.openOptionsMenu()) super.openOptionsMenu();
  }

  @Override
  public void closeOptionsMenu() {
    ActionBar bar = getSupportActionBar();
    if (bar == null || !bar.closeOptionsMenu()) super.closeOptionsMenu();
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    ActionBar bar = getSupportActionBar();
    if (event.getKeyCode() == KeyEvent.KEYCODE_MENU && bar != null && bar.onMenuKeyEvent(event)) return true;
    return super.dispatchKeyEvent(event);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public void onSupportActionModeStarted(ActionMode mode) {}

  @Override
  public void onSupportActionModeFinished(ActionMode mode) {}

  @Override
  public ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback) {
    return null;
  }

  public ActionMode startSupportActionMode(ActionMode.Callback callback) {
    return getDelegate().startSupportActionMode(callback);
  }

  @Deprecated
  public void setSupportProgressBarVisibility(boolean visible) {}

  @Deprecated
  public void setSupportProgressBarIndeterminateVisibility(boolean visible) {}

  @Deprecated
  public void setSupportProgressBarIndeterminate(boolean indeterminate) {}

  @Deprecated
  public void setSupportProgress(int progress) {}

  // ---- the way up

  public void onCreateSupportNavigateUpTaskStack(TaskStackBuilder builder) {
    builder.addParentStack(this);
  }

  public void onPrepareSupportNavigateUpTaskStack(TaskStackBuilder builder) {}

  public boolean onSupportNavigateUp() {
    Intent up = getSupportParentActivityIntent();
    if (up == null) return false;
    if (supportShouldUpRecreateTask(up)) {
      TaskStackBuilder builder = TaskStackBuilder.create(this);
      onCreateSupportNavigateUpTaskStack(builder);
      onPrepareSupportNavigateUpTaskStack(builder);
      builder.startActivities();
      ActivityCompat.finishAffinity(this);
    } else {
      supportNavigateUpTo(up);
    }
    return true;
  }

  @Override
  public Intent getSupportParentActivityIntent() {
    return NavUtils.getParentActivityIntent(this);
  }

  public boolean supportShouldUpRecreateTask(Intent targetIntent) {
    return NavUtils.shouldUpRecreateTask(this, targetIntent);
  }

  public void supportNavigateUpTo(Intent upIntent) {
    NavUtils.navigateUpTo(this, upIntent);
  }

  @Override
  public ActionBarDrawerToggle.Delegate getDrawerToggleDelegate() {
    return getDelegate().getDrawerToggleDelegate();
  }

  protected void onNightModeChanged(int mode) {}
}
