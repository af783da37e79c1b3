package org.apache.http;

import java.net.InetAddress;

/** A connection between two hosts. */
@Deprecated
public interface HttpInetConnection extends HttpConnection {
  InetAddress getLocalAddress();

  int getLocalPort();

  InetAddress getRemoteAddress();

  int getRemotePort();
}
