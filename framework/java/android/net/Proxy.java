package android.net;

import android.content.Context;

/** The way to the network: straight. */
public final class Proxy {
  public static final String EXTRA_PROXY_INFO = "android.intent.extra.PROXY_INFO";
  public static final String PROXY_CHANGE_ACTION = "android.intent.action.PROXY_CHANGE";

  public Proxy() {}

  @Deprecated
  public static String getHost(Context ctx) {
    return null;
  }

  @Deprecated
  public static int getPort(Context ctx) {
    return -1;
  }

  @Deprecated
  public static String getDefaultHost() {
    return null;
  }

  @Deprecated
  public static int getDefaultPort() {
    return -1;
  }

  @antecede.Unlisted
  public static org.apache.http.HttpHost getPreferredHttpHost(Context context, String url) {
    return null;
  }
}
