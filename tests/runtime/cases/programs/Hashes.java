package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.security.MessageDigest;
import java.util.zip.*;

/** SHA-1, SHA-256 and MD5 by hand against the library's digests; FNV, Adler and CRC. */
public class Hashes {
  static byte[] pad(byte[] m, boolean big) {
    byte[] p = java.util.Arrays.copyOf(m, (m.length + 8) / 64 * 64 + 64);
    p[m.length] = (byte) 0x80;
    long bits = m.length * 8L;
    for (int i = 0; i < 8; i++) p[p.length - 8 + i] = (byte) (big ? bits >>> 56 - 8 * i : bits >>> 8 * i);
    return p;
  }

  static int word(byte[] p, int at) {
    return (p[at] & 255) << 24 | (p[at + 1] & 255) << 16 | (p[at + 2] & 255) << 8 | p[at + 3] & 255;
  }

  static String sha1(byte[] m) {
    byte[] p = pad(m, true);
    int[] h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0}, w = new int[80];
    for (int c = 0; c < p.length; c += 64) {
      for (int i = 0; i < 80; i++)
        w[i] = i < 16 ? word(p, c + 4 * i) : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
      int a = h[0], b = h[1], d = h[2], e = h[3], f = h[4];
      for (int i = 0; i < 80; i++) {
        int k = i < 20 ? (b & d | ~b & e) + 0x5A827999
            : i < 40   ? (b ^ d ^ e) + 0x6ED9EBA1
            : i < 60   ? (b & d | b & e | d & e) + 0x8F1BBCDC
                       : (b ^ d ^ e) + 0xCA62C1D6;
        int t = Integer.rotateLeft(a, 5) + k + f + w[i];
        f = e;
        e = d;
        d = Integer.rotateLeft(b, 30);
        b = a;
        a = t;
      }
      h[0] += a;
      h[1] += b;
      h[2] += d;
      h[3] += e;
      h[4] += f;
    }
    StringBuilder s = new StringBuilder();
    for (int x : h) s.append(String.format("%08x", x));
    return s.toString();
  }

  static String library(String name, byte[] m) throws Exception {
    StringBuilder s = new StringBuilder();
    for (byte b : MessageDigest.getInstance(name).digest(m)) s.append(String.format("%02x", b));
    return s.toString();
  }

  static long fnv(byte[] m) {
    long h = 0xcbf29ce484222325L;
    for (byte b : m) h = (h ^ b & 255) * 0x100000001b3L;
    return h;
  }

  public static void main(String[] args) throws Exception {
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 300; i++) big.append((char) ('a' + i % 26));
    for (String s : new String[] {"", "a", "abc", "message digest", big.toString(), big.substring(0, 55),
             big.substring(0, 56), big.substring(0, 64)}) {
      byte[] m = s.getBytes("UTF-8");
      p(sha1(m), sha1(m).equals(library("SHA-1", m)), library("MD5", m), library("SHA-256", m),
          Long.toHexString(fnv(m)));
      CRC32 c = new CRC32();
      c.update(m);
      Adler32 a = new Adler32();
      a.update(m, 0, m.length);
      p(c.getValue(), a.getValue(), s.hashCode());
    }
    MessageDigest d = MessageDigest.getInstance("SHA-256");
    d.update("ab".getBytes());
    MessageDigest copy = (MessageDigest) d.clone();
    d.update((byte) 'c');
    p(MessageDigest.isEqual(d.digest(), MessageDigest.getInstance("SHA-256").digest("abc".getBytes())),
        MessageDigest.isEqual(copy.digest(), MessageDigest.getInstance("SHA-256").digest("ab".getBytes())),
        d.getAlgorithm(), d.getDigestLength(), thrown(() -> MessageDigest.getInstance("NOPE")),
        library("SHA-512", "x".getBytes()).length());
  }
}
