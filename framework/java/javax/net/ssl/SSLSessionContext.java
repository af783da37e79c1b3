package javax.net.ssl;

import java.util.Enumeration;

/** Sessions that belong together. */
public interface SSLSessionContext {
  SSLSession getSession(byte[] id);

  Enumeration<byte[]> getIds();

  void setSessionTimeout(int seconds) throws IllegalArgumentException;

  int getSessionTimeout();

  void setSessionCacheSize(int size) throws IllegalArgumentException;

  int getSessionCacheSize();
}
