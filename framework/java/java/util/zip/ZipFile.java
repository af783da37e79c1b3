package java.util.zip;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads the entries of a zip file in any order. Its bytes are in memory while it is open. */
public class ZipFile implements ZipConstants, Closeable {
  public static final int OPEN_READ = 1;
  public static final int OPEN_DELETE = 4;

  private final String name;
  private final Charset charset;
  private final byte[] bytes;
  private final Map<String, ZipEntry> entries = new LinkedHashMap<>();
  private String comment;
  private boolean closed;

  public ZipFile(String name) throws IOException {
    this(new File(name), OPEN_READ);
  }

  public ZipFile(File file, int mode) throws IOException {
    this(file, mode, StandardCharsets.UTF_8);
  }

  public ZipFile(File file) throws ZipException, IOException {
    this(file, OPEN_READ);
  }

  public ZipFile(File file, int mode, Charset charset) throws IOException {
    if ((mode & OPEN_READ) == 0 || (mode & ~(OPEN_READ | OPEN_DELETE)) != 0) {
      throw new IllegalArgumentException("Illegal mode: 0x" + Integer.toHexString(mode));
    }
    if (charset == null) throw new NullPointerException("charset is null");
    if (!file.exists()) {
      throw new FileNotFoundException("File doesn't exist: " + file.getPath());
    }
    name = file.getPath();
    this.charset = charset;
    try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
      bytes = new byte[(int) in.length()];
      in.readFully(bytes);
    }
    readDirectory();
    if ((mode & OPEN_DELETE) != 0) file.delete();
  }

  public ZipFile(String name, Charset charset) throws IOException {
    this(new File(name), OPEN_READ, charset);
  }

  public ZipFile(File file, Charset charset) throws IOException {
    this(file, OPEN_READ, charset);
  }

  private void readDirectory() throws IOException {
    if (bytes.length == 0) throw new ZipException("zip file is empty");
    int end = bytes.length - ENDHDR;
    while (end >= 0) {
      boolean found = Bytes.getInt(bytes, end) == ENDSIG
          && end + ENDHDR + Bytes.getShort(bytes, end + ENDCOM) == bytes.length;
      if (found) break;
      end--;
    }
    if (end < 0) throw new ZipException("error in opening zip file");
    int length = Bytes.getShort(bytes, end + ENDCOM);
    if (length > 0) comment = charset.toText(bytes, end + ENDHDR, length);
    int count = Bytes.getShort(bytes, end + ENDTOT);
    long at = Bytes.getInt(bytes, end + ENDOFF);
    for (int i = 0; i < count; i++) {
      if (at + CENHDR > end || Bytes.getInt(bytes, (int) at) != CENSIG) {
        throw new ZipException("invalid CEN header (bad signature)");
      }
      at = readEntry((int) at);
    }
  }

  private int readEntry(int at) {
    int nameLength = Bytes.getShort(bytes, at + CENNAM);
    int extraLength = Bytes.getShort(bytes, at + CENEXT);
    int commentLength = Bytes.getShort(bytes, at + CENCOM);
    int flags = Bytes.getShort(bytes, at + CENFLG);
    Charset used = (flags & 0x800) != 0 ? StandardCharsets.UTF_8 : charset;
    ZipEntry entry = new ZipEntry(used.toText(bytes, at + CENHDR, nameLength));
    entry.flags = flags;
    entry.method = Bytes.getShort(bytes, at + CENHOW);
    entry.dosTime = Bytes.getInt(bytes, at + CENTIM);
    entry.crc = Bytes.getInt(bytes, at + CENCRC);
    entry.compressedSize = Bytes.getInt(bytes, at + CENSIZ);
    entry.size = Bytes.getInt(bytes, at + CENLEN);
    entry.offset = Bytes.getInt(bytes, at + CENOFF);
    int next = at + CENHDR + nameLength;
    if (extraLength > 0) {
      entry.extra = new byte[extraLength];
      System.arraycopy(bytes, next, entry.extra, 0, extraLength);
    }
    next += extraLength;
    if (commentLength > 0) entry.comment = used.toText(bytes, next, commentLength);
    entries.put(entry.name, entry);
    return next + commentLength;
  }

  private void check() {
    if (closed) throw new IllegalStateException("zip file closed");
  }

  public String getComment() {
    check();
    return comment;
  }

  public ZipEntry getEntry(String name) {
    check();
    if (name == null) throw new NullPointerException("name");
    ZipEntry entry = entries.get(name);
    if (entry == null) entry = entries.get(name + "/");
    return entry == null ? null : (ZipEntry) entry.clone();
  }

  public InputStream getInputStream(ZipEntry entry) throws IOException {
    check();
    if (entry == null) throw new NullPointerException("entry");
    ZipEntry known = entries.get(entry.name);
    if (known == null) return null;
    int header = (int) known.offset;
    if (header + LOCHDR > bytes.length || Bytes.getInt(bytes, header) != LOCSIG) {
      throw new ZipException("ZipFile invalid LOC header (bad signature)");
    }
    int start = header + LOCHDR + Bytes.getShort(bytes, header + LOCNAM) + Bytes.getShort(bytes, header + LOCEXT);
    InputStream data = new ByteArrayInputStream(bytes, start, (int) known.compressedSize);
    if (known.method == ZipEntry.STORED) return data;
    if (known.method != ZipEntry.DEFLATED) throw new ZipException("invalid compression method");
    long size = known.size;
    InflaterInputStream in = new InflaterInputStream(data, new Inflater(true), 4096) {
      private long read;

      @Override
      public int read(byte[] target, int offset, int count) throws IOException {
        int got = super.read(target, offset, count);
        if (got > 0) read += got;
        return got;
      }

      @Override
      public int available() throws IOException {
        return closed ? 0 : (int) Math.min(Integer.MAX_VALUE, size - read);
      }
    };
    in.ownsInflater = true;
    return in;
  }

  public String getName() {
    return name;
  }

  public Enumeration<? extends ZipEntry> entries() {
    check();
    return Collections.enumeration(list());
  }

  private List<ZipEntry> list() {
    List<ZipEntry> list = new ArrayList<>();
    for (ZipEntry entry : entries.values()) list.add((ZipEntry) entry.clone());
    return list;
  }

  public Stream<? extends ZipEntry> stream() {
    check();
    return list().stream();
  }

  public int size() {
    check();
    return entries.size();
  }

  @Override
  public void close() throws IOException {
    closed = true;
  }

  protected void finalize() throws IOException {}
}
