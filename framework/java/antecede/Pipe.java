package antecede;

import java.io.IOException;

/** Bytes on their way from one thread to another: under sockets, channels and file descriptors of pipes. */
public final class Pipe {
  /** Answer of {@link #read}: the time was over. */
  public static final int TIMEOUT = -2;
  /** Where selectors wait: everything that happens to any pipe or server wakes them. */
  public static final Object CHANGES = new Object();

  private final byte[] bytes = new byte[65536];
  private int start;
  @Observable private int count;
  private boolean readerClosed;
  private boolean writerClosed;

  private void changed() {
    Sync.wake(this, true);
    Sync.wake(CHANGES, true);
  }

  /** Waits for at least one byte. Returns how many were read, -1 at the end, or {@link #TIMEOUT}. */
  public int read(byte[] target, int offset, int wanted, long nanos) throws IOException {
    if (wanted == 0) return 0;
    long deadline = nanos == Threads.FOREVER ? 0 : World.uptimeNanos() + nanos;
    while (count == 0 && !writerClosed && !readerClosed) {
      long left = nanos == Threads.FOREVER ? nanos : deadline - World.uptimeNanos();
      if (nanos != Threads.FOREVER && left <= 0) return TIMEOUT;
      Sync.blockUninterruptibly(this, left);
    }
    if (readerClosed) throw new IOException("Stream closed");
    Sync.acquire(this);
    if (count == 0) return -1;
    int size = Math.min(count, wanted);
    for (int i = 0; i < size; i++) target[offset + i] = bytes[(start + i) % bytes.length];
    start = (start + size) % bytes.length;
    count -= size;
    changed();
    return size;
  }

  /** Writes as much as fits now, and waits for room if {@code all} must be written. Returns how much was. */
  public int write(byte[] source, int offset, int size, boolean all) throws IOException {
    int done = 0;
    while (true) {
      if (readerClosed) throw new IOException("Broken pipe");
      if (writerClosed) throw new IOException("Stream closed");
      int part = Math.min(size - done, bytes.length - count);
      for (int i = 0; i < part; i++) bytes[(start + count + i) % bytes.length] = source[offset + done + i];
      done += part;
      if (part > 0) {
        count += part;
        Sync.release(this);
        changed();
      }
      if (done == size || !all) return done;
      Sync.blockUninterruptibly(this, Threads.FOREVER);
    }
  }

  public int available() {
    return count;
  }

  public boolean canRead() {
    return count > 0 || writerClosed || readerClosed;
  }

  public boolean canWrite() {
    return count < bytes.length || writerClosed || readerClosed;
  }

  public void closeReader() {
    readerClosed = true;
    Sync.release(this);
    changed();
  }

  public void closeWriter() {
    writerClosed = true;
    Sync.release(this);
    changed();
  }
}
