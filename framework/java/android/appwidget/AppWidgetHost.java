package android.appwidget;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;

/** A place for widgets of other apps; there are none. */
public class AppWidgetHost {
  private int nextId = 1;

  public AppWidgetHost(Context context, int hostId) {}

  public void startListening() {}

  public void stopListening() {}

  public int allocateAppWidgetId() {
    return nextId++;
  }

  public final void startAppWidgetConfigureActivityForResult(Activity activity, int appWidgetId, int intentFlags, int requestCode,
      Bundle options) {}

  public int[] getAppWidgetIds() {
    return new int[0];
  }

  public void deleteAppWidgetId(int appWidgetId) {}

  public void deleteHost() {}

  public static void deleteAllHosts() {}

  public final AppWidgetHostView createView(Context context, int appWidgetId, AppWidgetProviderInfo appWidget) {
    AppWidgetHostView view = onCreateView(context, appWidgetId, appWidget);
    view.setAppWidget(appWidgetId, appWidget);
    return view;
  }

  protected AppWidgetHostView onCreateView(Context context, int appWidgetId, AppWidgetProviderInfo appWidget) {
    return new AppWidgetHostView(context);
  }

  protected void onProviderChanged(int appWidgetId, AppWidgetProviderInfo appWidget) {}

  public void onAppWidgetRemoved(int appWidgetId) {}

  protected void onProvidersChanged() {}

  protected void clearViews() {}
}
