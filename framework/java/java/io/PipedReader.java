package java.io;

import antecede.Observable;
import java.util.Objects;

/** The reading end of a pipe of characters between two threads. */
public class PipedReader extends Reader {
  private final char[] buffer;
  /** Where the next character goes; negative: the pipe is empty. */
  @Observable private int in = -1;
  private int out;
  private final PipeEnds ends = new PipeEnds(this);

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
    return ends.isConnected();
  }

  boolean isReaderClosed() {
    return ends.isReaderClosed();
  }

  void connected() {
    ends.connect();
  }

  private boolean isEmpty() {
    return in < 0;
  }

  private int following(int place) {
    return (place + 1) % buffer.length;
  }

  synchronized void receive(int value) throws IOException {
    ends.beginWrite(false);
    while (in == out) ends.awaitRoom();
    if (isEmpty()) in = out = 0;
    buffer[in] = (char) value;
    in = following(in);
  }

  synchronized void receive(char[] chars, int offset, int count) throws IOException {
    for (int i = 0; i < count; i++) receive(chars[offset + i]);
  }

  synchronized void receivedLast() {
    ends.closeWriter();
  }

  @Override
  public synchronized int read() throws IOException {
    ends.beginRead(isEmpty());
    while (isEmpty() && !ends.isWriterClosed()) ends.awaitContent();
    return isEmpty() ? -1 : take();
  }

  private char take() {
    char value = buffer[out];
    out = following(out);
    if (out == in) in = -1;
    return value;
  }

  /** Waits for the first character only. */
  @Override
  public synchronized int read(char[] chars, int offset, int count) throws IOException {
    ends.checkRead(isEmpty());
    Objects.checkFromIndexSize(offset, count, chars.length);
    if (count == 0) return 0;
    int value = read();
    if (value < 0) return -1;
    chars[offset] = (char) value;
    int done = 1;
    while (done < count && !isEmpty()) chars[offset + done++] = take();
    return done;
  }

  @Override
  public synchronized boolean ready() throws IOException {
    ends.checkRead(isEmpty());
    return !isEmpty();
  }

  @Override
  public void close() throws IOException {
    in = -1;
    ends.closeReader();
  }
}
