package android.net;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.os.IBinder;
import android.os.ParcelFileDescriptor;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.Socket;

/** A private network of an app. */
public class VpnService extends android.app.Service {
  public static final String SERVICE_INTERFACE = "android.net.VpnService";
  public static final String SERVICE_META_DATA_SUPPORTS_ALWAYS_ON = "android.net.VpnService.SUPPORTS_ALWAYS_ON";

  /** Collects how it shall be. */
  public class Builder {
    private String session;
    private int mtu;
    private boolean blocking;

    public Builder() {}

    public Builder setSession(String session) {
      this.session = session;
      return this;
    }

    public Builder setConfigureIntent(PendingIntent intent) {
      return this;
    }

    public Builder setMtu(int mtu) {
      if (mtu <= 0) throw new IllegalArgumentException("Bad mtu");
      this.mtu = mtu;
      return this;
    }

    public Builder addAddress(InetAddress address, int prefixLength) {
      return this;
    }

    public Builder addAddress(String address, int prefixLength) {
      return this;
    }

    public Builder addRoute(InetAddress address, int prefixLength) {
      return this;
    }

    public Builder addRoute(String address, int prefixLength) {
      return this;
    }

    public Builder addDnsServer(InetAddress address) {
      return this;
    }

    public Builder addDnsServer(String address) {
      return this;
    }

    public Builder addSearchDomain(String domain) {
      return this;
    }

    public Builder allowFamily(int family) {
      return this;
    }

    public Builder addAllowedApplication(String packageName) throws android.content.pm.PackageManager.NameNotFoundException {
      return this;
    }

    public Builder addDisallowedApplication(String packageName) throws android.content.pm.PackageManager.NameNotFoundException {
      return this;
    }

    public Builder allowBypass() {
      return this;
    }

    public Builder setBlocking(boolean blocking) {
      this.blocking = blocking;
      return this;
    }

    public Builder setUnderlyingNetworks(Network[] networks) {
      return this;
    }

    public Builder setMetered(boolean isMetered) {
      return this;
    }

    /** Null: the user has not agreed. */
    public ParcelFileDescriptor establish() {
      return null;
    }
  }

  public VpnService() {}

  public static Intent prepare(Context context) {
    return new Intent("android.net.vpn.action.PREPARE");
  }

  public boolean protect(int socket) {
    return true;
  }

  public boolean protect(Socket socket) {
    return true;
  }

  public boolean protect(DatagramSocket socket) {
    return true;
  }

  public boolean setUnderlyingNetworks(Network[] networks) {
    return true;
  }

  public final boolean isAlwaysOn() {
    return false;
  }

  public final boolean isLockdownEnabled() {
    return false;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  public void onRevoke() {
    stopSelf();
  }
}
