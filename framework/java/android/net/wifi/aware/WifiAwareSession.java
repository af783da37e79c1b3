package android.net.wifi.aware;

import antecede.Unlisted;

/** A session with the neighbours. This device has none to give. */
public class WifiAwareSession implements AutoCloseable {
  @Unlisted
  WifiAwareSession() {}

  @Override
  public void close() {}
}
