package android.appwidget;

import android.content.ComponentName;
import android.content.Context;
import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.RemoteViews;

/** Shows a widget. */
public class AppWidgetHostView extends FrameLayout {
  private int id;
  private AppWidgetProviderInfo info;

  public AppWidgetHostView(Context context) {
    super(context);
  }

  public AppWidgetHostView(Context context, int animationIn, int animationOut) {
    super(context);
  }

  public void setAppWidget(int appWidgetId, AppWidgetProviderInfo info) {
    id = appWidgetId;
    this.info = info;
  }

  public static Rect getDefaultPaddingForWidget(Context context, ComponentName component, Rect padding) {
    Rect result = padding == null ? new Rect() : padding;
    result.setEmpty();
    return result;
  }

  public int getAppWidgetId() {
    return id;
  }

  public AppWidgetProviderInfo getAppWidgetInfo() {
    return info;
  }

  public void updateAppWidgetSize(Bundle newOptions, int minWidth, int minHeight, int maxWidth, int maxHeight) {}

  public void updateAppWidgetOptions(Bundle options) {
    AppWidgetManager.getInstance(getContext()).updateAppWidgetOptions(id, options);
  }

  public void updateAppWidget(RemoteViews remoteViews) {
    removeAllViews();
    if (remoteViews == null) return;
    View view = remoteViews.apply(getContext(), this);
    prepareView(view);
    addView(view);
  }

  protected void prepareView(View view) {}

  protected View getDefaultView() {
    return getErrorView();
  }

  protected View getErrorView() {
    return new View(getContext());
  }
}
