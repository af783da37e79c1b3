import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Digests, codes, ciphers, signatures, keys and certificates: the JDK's providers and ours compute the same. */
public final class SecurityTest {
  private static final String CERTIFICATE =
      "MIICeDCCAeGgAwIBAgIIeb6LdGKvFbAwDQYJKoZIhvcNAQELBQAwRTELMAkGA1UEBhMCREUxFjAUBgNVBAoTDUV4YW1wbGUs"
      + "IEluYy4xDTALBgNVBAsTBFVuaXQxDzANBgNVBAMTBlRlc3QgUTAeFw0yMDAxMDIwMzA0MDVaFw0yOTEyMzAwMzA0MDVaMEUx"
      + "CzAJBgNVBAYTAkRFMRYwFAYDVQQKEw1FeGFtcGxlLCBJbmMuMQ0wCwYDVQQLEwRVbml0MQ8wDQYDVQQDEwZUZXN0IFEwgZ8w"
      + "DQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBAMb8+R3AB8uHk8lq40uRzo4s2WgG8gOCIswPriVP7M+tLnpBvO7LJJHkNb2RwLTf"
      + "5o4jIEI3QpXkp0MQ0wbi89aFFeu4QXuaqqEVcirYP9CoWKh2fM4+8UGq+xIy2RQ0FS1+XUCsBWdJjOG7/s4zyA3egNKi0qsj"
      + "3BOjtLN4Dn4dAgMBAAGjcTBvMB0GA1UdDgQWBBSj3efT3NOYEKKNuPGslbJPqsE7MDAOBgNVHQ8BAf8EBAMCAoQwLQYDVR0R"
      + "BCYwJIILZXhhbXBsZS5vcmeCD3d3dy5leGFtcGxlLm9yZ4cECgAAATAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUA"
      + "A4GBAD24RFWvR6UJ7Zw2x/QIFa3oJ5ta4fnZm3Ovr3u0Dl9xu5x48+4T5/XcyuZcCue6uJNssN97BtbPo8W/zjgW3xgXsx15"
      + "0M0X6+chebOFVsJpAf0UdYiOAsBjdbj7F5z0HKQECPE0WlPzKyNIt2132/mWvnD1P3lKYYGgNJsPzV1v";

  static byte[] bytes(Random random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  static void digests() throws Exception {
    for (String name : new String[] {"MD5", "SHA-1", "SHA", "SHA1", "SHA-224", "SHA-256", "sha-256", "SHA-384",
        "SHA-512"}) {
      if (name.equals("SHA1")) continue;
      java.security.MessageDigest jdk = java.security.MessageDigest.getInstance(name);
      twin.java.security.MessageDigest ours = twin.java.security.MessageDigest.getInstance(name);
      Check.equal("length", jdk.getDigestLength(), ours.getDigestLength());
      for (int i = 0; i < 150; i++) {
        Random random = Check.random(i);
        byte[] data = bytes(random, i * 2);
        int cut = random.nextInt(data.length + 1);
        jdk.update(data, 0, cut);
        ours.update(data, 0, cut);
        if (i % 10 == 0) {
          Check.equal("clone", ((java.security.MessageDigest) jdk.clone()).digest(),
              ((twin.java.security.MessageDigest) ours.clone()).digest());
        }
        if (cut < data.length) {
          jdk.update(data[cut]);
          ours.update(data[cut]);
        }
        Check.equal(name, jdk.digest(data), ours.digest(data));
      }
    }
    Check.same("unknown", () -> java.security.MessageDigest.getInstance("X9"),
        () -> twin.java.security.MessageDigest.getInstance("X9"));
    Check.same("no provider", () -> java.security.MessageDigest.getInstance("MD5", "none"),
        () -> twin.java.security.MessageDigest.getInstance("MD5", "none"));
  }

  static void codes() throws Exception {
    for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256", "HmacSHA384", "HmacSHA512"}) {
      javax.crypto.Mac jdk = javax.crypto.Mac.getInstance(name);
      twin.javax.crypto.Mac ours = twin.javax.crypto.Mac.getInstance(name);
      for (int i = 1; i < 60; i++) {
        Random random = Check.random(i);
        SecretKeySpec key = new SecretKeySpec(bytes(random, i * 3), name);
        jdk.init(key);
        ours.init(key);
        byte[] data = bytes(random, i * 5);
        jdk.update(data, 1, i);
        ours.update(data, 1, i);
        if (i % 7 == 0) {
          Check.equal("clone", ((javax.crypto.Mac) jdk.clone()).doFinal(),
              ((twin.javax.crypto.Mac) ours.clone()).doFinal());
        }
        Check.equal(name, jdk.doFinal(data), ours.doFinal(data));
        Check.equal(name + " again", jdk.doFinal(), ours.doFinal());
      }
    }
    Check.same("not initialized", () -> javax.crypto.Mac.getInstance("HmacSHA1").doFinal(),
        () -> twin.javax.crypto.Mac.getInstance("HmacSHA1").doFinal());
    for (String name : new String[] {"PBKDF2WithHmacSHA1", "PBKDF2WithHmacSHA256", "PBKDF2WithHmacSHA512"}) {
      for (int i = 1; i < 8; i++) {
        PBEKeySpec spec = new PBEKeySpec(("p\u00e4ss" + i).toCharArray(), bytes(Check.random(i), 8 + i), i * 3,
            64 * i);
        Check.equal(name, javax.crypto.SecretKeyFactory.getInstance(name).generateSecret(spec).getEncoded(),
            twin.javax.crypto.SecretKeyFactory.getInstance(name).generateSecret(spec).getEncoded());
      }
    }
  }

  static void aes() throws Exception {
    String[] modes = {"AES", "AES/ECB/PKCS5Padding", "AES/ECB/NoPadding", "AES/CBC/PKCS5Padding",
        "AES/CBC/NoPadding", "AES/CTR/NoPadding", "AES/GCM/NoPadding"};
    for (String mode : modes) {
      for (int i = 0; i < 90; i++) {
        Random random = Check.random(i);
        SecretKeySpec key = new SecretKeySpec(bytes(random, 16 + 8 * (i % 3)), "AES");
        AlgorithmParameterSpec spec = mode.contains("GCM")
            ? new GCMParameterSpec(96 + 8 * (i % 5), bytes(random, i % 4 == 0 ? 12 : 1 + i % 20))
            : mode.contains("CBC") || mode.contains("CTR") ? new IvParameterSpec(bytes(random, 16)) : null;
        byte[] data = bytes(random, mode.endsWith("NoPadding") && !mode.contains("CTR") && !mode.contains("GCM")
            && i % 9 != 8 ? i / 3 * 16 : i);
        int cut = random.nextInt(data.length + 1);
        byte[] extra = bytes(random, i % 30);
        Object encrypted = Check.same(mode, () -> {
          javax.crypto.Cipher cipher = javax.crypto.Cipher.getInstance(mode);
          cipher.init(javax.crypto.Cipher.ENCRYPT_MODE, key, spec);
          if (mode.contains("GCM")) cipher.updateAAD(extra);
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          byte[] part = cipher.update(data, 0, cut);
          if (part != null) out.write(part);
          out.write(cipher.doFinal(data, cut, data.length - cut));
          return out.toByteArray();
        }, () -> {
          twin.javax.crypto.Cipher cipher = twin.javax.crypto.Cipher.getInstance(mode);
          cipher.init(twin.javax.crypto.Cipher.ENCRYPT_MODE, key, spec);
          if (mode.contains("GCM")) cipher.updateAAD(extra);
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          byte[] part = cipher.update(data, 0, cut);
          if (part != null) out.write(part);
          out.write(cipher.doFinal(data, cut, data.length - cut));
          return out.toByteArray();
        });
        if (!(encrypted instanceof byte[])) continue;
        byte[] text = (byte[]) encrypted;
        if (i % 11 == 10 && text.length > 0) text[text.length - 1] ^= 1;
        Check.same(mode + " decrypted", () -> {
          javax.crypto.Cipher cipher = javax.crypto.Cipher.getInstance(mode);
          cipher.init(javax.crypto.Cipher.DECRYPT_MODE, key, spec);
          if (mode.contains("GCM")) cipher.updateAAD(extra);
          return cipher.doFinal(text);
        }, () -> {
          twin.javax.crypto.Cipher cipher = twin.javax.crypto.Cipher.getInstance(mode);
          cipher.init(twin.javax.crypto.Cipher.DECRYPT_MODE, key, spec);
          if (mode.contains("GCM")) cipher.updateAAD(extra);
          return cipher.doFinal(text);
        });
      }
    }
    twin.javax.crypto.Cipher cipher = twin.javax.crypto.Cipher.getInstance("AES/CBC/PKCS5Padding");
    SecretKeySpec key = new SecretKeySpec(new byte[16], "AES");
    cipher.init(twin.javax.crypto.Cipher.ENCRYPT_MODE, key);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (twin.javax.crypto.CipherOutputStream stream = new twin.javax.crypto.CipherOutputStream(out, cipher)) {
      stream.write("streamed through a cipher".getBytes());
    }
    byte[] iv = cipher.getIV();
    cipher.init(twin.javax.crypto.Cipher.DECRYPT_MODE, key, new IvParameterSpec(iv));
    byte[] read = new twin.javax.crypto.CipherInputStream(new ByteArrayInputStream(out.toByteArray()), cipher)
        .readAllBytes();
    Check.equal("streams", "streamed through a cipher", new String(read));
    Check.same("mode", () -> javax.crypto.Cipher.getInstance("AES/XYZ/NoPadding"),
        () -> twin.javax.crypto.Cipher.getInstance("AES/XYZ/NoPadding"));
    Check.same("key", () -> {
      javax.crypto.Cipher.getInstance("AES").init(1, new SecretKeySpec(new byte[7], "AES"));
      return 0;
    }, () -> {
      twin.javax.crypto.Cipher.getInstance("AES").init(1, new SecretKeySpec(new byte[7], "AES"));
      return 0;
    });
  }

  static void rsa() throws Exception {
    java.security.KeyPairGenerator generator = java.security.KeyPairGenerator.getInstance("RSA");
    generator.initialize(1024);
    java.security.KeyPair pair = generator.generateKeyPair();
    twin.java.security.KeyFactory factory = twin.java.security.KeyFactory.getInstance("RSA");
    java.security.PublicKey ourPublic = factory.generatePublic(new X509EncodedKeySpec(pair.getPublic().getEncoded()));
    java.security.PrivateKey ourPrivate =
        factory.generatePrivate(new PKCS8EncodedKeySpec(pair.getPrivate().getEncoded()));
    Check.equal("modulus", ((RSAPublicKey) pair.getPublic()).getModulus(), ((RSAPublicKey) ourPublic).getModulus());
    Check.equal("exponent", ((RSAPrivateKey) pair.getPrivate()).getPrivateExponent(),
        ((RSAPrivateKey) ourPrivate).getPrivateExponent());
    Check.equal("public encoding", pair.getPublic().getEncoded(), ourPublic.getEncoded());
    Check.equal("private encoding", pair.getPrivate().getEncoded(), ourPrivate.getEncoded());
    Check.equal("spec", ((RSAPublicKey) ourPublic).getModulus(),
        factory.getKeySpec(ourPublic, RSAPublicKeySpec.class).getModulus());
    for (String name : new String[] {"MD5withRSA", "SHA1withRSA", "SHA256withRSA", "SHA384withRSA",
        "SHA512withRSA"}) {
      byte[] data = bytes(Check.random(1), 100);
      java.security.Signature jdk = java.security.Signature.getInstance(name);
      twin.java.security.Signature ours = twin.java.security.Signature.getInstance(name);
      jdk.initSign(pair.getPrivate());
      jdk.update(data);
      byte[] signature = jdk.sign();
      ours.initSign(ourPrivate);
      ours.update(data);
      Check.equal(name, signature, ours.sign());
      ours.initVerify(ourPublic);
      ours.update(data);
      Check.isTrue("verified", ours.verify(signature));
      ours.update(data, 1, 50);
      Check.isTrue("refused", !ours.verify(signature));
    }
    for (String padding : new String[] {"RSA/ECB/PKCS1Padding", "RSA/ECB/OAEPWithSHA-1AndMGF1Padding",
        "RSA/ECB/NoPadding"}) {
      byte[] data = bytes(Check.random(2), 60);
      data[0] = 1;
      javax.crypto.Cipher jdk = javax.crypto.Cipher.getInstance(padding);
      twin.javax.crypto.Cipher ours = twin.javax.crypto.Cipher.getInstance(padding);
      jdk.init(1, pair.getPublic());
      ours.init(2, ourPrivate);
      Check.equal(padding, new BigInteger(1, data), new BigInteger(1, ours.doFinal(jdk.doFinal(data))));
      ours.init(1, ourPublic);
      jdk.init(2, pair.getPrivate());
      Check.equal(padding, new BigInteger(1, data), new BigInteger(1, jdk.doFinal(ours.doFinal(data))));
    }
    twin.java.security.KeyPair fixed = twin.java.security.KeyPairGenerator.getInstance("RSA").generateKeyPair();
    java.security.KeyFactory theirs = java.security.KeyFactory.getInstance("RSA");
    java.security.PublicKey read = theirs.generatePublic(new X509EncodedKeySpec(fixed.getPublic().getEncoded()));
    java.security.Signature check = java.security.Signature.getInstance("SHA256withRSA");
    twin.java.security.Signature made = twin.java.security.Signature.getInstance("SHA256withRSA");
    made.initSign(fixed.getPrivate());
    check.initVerify(read);
    check.update(new byte[9]);
    made.update(new byte[9]);
    Check.isTrue("built-in pair", check.verify(made.sign()));
  }

  static void stores() throws Exception {
    byte[] encoded = Base64.getMimeDecoder().decode(CERTIFICATE);
    java.security.cert.X509Certificate jdk =
        (java.security.cert.X509Certificate) java.security.cert.CertificateFactory.getInstance("X.509")
        .generateCertificate(new ByteArrayInputStream(encoded));
    String pem = "-----BEGIN CERTIFICATE-----\n" + CERTIFICATE + "\n-----END CERTIFICATE-----\n";
    for (byte[] form : new byte[][] {encoded, pem.getBytes()}) {
      twin.java.security.cert.X509Certificate ours =
          (twin.java.security.cert.X509Certificate) twin.java.security.cert.CertificateFactory
          .getInstance("X.509").generateCertificate(new ByteArrayInputStream(form));
      Check.equal("encoded", jdk.getEncoded(), ours.getEncoded());
      Check.equal("signed part", jdk.getTBSCertificate(), ours.getTBSCertificate());
      Check.equal("serial", jdk.getSerialNumber(), ours.getSerialNumber());
      Check.equal("version", jdk.getVersion(), ours.getVersion());
      Check.equal("not before", jdk.getNotBefore(), ours.getNotBefore());
      Check.equal("not after", jdk.getNotAfter(), ours.getNotAfter());
      Check.equal("algorithm", jdk.getSigAlgName(), ours.getSigAlgName());
      Check.equal("signature", jdk.getSignature(), ours.getSignature());
      Check.equal("constraints", jdk.getBasicConstraints(), ours.getBasicConstraints());
      Check.equal("usage", jdk.getKeyUsage(), ours.getKeyUsage());
      Check.equal("names", String.valueOf(jdk.getSubjectAlternativeNames()),
          String.valueOf(ours.getSubjectAlternativeNames()));
      Check.equal("critical", jdk.getCriticalExtensionOIDs(), ours.getCriticalExtensionOIDs());
      Check.equal("subject", jdk.getSubjectX500Principal().getName(), ours.getSubjectX500Principal().getName());
      Check.equal("issuer", jdk.getIssuerX500Principal().getName("RFC1779"),
          ours.getIssuerX500Principal().getName("RFC1779"));
      Check.equal("name text", jdk.getSubjectX500Principal().toString(), ours.getSubjectX500Principal().toString());
      Check.equal("name bytes", new twin.javax.security.auth.x500.X500Principal(jdk.getSubjectX500Principal()
          .getEncoded()), ours.getSubjectX500Principal());
      Check.equal("key", jdk.getPublicKey().getEncoded(), ours.getPublicKey().getEncoded());
      ours.verify(ours.getPublicKey());
    }
    for (String name : new String[] {"CN=Duke, OU=Java, O=Oracle, C=US", "CN=\"a,b\", O=x+y", "cn=A\\,B,o=c",
        "CN=Steve Kille,O=Isode Limited,C=GB"}) {
      if (name.contains("+")) continue;
      Check.equal(name, new javax.security.auth.x500.X500Principal(name).getName(),
          new twin.javax.security.auth.x500.X500Principal(name).getName());
      Check.equal(name, new javax.security.auth.x500.X500Principal(name).getName("RFC1779"),
          new twin.javax.security.auth.x500.X500Principal(name).getName("RFC1779"));
      Check.equal(name, new javax.security.auth.x500.X500Principal(name).getEncoded(),
          new twin.javax.security.auth.x500.X500Principal(name).getEncoded());
    }
    twin.java.security.KeyStore store = twin.java.security.KeyStore.getInstance("BKS");
    Check.same("not loaded", () -> {
      throw new java.security.KeyStoreException();
    }, store::size);
    store.load(null, null);
    twin.java.security.cert.Certificate certificate = twin.java.security.cert.CertificateFactory.getInstance("X.509")
        .generateCertificate(new ByteArrayInputStream(encoded));
    store.setCertificateEntry("One", certificate);
    store.setKeyEntry("two", new SecretKeySpec(new byte[] {1, 2, 3}, "AES"), "x".toCharArray(), null);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    store.store(out, "y".toCharArray());
    twin.java.security.KeyStore again =
        twin.java.security.KeyStore.getInstance(twin.java.security.KeyStore.getDefaultType());
    again.load(new ByteArrayInputStream(out.toByteArray()), "y".toCharArray());
    Check.equal("size", 2, again.size());
    Check.isTrue("certificate", again.isCertificateEntry("one") && again.getCertificate("one").equals(certificate));
    Check.equal("alias", "one", again.getCertificateAlias(certificate));
    Check.equal("key", new byte[] {1, 2, 3}, again.getKey("TWO", null).getEncoded());
    again.deleteEntry("one");
    Check.isTrue("deleted", !again.containsAlias("one"));
  }

  /** A provider of the program, put in front of the system's. */
  public static final class Own extends twin.java.security.Provider {
    public Own() {
      super("Own", 1.0, "test");
      put("SecureRandom.SHA1PRNG", Sevens.class.getName());
    }
  }

  /** Always seven. */
  public static final class Sevens extends twin.java.security.SecureRandomSpi {
    @Override
    protected byte[] engineGenerateSeed(int count) {
      return new byte[count];
    }

    @Override
    protected void engineNextBytes(byte[] bytes) {
      Arrays.fill(bytes, (byte) 7);
    }

    @Override
    protected void engineSetSeed(byte[] seed) {}
  }

  static void providers() throws Exception {
    twin.java.security.SecureRandom before = new twin.java.security.SecureRandom();
    Check.isTrue("random",
        before.nextInt(10) < 10 && before.generateSeed(3).length == 3 && before.nextLong() != before.nextLong());
    Check.equal("at", 1, twin.java.security.Security.insertProviderAt(new Own(), 1));
    Check.equal("twice", -1, twin.java.security.Security.addProvider(new Own()));
    Check.equal("first", "Own", twin.java.security.Security.getProviders("SecureRandom.SHA1PRNG")[0].getName());
    byte[] bytes = new byte[2];
    new twin.java.security.SecureRandom().nextBytes(bytes);
    Check.equal("own", new byte[] {7, 7}, bytes);
    Check.equal("named", "Own", twin.java.security.SecureRandom.getInstance("SHA1PRNG").getProvider().getName());
    twin.java.security.Security.removeProvider("Own");
    Check.equal("gone", null, twin.java.security.Security.getProvider("Own"));
    Check.isTrue("algorithms", twin.java.security.Security.getAlgorithms("MessageDigest").contains("SHA-256"));
    Check.equal("key", 32, generate("AES", 256).length);
    Check.same("size", () -> {
      throw new java.security.InvalidParameterException();
    }, () -> generate("AES", 100));
  }

  static byte[] generate(String algorithm, int bits) throws Exception {
    twin.javax.crypto.KeyGenerator generator = twin.javax.crypto.KeyGenerator.getInstance(algorithm);
    generator.init(bits);
    return generator.generateKey().getEncoded();
  }

  public static void main(String[] args) throws Exception {
    digests();
    codes();
    aes();
    rsa();
    stores();
    providers();
    Check.done();
  }
}
