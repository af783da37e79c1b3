package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Decompresses while writing. */
public class InflaterOutputStream extends FilterOutputStream {
  protected final Inflater inf;
  protected final byte[] buf;
  private boolean ownsInflater;
  private boolean closed;

  public InflaterOutputStream(OutputStream out) {
    this(out, new Inflater());
    ownsInflater = true;
  }

  public InflaterOutputStream(OutputStream out, Inflater inflater) {
    this(out, inflater, 512);
  }

  public InflaterOutputStream(OutputStream out, Inflater inflater, int size) {
    super(out);
    if (out == null) throw new NullPointerException("Null output");
    if (inflater == null) throw new NullPointerException("Null inflater");
    if (size <= 0) throw new IllegalArgumentException("Buffer size < 1");
    inf = inflater;
    buf = new byte[size];
  }

  private void check() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    try {
      finish();
    } finally {
      out.close();
      closed = true;
    }
  }

  @Override
  public void flush() throws IOException {
    check();
    drain();
    out.flush();
  }

  private void drain() throws IOException {
    try {
      int size;
      while (!inf.finished() && (size = inf.inflate(buf, 0, buf.length)) > 0) out.write(buf, 0, size);
    } catch (DataFormatException e) {
      throw new ZipException(e.getMessage() != null ? e.getMessage() : "Invalid ZLIB data format");
    }
  }

  public void finish() throws IOException {
    check();
    drain();
    out.flush();
    if (ownsInflater) inf.end();
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (bytes == null) throw new NullPointerException("Null buffer for read");
    if (offset < 0 || count < 0 || count > bytes.length - offset) throw new IndexOutOfBoundsException();
    if (count == 0) return;
    inf.setInput(bytes, offset, count);
    drain();
    if (inf.needsDictionary()) throw new ZipException("ZLIB dictionary missing");
  }
}
