package android.net.nsd;

import android.content.Context;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Replies;
import android.os.Source;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;
import java.net.InetAddress;

/** Services in the network: found on a thread of its own. */
public final class NsdManager {
  public static final String ACTION_NSD_STATE_CHANGED = "android.net.nsd.STATE_CHANGED";
  public static final String EXTRA_NSD_STATE = "nsd_state";
  public static final int FAILURE_ALREADY_ACTIVE = 3;
  public static final int FAILURE_BAD_PARAMETERS = 6;
  public static final int FAILURE_INTERNAL_ERROR = 0;
  public static final int FAILURE_MAX_LIMIT = 4;
  public static final int FAILURE_OPERATION_NOT_RUNNING = 5;
  public static final int NSD_STATE_DISABLED = 1;
  public static final int NSD_STATE_ENABLED = 2;
  public static final int PROTOCOL_DNS_SD = 1;

  private static HandlerThread thread;

  private final Bag<Search> searches = new Bag<Search>();

  public interface DiscoveryListener {
    void onStartDiscoveryFailed(String text, int value);

    void onStopDiscoveryFailed(String text, int value);

    void onDiscoveryStarted(String text);

    void onDiscoveryStopped(String text);

    void onServiceFound(NsdServiceInfo nsdServiceInfo);

    void onServiceLost(NsdServiceInfo nsdServiceInfo);
  }

  public interface RegistrationListener {
    void onRegistrationFailed(NsdServiceInfo nsdServiceInfo, int value);

    void onUnregistrationFailed(NsdServiceInfo nsdServiceInfo, int value);

    void onServiceRegistered(NsdServiceInfo nsdServiceInfo);

    void onServiceUnregistered(NsdServiceInfo nsdServiceInfo);
  }

  /** Gets the address of a service. */
  public interface ResolveListener {
    void onResolveFailed(NsdServiceInfo serviceInfo, int errorCode);

    void onServiceResolved(NsdServiceInfo serviceInfo);

    default void onResolutionStopped(NsdServiceInfo serviceInfo) {}

    default void onStopResolutionFailed(NsdServiceInfo serviceInfo, int errorCode) {}
  }

  /** A service comes or goes. */
  private static final class Search extends Source<DiscoveryListener> {
    private final String type;
    private boolean found;

    Search(String type, DiscoveryListener listener) {
      super("service", listener, looper(), null);
      this.type = type;
    }

    @Override
    protected void call(DiscoveryListener listener) {
      NsdServiceInfo info = new NsdServiceInfo();
      info.setServiceName("Printer");
      info.setServiceType(type);
      found = !found;
      if (found) listener.onServiceFound(info);
      else listener.onServiceLost(info);
    }
  }

  private static Looper looper() {
    if (thread == null) {
      thread = new HandlerThread("NsdManager");
      thread.start();
    }
    return thread.getLooper();
  }

  @Unlisted
  public NsdManager(Context context) {}

  private void post(Object listener, Runnable call) {
    Handler handler = new Handler(looper());
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "listener", listener, true);
    Replies.post(handler, call);
  }

  public void registerService(NsdServiceInfo serviceInfo, int protocolType, RegistrationListener listener) {
    if (listener == null) throw new IllegalArgumentException("listener cannot be null");
    post(listener, new Runnable() {
      @Override
      public void run() {
        listener.onServiceRegistered(serviceInfo);
      }
    });
  }

  public void unregisterService(RegistrationListener listener) {
    post(listener, new Runnable() {
      @Override
      public void run() {
        listener.onServiceUnregistered(new NsdServiceInfo());
      }
    });
  }

  public void discoverServices(String serviceType, int protocolType, DiscoveryListener listener) {
    if (listener == null) throw new IllegalArgumentException("listener cannot be null");
    for (int i = 0; i < searches.size(); i++) {
      if (searches.get(i).listener == listener) throw new IllegalArgumentException("listener already in use");
    }
    Search search = new Search(serviceType, listener);
    searches.add(search);
    post(listener, new Runnable() {
      @Override
      public void run() {
        listener.onDiscoveryStarted(serviceType);
      }
    });
    search.add();
  }

  public void stopServiceDiscovery(DiscoveryListener listener) {
    Search search = null;
    for (int i = 0; i < searches.size(); i++) {
      if (searches.get(i).listener == listener) search = searches.get(i);
    }
    if (search == null) throw new IllegalArgumentException("listener not registered");
    searches.remove(search);
    search.remove();
    String type = search.type;
    post(listener, new Runnable() {
      @Override
      public void run() {
        listener.onDiscoveryStopped(type);
      }
    });
  }

  @Deprecated
  public void resolveService(NsdServiceInfo serviceInfo, ResolveListener listener) {
    if (listener == null) throw new IllegalArgumentException("listener cannot be null");
    post(listener, new Runnable() {
      @Override
      public void run() {
        NsdServiceInfo info = new NsdServiceInfo();
        info.setServiceName(serviceInfo.getServiceName());
        info.setServiceType(serviceInfo.getServiceType());
        info.setPort(631);
        info.setHost(InetAddress.getLoopbackAddress());
        listener.onServiceResolved(info);
      }
    });
  }
}
