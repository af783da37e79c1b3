package android.media;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.view.Display;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Where sound and pictures go: to the device itself, and to what the app adds. */
@Deprecated
public class MediaRouter {
  public static final int CALLBACK_FLAG_PERFORM_ACTIVE_SCAN = 1;
  public static final int CALLBACK_FLAG_UNFILTERED_EVENTS = 2;
  public static final int ROUTE_TYPE_LIVE_AUDIO = 1;
  public static final int ROUTE_TYPE_LIVE_VIDEO = 2;
  public static final int ROUTE_TYPE_USER = 8388608;

  private static final RouteCategory system = new RouteCategory("System", ROUTE_TYPE_LIVE_AUDIO | ROUTE_TYPE_LIVE_VIDEO, false);
  private static final Bag<RouteInfo> routes = new Bag<RouteInfo>();
  private static final Bag<RouteCategory> categories = new Bag<RouteCategory>();
  private static final Bag<Callback> callbacks = new Bag<Callback>();
  private static RouteInfo selected;

  /** Hears of routes. */
  @Deprecated
  public abstract static class Callback {
    public Callback() {}

    public abstract void onRouteSelected(MediaRouter router, int type, RouteInfo info);

    public abstract void onRouteUnselected(MediaRouter router, int type, RouteInfo info);

    public abstract void onRouteAdded(MediaRouter router, RouteInfo info);

    public abstract void onRouteRemoved(MediaRouter router, RouteInfo info);

    public abstract void onRouteChanged(MediaRouter router, RouteInfo info);

    public abstract void onRouteGrouped(MediaRouter router, RouteInfo info, RouteGroup group, int index);

    public abstract void onRouteUngrouped(MediaRouter router, RouteInfo info, RouteGroup group);

    public abstract void onRouteVolumeChanged(MediaRouter router, RouteInfo info);

    public void onRoutePresentationDisplayChanged(MediaRouter router, RouteInfo info) {}
  }

  /** A callback that does nothing. */
  @Deprecated
  public static class SimpleCallback extends Callback {
    public SimpleCallback() {}

    @Override
    public void onRouteSelected(MediaRouter router, int type, RouteInfo info) {}

    @Override
    public void onRouteUnselected(MediaRouter router, int type, RouteInfo info) {}

    @Override
    public void onRouteAdded(MediaRouter router, RouteInfo info) {}

    @Override
    public void onRouteRemoved(MediaRouter router, RouteInfo info) {}

    @Override
    public void onRouteChanged(MediaRouter router, RouteInfo info) {}

    @Override
    public void onRouteGrouped(MediaRouter router, RouteInfo info, RouteGroup group, int index) {}

    @Override
    public void onRouteUngrouped(MediaRouter router, RouteInfo info, RouteGroup group) {}

    @Override
    public void onRouteVolumeChanged(MediaRouter router, RouteInfo info) {}
  }

  /** Is asked to change the volume of a route of the app. */
  @Deprecated
  public abstract static class VolumeCallback {
    public VolumeCallback() {}

    public abstract void onVolumeUpdateRequest(RouteInfo info, int direction);

    public abstract void onVolumeSetRequest(RouteInfo info, int volume);
  }

  /** A kind of routes. */
  @Deprecated
  public static class RouteCategory {
    private final CharSequence name;
    private final int types;
    private final boolean groupable;

    RouteCategory(CharSequence name, int types, boolean groupable) {
      this.name = name;
      this.types = types;
      this.groupable = groupable;
    }

    public CharSequence getName() {
      return name;
    }

    public CharSequence getName(Context context) {
      return name;
    }

    public List<RouteInfo> getRoutes(List<RouteInfo> out) {
      List<RouteInfo> list = out == null ? new ArrayList<RouteInfo>() : out;
      list.clear();
      return list;
    }

    public int getSupportedTypes() {
      return types;
    }

    public boolean isGroupable() {
      return groupable;
    }
  }

  /** One route. */
  @Deprecated
  public static class RouteInfo {
    public static final int DEVICE_TYPE_BLUETOOTH = 3;
    public static final int DEVICE_TYPE_SPEAKER = 2;
    public static final int DEVICE_TYPE_TV = 1;
    public static final int DEVICE_TYPE_UNKNOWN = 0;
    public static final int PLAYBACK_TYPE_LOCAL = 0;
    public static final int PLAYBACK_TYPE_REMOTE = 1;
    public static final int PLAYBACK_VOLUME_FIXED = 0;
    public static final int PLAYBACK_VOLUME_VARIABLE = 1;

    CharSequence name;
    CharSequence status;
    CharSequence description;
    Drawable icon;
    final RouteCategory category;
    int playbackType;
    int playbackStream = AudioManager.STREAM_MUSIC;
    int volume = 15;
    int volumeMax = 15;
    int volumeHandling = PLAYBACK_VOLUME_VARIABLE;
    private Object tag;

    RouteInfo(RouteCategory category) {
      this.category = category;
    }

    public CharSequence getName() {
      return name;
    }

    public CharSequence getName(Context context) {
      return name;
    }

    public CharSequence getDescription() {
      return description;
    }

    public CharSequence getStatus() {
      return status;
    }

    public int getSupportedTypes() {
      return category.getSupportedTypes();
    }

    public int getDeviceType() {
      return DEVICE_TYPE_UNKNOWN;
    }

    public RouteGroup getGroup() {
      return null;
    }

    public RouteCategory getCategory() {
      return category;
    }

    public Drawable getIconDrawable() {
      return icon;
    }

    public Object getTag() {
      return tag;
    }

    public void setTag(Object tag) {
      this.tag = tag;
    }

    public int getPlaybackType() {
      return playbackType;
    }

    public int getPlaybackStream() {
      return playbackStream;
    }

    public int getVolume() {
      return volume;
    }

    public int getVolumeMax() {
      return volumeMax;
    }

    public int getVolumeHandling() {
      return volumeHandling;
    }

    public void requestSetVolume(int volume) {
      this.volume = Math.max(0, Math.min(volume, volumeMax));
    }

    public void requestUpdateVolume(int direction) {
      requestSetVolume(volume + direction);
    }

    public Display getPresentationDisplay() {
      return null;
    }

    public boolean isEnabled() {
      return true;
    }

    public boolean isConnecting() {
      return false;
    }
  }

  /** A route that the app made. */
  @Deprecated
  public static class UserRouteInfo extends RouteInfo {
    private VolumeCallback volumeCallback;

    UserRouteInfo(RouteCategory category) {
      super(category);
      playbackType = PLAYBACK_TYPE_REMOTE;
    }

    public void setName(CharSequence name) {
      this.name = name;
    }

    public void setDescription(CharSequence description) {
      this.description = description;
    }

    public void setStatus(CharSequence status) {
      this.status = status;
    }

    public void setIconDrawable(Drawable icon) {
      this.icon = icon;
    }

    public void setVolumeCallback(VolumeCallback vcb) {
      Callbacks.register(this, "VolumeCallback", vcb, false, "requestSetVolume requestUpdateVolume");
      volumeCallback = vcb;
    }

    public void setPlaybackType(int type) {
      playbackType = type;
    }

    public void setPlaybackStream(int stream) {
      playbackStream = stream;
    }

    public void setVolumeHandling(int volumeHandling) {
      this.volumeHandling = volumeHandling;
    }

    public void setVolume(int volume) {
      this.volume = Math.max(0, Math.min(volume, volumeMax));
    }

    public void setVolumeMax(int volumeMax) {
      this.volumeMax = volumeMax;
    }

    @Override
    public void requestSetVolume(int volume) {
      if (volumeCallback != null) volumeCallback.onVolumeSetRequest(this, volume);
    }

    @Override
    public void requestUpdateVolume(int direction) {
      if (volumeCallback != null) volumeCallback.onVolumeUpdateRequest(this, direction);
    }
  }

  /** Several routes together. */
  @Deprecated
  public static class RouteGroup extends RouteInfo {
    private final Bag<RouteInfo> members = new Bag<RouteInfo>();

    RouteGroup(RouteCategory category) {
      super(category);
    }

    public void addRoute(RouteInfo route) {
      members.add(route);
    }

    public void removeRoute(RouteInfo route) {
      members.remove(route);
    }

    public int getRouteCount() {
      return members.size();
    }

    public RouteInfo getRouteAt(int index) {
      return members.get(index);
    }
  }

  @Unlisted
  public MediaRouter(Context context) {}

  static {
    RouteInfo own = new RouteInfo(system);
    own.name = "Phone";
    categories.add(system);
    routes.add(own);
    selected = own;
  }

  public RouteInfo getDefaultRoute() {
    return routes.get(0);
  }

  public RouteInfo getSelectedRoute(int type) {
    return selected;
  }

  public void addCallback(int types, Callback cb) {
    addCallback(types, cb, 0);
  }

  public void addCallback(int types, Callback cb, int flags) {
    if (callbacks.contains(cb)) return;
    callbacks.add(cb);
    antecede.Callbacks.observe(this, "Callback", cb, true);
  }

  public void removeCallback(Callback cb) {
    callbacks.remove(cb);
    antecede.Callbacks.unregister(this, "Callback", cb);
  }

  public void selectRoute(int types, RouteInfo route) {
    if (route == null) throw new IllegalArgumentException("Route cannot be null.");
    RouteInfo old = selected;
    if (old == route) return;
    selected = route;
    Bag<Callback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      antecede.Callbacks.invoke(this, "Callback", all.get(i));
      all.get(i).onRouteUnselected(this, types, old);
      all.get(i).onRouteSelected(this, types, route);
    }
  }

  public void addUserRoute(UserRouteInfo info) {
    routes.add(info);
    Bag<Callback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      antecede.Callbacks.invoke(this, "Callback", all.get(i));
      all.get(i).onRouteAdded(this, info);
    }
  }

  public void removeUserRoute(UserRouteInfo info) {
    if (!routes.remove(info)) return;
    if (selected == info) selected = getDefaultRoute();
    Bag<Callback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      antecede.Callbacks.invoke(this, "Callback", all.get(i));
      all.get(i).onRouteRemoved(this, info);
    }
  }

  public void clearUserRoutes() {
    for (int i = routes.size() - 1; i > 0; i--) removeUserRoute((UserRouteInfo) routes.get(i));
  }

  public int getCategoryCount() {
    return categories.size();
  }

  public RouteCategory getCategoryAt(int index) {
    return categories.get(index);
  }

  public int getRouteCount() {
    return routes.size();
  }

  public RouteInfo getRouteAt(int index) {
    return routes.get(index);
  }

  public UserRouteInfo createUserRoute(RouteCategory category) {
    return new UserRouteInfo(category);
  }

  public RouteCategory createRouteCategory(CharSequence name, boolean isGroupable) {
    return new RouteCategory(name, ROUTE_TYPE_USER, isGroupable);
  }

  public RouteCategory createRouteCategory(int nameResId, boolean isGroupable) {
    return new RouteCategory(null, ROUTE_TYPE_USER, isGroupable);
  }
}
