package java.util.zip;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Reads a zip file from its start to its end. */
public class ZipInputStream extends InflaterInputStream implements ZipConstants {
  private final Charset charset;
  private final CRC32 crc = new CRC32();
  private ZipEntry entry;
  private long remaining;
  private boolean entryEnded;

  public ZipInputStream(InputStream in) {
    this(in, StandardCharsets.UTF_8);
  }

  public ZipInputStream(InputStream in, Charset charset) {
    super(new PushbackInputStream(in, 512), new Inflater(true), 512);
    if (in == null) throw new NullPointerException("in is null");
    if (charset == null) throw new NullPointerException("charset is null");
    this.charset = charset;
    ownsInflater = true;
  }

  private void readFully(byte[] bytes) throws IOException {
    if (in.readNBytes(bytes, 0, bytes.length) < bytes.length) throw new EOFException();
  }

  public ZipEntry getNextEntry() throws IOException {
    check();
    if (entry != null) closeEntry();
    crc.reset();
    inf.reset();
    byte[] header = new byte[LOCHDR];
    if (in.readNBytes(header, 0, LOCHDR) < LOCHDR || Bytes.getInt(header, 0) != LOCSIG) return null;
    int flags = Bytes.getShort(header, LOCFLG);
    byte[] name = new byte[Bytes.getShort(header, LOCNAM)];
    readFully(name);
    Charset used = (flags & 0x800) != 0 ? StandardCharsets.UTF_8 : charset;
    ZipEntry next = createZipEntry(used.toText(name, 0, name.length));
    if ((flags & 1) != 0) throw new ZipException("encrypted ZIP entry not supported");
    next.flags = flags;
    next.method = Bytes.getShort(header, LOCHOW);
    next.dosTime = Bytes.getInt(header, LOCTIM);
    if ((flags & 8) != 0) {
      if (next.method != ZipEntry.DEFLATED) throw new ZipException("only DEFLATED entries can have EXT descriptor");
    } else {
      next.crc = Bytes.getInt(header, LOCCRC);
      next.compressedSize = Bytes.getInt(header, LOCSIZ);
      next.size = Bytes.getInt(header, LOCLEN);
    }
    int extra = Bytes.getShort(header, LOCEXT);
    if (extra > 0) {
      next.extra = new byte[extra];
      readFully(next.extra);
    }
    entry = next;
    remaining = next.method == ZipEntry.STORED ? next.size : 0;
    entryEnded = false;
    setReachedEnd(false);
    return next;
  }

  public void closeEntry() throws IOException {
    check();
    byte[] waste = new byte[512];
    while (read(waste, 0, waste.length) != -1) {
      // Everything that is left of the entry goes.
    }
    entryEnded = true;
  }

  @Override
  public int available() throws IOException {
    check();
    return entryEnded ? 0 : 1;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    if (entry == null) return -1;
    int size;
    if (entry.method == ZipEntry.DEFLATED) {
      size = super.read(bytes, offset, count);
      if (size == -1) readEnd();
    } else if (entry.method == ZipEntry.STORED) {
      size = remaining <= 0 ? -1 : in.read(bytes, offset, (int) Math.min(count, remaining));
      if (size == -1 && remaining > 0) throw new ZipException("unexpected EOF");
      if (size > 0) remaining -= size;
    } else {
      throw new ZipException("invalid compression method");
    }
    if (size > 0) crc.update(bytes, offset, size);
    boolean done = size == -1 || entry.method == ZipEntry.STORED && remaining == 0;
    if (done && entry.crc != -1 && entry.crc != crc.getValue()) {
      throw new ZipException("invalid entry CRC (expected 0x" + Long.toHexString(entry.crc) + " but got 0x"
          + Long.toHexString(crc.getValue()) + ")");
    }
    if (size == -1) {
      entryEnded = true;
      entry = null;
    }
    return size;
  }

  /** What follows the compressed data of an entry. */
  private void readEnd() throws IOException {
    int unused = inf.getRemaining();
    if (unused > 0) ((PushbackInputStream) in).unread(buf, len - unused, unused);
    if ((entry.flags & 8) != 0) {
      byte[] first = new byte[4];
      byte[] rest = new byte[12];
      readFully(first);
      if (Bytes.getInt(first, 0) == EXTSIG) {
        readFully(rest);
      } else {
        byte[] more = new byte[8];
        readFully(more);
        System.arraycopy(first, 0, rest, 0, 4);
        System.arraycopy(more, 0, rest, 4, 8);
      }
      entry.crc = Bytes.getInt(rest, 0);
      entry.compressedSize = Bytes.getInt(rest, 4);
      entry.size = Bytes.getInt(rest, 8);
    }
    if (entry.size != inf.getBytesWritten()) {
      throw new ZipException("invalid entry size (expected " + entry.size + " but got " + inf.getBytesWritten()
          + " bytes)");
    }
    if (entry.compressedSize != inf.getBytesRead()) {
      throw new ZipException("invalid entry compressed size (expected " + entry.compressedSize + " but got "
          + inf.getBytesRead() + " bytes)");
    }
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("negative skip length");
    check();
    byte[] waste = new byte[512];
    long total = 0;
    while (total < count) {
      int size = read(waste, 0, (int) Math.min(count - total, waste.length));
      if (size == -1) break;
      total += size;
    }
    return total;
  }

  protected ZipEntry createZipEntry(String name) {
    return new ZipEntry(name);
  }
}
