package android.app;

import android.content.Context;
import android.media.MediaRouter;
import android.view.ActionProvider;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;

/** The item of a menu that lets the user choose a route; it shows as long as there is more than the device itself. */
@Deprecated
public class MediaRouteActionProvider extends ActionProvider {
  private final Context context;
  private final MediaRouter router;
  private MediaRouteButton button;
  private int types;
  private View.OnClickListener settings;

  public MediaRouteActionProvider(Context context) {
    super(context);
    this.context = context;
    router = (MediaRouter) context.getSystemService(Context.MEDIA_ROUTER_SERVICE);
    setRouteTypes(MediaRouter.ROUTE_TYPE_LIVE_AUDIO);
  }

  public void setRouteTypes(int types) {
    if (this.types == types) return;
    this.types = types;
    if (button != null) button.setRouteTypes(types);
    refreshVisibility();
  }

  public void setExtendedSettingsClickListener(View.OnClickListener listener) {
    settings = listener;
    if (button != null) button.setExtendedSettingsClickListener(listener);
  }

  @Override
  public View onCreateActionView() {
    throw new UnsupportedOperationException("Use onCreateActionView(MenuItem) instead.");
  }

  @Override
  public View onCreateActionView(MenuItem item) {
    button = new MediaRouteButton(context);
    button.setRouteTypes(types);
    button.setExtendedSettingsClickListener(settings);
    button.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.MATCH_PARENT));
    return button;
  }

  @Override
  public boolean onPerformDefaultAction() {
    return button != null && button.choose();
  }

  @Override
  public boolean overridesItemVisibility() {
    return true;
  }

  @Override
  public boolean isVisible() {
    return MediaRouteButton.isChoice(router, types);
  }
}
