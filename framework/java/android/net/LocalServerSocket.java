package android.net;

import antecede.Sync;
import antecede.Threads;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;

/** Waits for others on the device to connect. There are no others: who accepts waits until the socket is closed. */
public class LocalServerSocket implements Closeable {
  private final LocalSocketAddress address;
  private final FileDescriptor descriptor;
  private boolean closed;

  public LocalServerSocket(String name) throws IOException {
    address = new LocalSocketAddress(name);
    descriptor = new FileDescriptor();
  }

  public LocalServerSocket(FileDescriptor fd) throws IOException {
    address = new LocalSocketAddress("");
    descriptor = fd;
  }

  public LocalSocketAddress getLocalSocketAddress() {
    return address;
  }

  public LocalSocket accept() throws IOException {
    while (!closed) Sync.blockUninterruptibly(this, Threads.FOREVER);
    Sync.acquire(this);
    throw new IOException("Socket closed");
  }

  public FileDescriptor getFileDescriptor() {
    return descriptor;
  }

  @Override
  public void close() throws IOException {
    Sync.release(this);
    closed = true;
    Sync.wake(this, true);
  }
}
