package java.io;

/** The two ends of a pipe between threads: whether they are there, and which threads use them. Whoever asks holds the pipe's lock. */
final class PipeEnds {
  /** Threads that have gone tell nobody: so often one looks for them. */
  private static final long LOOK_EVERY_MILLIS = 1000;

  private final Object pipe;
  private boolean connected;
  private boolean writerClosed;
  private boolean readerClosed;
  private Thread reader;
  private Thread writer;

  PipeEnds(Object pipe) {
    this.pipe = pipe;
  }

  boolean isConnected() {
    return connected;
  }

  boolean isWriterClosed() {
    return writerClosed;
  }

  boolean isReaderClosed() {
    return readerClosed;
  }

  void connect() {
    connected = true;
  }

  void closeWriter() {
    writerClosed = true;
    pipe.notifyAll();
  }

  void closeReader() {
    readerClosed = true;
  }

  private void checkOpen() throws IOException {
    if (!connected) throw new IOException("Pipe not connected");
    if (readerClosed) throw new IOException("Pipe closed");
  }

  /** The current thread is about to write; perhaps only if nobody has seen the reader go. */
  void beginWrite(boolean toReader) throws IOException {
    checkOpen();
    if (writerClosed) throw new IOException("Pipe closed");
    if (toReader) checkAlive(reader, "Read end dead");
    writer = Thread.currentThread();
  }

  /** The current thread is about to read. */
  void beginRead(boolean empty) throws IOException {
    checkRead(empty);
    reader = Thread.currentThread();
  }

  /** Whoever finds the pipe empty needs somebody who writes. */
  void checkRead(boolean empty) throws IOException {
    checkOpen();
    if (empty && !writerClosed) checkAlive(writer, "Write end dead");
  }

  private static void checkAlive(Thread thread, String otherwise) throws IOException {
    if (thread != null && !thread.isAlive()) throw new IOException(otherwise);
  }

  /** Waits, as a writer for room, until something has changed, or it is time to look. */
  void awaitRoom() throws IOException {
    checkOpen();
    checkAlive(reader, "Pipe broken");
    await();
  }

  /** The same as a reader, for something to read. */
  void awaitContent() throws IOException {
    checkAlive(writer, "Pipe broken");
    await();
  }

  private void await() throws IOException {
    pipe.notifyAll();
    try {
      pipe.wait(LOOK_EVERY_MILLIS);
    } catch (InterruptedException interrupted) {
      throw new InterruptedIOException();
    }
  }
}
