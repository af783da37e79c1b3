package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

/** AES in ECB, CBC, CTR and GCM, HMAC, PBKDF2 and message digests, with known keys. */
public class Ciphers {
  static String hex(byte[] b) {
    StringBuilder s = new StringBuilder();
    for (byte x : b) s.append(String.format("%02x", x));
    return s.toString();
  }

  public static void main(String[] args) throws Exception {
    byte[] key = new byte[16], iv = new byte[16];
    for (int i = 0; i < 16; i++) {
      key[i] = (byte) i;
      iv[i] = (byte) (i * 3);
    }
    SecretKeySpec k = new SecretKeySpec(key, "AES");
    for (String t :
        new String[] {"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "AES/CBC/NoPadding"}) {
      Cipher c = Cipher.getInstance(t);
      byte[] text = (t.equals("AES/CBC/NoPadding") ? "sixteen bytes ok" : "the quick brown fox!").getBytes();
      if (t.contains("ECB"))
        c.init(Cipher.ENCRYPT_MODE, k);
      else
        c.init(Cipher.ENCRYPT_MODE, k, new IvParameterSpec(iv));
      byte[] e = c.doFinal(text);
      if (t.contains("ECB"))
        c.init(Cipher.DECRYPT_MODE, k);
      else
        c.init(Cipher.DECRYPT_MODE, k, new IvParameterSpec(iv));
      p(t, hex(e), new String(c.doFinal(e)), c.getBlockSize());
    }
    Cipher g = Cipher.getInstance("AES/GCM/NoPadding");
    g.init(Cipher.ENCRYPT_MODE, k, new GCMParameterSpec(128, Arrays.copyOf(iv, 12)));
    g.updateAAD("header".getBytes());
    byte[] sealed = g.doFinal("secret".getBytes());
    g.init(Cipher.DECRYPT_MODE, k, new GCMParameterSpec(128, Arrays.copyOf(iv, 12)));
    g.updateAAD("header".getBytes());
    p(hex(sealed), new String(g.doFinal(sealed)));
    sealed[0] ^= 1;
    g.init(Cipher.DECRYPT_MODE, k, new GCMParameterSpec(128, Arrays.copyOf(iv, 12)));
    p(thrown(() -> g.doFinal(sealed)), thrown(() -> Cipher.getInstance("NOPE")),
        thrown(() -> Cipher.getInstance("AES/CBC/NoPadding").doFinal()));
    for (String a : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256"}) {
      Mac m = Mac.getInstance(a);
      m.init(new SecretKeySpec("key".getBytes(), a));
      m.update("The quick brown fox ".getBytes());
      p(a, hex(m.doFinal("jumps over the lazy dog".getBytes())), m.getMacLength());
    }
    SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1");
    p(hex(f.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 2, 160)).getEncoded()));
  }
}
