package javax.crypto;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Encrypts or decrypts what is read. */
public class CipherInputStream extends FilterInputStream {
  private final Cipher cipher;
  private byte[] ready = new byte[0];
  private int next;
  private boolean ended;

  public CipherInputStream(InputStream is, Cipher c) {
    super(is);
    cipher = c;
  }

  protected CipherInputStream(InputStream is) {
    this(is, new NullCipher());
  }

  /** False at the end. */
  private boolean fill() throws IOException {
    while (next == ready.length) {
      if (ended) return false;
      byte[] input = new byte[1024];
      int count = in.read(input);
      byte[] output;
      if (count >= 0) {
        output = cipher.update(input, 0, count);
      } else {
        ended = true;
        try {
          output = cipher.doFinal();
        } catch (IllegalBlockSizeException | BadPaddingException e) {
          throw new IOException("Error while finalizing cipher", e);
        }
      }
      ready = output == null ? new byte[0] : output;
      next = 0;
    }
    return true;
  }

  @Override
  public int read() throws IOException {
    return fill() ? ready[next++] & 0xff : -1;
  }

  @Override
  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    if (!fill()) return -1;
    int count = Math.min(len, ready.length - next);
    if (b != null) System.arraycopy(ready, next, b, off, count);
    next += count;
    return count;
  }

  @Override
  public long skip(long n) throws IOException {
    long count = Math.max(0, Math.min(n, ready.length - next));
    next += (int) count;
    return count;
  }

  @Override
  public int available() throws IOException {
    return ready.length - next;
  }

  @Override
  public void close() throws IOException {
    in.close();
    ended = true;
    next = ready.length;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
