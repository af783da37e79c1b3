package java.security;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Digests what is read. */
public class DigestInputStream extends FilterInputStream {
  protected MessageDigest digest;
  private boolean on = true;

  public DigestInputStream(InputStream stream, MessageDigest digest) {
    super(stream);
    this.digest = digest;
  }

  public MessageDigest getMessageDigest() {
    return digest;
  }

  public void setMessageDigest(MessageDigest digest) {
    this.digest = digest;
  }

  @Override
  public int read() throws IOException {
    int c = in.read();
    if (on && c != -1) digest.update((byte) c);
    return c;
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    int count = in.read(b, off, len);
    if (on && count > 0) digest.update(b, off, count);
    return count;
  }

  public void on(boolean on) {
    this.on = on;
  }

  @Override
  public String toString() {
    return "[Digest Input Stream] " + digest.toString();
  }
}
