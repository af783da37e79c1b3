package android.appwidget;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;

/** Receives what happens to the app's widgets. */
public class AppWidgetProvider extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    String action = intent.getAction();
    Bundle extras = intent.getExtras();
    AppWidgetManager manager = AppWidgetManager.getInstance(context);
    if (AppWidgetManager.ACTION_APPWIDGET_ENABLED.equals(action)) {
      onEnabled(context);
    } else if (AppWidgetManager.ACTION_APPWIDGET_DISABLED.equals(action)) {
      onDisabled(context);
    } else if (extras == null) {
      return;
    } else if (AppWidgetManager.ACTION_APPWIDGET_UPDATE.equals(action)) {
      int[] ids = extras.getIntArray(AppWidgetManager.EXTRA_APPWIDGET_IDS);
      if (ids != null && ids.length > 0) onUpdate(context, manager, ids);
    } else if (AppWidgetManager.ACTION_APPWIDGET_DELETED.equals(action)) {
      if (extras.containsKey(AppWidgetManager.EXTRA_APPWIDGET_ID)) {
        onDeleted(context, new int[] {extras.getInt(AppWidgetManager.EXTRA_APPWIDGET_ID)});
      }
    } else if (AppWidgetManager.ACTION_APPWIDGET_OPTIONS_CHANGED.equals(action)) {
      onAppWidgetOptionsChanged(context, manager, extras.getInt(AppWidgetManager.EXTRA_APPWIDGET_ID),
          extras.getBundle(AppWidgetManager.EXTRA_APPWIDGET_OPTIONS));
    } else if (AppWidgetManager.ACTION_APPWIDGET_RESTORED.equals(action)) {
      onRestored(context, extras.getIntArray(AppWidgetManager.EXTRA_APPWIDGET_OLD_IDS),
          extras.getIntArray(AppWidgetManager.EXTRA_APPWIDGET_IDS));
    }
  }

  public void onUpdate(Context context, AppWidgetManager appWidgetManager, int[] appWidgetIds) {}

  public void onAppWidgetOptionsChanged(Context context, AppWidgetManager appWidgetManager, int appWidgetId, Bundle newOptions) {}

  public void onDeleted(Context context, int[] appWidgetIds) {}

  public void onEnabled(Context context) {}

  public void onDisabled(Context context) {}

  public void onRestored(Context context, int[] oldWidgetIds, int[] newWidgetIds) {}
}
