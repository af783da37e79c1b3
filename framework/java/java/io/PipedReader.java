package java.io;

import antecede.Observable;

/** The reading end of a pipe of characters between two threads. */
public class PipedReader extends Reader {
  private final char[] buffer;
  /** Where the next character goes; negative: the pipe is empty. */
  @Observable private int in = -1;
  private int out;
  private boolean connected;
  private boolean writerClosed;
  private boolean readerClosed;
  private Thread reader;
  private Thread writer;

  public PipedReader(PipedWriter source) throws IOException {
    this(source, 1024);
  }

  public PipedReader(PipedWriter source, int size) throws IOException {
    this(size);
    connect(source);
  }

  public PipedReader() {
    this(1024);
  }

  public PipedReader(int size) {
    if (size <= 0) throw new IllegalArgumentException("Pipe size <= 0");
    buffer = new char[size];
  }

  public void connect(PipedWriter source) throws IOException {
    source.connect(this);
  }

  boolean isConnected() {
    return connected;
  }

  boolean isReaderClosed() {
    return readerClosed;
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

  synchronized void receive(int value) throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (writerClosed || readerClosed) throw new IOException("Pipe closed");
    writer = Thread.currentThread();
    while (in == out) {
      if (reader != null && !reader.isAlive()) throw new IOException("Pipe broken");
      pause();
    }
    if (in < 0) {
      in = 0;
      out = 0;
    }
    buffer[in++] = (char) value;
    if (in >= buffer.length) in = 0;
  }

  synchronized void receive(char[] chars, int offset, int count) throws IOException {
    for (int i = 0; i < count; i++) receive(chars[offset + i]);
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
    char value = buffer[out++];
    if (out >= buffer.length) out = 0;
    if (in == out) in = -1;
    return value;
  }

  @Override
  public synchronized int read(char[] chars, int offset, int count) throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (readerClosed) throw new IOException("Pipe closed");
    if ((offset | count | chars.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    int first = read();
    if (first < 0) return -1;
    chars[offset] = (char) first;
    int done = 1;
    while (in >= 0 && done < count) chars[offset + done++] = (char) read();
    return done;
  }

  @Override
  public synchronized boolean ready() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (readerClosed) throw new IOException("Pipe closed");
    if (writer != null && !writer.isAlive() && !writerClosed && in < 0) throw new IOException("Write end dead");
    return in >= 0;
  }

  @Override
  public void close() throws IOException {
    in = -1;
    readerClosed = true;
  }
}
