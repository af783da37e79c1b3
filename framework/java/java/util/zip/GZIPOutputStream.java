package java.util.zip;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a gzip file. */
public class GZIPOutputStream extends DeflaterOutputStream {
  protected CRC32 crc = new CRC32();

  public GZIPOutputStream(OutputStream out, int size) throws IOException {
    this(out, size, false);
  }

  public GZIPOutputStream(OutputStream out, int size, boolean syncFlush) throws IOException {
    super(out, out != null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : null, size, syncFlush);
    ownsDeflater = true;
    out.write(new byte[] {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, 0});
  }

  public GZIPOutputStream(OutputStream out) throws IOException {
    this(out, 512, false);
  }

  public GZIPOutputStream(OutputStream out, boolean syncFlush) throws IOException {
    this(out, 512, syncFlush);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int count) throws IOException {
    super.write(bytes, offset, count);
    crc.update(bytes, offset, count);
  }

  @Override
  public void finish() throws IOException {
    if (def.finished()) return;
    super.finish();
    byte[] trailer = new byte[8];
    for (int i = 0; i < 4; i++) {
      trailer[i] = (byte) (crc.getValue() >> 8 * i);
      trailer[4 + i] = (byte) (def.getBytesRead() >> 8 * i);
    }
    out.write(trailer);
  }
}
