package android.nfc.tech;

import android.nfc.Tag;
import java.io.IOException;

/** MIFARE Classic. */
public final class MifareClassic extends BasicTagTechnology {
  public static final byte[] KEY_DEFAULT = {-1, -1, -1, -1, -1, -1};
  public static final byte[] KEY_MIFARE_APPLICATION_DIRECTORY = {(byte) 0xa0, (byte) 0xa1, (byte) 0xa2, (byte) 0xa3,
      (byte) 0xa4, (byte) 0xa5};
  public static final byte[] KEY_NFC_FORUM = {(byte) 0xd3, (byte) 0xf7, (byte) 0xd3, (byte) 0xf7, (byte) 0xd3, (byte) 0xf7};
  public static final int TYPE_UNKNOWN = -1;
  public static final int TYPE_CLASSIC = 0;
  public static final int TYPE_PLUS = 1;
  public static final int TYPE_PRO = 2;
  public static final int SIZE_1K = 1024;
  public static final int SIZE_2K = 2048;
  public static final int SIZE_4K = 4096;
  public static final int SIZE_MINI = 320;
  public static final int BLOCK_SIZE = 16;
  private static final int BLOCKS_IN_SECTOR = 4;

  private int timeout = 618;

  private MifareClassic(Tag tag) {
    super(tag);
  }

  /** Null: the tag does not speak it. */
  public static MifareClassic get(Tag tag) {
    return has(tag, MifareClassic.class) ? new MifareClassic(tag) : null;
  }

  public int getType() {
    return TYPE_CLASSIC;
  }

  public int getSize() {
    return SIZE_1K;
  }

  public int getSectorCount() {
    return getBlockCount() / BLOCKS_IN_SECTOR;
  }

  public int getBlockCount() {
    return SIZE_1K / BLOCK_SIZE;
  }

  public int getBlockCountInSector(int sectorIndex) {
    return BLOCKS_IN_SECTOR;
  }

  public int blockToSector(int blockIndex) {
    return blockIndex / BLOCKS_IN_SECTOR;
  }

  public int sectorToBlock(int sectorIndex) {
    return sectorIndex * BLOCKS_IN_SECTOR;
  }

  public boolean authenticateSectorWithKeyA(int sectorIndex, byte[] key) throws IOException {
    needConnection();
    return true;
  }

  public boolean authenticateSectorWithKeyB(int sectorIndex, byte[] key) throws IOException {
    needConnection();
    return true;
  }

  public byte[] readBlock(int blockIndex) throws IOException {
    needConnection();
    return new byte[BLOCK_SIZE];
  }

  public void writeBlock(int blockIndex, byte[] data) throws IOException {
    needConnection();
  }

  public void increment(int blockIndex, int value) throws IOException {
    needConnection();
  }

  public void decrement(int blockIndex, int value) throws IOException {
    needConnection();
  }

  public void transfer(int blockIndex) throws IOException {
    needConnection();
  }

  public void restore(int blockIndex) throws IOException {
    needConnection();
  }

  public byte[] transceive(byte[] data) throws IOException {
    return answer(data);
  }

  public int getMaxTransceiveLength() {
    return mostBytes();
  }

  public void setTimeout(int timeout) {
    this.timeout = timeout;
  }

  public int getTimeout() {
    return timeout;
  }
}
