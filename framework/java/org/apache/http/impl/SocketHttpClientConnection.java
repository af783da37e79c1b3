package org.apache.http.impl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import org.apache.http.HttpInetConnection;
import org.apache.http.params.HttpParams;

/** Over a socket. */
@Deprecated
public class SocketHttpClientConnection extends AbstractHttpClientConnection implements HttpInetConnection {
  private volatile boolean open;
  private Socket socket;

  public SocketHttpClientConnection() {}

  protected void assertNotOpen() {
    if (open) throw new IllegalStateException("Connection is already open");
  }

  @Override
  protected void assertOpen() {
    if (!open) throw new IllegalStateException("Connection is not open");
  }

  protected void bind(Socket socket, HttpParams params) throws IOException {
    if (socket == null) throw new IllegalArgumentException("Socket may not be null");
    if (params == null) throw new IllegalArgumentException("HTTP parameters may not be null");
    this.socket = socket;
    init(socket.getInputStream(), socket.getOutputStream());
    open = true;
  }

  @Override
  public boolean isOpen() {
    return open;
  }

  protected Socket getSocket() {
    return socket;
  }

  @Override
  public InetAddress getLocalAddress() {
    return socket == null ? null : socket.getLocalAddress();
  }

  @Override
  public int getLocalPort() {
    return socket == null ? -1 : socket.getLocalPort();
  }

  @Override
  public InetAddress getRemoteAddress() {
    return socket == null ? null : socket.getInetAddress();
  }

  @Override
  public int getRemotePort() {
    return socket == null ? -1 : socket.getPort();
  }

  @Override
  public void setSocketTimeout(int timeout) {
    assertOpen();
    try {
      socket.setSoTimeout(timeout);
    } catch (SocketException ignored) {
      // as documented: nothing
    }
  }

  @Override
  public int getSocketTimeout() {
    try {
      return socket == null ? -1 : socket.getSoTimeout();
    } catch (SocketException e) {
      return -1;
    }
  }

  @Override
  public void shutdown() throws IOException {
    open = false;
    if (socket != null) socket.close();
  }

  @Override
  public void close() throws IOException {
    if (!open) return;
    open = false;
    socket.close();
  }
}
