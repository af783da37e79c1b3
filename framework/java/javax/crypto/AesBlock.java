package javax.crypto;

/** AES on one block of 16 bytes. */
final class AesBlock {
  private static final byte[] SBOX = new byte[256];
  private static final byte[] INVERSE = new byte[256];

  static {
    int p = 1, q = 1;
    do {
      p = p ^ doubled(p);
      q ^= q << 1;
      q ^= q << 2;
      q ^= q << 4;
      q &= 0xff;
      if ((q & 0x80) != 0) q ^= 9;
      int x = q ^ rotated(q, 1) ^ rotated(q, 2) ^ rotated(q, 3) ^ rotated(q, 4);
      set(p, x ^ 0x63);
    } while (p != 1);
    set(0, 0x63);
  }

  private final byte[] keys;
  private final int rounds;

  AesBlock(byte[] key) {
    int words = key.length / 4;
    rounds = words + 6;
    keys = new byte[16 * (rounds + 1)];
    System.arraycopy(key, 0, keys, 0, key.length);
    int constant = 1;
    for (int at = key.length; at < keys.length; at += 4) {
      int w0 = keys[at - 4], w1 = keys[at - 3], w2 = keys[at - 2], w3 = keys[at - 1];
      int index = at / 4;
      if (index % words == 0) {
        int first = w0;
        w0 = SBOX[w1 & 0xff] ^ constant;
        w1 = SBOX[w2 & 0xff];
        w2 = SBOX[w3 & 0xff];
        w3 = SBOX[first & 0xff];
        constant = doubled(constant);
      } else if (words > 6 && index % words == 4) {
        w0 = SBOX[w0 & 0xff];
        w1 = SBOX[w1 & 0xff];
        w2 = SBOX[w2 & 0xff];
        w3 = SBOX[w3 & 0xff];
      }
      keys[at] = (byte) (keys[at - key.length] ^ w0);
      keys[at + 1] = (byte) (keys[at + 1 - key.length] ^ w1);
      keys[at + 2] = (byte) (keys[at + 2 - key.length] ^ w2);
      keys[at + 3] = (byte) (keys[at + 3 - key.length] ^ w3);
    }
  }

  private static void set(int from, int to) {
    SBOX[from] = (byte) to;
    INVERSE[to & 0xff] = (byte) from;
  }

  private static int rotated(int x, int by) {
    return (x << by | x >> 8 - by) & 0xff;
  }

  /** Times two in the field of AES. */
  private static int doubled(int x) {
    return (x << 1 ^ ((x & 0x80) != 0 ? 0x1b : 0)) & 0xff;
  }

  private void addKey(byte[] block, int round) {
    for (int i = 0; i < 16; i++) block[i] ^= keys[16 * round + i];
  }

  void encrypt(byte[] block) {
    addKey(block, 0);
    for (int round = 1; round <= rounds; round++) {
      byte[] old = block.clone();
      for (int i = 0; i < 16; i++) block[i] = SBOX[old[(i + 4 * (i % 4)) % 16] & 0xff];
      if (round < rounds) for (int column = 0; column < 16; column += 4) mix(block, column);
      addKey(block, round);
    }
  }

  void decrypt(byte[] block) {
    for (int round = rounds; round > 0; round--) {
      addKey(block, round);
      if (round < rounds) {
        for (int column = 0; column < 16; column += 4) {
          for (int i = 0; i < 2; i++) {
            int x = doubled(doubled((block[column + i] ^ block[column + i + 2]) & 0xff));
            block[column + i] ^= x;
            block[column + i + 2] ^= x;
          }
          mix(block, column);
        }
      }
      byte[] old = block.clone();
      for (int i = 0; i < 16; i++) block[(i + 4 * (i % 4)) % 16] = INVERSE[old[i] & 0xff];
    }
    addKey(block, 0);
  }

  private static void mix(byte[] block, int column) {
    int a = block[column], b = block[column + 1], c = block[column + 2], d = block[column + 3];
    int all = a ^ b ^ c ^ d;
    block[column] ^= all ^ doubled((a ^ b) & 0xff);
    block[column + 1] ^= all ^ doubled((b ^ c) & 0xff);
    block[column + 2] ^= all ^ doubled((c ^ d) & 0xff);
    block[column + 3] ^= all ^ doubled((d ^ a) & 0xff);
  }
}
