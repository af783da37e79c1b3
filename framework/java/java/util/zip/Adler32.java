package java.util.zip;

import antecede.Observable;
import java.nio.ByteBuffer;

/** The checksum of zlib. */
public class Adler32 implements Checksum {
  private static final int MODULUS = 65521;

  @Observable private int adler = 1;

  public Adler32() {}

  @Override
  public void update(int value) {
    update(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void update(byte[] bytes, int offset, int count) {
    if (bytes == null) throw new NullPointerException();
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    int a = adler & 0xffff;
    int b = adler >>> 16;
    for (int i = offset; i < offset + count; i++) {
      a = (a + (bytes[i] & 0xff)) % MODULUS;
      b = (b + a) % MODULUS;
    }
    adler = b << 16 | a;
  }

  @Override
  public void update(byte[] bytes) {
    update(bytes, 0, bytes.length);
  }

  @Override
  public void update(ByteBuffer source) {
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    update(bytes, 0, bytes.length);
  }

  @Override
  public void reset() {
    adler = 1;
  }

  @Override
  public long getValue() {
    return adler & 0xffffffffL;
  }
}
