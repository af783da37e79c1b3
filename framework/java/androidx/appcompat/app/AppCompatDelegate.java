package androidx.appcompat.app;

import android.app.Activity;
import android.app.Dialog;
import android.content.Context;
import android.content.res.Configuration;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.MenuInflater;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import androidx.appcompat.view.ActionMode;
import androidx.appcompat.widget.Toolbar;

/** The library's part of an activity or dialog. */
public abstract class AppCompatDelegate {
  public static final int MODE_NIGHT_FOLLOW_SYSTEM = -1;
  @Deprecated public static final int MODE_NIGHT_AUTO_TIME = 0;
  @Deprecated public static final int MODE_NIGHT_AUTO = 0;
  public static final int MODE_NIGHT_NO = 1;
  public static final int MODE_NIGHT_YES = 2;
  public static final int MODE_NIGHT_AUTO_BATTERY = 3;
  public static final int MODE_NIGHT_UNSPECIFIED = -100;
  public static final int FEATURE_SUPPORT_ACTION_BAR = 108;
  public static final int FEATURE_SUPPORT_ACTION_BAR_OVERLAY = 109;
  public static final int FEATURE_ACTION_MODE_OVERLAY = 10;

  private static int defaultNightMode = MODE_NIGHT_UNSPECIFIED;
  private static boolean compatVectors;

  AppCompatDelegate() {}

  public static AppCompatDelegate create(Activity activity, AppCompatCallback callback) {
    return new AppCompatDelegateImpl(activity, activity.getWindow(), activity, callback);
  }

  public static AppCompatDelegate create(Dialog dialog, AppCompatCallback callback) {
    return new AppCompatDelegateImpl(dialog.getContext(), dialog.getWindow(), dialog, callback);
  }

  public static AppCompatDelegate create(Context context, Window window, AppCompatCallback callback) {
    return new AppCompatDelegateImpl(context, window, window.getCallback(), callback);
  }

  public static AppCompatDelegate create(Context context, Activity activity, AppCompatCallback callback) {
    return new AppCompatDelegateImpl(context, activity.getWindow(), activity, callback);
  }

  public abstract ActionBar getSupportActionBar();

  public abstract void setSupportActionBar(Toolbar toolbar);

  public abstract MenuInflater getMenuInflater();

  public abstract void onCreate(Bundle savedInstanceState);

  public abstract void onPostCreate(Bundle savedInstanceState);

  public abstract void onConfigurationChanged(Configuration newConfig);

  public abstract void onStart();

  public abstract void onStop();

  public abstract void onPostResume();

  public void setTheme(int themeResId) {}

  public abstract <T extends View> T findViewById(int id);

  public abstract void setContentView(View v);

  public abstract void setContentView(int resId);

  public abstract void setContentView(View v, ViewGroup.LayoutParams lp);

  public abstract void addContentView(View v, ViewGroup.LayoutParams lp);

  @Deprecated
  public void attachBaseContext(Context context) {}

  public Context attachBaseContext2(Context context) {
    attachBaseContext(context);
    return context;
  }

  public abstract void setTitle(CharSequence title);

  public abstract void invalidateOptionsMenu();

  public abstract void onDestroy();

  public abstract ActionBarDrawerToggle.Delegate getDrawerToggleDelegate();

  public abstract boolean requestWindowFeature(int featureId);

  public abstract boolean hasWindowFeature(int featureId);

  public abstract ActionMode startSupportActionMode(ActionMode.Callback callback);

  public abstract void installViewFactory();

  public abstract View createView(View parent, String name, Context context, AttributeSet attrs);

  public abstract void setHandleNativeActionModesEnabled(boolean enabled);

  public abstract boolean isHandleNativeActionModesEnabled();

  public abstract void onSaveInstanceState(Bundle outState);

  public abstract boolean applyDayNight();

  public Context getContextForDelegate() {
    return null;
  }

  public abstract void setLocalNightMode(int mode);

  public int getLocalNightMode() {
    return MODE_NIGHT_UNSPECIFIED;
  }

  public static void setDefaultNightMode(int mode) {
    defaultNightMode = mode;
  }

  public static int getDefaultNightMode() {
    return defaultNightMode;
  }

  public static void setCompatVectorFromResourcesEnabled(boolean enabled) {
    compatVectors = enabled;
  }

  public static boolean isCompatVectorFromResourcesEnabled() {
    return compatVectors;
  }
}
