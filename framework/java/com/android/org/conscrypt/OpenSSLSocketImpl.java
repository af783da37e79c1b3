package com.android.org.conscrypt;

import antecede.Unlisted;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import javax.net.ssl.SSLSocket;

/** What the platform's secure sockets are, besides: OkHttp looks up these four methods. */
@Unlisted
public abstract class OpenSSLSocketImpl extends SSLSocket {
  protected OpenSSLSocketImpl() {}

  protected OpenSSLSocketImpl(String hostname, int port) throws IOException, UnknownHostException {
    super(hostname, port);
  }

  protected OpenSSLSocketImpl(InetAddress address, int port) throws IOException {
    super(address, port);
  }

  /** Nothing is encrypted: there are no tickets. */
  @Unlisted
  public void setUseSessionTickets(boolean useSessionTickets) {}

  /** Names are not sent. */
  @Unlisted
  public void setHostname(String hostname) {}

  /** The other side chooses no protocol, as one that knows HTTP 1 only. */
  @Unlisted
  public void setAlpnProtocols(byte[] protocols) {}

  /** Null: none was chosen. */
  @Unlisted
  public byte[] getAlpnSelectedProtocol() {
    return null;
  }
}
