package android.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A socket within the device; nobody listens. */
public class LocalSocket implements Closeable {
  public static final int SOCKET_DGRAM = 1;
  public static final int SOCKET_SEQPACKET = 3;
  public static final int SOCKET_STREAM = 2;

  private boolean closed;
  private int soTimeout;
  private int receiveBufferSize;
  private int sendBufferSize;

  public LocalSocket() {}

  public LocalSocket(int sockType) {}

  public void connect(LocalSocketAddress endpoint) throws IOException {
    throw new IOException("Connection refused");
  }

  public void connect(LocalSocketAddress endpoint, int timeout) throws IOException {
    throw new UnsupportedOperationException();
  }

  public void bind(LocalSocketAddress bindpoint) throws IOException {}

  private void check() throws IOException {
    throw new IOException(closed ? "socket closed" : "socket not created");
  }

  public InputStream getInputStream() throws IOException {
    check();
    return null;
  }

  public OutputStream getOutputStream() throws IOException {
    check();
    return null;
  }

  @Override
  public void close() throws IOException {
    closed = true;
  }

  public void shutdownInput() throws IOException {
    check();
  }

  public void shutdownOutput() throws IOException {
    check();
  }

  public void setReceiveBufferSize(int size) throws IOException {
    receiveBufferSize = size;
  }

  public int getReceiveBufferSize() throws IOException {
    return receiveBufferSize;
  }

  public void setSoTimeout(int n) throws IOException {
    soTimeout = n;
  }

  public int getSoTimeout() throws IOException {
    return soTimeout;
  }

  public void setSendBufferSize(int n) throws IOException {
    sendBufferSize = n;
  }

  public int getSendBufferSize() throws IOException {
    return sendBufferSize;
  }

  public boolean isConnected() {
    return false;
  }

  public boolean isClosed() {
    throw new UnsupportedOperationException();
  }
}
