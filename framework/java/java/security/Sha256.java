package java.security;

/** SHA-256 and SHA-224. */
final class Sha256 extends BlockDigest {
  private static final int[] CONSTANTS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };
  private static final int[] LONG_START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };
  private static final int[] SHORT_START = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4
  };

  private final int length;
  private int[] state;

  Sha256(int length) {
    super("SHA-" + length * 8, 64, true);
    this.length = length;
    start();
  }

  @Override
  void start() {
    state = (length == 32 ? LONG_START : SHORT_START).clone();
  }

  @Override
  void compress(byte[] block) {
    int[] words = new int[64];
    for (int i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = bigInt(block, i * 4);
        continue;
      }
      int x = words[i - 15], y = words[i - 2];
      words[i] = words[i - 16] + (rotate(x, 7) ^ rotate(x, 18) ^ x >>> 3) + words[i - 7]
          + (rotate(y, 17) ^ rotate(y, 19) ^ y >>> 10);
    }
    int[] s = state.clone();
    for (int i = 0; i < 64; i++) {
      int a = s[0], e = s[4];
      int one = s[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + (e & s[5] ^ ~e & s[6]) + CONSTANTS[i]
          + words[i];
      int two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
      for (int j = 7; j > 0; j--) s[j] = s[j - 1];
      s[4] += one;
      s[0] = one + two;
    }
    for (int i = 0; i < 8; i++) state[i] += s[i];
  }

  private static int rotate(int value, int by) {
    return Integer.rotateRight(value, by);
  }

  @Override
  void write(byte[] result) {
    for (int i = 0; i < length; i++) result[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
  }

  @Override
  protected int engineGetDigestLength() {
    return length;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    Sha256 copy = (Sha256) super.clone();
    copy.state = state.clone();
    return copy;
  }
}
