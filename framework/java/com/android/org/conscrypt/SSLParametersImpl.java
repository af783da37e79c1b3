package com.android.org.conscrypt;

import antecede.Hidden;
import antecede.Unlisted;
import javax.net.ssl.X509TrustManager;

/** What a factory of secure sockets was made with. OkHttp looks for this class to learn that it is on Android, and in it for the trust manager. */
@Unlisted
public final class SSLParametersImpl {
  /** The name that OkHttp looks up. */
  private final X509TrustManager x509TrustManager;

  @Hidden
  public SSLParametersImpl(X509TrustManager manager) {
    x509TrustManager = manager;
  }
}
