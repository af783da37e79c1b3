package java.util.zip;

import antecede.Observable;
import java.nio.ByteBuffer;

/** The checksum of zip, gzip and PNG. */
public class CRC32 implements Checksum {
  private static final int[] TABLE = table(0xedb88320);

  @Observable private int crc = -1;

  public CRC32() {}

  /** What each byte does to the remainder by that polynomial. */
  static int[] table(int polynomial) {
    int[] table = new int[256];
    for (int i = 0; i < 256; i++) {
      int remainder = i;
      for (int bit = 0; bit < 8; bit++) remainder = remainder >>> 1 ^ ((remainder & 1) == 0 ? 0 : polynomial);
      table[i] = remainder;
    }
    return table;
  }

  static int update(int[] table, int crc, byte[] bytes, int offset, int count) {
    int result = crc;
    for (int i = offset; i < offset + count; i++) result = result >>> 8 ^ table[(result ^ bytes[i]) & 0xff];
    return result;
  }

  @Override
  public void update(int value) {
    crc = crc >>> 8 ^ TABLE[(crc ^ value) & 0xff];
  }

  @Override
  public void update(byte[] bytes, int offset, int count) {
    if (bytes == null) throw new NullPointerException();
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    crc = update(TABLE, crc, bytes, offset, count);
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
    crc = -1;
  }

  @Override
  public long getValue() {
    return ~crc & 0xffffffffL;
  }
}
