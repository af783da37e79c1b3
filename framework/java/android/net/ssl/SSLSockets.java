package android.net.ssl;

import com.android.org.conscrypt.OpenSSLSocketImpl;
import javax.net.ssl.SSLSocket;

/** What the platform's own secure sockets can do besides; the model's are such. */
public class SSLSockets {
  private SSLSockets() {}

  public static boolean isSupportedSocket(SSLSocket socket) {
    return socket instanceof OpenSSLSocketImpl;
  }

  public static void setUseSessionTickets(SSLSocket socket, boolean useSessionTickets) {
    if (!isSupportedSocket(socket)) throw new IllegalArgumentException("Socket is not a supported socket.");
  }
}
