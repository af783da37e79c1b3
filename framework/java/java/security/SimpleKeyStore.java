package java.security;

import antecede.World;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javax.crypto.spec.SecretKeySpec;

/**
 * The built-in key store. It forgets passwords, and takes a file of any other format (BKS, PKCS#12) for an empty
 * store. The
 * Android key store is one for the whole process.
 */
final class SimpleKeyStore extends KeyStoreSpi {
  private static final int MAGIC = 0x414b5331;
  private static final SimpleKeyStore ANDROID = new SimpleKeyStore(true);

  /** A key, or certificates, or both. */
  private static final class Item {
    Key key;
    Certificate[] chain;
    final Date created = new Date(World.currentTimeMillis());
  }

  private final boolean keeps;
  private final Map<String, Item> items = new LinkedHashMap<>();

  private SimpleKeyStore(boolean keeps) {
    this.keeps = keeps;
  }

  /** The device has made a secret key. */
  void keep(String alias, Key key) {
    put(alias, key, null);
  }

  static SimpleKeyStore of(String type) {
    return type.equals("AndroidKeyStore") ? ANDROID : new SimpleKeyStore(false);
  }

  /** Case matters only in the Android key store. */
  private String name(String alias) {
    return keeps ? alias : alias.toLowerCase(Locale.ENGLISH);
  }

  private Item item(String alias) {
    if (alias == null) throw new NullPointerException("alias == null");
    return items.get(name(alias));
  }

  @Override
  public Key engineGetKey(String alias, char[] password) {
    Item item = item(alias);
    return item == null ? null : item.key;
  }

  @Override
  public Certificate[] engineGetCertificateChain(String alias) {
    Item item = item(alias);
    return item == null || item.key == null || item.chain == null ? null : item.chain.clone();
  }

  @Override
  public Certificate engineGetCertificate(String alias) {
    Item item = item(alias);
    return item == null || item.chain == null || item.chain.length == 0 ? null : item.chain[0];
  }

  @Override
  public Date engineGetCreationDate(String alias) {
    Item item = item(alias);
    return item == null ? null : item.created;
  }

  private void put(String alias, Key key, Certificate[] chain) {
    Item item = new Item();
    item.key = key;
    item.chain = chain;
    items.put(name(alias), item);
  }

  @Override
  public void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain)
      throws KeyStoreException {
    if (key instanceof PrivateKey && chain == null) {
      throw new KeyStoreException("no certificate chain for private key");
    }
    put(alias, key, chain);
  }

  @Override
  public void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException {
    put(alias, new SecretKeySpec(key, "RAW"), chain);
  }

  @Override
  public void engineSetCertificateEntry(String alias, Certificate cert) throws KeyStoreException {
    if (engineIsKeyEntry(alias)) throw new KeyStoreException("key store already has a key entry with alias " + alias);
    put(alias, null, new Certificate[] {cert});
  }

  @Override
  public void engineDeleteEntry(String alias) {
    items.remove(name(alias));
  }

  @Override
  public Enumeration<String> engineAliases() {
    return Collections.enumeration(items.keySet());
  }

  @Override
  public boolean engineContainsAlias(String alias) {
    return item(alias) != null;
  }

  @Override
  public int engineSize() {
    return items.size();
  }

  @Override
  public boolean engineIsKeyEntry(String alias) {
    Item item = item(alias);
    return item != null && item.key != null;
  }

  @Override
  public boolean engineIsCertificateEntry(String alias) {
    Item item = item(alias);
    return item != null && item.key == null;
  }

  @Override
  public String engineGetCertificateAlias(Certificate cert) {
    for (Map.Entry<String, Item> entry : items.entrySet()) {
      Certificate[] chain = entry.getValue().chain;
      if (chain != null && chain.length > 0 && chain[0].equals(cert)) return entry.getKey();
    }
    return null;
  }

  @Override
  public void engineStore(OutputStream stream, char[] password) throws IOException, CertificateException {
    DataOutputStream out = new DataOutputStream(stream);
    out.writeInt(MAGIC);
    out.writeInt(items.size());
    for (Map.Entry<String, Item> entry : items.entrySet()) {
      Item item = entry.getValue();
      out.writeUTF(entry.getKey());
      out.writeUTF(item.key == null ? "" : item.key.getAlgorithm());
      writeBytes(out, item.key == null ? new byte[0] : item.key.getEncoded());
      out.writeBoolean(item.key instanceof PrivateKey);
      out.writeInt(item.chain == null ? -1 : item.chain.length);
      for (int i = 0; item.chain != null && i < item.chain.length; i++) writeBytes(out, item.chain[i].getEncoded());
    }
    out.flush();
  }

  private static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static byte[] readBytes(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  @Override
  public void engineLoad(InputStream stream, char[] password)
      throws IOException, NoSuchAlgorithmException, CertificateException {
    if (keeps) return;
    items.clear();
    if (stream == null) return;
    DataInputStream in = new DataInputStream(stream);
    if (stream.available() < 4 || in.readInt() != MAGIC) return;
    CertificateFactory factory = CertificateFactory.getInstance("X.509");
    for (int left = in.readInt(); left > 0; left--) {
      String alias = in.readUTF(), algorithm = in.readUTF();
      byte[] encoded = readBytes(in);
      boolean isPrivate = in.readBoolean();
      int count = in.readInt();
      Certificate[] chain = count < 0 ? null : new Certificate[count];
      for (int i = 0; i < count; i++) chain[i] = factory.generateCertificate(new ByteArrayInputStream(readBytes(in)));
      put(alias, algorithm.isEmpty() ? null : key(algorithm, encoded, isPrivate), chain);
    }
  }

  private static Key key(String algorithm, byte[] encoded, boolean isPrivate)
      throws NoSuchAlgorithmException, IOException {
    if (!isPrivate) return new SecretKeySpec(encoded, algorithm);
    try {
      return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (InvalidKeySpecException e) {
      throw new IOException(e);
    }
  }
}
