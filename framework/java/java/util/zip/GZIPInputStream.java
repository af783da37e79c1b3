package java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;

/** Reads a gzip file, and those that follow it. */
public class GZIPInputStream extends InflaterInputStream {
  public static final int GZIP_MAGIC = 0x8b1f;

  protected CRC32 crc = new CRC32();
  protected boolean eos;

  public GZIPInputStream(InputStream in, int size) throws IOException {
    super(in, in != null ? new Inflater(true) : null, size);
    ownsInflater = true;
    readHeader(in);
  }

  public GZIPInputStream(InputStream in) throws IOException {
    this(in, 512);
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (eos) return -1;
    int size = super.read(bytes, offset, count);
    if (size == -1) {
      if (readTrailer()) eos = true;
      else return read(bytes, offset, count);
    } else {
      crc.update(bytes, offset, size);
    }
    return size;
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    super.close();
    eos = true;
  }

  private static int next(InputStream in, CRC32 sum) throws IOException {
    int value = in.read();
    if (value == -1) throw new EOFException();
    sum.update(value);
    return value;
  }

  /** Returns how many bytes it has. */
  private int readHeader(InputStream in) throws IOException {
    CRC32 sum = new CRC32();
    if ((next(in, sum) | next(in, sum) << 8) != GZIP_MAGIC) throw new ZipException("Not in GZIP format");
    if (next(in, sum) != Deflater.DEFLATED) throw new ZipException("Unsupported compression method");
    int flags = next(in, sum);
    for (int i = 0; i < 6; i++) next(in, sum);
    int size = 10;
    if ((flags & 4) != 0) {
      int extra = next(in, sum) | next(in, sum) << 8;
      for (int i = 0; i < extra; i++) next(in, sum);
      size += extra + 2;
    }
    // Name and comment end with a zero.
    for (int flag = 8; flag <= 16; flag *= 2) {
      if ((flags & flag) == 0) continue;
      do {
        size++;
      } while (next(in, sum) != 0);
    }
    if ((flags & 2) != 0) {
      int expected = (int) sum.getValue() & 0xffff;
      if ((next(in, sum) | next(in, sum) << 8) != expected) throw new ZipException("Corrupt GZIP header");
      size += 2;
    }
    crc.reset();
    return size;
  }

  private static long number(InputStream in) throws IOException {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      int next = in.read();
      if (next == -1) throw new EOFException();
      value |= (long) next << 8 * i;
    }
    return value;
  }

  /** Checks the end of a file; false: another one follows. */
  private boolean readTrailer() throws IOException {
    InputStream rest = in;
    int remaining = inf.getRemaining();
    if (remaining > 0) {
      InputStream open = new java.io.FilterInputStream(in) {
        @Override
        public void close() {}
      };
      rest = new SequenceInputStream(new ByteArrayInputStream(buf, len - remaining, remaining), open);
    }
    if (number(rest) != crc.getValue() || number(rest) != (inf.getBytesWritten() & 0xffffffffL)) {
      throw new ZipException("Corrupt GZIP trailer");
    }
    if (in.available() <= 0 && remaining <= 26) return true;
    int used = 8;
    try {
      used += readHeader(rest);
    } catch (IOException e) {
      return true;
    }
    inf.reset();
    if (remaining > used) inf.setInput(buf, len - remaining + used, remaining - used);
    return false;
  }
}
