package java.io;

import antecede.Observable;
import java.util.Objects;

/** The reading end of a pipe between two threads. */
public class PipedInputStream extends InputStream {
  protected static final int PIPE_SIZE = 1024;

  protected byte[] buffer;
  /** Where the next byte goes; negative: the pipe is empty. */
  @Observable protected int in = -1;
  protected int out;
  private final PipeEnds ends = new PipeEnds(this);

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
    return ends.isConnected();
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

  protected synchronized void receive(int value) throws IOException {
    ends.beginWrite(true);
    while (in == out) ends.awaitRoom();
    if (isEmpty()) in = out = 0;
    buffer[in] = (byte) value;
    in = following(in);
  }

  synchronized void receive(byte[] bytes, int offset, int count) throws IOException {
    for (int i = 0; i < count; i++) receive(bytes[offset + i]);
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

  private int take() {
    int value = buffer[out] & 0xff;
    out = following(out);
    if (out == in) in = -1;
    return value;
  }

  /** Waits for the first byte only. */
  @Override
  public synchronized int read(byte[] bytes, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    if (count == 0) return 0;
    int value = read();
    if (value < 0) return -1;
    bytes[offset] = (byte) value;
    int done = 1;
    while (done < count && !isEmpty()) bytes[offset + done++] = (byte) take();
    return done;
  }

  @Override
  public synchronized int available() throws IOException {
    if (isEmpty()) return 0;
    return in > out ? in - out : in + buffer.length - out;
  }

  @Override
  public synchronized void close() throws IOException {
    ends.closeReader();
    in = -1;
  }
}
