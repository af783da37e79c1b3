package java.util.zip;

import antecede.World;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes a zip file of less than two gigabytes. */
public class ZipOutputStream extends DeflaterOutputStream implements ZipConstants {
  public static final int STORED = 0;
  public static final int DEFLATED = 8;

  private final Charset charset;
  private final List<ZipEntry> entries = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final CRC32 crc = new CRC32();
  private ZipEntry current;
  private byte[] comment = new byte[0];
  private int method = DEFLATED;
  private long written;
  private long start;
  private boolean finished;
  private boolean closed;

  public ZipOutputStream(OutputStream out) {
    this(out, StandardCharsets.UTF_8);
  }

  public ZipOutputStream(OutputStream out, Charset charset) {
    super(out, out != null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : null);
    if (charset == null) throw new NullPointerException("charset is null");
    this.charset = charset;
    ownsDeflater = true;
  }

  private void check() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  public void setComment(String text) {
    byte[] bytes = text == null ? new byte[0] : charset.toBytes(text);
    if (bytes.length > 0xffff) throw new IllegalArgumentException("ZIP file comment too long.");
    comment = bytes;
  }

  public void setMethod(int method) {
    if (method != DEFLATED && method != STORED) throw new IllegalArgumentException("invalid compression method");
    this.method = method;
  }

  public void setLevel(int level) {
    def.setLevel(level);
  }

  private void put(byte[] bytes) throws IOException {
    out.write(bytes, 0, bytes.length);
    written += bytes.length;
  }

  public void putNextEntry(ZipEntry entry) throws IOException {
    check();
    if (current != null) closeEntry();
    if (entry.dosTime == -1) entry.setTime(World.currentTimeMillis());
    if (entry.method == -1) entry.method = method;
    entry.flags = 0;
    if (entry.method == DEFLATED) {
      boolean known = entry.size != -1 && entry.compressedSize != -1 && entry.crc != -1;
      if (!known) entry.flags = 8;
    } else {
      if (entry.size == -1) entry.size = entry.compressedSize;
      else if (entry.compressedSize == -1) entry.compressedSize = entry.size;
      else if (entry.size != entry.compressedSize) {
        throw new ZipException("STORED entry where compressed != uncompressed size");
      }
      if (entry.size == -1 || entry.crc == -1) {
        throw new ZipException("STORED entry missing size, compressed size, or crc-32");
      }
    }
    if (!names.add(entry.name)) throw new ZipException("duplicate entry: " + entry.name);
    if (charset.equals(StandardCharsets.UTF_8)) entry.flags |= 0x800;
    entry.offset = written;
    current = entry;
    entries.add(entry);
    byte[] name = charset.toBytes(entry.name);
    byte[] extra = entry.extra == null ? new byte[0] : entry.extra;
    boolean later = (entry.flags & 8) != 0;
    byte[] header = new byte[LOCHDR];
    Bytes.putInt(header, 0, LOCSIG);
    Bytes.putShort(header, LOCVER, entry.method == DEFLATED ? 20 : 10);
    Bytes.putShort(header, LOCFLG, entry.flags);
    Bytes.putShort(header, LOCHOW, entry.method);
    Bytes.putInt(header, LOCTIM, entry.dosTime);
    Bytes.putInt(header, LOCCRC, later ? 0 : entry.crc);
    Bytes.putInt(header, LOCSIZ, later ? 0 : entry.compressedSize);
    Bytes.putInt(header, LOCLEN, later ? 0 : entry.size);
    Bytes.putShort(header, LOCNAM, name.length);
    Bytes.putShort(header, LOCEXT, extra.length);
    put(header);
    put(name);
    put(extra);
    start = written;
    crc.reset();
  }

  public void closeEntry() throws IOException {
    check();
    if (current == null) return;
    ZipEntry entry = current;
    if (entry.method == DEFLATED) {
      def.finish();
      while (!def.finished()) deflate();
      long size = def.getBytesRead();
      long compressed = def.getBytesWritten();
      written += compressed;
      if ((entry.flags & 8) == 0) {
        if (entry.size != size) {
          throw new ZipException("invalid entry size (expected " + entry.size + " but got " + size + " bytes)");
        }
        if (entry.compressedSize != compressed) {
          throw new ZipException("invalid entry compressed size (expected " + entry.compressedSize + " but got "
              + compressed + " bytes)");
        }
        if (entry.crc != crc.getValue()) throw new ZipException("invalid entry CRC-32");
      } else {
        entry.size = size;
        entry.compressedSize = compressed;
        entry.crc = crc.getValue();
        byte[] trailer = new byte[EXTHDR];
        Bytes.putInt(trailer, 0, EXTSIG);
        Bytes.putInt(trailer, EXTCRC, entry.crc);
        Bytes.putInt(trailer, EXTSIZ, compressed);
        Bytes.putInt(trailer, EXTLEN, size);
        put(trailer);
      }
      def.reset();
    } else {
      if (written - start != entry.size) {
        throw new ZipException("invalid entry size (expected " + entry.size + " but got " + (written - start)
            + " bytes)");
      }
      if (entry.crc != crc.getValue()) throw new ZipException("invalid entry crc-32");
    }
    current = null;
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new IndexOutOfBoundsException();
    if (count == 0) return;
    if (current == null) throw new ZipException("no current ZIP entry");
    if (current.method == DEFLATED) {
      super.write(bytes, offset, count);
    } else {
      written += count;
      if (written - start > current.size) throw new ZipException("attempt to write past end of STORED entry");
      out.write(bytes, offset, count);
    }
    crc.update(bytes, offset, count);
  }

  @Override
  public void finish() throws IOException {
    check();
    if (finished) return;
    if (current != null) closeEntry();
    long directory = written;
    for (ZipEntry entry : entries) putCentral(entry);
    byte[] end = new byte[ENDHDR];
    Bytes.putInt(end, 0, ENDSIG);
    Bytes.putShort(end, ENDSUB, entries.size());
    Bytes.putShort(end, ENDTOT, entries.size());
    Bytes.putInt(end, ENDSIZ, written - directory);
    Bytes.putInt(end, ENDOFF, directory);
    Bytes.putShort(end, ENDCOM, comment.length);
    put(end);
    put(comment);
    finished = true;
  }

  private void putCentral(ZipEntry entry) throws IOException {
    byte[] name = charset.toBytes(entry.name);
    byte[] extra = entry.extra == null ? new byte[0] : entry.extra;
    byte[] text = entry.comment == null ? new byte[0] : charset.toBytes(entry.comment);
    byte[] header = new byte[CENHDR];
    Bytes.putInt(header, 0, CENSIG);
    int version = entry.method == DEFLATED ? 20 : 10;
    Bytes.putShort(header, CENVEM, version);
    Bytes.putShort(header, CENVER, version);
    Bytes.putShort(header, CENFLG, entry.flags);
    Bytes.putShort(header, CENHOW, entry.method);
    Bytes.putInt(header, CENTIM, entry.dosTime);
    Bytes.putInt(header, CENCRC, entry.crc);
    Bytes.putInt(header, CENSIZ, entry.compressedSize);
    Bytes.putInt(header, CENLEN, entry.size);
    Bytes.putShort(header, CENNAM, name.length);
    Bytes.putShort(header, CENEXT, extra.length);
    Bytes.putShort(header, CENCOM, text.length);
    Bytes.putInt(header, CENOFF, entry.offset);
    put(header);
    put(name);
    put(extra);
    put(text);
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    finish();
    def.end();
    out.close();
    closed = true;
  }
}
