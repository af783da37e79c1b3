package android.bluetooth;

import antecede.Pipe;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A line to a thing nearby: what is written comes back. */
public final class BluetoothSocket implements Closeable {
  public static final int TYPE_L2CAP = 3;
  public static final int TYPE_RFCOMM = 1;
  public static final int TYPE_SCO = 2;

  private final BluetoothDevice device;
  private final Pipe pipe = new Pipe();
  private boolean connected;
  private boolean closed;

  BluetoothSocket(BluetoothDevice device) {
    this.device = device;
  }

  public BluetoothDevice getRemoteDevice() {
    return device;
  }

  public InputStream getInputStream() throws IOException {
    return new FileInputStream(FileDescriptor.of(pipe, null));
  }

  public OutputStream getOutputStream() throws IOException {
    return new FileOutputStream(FileDescriptor.of(null, pipe));
  }

  public boolean isConnected() {
    return connected;
  }

  public void connect() throws IOException {
    if (closed) throw new IOException("socket closed");
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    connected = true;
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    connected = false;
    pipe.closeReader();
    pipe.closeWriter();
  }

  public int getMaxTransmitPacketSize() {
    return 1024;
  }

  public int getMaxReceivePacketSize() {
    return 1024;
  }

  public int getConnectionType() {
    return TYPE_RFCOMM;
  }

  @Override
  protected void finalize() throws Throwable {}
}
