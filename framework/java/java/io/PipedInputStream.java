package java.io;

import antecede.Observable;

/** The reading end of a pipe between two threads. */
public class PipedInputStream extends InputStream {
  protected static final int PIPE_SIZE = 1024;

  protected byte[] buffer;
  /** Where the next byte goes; negative: the pipe is empty. */
  @Observable protected int in = -1;
  protected int out;
  private boolean connected;
  private boolean writerClosed;
  private boolean readerClosed;
  private Thread reader;
  private Thread writer;

  public PipedInputStream(PipedOutputStream source) throws IOException {
    this(source, PIPE_SIZE);
  }

  public PipedInputStream(PipedOutputStream source, int size) throws IOException {
    this(size);
    connect(source);
  }

  public PipedInputStream() {
    this(PIPE_SIZE);
  }

  public PipedInputStream(int size) {
    if (size <= 0) throw new IllegalArgumentException("Pipe Size <= 0");
    buffer = new byte[size];
  }

  public void connect(PipedOutputStream source) throws IOException {
    source.connect(this);
  }

  boolean isConnected() {
    return connected;
  }

  void connected() {
    connected = true;
    in = -1;
    out = 0;
  }

  private void pause() throws IOException {
    notifyAll();
    try {
      wait(1000);
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  private void checkForWriting() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (writerClosed || readerClosed) throw new IOException("Pipe closed");
    if (reader != null && !reader.isAlive()) throw new IOException("Read end dead");
  }

  protected synchronized void receive(int value) throws IOException {
    checkForWriting();
    writer = Thread.currentThread();
    while (in == out) {
      checkForWriting();
      pause();
    }
    if (in < 0) {
      in = 0;
      out = 0;
    }
    buffer[in++] = (byte) value;
    if (in >= buffer.length) in = 0;
  }

  synchronized void receive(byte[] bytes, int offset, int count) throws IOException {
    for (int i = 0; i < count; i++) receive(bytes[offset + i]);
  }

  synchronized void receivedLast() {
    writerClosed = true;
    notifyAll();
  }

  @Override
  public synchronized int read() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (readerClosed) throw new IOException("Pipe closed");
    if (writer != null && !writer.isAlive() && !writerClosed && in < 0) throw new IOException("Write end dead");
    reader = Thread.currentThread();
    int chances = 2;
    while (in < 0) {
      if (writerClosed) return -1;
      if (writer != null && !writer.isAlive() && --chances < 0) throw new IOException("Pipe broken");
      pause();
    }
    int value = buffer[out++] & 0xff;
    if (out >= buffer.length) out = 0;
    if (in == out) in = -1;
    return value;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int count) throws IOException {
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    int first = read();
    if (first < 0) return -1;
    bytes[offset] = (byte) first;
    int done = 1;
    while (in >= 0 && done < count) bytes[offset + done++] = (byte) read();
    return done;
  }

  @Override
  public synchronized int available() throws IOException {
    if (in < 0) return 0;
    return in > out ? in - out : in - out + buffer.length;
  }

  @Override
  public void close() throws IOException {
    readerClosed = true;
    synchronized (this) {
      in = -1;
    }
  }
}
