package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.security.*;
import java.util.*;

/** Digests, random numbers with seeds, keys, certificates of nobody: what of java.security is deterministic. */
public class Security {
  public static void main(String[] args) throws Exception {
    for (String a : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"}) {
      MessageDigest d = MessageDigest.getInstance(a);
      d.update((byte) 'a');
      d.update("bc".getBytes(), 0, 2);
      byte[] r = d.digest();
      p(a, r.length, d.getDigestLength(), Arrays.hashCode(r), Integer.toHexString(r[0] & 255),
          Arrays.equals(d.digest("abc".getBytes()), r));
    }
    MessageDigest d = MessageDigest.getInstance("SHA-256");
    byte[] big = new byte[100000];
    for (int i = 0; i < big.length; i++) big[i] = (byte) (i * i);
    for (int at = 0; at < big.length; at += 777) d.update(big, at, Math.min(777, big.length - at));
    p(Arrays.equals(d.digest(), MessageDigest.getInstance("SHA-256").digest(big)));
    d.update(new byte[10]);
    d.reset();
    p(Arrays.equals(d.digest(), MessageDigest.getInstance("SHA-256").digest()),
        MessageDigest.isEqual(new byte[] {1}, new byte[] {1}), MessageDigest.isEqual(new byte[] {1}, new byte[] {2}),
        thrown(() -> MessageDigest.getInstance(null)), thrown(() -> MessageDigest.getInstance("ROT13")));
    SecureRandom s = new SecureRandom();
    byte[] bytes = new byte[32];
    s.nextBytes(bytes);
    Set<Long> seen = new HashSet<>();
    for (int i = 0; i < 100; i++) seen.add(s.nextLong());
    p(seen.size() > 95, s.nextInt(10) < 10, bytes.length, s.generateSeed(4).length);
    java.security.KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
    g.initialize(2048);
    KeyPair k = g.generateKeyPair();
    Signature sign = Signature.getInstance("SHA256withRSA");
    sign.initSign(k.getPrivate());
    sign.update("message".getBytes());
    byte[] mark = sign.sign();
    sign.initVerify(k.getPublic());
    sign.update("message".getBytes());
    boolean good = sign.verify(mark);
    sign.update("other".getBytes());
    p(good, sign.verify(mark), k.getPublic().getAlgorithm(), k.getPrivate().getFormat(), k.getPublic().getFormat(),
        mark.length > 0);
  }
}
