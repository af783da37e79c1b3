package java.io;

/** The writing end of a pipe of characters between two threads. */
public class PipedWriter extends Writer {
  private PipedReader sink;
  private boolean closed;

  public PipedWriter(PipedReader sink) throws IOException {
    connect(sink);
  }

  public PipedWriter() {}

  public synchronized void connect(PipedReader sink) throws IOException {
    if (sink == null) throw new NullPointerException();
    if (this.sink != null || sink.isConnected()) throw new IOException("Already connected");
    if (sink.isReaderClosed() || closed) throw new IOException("Pipe closed");
    this.sink = sink;
    sink.connected();
  }

  private PipedReader sink() throws IOException {
    if (sink == null) throw new IOException("Pipe not connected");
    return sink;
  }

  @Override
  public void write(int value) throws IOException {
    sink().receive(value);
  }

  @Override
  public void write(char[] chars, int offset, int count) throws IOException {
    PipedReader sink = sink();
    if ((offset | count | chars.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    sink.receive(chars, offset, count);
  }

  @Override
  public synchronized void flush() throws IOException {
    if (sink == null) return;
    if (sink.isReaderClosed() || closed) throw new IOException("Pipe closed");
    synchronized (sink) {
      sink.notifyAll();
    }
  }

  @Override
  public void close() throws IOException {
    closed = true;
    if (sink != null) sink.receivedLast();
  }
}
