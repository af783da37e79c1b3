package org.apache.http.impl;

import java.io.IOException;
import java.net.Socket;
import org.apache.http.params.HttpParams;

/** What a client opens by itself. */
@Deprecated
public class DefaultHttpClientConnection extends SocketHttpClientConnection {
  public DefaultHttpClientConnection() {}

  @Override
  public void bind(Socket socket, HttpParams params) throws IOException {
    assertNotOpen();
    super.bind(socket, params);
  }
}
