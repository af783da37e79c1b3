package java.security;

import java.util.Arrays;

/** A digest that works on blocks: keeps the rest of the input, and pads the end with its length. */
abstract class BlockDigest extends MessageDigest implements Cloneable {
  private byte[] block;
  private int count;
  private long total;
  private final boolean bigEndian;
  private final int lengthBytes;

  BlockDigest(String algorithm, int blockSize, boolean bigEndian) {
    super(algorithm);
    block = new byte[blockSize];
    this.bigEndian = bigEndian;
    lengthBytes = blockSize / 8;
  }

  abstract void compress(byte[] block);

  /** The result, of which the first bytes are used. */
  abstract void write(byte[] result);

  abstract void start();

  @Override
  protected void engineUpdate(byte input) {
    block[count++] = input;
    total++;
    if (count < block.length) return;
    compress(block);
    count = 0;
  }

  @Override
  protected void engineUpdate(byte[] input, int offset, int len) {
    if (offset < 0 || len < 0 || len > input.length - offset) throw new ArrayIndexOutOfBoundsException();
    for (int i = 0; i < len; i++) engineUpdate(input[offset + i]);
  }

  @Override
  protected byte[] engineDigest() {
    long bits = total * 8;
    engineUpdate((byte) 0x80);
    while (count != block.length - lengthBytes) engineUpdate((byte) 0);
    for (int i = 0; i < lengthBytes; i++) {
      int place = bigEndian ? lengthBytes - 1 - i : i;
      engineUpdate(place < 8 ? (byte) (bits >>> 8 * place) : 0);
    }
    byte[] result = new byte[engineGetDigestLength()];
    write(result);
    engineReset();
    return result;
  }

  @Override
  protected void engineReset() {
    Arrays.fill(block, (byte) 0);
    count = 0;
    total = 0;
    start();
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    BlockDigest copy = (BlockDigest) super.clone();
    copy.block = block.clone();
    return copy;
  }

  static int bigInt(byte[] bytes, int at) {
    return bytes[at] << 24 | (bytes[at + 1] & 0xff) << 16 | (bytes[at + 2] & 0xff) << 8 | bytes[at + 3] & 0xff;
  }
}
