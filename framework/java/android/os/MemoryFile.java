package android.os;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Memory that can be shared. */
public class MemoryFile {
  private byte[] bytes;
  private final int length;

  public MemoryFile(String name, int length) throws IOException {
    if (length < 0) throw new IOException("Invalid length");
    this.length = length;
    bytes = new byte[length];
  }

  public void close() {
    bytes = null;
  }

  public int length() {
    return length;
  }

  public InputStream getInputStream() {
    return new ByteArrayInputStream(bytes);
  }

  public int readBytes(byte[] buffer, int srcOffset, int destOffset, int count) throws IOException {
    if (bytes == null) throw new IOException("MemoryFile is closed");
    System.arraycopy(bytes, srcOffset, buffer, destOffset, count);
    return count;
  }

  public void writeBytes(byte[] buffer, int srcOffset, int destOffset, int count) throws IOException {
    if (bytes == null) throw new IOException("MemoryFile is closed");
    System.arraycopy(buffer, srcOffset, bytes, destOffset, count);
  }

  @Deprecated
  public synchronized boolean allowPurging(boolean allowPurging) throws IOException {
    return false;
  }

  @Deprecated
  public boolean isPurgingAllowed() {
    return false;
  }
}
