package programs;

import static support.Tell.p;

/** Caesar, Vigenère, XOR, RC4, a Feistel network and base 64 by hand, with their inverses. */
public class Cipher {
  static String vigenere(String s, String key, int sign) {
    StringBuilder b = new StringBuilder();
    int k = 0;
    for (char c : s.toCharArray()) {
      if (!Character.isLetter(c)) {
        b.append(c);
        continue;
      }
      char base = Character.isUpperCase(c) ? 'A' : 'a';
      int shift = sign * (Character.toLowerCase(key.charAt(k++ % key.length())) - 'a');
      b.append((char) (base + Math.floorMod(c - base + shift, 26)));
    }
    return b.toString();
  }

  static byte[] rc4(byte[] key, byte[] data) {
    byte[] s = new byte[256];
    for (int i = 0; i < 256; i++) s[i] = (byte) i;
    for (int i = 0, j = 0; i < 256; i++) {
      j = j + s[i] + key[i % key.length] & 255;
      byte t = s[i];
      s[i] = s[j];
      s[j] = t;
    }
    byte[] out = new byte[data.length];
    for (int n = 0, i = 0, j = 0; n < data.length; n++) {
      i = i + 1 & 255;
      j = j + s[i] & 255;
      byte t = s[i];
      s[i] = s[j];
      s[j] = t;
      out[n] = (byte) (data[n] ^ s[s[i] + s[j] & 255]);
    }
    return out;
  }

  static long tea(long block, int[] k, boolean decrypt) {
    int v0 = (int) (block >>> 32), v1 = (int) block, sum = decrypt ? 0xC6EF3720 : 0;
    for (int i = 0; i < 32; i++) {
      if (!decrypt) sum += 0x9e3779b9;
      if (decrypt) v1 -= (v0 << 4) + k[2] ^ v0 + sum ^ (v0 >>> 5) + k[3];
      if (!decrypt) v0 += (v1 << 4) + k[0] ^ v1 + sum ^ (v1 >>> 5) + k[1];
      if (decrypt)
        v0 -= (v1 << 4) + k[0] ^ v1 + sum ^ (v1 >>> 5) + k[1];
      else
        v1 += (v0 << 4) + k[2] ^ v0 + sum ^ (v0 >>> 5) + k[3];
      if (decrypt) sum -= 0x9e3779b9;
    }
    return (long) v0 << 32 | v1 & 0xffffffffL;
  }

  static String base64(byte[] b) {
    String abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < b.length; i += 3) {
      int v =
          (b[i] & 255) << 16 | (i + 1 < b.length ? (b[i + 1] & 255) << 8 : 0) | (i + 2 < b.length ? b[i + 2] & 255 : 0);
      out.append(abc.charAt(v >> 18))
          .append(abc.charAt(v >> 12 & 63))
          .append(i + 1 < b.length ? abc.charAt(v >> 6 & 63) : '=')
          .append(i + 2 < b.length ? abc.charAt(v & 63) : '=');
    }
    return out.toString();
  }

  static String hex(byte[] b) {
    StringBuilder s = new StringBuilder();
    for (byte x : b) s.append(String.format("%02x", x));
    return s.toString();
  }

  public static void main(String[] args) {
    String v = vigenere("Attack at Dawn, zebra!", "lemon", 1);
    p(v, vigenere(v, "lemon", -1));
    byte[] r = rc4("Key".getBytes(), "Plaintext".getBytes());
    p(hex(r), new String(rc4("Key".getBytes(), r)), hex(rc4("Wiki".getBytes(), "pedia".getBytes())));
    int[] key = {0x12345678, 0x9abcdef0, -1, 7};
    for (long block : new long[] {0, -1, 0x0123456789abcdefL, Long.MIN_VALUE}) {
      long e = tea(block, key, false);
      p(Long.toHexString(e), tea(e, key, true) == block);
    }
    for (String s : new String[] {"", "f", "fo", "foo", "foobar", "\u00ff\u00fe"})
      p(base64(s.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)),
          base64(s.getBytes()).equals(java.util.Base64.getEncoder().encodeToString(s.getBytes())));
  }
}
