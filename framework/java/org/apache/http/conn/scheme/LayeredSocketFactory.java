package org.apache.http.conn.scheme;

import java.io.IOException;
import java.net.Socket;

/** Makes sockets on sockets. */
@Deprecated
public interface LayeredSocketFactory extends SocketFactory {
  Socket createSocket(Socket socket, String host, int port, boolean autoClose) throws IOException;
}
