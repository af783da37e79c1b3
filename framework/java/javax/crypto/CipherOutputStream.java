package javax.crypto;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Encrypts or decrypts what is written. */
public class CipherOutputStream extends FilterOutputStream {
  private final Cipher cipher;
  private boolean closed;

  public CipherOutputStream(OutputStream os, Cipher c) {
    super(os);
    cipher = c;
  }

  protected CipherOutputStream(OutputStream os) {
    this(os, new NullCipher());
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    byte[] output = cipher.update(b, off, len);
    if (output != null) out.write(output);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    try {
      byte[] output = cipher.doFinal();
      if (output != null) out.write(output);
    } catch (IllegalBlockSizeException | BadPaddingException e) {
      throw new IOException("Error while finalizing cipher", e);
    } finally {
      out.flush();
      out.close();
    }
  }
}
