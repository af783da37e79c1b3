package java.util.zip;

import antecede.Observable;
import java.nio.ByteBuffer;

/** The checksum of iSCSI (Castagnoli). */
public final class CRC32C implements Checksum {
  private static final int[] TABLE = CRC32.table(0x82f63b78);

  @Observable private int crc = -1;

  public CRC32C() {}

  @Override
  public void update(int value) {
    crc = crc >>> 8 ^ TABLE[(crc ^ value) & 0xff];
  }

  @Override
  public void update(byte[] bytes, int offset, int count) {
    if (bytes == null) throw new NullPointerException();
    if (offset < 0 || count < 0 || offset > bytes.length - count) throw new ArrayIndexOutOfBoundsException();
    crc = CRC32.update(TABLE, crc, bytes, offset, count);
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
