package android.net.wifi.aware;

/** Hears whether a session could be had. */
public class AttachCallback {
  public AttachCallback() {}

  public void onAttached(WifiAwareSession session) {}

  public void onAttachFailed() {}

  public void onAwareSessionTerminated() {}
}
