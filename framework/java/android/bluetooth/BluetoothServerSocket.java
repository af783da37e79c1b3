package android.bluetooth;

import antecede.Sync;
import antecede.Threads;
import java.io.Closeable;
import java.io.IOException;

/** Waits for things that call; none does. */
public final class BluetoothServerSocket implements Closeable {
  private boolean closed;

  BluetoothServerSocket() {}

  public BluetoothSocket accept() throws IOException {
    return accept(-1);
  }

  public BluetoothSocket accept(int timeout) throws IOException {
    if (timeout >= 0) Sync.blockUninterruptibly(this, timeout * 1000000L);
    while (timeout < 0 && !closed) Sync.blockUninterruptibly(this, Threads.FOREVER);
    throw new IOException(closed ? "Operation Canceled" : "timed out");
  }

  @Override
  public void close() throws IOException {
    closed = true;
    Sync.wake(this, true);
  }
}
