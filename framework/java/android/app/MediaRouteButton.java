package android.app;

import android.content.Context;
import android.media.MediaRouter;
import android.util.AttributeSet;
import android.view.View;
import antecede.Callbacks;

/** Lets the user choose where sound or pictures go. It can be pressed while there is more than the device itself. */
@Deprecated
public class MediaRouteButton extends View {
  private static final int SIZE = 96;

  private final MediaRouter router;
  private int types;
  private View.OnClickListener settings;

  public MediaRouteButton(Context context) {
    this(context, null);
  }

  public MediaRouteButton(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public MediaRouteButton(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public MediaRouteButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    router = (MediaRouter) context.getSystemService(Context.MEDIA_ROUTER_SERVICE);
    setClickable(true);
    setRouteTypes(MediaRouter.ROUTE_TYPE_LIVE_AUDIO);
  }

  public int getRouteTypes() {
    return types;
  }

  public void setRouteTypes(int types) {
    this.types = types;
    setEnabled(isChoice(router, types));
  }

  public void setExtendedSettingsClickListener(View.OnClickListener listener) {
    if (listener == null) Callbacks.unregister(this, "ExtendedSettings", settings);
    else Callbacks.register(this, "ExtendedSettings", listener, false);
    settings = listener;
  }

  public void showDialog() {
    choose();
  }

  @Override
  public boolean performClick() {
    return super.performClick() | choose();
  }

  /** The user looks at the routes and keeps the present one. */
  boolean choose() {
    return isAttachedToWindow() && isChoice(router, types);
  }

  static boolean isChoice(MediaRouter router, int types) {
    for (int i = 0; i < router.getRouteCount(); i++) {
      MediaRouter.RouteInfo route = router.getRouteAt(i);
      if (route != router.getDefaultRoute() && (route.getSupportedTypes() & types) != 0) return true;
    }
    return false;
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(resolveSize(SIZE, widthMeasureSpec), resolveSize(SIZE, heightMeasureSpec));
  }
}
