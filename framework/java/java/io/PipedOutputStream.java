package java.io;

/** The writing end of a pipe between two threads. */
public class PipedOutputStream extends OutputStream {
  private PipedInputStream sink;

  public PipedOutputStream(PipedInputStream sink) throws IOException {
    connect(sink);
  }

  public PipedOutputStream() {}

  public synchronized void connect(PipedInputStream sink) throws IOException {
    if (sink == null) throw new NullPointerException();
    if (this.sink != null || sink.isConnected()) throw new IOException("Already connected");
    this.sink = sink;
    sink.connected();
  }

  private PipedInputStream sink() throws IOException {
    if (sink == null) throw new IOException("Pipe not connected");
    return sink;
  }

  @Override
  public void write(int value) throws IOException {
    sink().receive(value);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    PipedInputStream sink = sink();
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count > 0) sink.receive(bytes, offset, count);
  }

  @Override
  public synchronized void flush() throws IOException {
    if (sink == null) return;
    synchronized (sink) {
      sink.notifyAll();
    }
  }

  @Override
  public void close() throws IOException {
    if (sink != null) sink.receivedLast();
  }
}
