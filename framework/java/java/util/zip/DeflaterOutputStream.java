package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Compresses while writing. */
public class DeflaterOutputStream extends FilterOutputStream {
  protected Deflater def;
  protected byte[] buf;
  private final boolean syncFlush;
  private boolean closed;
  /** The deflater was made here, so it ends here. */
  boolean ownsDeflater;

  public DeflaterOutputStream(OutputStream out, Deflater deflater, int size, boolean syncFlush) {
    super(out);
    if (out == null || deflater == null) throw new NullPointerException();
    if (size <= 0) throw new IllegalArgumentException("buffer size <= 0");
    def = deflater;
    buf = new byte[size];
    this.syncFlush = syncFlush;
  }

  public DeflaterOutputStream(OutputStream out, Deflater deflater, int size) {
    this(out, deflater, size, false);
  }

  public DeflaterOutputStream(OutputStream out, Deflater deflater, boolean syncFlush) {
    this(out, deflater, 512, syncFlush);
  }

  public DeflaterOutputStream(OutputStream out, Deflater deflater) {
    this(out, deflater, 512, false);
  }

  public DeflaterOutputStream(OutputStream out, boolean syncFlush) {
    this(out, out != null ? new Deflater() : null, 512, syncFlush);
    ownsDeflater = true;
  }

  public DeflaterOutputStream(OutputStream out) {
    this(out, false);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    if (def.finished()) throw new IOException("write beyond end of stream");
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return;
    def.setInput(bytes, offset, count);
    while (!def.needsInput()) deflate();
  }

  public void finish() throws IOException {
    if (def.finished()) return;
    def.finish();
    while (!def.finished()) deflate();
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    finish();
    if (ownsDeflater) def.end();
    out.close();
    closed = true;
  }

  protected void deflate() throws IOException {
    int size;
    // Everything the deflater has: it takes its input at once.
    while ((size = def.deflate(buf, 0, buf.length)) > 0) out.write(buf, 0, size);
  }

  @Override
  public void flush() throws IOException {
    if (syncFlush && !def.finished()) {
      int size;
      while ((size = def.deflate(buf, 0, buf.length, Deflater.SYNC_FLUSH)) > 0) out.write(buf, 0, size);
    }
    out.flush();
  }
}
