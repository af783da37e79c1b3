package android.net;

import android.app.PendingIntent;
import android.content.Context;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Source;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;

/** The networks: wireless, that comes and goes. */
public class ConnectivityManager {
  public static final String ACTION_BACKGROUND_DATA_SETTING_CHANGED = "android.net.conn.BACKGROUND_DATA_SETTING_CHANGED";
  public static final String ACTION_CAPTIVE_PORTAL_SIGN_IN = "android.net.conn.CAPTIVE_PORTAL";
  public static final String ACTION_RESTRICT_BACKGROUND_CHANGED = "android.net.conn.RESTRICT_BACKGROUND_CHANGED";
  public static final String CONNECTIVITY_ACTION = "android.net.conn.CONNECTIVITY_CHANGE";
  public static final int DEFAULT_NETWORK_PREFERENCE = 1;
  public static final String EXTRA_CAPTIVE_PORTAL = "android.net.extra.CAPTIVE_PORTAL";
  public static final String EXTRA_CAPTIVE_PORTAL_URL = "android.net.extra.CAPTIVE_PORTAL_URL";
  public static final String EXTRA_EXTRA_INFO = "extraInfo";
  public static final String EXTRA_IS_FAILOVER = "isFailover";
  public static final String EXTRA_NETWORK = "android.net.extra.NETWORK";
  public static final String EXTRA_NETWORK_INFO = "networkInfo";
  public static final String EXTRA_NETWORK_REQUEST = "android.net.extra.NETWORK_REQUEST";
  public static final String EXTRA_NETWORK_TYPE = "networkType";
  public static final String EXTRA_NO_CONNECTIVITY = "noConnectivity";
  public static final String EXTRA_OTHER_NETWORK_INFO = "otherNetwork";
  public static final String EXTRA_REASON = "reason";
  public static final int MULTIPATH_PREFERENCE_HANDOVER = 1;
  public static final int MULTIPATH_PREFERENCE_PERFORMANCE = 4;
  public static final int MULTIPATH_PREFERENCE_RELIABILITY = 2;
  public static final int RESTRICT_BACKGROUND_STATUS_DISABLED = 1;
  public static final int RESTRICT_BACKGROUND_STATUS_ENABLED = 3;
  public static final int RESTRICT_BACKGROUND_STATUS_WHITELISTED = 2;
  public static final int TYPE_BLUETOOTH = 7;
  public static final int TYPE_DUMMY = 8;
  public static final int TYPE_ETHERNET = 9;
  public static final int TYPE_MOBILE = 0;
  public static final int TYPE_MOBILE_DUN = 4;
  public static final int TYPE_MOBILE_HIPRI = 5;
  public static final int TYPE_MOBILE_MMS = 2;
  public static final int TYPE_MOBILE_SUPL = 3;
  public static final int TYPE_VPN = 17;
  public static final int TYPE_WIFI = 1;
  public static final int TYPE_WIMAX = 6;

  private static final Network NETWORK = new Network(100);
  private static boolean connected = true;
  private static HandlerThread thread;

  private static final Bag<Watch> watches = new Bag<Watch>();
  private static final Bag<OnNetworkActiveListener> active = new Bag<OnNetworkActiveListener>();
  private static Network bound;

  public interface OnNetworkActiveListener {
    void onNetworkActive();
  }

  /** Hears of networks. */
  public static class NetworkCallback {
    public static final int FLAG_INCLUDE_LOCATION_INFO = 1;

    public NetworkCallback() {}

    public NetworkCallback(int flags) {}

    public void onAvailable(Network network) {}

    public void onLosing(Network network, int maxMsToLive) {}

    public void onLost(Network network) {}

    public void onUnavailable() {}

    public void onCapabilitiesChanged(Network network, NetworkCapabilities networkCapabilities) {}

    public void onLinkPropertiesChanged(Network network, LinkProperties linkProperties) {}

    public void onBlockedStatusChanged(Network network, boolean blocked) {}
  }

  /** The network comes, or goes, towards one callback. */
  private static final class Watch extends Source<NetworkCallback> {
    private boolean told;

    Watch(NetworkCallback callback, Handler handler) {
      super("network", callback, handler == null ? looper() : handler.getLooper(), null);
    }

    @Override
    protected void call(NetworkCallback callback) {
      if (told) {
        told = false;
        connected = false;
        callback.onLost(NETWORK);
        return;
      }
      told = true;
      connected = true;
      callback.onAvailable(NETWORK);
      callback.onCapabilitiesChanged(NETWORK, NetworkCapabilities.wireless());
      callback.onLinkPropertiesChanged(NETWORK, new LinkProperties());
      callback.onBlockedStatusChanged(NETWORK, false);
    }
  }

  /** Where callbacks without a handler are called. */
  private static Looper looper() {
    if (thread == null) {
      thread = new HandlerThread("ConnectivityThread");
      thread.start();
    }
    return thread.getLooper();
  }

  @Unlisted
  public ConnectivityManager(Context context) {}

  @Deprecated
  public static boolean isNetworkTypeValid(int networkType) {
    return networkType >= TYPE_MOBILE && networkType <= TYPE_VPN;
  }

  @Deprecated
  public void setNetworkPreference(int preference) {}

  @Deprecated
  public int getNetworkPreference() {
    return DEFAULT_NETWORK_PREFERENCE;
  }

  private static NetworkInfo info(int type) {
    boolean wireless = type == TYPE_WIFI;
    NetworkInfo info = new NetworkInfo(type, 0, wireless ? "WIFI" : "MOBILE", "");
    boolean up = wireless && connected;
    info.setDetailedState(up ? NetworkInfo.DetailedState.CONNECTED : NetworkInfo.DetailedState.DISCONNECTED, null, null);
    return info;
  }

  @Deprecated
  public NetworkInfo getActiveNetworkInfo() {
    return connected ? info(TYPE_WIFI) : null;
  }

  public Network getActiveNetwork() {
    return connected ? NETWORK : null;
  }

  @Deprecated
  public NetworkInfo getNetworkInfo(int networkType) {
    return networkType == TYPE_WIFI || networkType == TYPE_MOBILE ? info(networkType) : null;
  }

  @Deprecated
  public NetworkInfo getNetworkInfo(Network network) {
    return NETWORK.equals(network) ? info(TYPE_WIFI) : null;
  }

  @Deprecated
  public NetworkInfo[] getAllNetworkInfo() {
    return new NetworkInfo[] {info(TYPE_WIFI), info(TYPE_MOBILE)};
  }

  @Deprecated
  public Network[] getAllNetworks() {
    return connected ? new Network[] {NETWORK} : new Network[0];
  }

  public LinkProperties getLinkProperties(Network network) {
    return NETWORK.equals(network) ? new LinkProperties() : null;
  }

  public NetworkCapabilities getNetworkCapabilities(Network network) {
    return NETWORK.equals(network) && connected ? NetworkCapabilities.wireless() : null;
  }

  @Deprecated
  public int startUsingNetworkFeature(int networkType, String feature) {
    return 0;
  }

  @Deprecated
  public int stopUsingNetworkFeature(int networkType, String feature) {
    return 1;
  }

  @Deprecated
  public boolean requestRouteToHost(int networkType, int hostAddress) {
    return true;
  }

  @Deprecated
  public boolean getBackgroundDataSetting() {
    return true;
  }

  public void addDefaultNetworkActiveListener(OnNetworkActiveListener l) {
    Callbacks.registerAway(null, this, "OnNetworkActiveListener", l, true);
    active.add(l);
  }

  public void removeDefaultNetworkActiveListener(OnNetworkActiveListener l) {
    Callbacks.unregister(this, "OnNetworkActiveListener", l);
    if (!active.remove(l)) throw new IllegalArgumentException("Listener was not registered.");
  }

  public boolean isDefaultNetworkActive() {
    return true;
  }

  public void reportBadNetwork(Network network) {}

  public void reportNetworkConnectivity(Network network, boolean hasConnectivity) {}

  public boolean isActiveNetworkMetered() {
    return false;
  }

  private void watch(NetworkCallback callback, Handler handler) {
    if (callback == null) throw new NullPointerException("null NetworkCallback");
    Watch watch = new Watch(callback, handler);
    watches.add(watch);
    watch.add();
    if (connected) watch.run();
  }

  public void requestNetwork(NetworkRequest request, NetworkCallback networkCallback) {
    watch(networkCallback, null);
  }

  public void requestNetwork(NetworkRequest request, NetworkCallback networkCallback, Handler handler) {
    watch(networkCallback, handler);
  }

  public void requestNetwork(NetworkRequest request, NetworkCallback networkCallback, int timeoutMs) {
    watch(networkCallback, null);
  }

  public void requestNetwork(NetworkRequest request, NetworkCallback networkCallback, Handler handler, int timeoutMs) {
    watch(networkCallback, handler);
  }

  public void requestNetwork(NetworkRequest request, PendingIntent operation) {
    antecede.system.Announced.system(operation);
  }

  public void releaseNetworkRequest(PendingIntent operation) {}

  public void registerNetworkCallback(NetworkRequest request, NetworkCallback networkCallback) {
    watch(networkCallback, null);
  }

  public void registerNetworkCallback(NetworkRequest request, NetworkCallback networkCallback, Handler handler) {
    watch(networkCallback, handler);
  }

  public void registerNetworkCallback(NetworkRequest request, PendingIntent operation) {
    antecede.system.Announced.system(operation);
  }

  public void registerDefaultNetworkCallback(NetworkCallback networkCallback) {
    watch(networkCallback, null);
  }

  public void registerDefaultNetworkCallback(NetworkCallback networkCallback, Handler handler) {
    watch(networkCallback, handler);
  }

  public void registerBestMatchingNetworkCallback(NetworkRequest request, NetworkCallback networkCallback, Handler handler) {
    watch(networkCallback, handler);
  }

  public void unregisterNetworkCallback(NetworkCallback networkCallback) {
    if (networkCallback == null) throw new IllegalArgumentException("null NetworkCallback");
    for (int i = watches.size() - 1; i >= 0; i--) {
      if (watches.get(i).listener == networkCallback) watches.removeAt(i).remove();
    }
  }

  public void unregisterNetworkCallback(PendingIntent operation) {}

  public boolean requestBandwidthUpdate(Network network) {
    return true;
  }

  public int getMultipathPreference(Network network) {
    return MULTIPATH_PREFERENCE_HANDOVER | MULTIPATH_PREFERENCE_PERFORMANCE;
  }

  public boolean bindProcessToNetwork(Network network) {
    bound = network;
    return true;
  }

  public Network getBoundNetworkForProcess() {
    return bound;
  }

  public int getRestrictBackgroundStatus() {
    return RESTRICT_BACKGROUND_STATUS_DISABLED;
  }
}
