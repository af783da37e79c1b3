package org.apache.http.conn.scheme;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.apache.http.params.HttpConnectionParams;
import org.apache.http.params.HttpParams;

/** Makes sockets that anybody can read. */
@Deprecated
public final class PlainSocketFactory implements SocketFactory {
  private static final PlainSocketFactory DEFAULT = new PlainSocketFactory();

  public PlainSocketFactory() {}

  public static PlainSocketFactory getSocketFactory() {
    return DEFAULT;
  }

  @Override
  public Socket createSocket() {
    return new Socket();
  }

  @Override
  public Socket connectSocket(Socket sock, String host, int port, InetAddress localAddress, int localPort, HttpParams params)
      throws IOException {
    Socket socket = sock == null ? createSocket() : sock;
    socket.connect(new InetSocketAddress(host, port), HttpConnectionParams.getConnectionTimeout(params));
    return socket;
  }

  @Override
  public boolean isSecure(Socket sock) {
    return false;
  }
}
