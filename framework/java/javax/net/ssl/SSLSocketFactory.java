package javax.net.ssl;

import com.android.org.conscrypt.OpenSSLSocketFactoryImpl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/** Makes secure sockets. */
public abstract class SSLSocketFactory extends SocketFactory {
  public SSLSocketFactory() {}

  public static SocketFactory getDefault() {
    return new PlainFactory(null);
  }

  public abstract String[] getDefaultCipherSuites();

  public abstract String[] getSupportedCipherSuites();

  public abstract Socket createSocket(Socket under, String host, int port, boolean close) throws IOException;

  /** Makes sockets that secure nothing. */
  static final class PlainFactory extends OpenSSLSocketFactoryImpl {
    /** The first of the managers that knows certificates counts, as on a device; if there is none, the default. */
    PlainFactory(TrustManager[] trust) {
      super(first(trust == null ? TrustManagerFactory.usual() : trust));
    }

    private static X509TrustManager first(TrustManager[] trust) {
      for (TrustManager one : trust) {
        if (one instanceof X509TrustManager) return (X509TrustManager) one;
      }
      return null;
    }

    @Override
    public String[] getDefaultCipherSuites() {
      return Suites.CIPHERS.clone();
    }

    @Override
    public String[] getSupportedCipherSuites() {
      return Suites.CIPHERS.clone();
    }

    @Override
    public Socket createSocket() {
      return new PlainSocket(new Socket(), null, true);
    }

    @Override
    public Socket createSocket(Socket under, String host, int port, boolean close) throws IOException {
      if (under == null) throw new NullPointerException("socket == null");
      return new PlainSocket(under, host, close);
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
      return new PlainSocket(new Socket(host, port), host, true);
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
      return new PlainSocket(new Socket(host, port, local, localPort), host, true);
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
      return new PlainSocket(new Socket(host, port), host.getHostName(), true);
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException {
      return new PlainSocket(new Socket(host, port, local, localPort), host.getHostName(), true);
    }
  }
}
