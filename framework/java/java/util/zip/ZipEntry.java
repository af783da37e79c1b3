package java.util.zip;

import antecede.Observable;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Objects;

/** One file in a zip file. Times are in UTC. */
public class ZipEntry implements ZipConstants, Cloneable {
  public static final int STORED = 0;
  public static final int DEFLATED = 8;

  String name;
  /** As DOS had it; -1: none. */
  @Observable long dosTime = -1;
  private FileTime modified;
  private FileTime accessed;
  private FileTime created;
  long crc = -1;
  long size = -1;
  long compressedSize = -1;
  int method = -1;
  int flags;
  byte[] extra;
  String comment;
  /** Where its header begins in the file. */
  long offset;

  public ZipEntry(String name) {
    if (Objects.requireNonNull(name, "name").length() > 0xffff) {
      throw new IllegalArgumentException("entry name too long");
    }
    this.name = name;
  }

  public ZipEntry(ZipEntry other) {
    name = other.name;
    dosTime = other.dosTime;
    modified = other.modified;
    accessed = other.accessed;
    created = other.created;
    crc = other.crc;
    size = other.size;
    compressedSize = other.compressedSize;
    method = other.method;
    flags = other.flags;
    extra = other.extra;
    comment = other.comment;
    offset = other.offset;
  }

  public String getName() {
    return name;
  }

  public void setTime(long time) {
    dosTime = Bytes.toDos(time);
    modified = null;
  }

  public long getTime() {
    if (modified != null) return modified.toMillis();
    return dosTime == -1 ? -1 : Bytes.fromDos(dosTime);
  }

  public void setTimeLocal(LocalDateTime time) {
    setTime(time.toEpochSecond(ZoneOffset.UTC) * 1000);
  }

  public LocalDateTime getTimeLocal() {
    long time = getTime();
    return time == -1 ? null : LocalDateTime.ofEpochSecond(time / 1000, 0, ZoneOffset.UTC);
  }

  public ZipEntry setLastModifiedTime(FileTime time) {
    modified = Objects.requireNonNull(time, "lastModifiedTime");
    dosTime = Bytes.toDos(time.toMillis());
    return this;
  }

  public FileTime getLastModifiedTime() {
    if (modified != null) return modified;
    return dosTime == -1 ? null : FileTime.fromMillis(getTime());
  }

  public ZipEntry setLastAccessTime(FileTime time) {
    accessed = Objects.requireNonNull(time, "lastAccessTime");
    return this;
  }

  public FileTime getLastAccessTime() {
    return accessed;
  }

  public ZipEntry setCreationTime(FileTime time) {
    created = Objects.requireNonNull(time, "creationTime");
    return this;
  }

  public FileTime getCreationTime() {
    return created;
  }

  public void setSize(long size) {
    if (size < 0) throw new IllegalArgumentException("invalid entry size");
    this.size = size;
  }

  public long getSize() {
    return size;
  }

  public long getCompressedSize() {
    return compressedSize;
  }

  public void setCompressedSize(long size) {
    compressedSize = size;
  }

  public void setCrc(long crc) {
    if (crc < 0 || crc > 0xffffffffL) throw new IllegalArgumentException("invalid entry crc-32");
    this.crc = crc;
  }

  public long getCrc() {
    return crc;
  }

  public void setMethod(int method) {
    if (method != STORED && method != DEFLATED) throw new IllegalArgumentException("invalid compression method");
    this.method = method;
  }

  public int getMethod() {
    return method;
  }

  public void setExtra(byte[] extra) {
    if (extra != null && extra.length > 0xffff) throw new IllegalArgumentException("invalid extra field length");
    this.extra = extra;
  }

  public byte[] getExtra() {
    return extra;
  }

  public void setComment(String comment) {
    this.comment = comment;
  }

  public String getComment() {
    return comment;
  }

  public boolean isDirectory() {
    return name.endsWith("/");
  }

  @Override
  public String toString() {
    return getName();
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public Object clone() {
    try {
      ZipEntry copy = (ZipEntry) super.clone();
      copy.extra = extra == null ? null : extra.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }
}
