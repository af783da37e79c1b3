package com.android.org.conscrypt;

import antecede.Hidden;
import antecede.Unlisted;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.X509TrustManager;

/** The class of the platform's factories: OkHttp finds the trust manager inside. */
@Unlisted
public abstract class OpenSSLSocketFactoryImpl extends SSLSocketFactory {
  /** The name that OkHttp looks up. */
  private final SSLParametersImpl sslParameters;

  @Hidden
  protected OpenSSLSocketFactoryImpl(X509TrustManager manager) {
    sslParameters = new SSLParametersImpl(manager);
  }
}
