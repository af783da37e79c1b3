package javax.net.ssl;

import java.util.Collections;
import java.util.Enumeration;

/** Names of what Android supports, and the choices made among them. */
final class Suites {
  static final String[] CIPHERS = {
    "TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256",
    "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
    "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
    "TLS_RSA_WITH_AES_128_GCM_SHA256", "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_CBC_SHA",
    "TLS_RSA_WITH_AES_256_CBC_SHA",
  };
  static final String[] PROTOCOLS = {"TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"};

  String[] ciphers = CIPHERS.clone();
  String[] protocols = PROTOCOLS.clone();
  boolean clientMode = true;
  boolean needClient;
  boolean wantClient;
  boolean createSessions = true;

  static String[] checked(String[] names) {
    if (names == null) throw new IllegalArgumentException("names == null");
    for (String name : names) {
      if (name == null) throw new IllegalArgumentException("name == null");
    }
    return names.clone();
  }

  /** A context that keeps no sessions. */
  static SSLSessionContext noSessions() {
    return new SSLSessionContext() {
      private int timeout = 86400;
      private int size;

      @Override
      public SSLSession getSession(byte[] id) {
        return null;
      }

      @Override
      public Enumeration<byte[]> getIds() {
        return Collections.emptyEnumeration();
      }

      @Override
      public void setSessionTimeout(int seconds) {
        if (seconds < 0) throw new IllegalArgumentException("seconds < 0");
        timeout = seconds;
      }

      @Override
      public int getSessionTimeout() {
        return timeout;
      }

      @Override
      public void setSessionCacheSize(int newSize) {
        if (newSize < 0) throw new IllegalArgumentException("size < 0");
        size = newSize;
      }

      @Override
      public int getSessionCacheSize() {
        return size;
      }
    };
  }
}
