package java.security;

/** SHA-1. */
final class Sha1 extends BlockDigest {
  private int[] state = new int[5];

  Sha1() {
    super("SHA-1", 64, true);
    start();
  }

  @Override
  void start() {
    state = new int[] {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  }

  @Override
  void compress(byte[] block) {
    int[] words = new int[80];
    for (int i = 0; i < 80; i++) {
      words[i] = i < 16 ? bigInt(block, i * 4)
          : Integer.rotateLeft(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    }
    int a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (int i = 0; i < 80; i++) {
      int mix;
      if (i < 20) mix = (b & c | ~b & d) + 0x5a827999;
      else if (i < 40) mix = (b ^ c ^ d) + 0x6ed9eba1;
      else if (i < 60) mix = (b & c | b & d | c & d) + 0x8f1bbcdc;
      else mix = (b ^ c ^ d) + 0xca62c1d6;
      int next = Integer.rotateLeft(a, 5) + mix + e + words[i];
      e = d;
      d = c;
      c = Integer.rotateLeft(b, 30);
      b = a;
      a = next;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
  }

  @Override
  void write(byte[] result) {
    for (int i = 0; i < 20; i++) result[i] = (byte) (state[i / 4] >>> 24 - 8 * (i % 4));
  }

  @Override
  protected int engineGetDigestLength() {
    return 20;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    Sha1 copy = (Sha1) super.clone();
    copy.state = state.clone();
    return copy;
  }
}
