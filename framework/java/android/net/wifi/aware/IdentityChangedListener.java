package android.net.wifi.aware;

/** Hears under which address others find the device. This device has no such network, so nobody calls it. */
public class IdentityChangedListener {
  public IdentityChangedListener() {}

  public void onIdentityChanged(byte[] mac) {}
}
