package android.appwidget;

import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.os.Bundle;
import android.os.UserHandle;
import android.widget.RemoteViews;
import antecede.Bag;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** The widgets on the home screen: what apps show in them is kept. The user has placed none. */
public class AppWidgetManager {
  public static final String ACTION_APPWIDGET_PICK = "android.appwidget.action.APPWIDGET_PICK";
  public static final String ACTION_APPWIDGET_BIND = "android.appwidget.action.APPWIDGET_BIND";
  public static final String ACTION_APPWIDGET_CONFIGURE = "android.appwidget.action.APPWIDGET_CONFIGURE";
  public static final String EXTRA_APPWIDGET_ID = "appWidgetId";
  public static final String OPTION_APPWIDGET_RESTORE_COMPLETED = "appWidgetRestoreCompleted";
  public static final String OPTION_APPWIDGET_MIN_WIDTH = "appWidgetMinWidth";
  public static final String OPTION_APPWIDGET_MIN_HEIGHT = "appWidgetMinHeight";
  public static final String OPTION_APPWIDGET_MAX_WIDTH = "appWidgetMaxWidth";
  public static final String OPTION_APPWIDGET_MAX_HEIGHT = "appWidgetMaxHeight";
  public static final String OPTION_APPWIDGET_SIZES = "appWidgetSizes";
  public static final String OPTION_APPWIDGET_HOST_CATEGORY = "appWidgetCategory";
  public static final String EXTRA_APPWIDGET_OPTIONS = "appWidgetOptions";
  public static final String EXTRA_APPWIDGET_IDS = "appWidgetIds";
  public static final String EXTRA_APPWIDGET_PROVIDER = "appWidgetProvider";
  public static final String EXTRA_APPWIDGET_PROVIDER_PROFILE = "appWidgetProviderProfile";
  public static final String EXTRA_CUSTOM_INFO = "customInfo";
  public static final String EXTRA_HOST_ID = "hostId";
  public static final String EXTRA_CUSTOM_EXTRAS = "customExtras";
  public static final int INVALID_APPWIDGET_ID = 0;
  public static final String ACTION_APPWIDGET_UPDATE = "android.appwidget.action.APPWIDGET_UPDATE";
  public static final String ACTION_APPWIDGET_OPTIONS_CHANGED = "android.appwidget.action.APPWIDGET_UPDATE_OPTIONS";
  public static final String ACTION_APPWIDGET_DELETED = "android.appwidget.action.APPWIDGET_DELETED";
  public static final String ACTION_APPWIDGET_DISABLED = "android.appwidget.action.APPWIDGET_DISABLED";
  public static final String ACTION_APPWIDGET_ENABLED = "android.appwidget.action.APPWIDGET_ENABLED";
  public static final String ACTION_APPWIDGET_RESTORED = "android.appwidget.action.APPWIDGET_RESTORED";
  public static final String ACTION_APPWIDGET_HOST_RESTORED = "android.appwidget.action.APPWIDGET_HOST_RESTORED";
  public static final String EXTRA_APPWIDGET_OLD_IDS = "appWidgetOldIds";
  public static final String EXTRA_APPWIDGET_PREVIEW = "appWidgetPreview";
  public static final String META_DATA_APPWIDGET_PROVIDER = "android.appwidget.provider";

  private static AppWidgetManager instance;

  private final Bag<Placed> widgets = new Bag<Placed>();

  /** A widget. */
  private static final class Placed {
    final int id;
    RemoteViews views;
    Bundle options = new Bundle();
    ComponentName provider;

    Placed(int id) {
      this.id = id;
    }
  }

  @Unlisted
  public AppWidgetManager(Context context) {}

  public static AppWidgetManager getInstance(Context context) {
    if (instance == null) instance = new AppWidgetManager(context);
    return instance;
  }

  private Placed widget(int id) {
    for (int i = 0; i < widgets.size(); i++) {
      if (widgets.get(i).id == id) return widgets.get(i);
    }
    Placed made = new Placed(id);
    widgets.add(made);
    return made;
  }

  public void updateAppWidget(int[] appWidgetIds, RemoteViews views) {
    for (int id : appWidgetIds) updateAppWidget(id, views);
  }

  public void updateAppWidgetOptions(int appWidgetId, Bundle options) {
    widget(appWidgetId).options.putAll(options);
  }

  public Bundle getAppWidgetOptions(int appWidgetId) {
    return widget(appWidgetId).options;
  }

  public void updateAppWidget(int appWidgetId, RemoteViews views) {
    widget(appWidgetId).views = views;
  }

  public void partiallyUpdateAppWidget(int[] appWidgetIds, RemoteViews views) {
    updateAppWidget(appWidgetIds, views);
  }

  public void partiallyUpdateAppWidget(int appWidgetId, RemoteViews views) {
    updateAppWidget(appWidgetId, views);
  }

  public void updateAppWidget(ComponentName provider, RemoteViews views) {
    updateAppWidget(getAppWidgetIds(provider), views);
  }

  public void updateAppWidgetProviderInfo(ComponentName provider, String metaDataKey) {}

  public void notifyAppWidgetViewDataChanged(int[] appWidgetIds, int viewId) {}

  public void notifyAppWidgetViewDataChanged(int appWidgetId, int viewId) {}

  public List<AppWidgetProviderInfo> getInstalledProvidersForProfile(UserHandle profile) {
    return new ArrayList<AppWidgetProviderInfo>();
  }

  public List<AppWidgetProviderInfo> getInstalledProvidersForPackage(String packageName, UserHandle profile) {
    return new ArrayList<AppWidgetProviderInfo>();
  }

  public List<AppWidgetProviderInfo> getInstalledProviders() {
    return new ArrayList<AppWidgetProviderInfo>();
  }

  public AppWidgetProviderInfo getAppWidgetInfo(int appWidgetId) {
    return null;
  }

  public boolean bindAppWidgetIdIfAllowed(int appWidgetId, ComponentName provider) {
    widget(appWidgetId).provider = provider;
    return true;
  }

  public boolean bindAppWidgetIdIfAllowed(int appWidgetId, ComponentName provider, Bundle options) {
    return false;
  }

  public boolean bindAppWidgetIdIfAllowed(int appWidgetId, UserHandle user, ComponentName provider, Bundle options) {
    return false;
  }

  public int[] getAppWidgetIds(ComponentName provider) {
    int[] ids = new int[widgets.size()];
    int count = 0;
    for (int i = 0; i < ids.length; i++) {
      if (provider.equals(widgets.get(i).provider)) ids[count++] = widgets.get(i).id;
    }
    int[] exact = new int[count];
    for (int i = 0; i < count; i++) exact[i] = ids[i];
    return exact;
  }

  public boolean isRequestPinAppWidgetSupported() {
    return false;
  }

  public boolean requestPinAppWidget(ComponentName provider, Bundle extras, PendingIntent successCallback) {
    return false;
  }
}
