package java.security;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.Set;
import javax.crypto.SecretKey;
import javax.security.auth.DestroyFailedException;
import javax.security.auth.Destroyable;
import javax.security.auth.callback.CallbackHandler;

/** Keys and certificates under names. The built-in one reads and writes a format of its own only. */
public class KeyStore {
  private final KeyStoreSpi spi;
  private final Provider provider;
  private final String type;
  private boolean loaded;

  protected KeyStore(KeyStoreSpi keyStoreSpi, Provider provider, String type) {
    spi = keyStoreSpi;
    this.provider = provider;
    this.type = type;
  }

  public static KeyStore getInstance(String type) throws KeyStoreException {
    try {
      return create(type, Security.service("KeyStore", type));
    } catch (NoSuchAlgorithmException e) {
      throw new KeyStoreException(type + " not found", e);
    }
  }

  public static KeyStore getInstance(String type, String provider) throws KeyStoreException, NoSuchProviderException {
    try {
      return create(type, Security.service("KeyStore", type, provider));
    } catch (NoSuchAlgorithmException e) {
      throw new KeyStoreException(type + " not found", e);
    }
  }

  public static KeyStore getInstance(String type, Provider provider) throws KeyStoreException {
    try {
      return create(type, Security.service("KeyStore", type, provider));
    } catch (NoSuchAlgorithmException e) {
      throw new KeyStoreException(type + " not found", e);
    }
  }

  private static KeyStore create(String type, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? SimpleKeyStore.of(service.getAlgorithm()) : service.newInstance(null);
    return new KeyStore((KeyStoreSpi) engine, service.getProvider(), type);
  }

  public static final KeyStore getInstance(File file, char[] password)
      throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
    KeyStore store = getInstance(getDefaultType());
    try (InputStream in = new FileInputStream(file)) {
      store.load(in, password);
    }
    return store;
  }

  public static final KeyStore getInstance(File file, LoadStoreParameter param)
      throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
    ProtectionParameter protection = param == null ? null : param.getProtectionParameter();
    return getInstance(file,
        protection instanceof PasswordProtection ? ((PasswordProtection) protection).getPassword() : null);
  }

  public static final String getDefaultType() {
    String configured = Security.getProperty("keystore.type");
    return configured == null ? "BKS" : configured;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final String getType() {
    return type;
  }

  private KeyStoreSpi loaded() throws KeyStoreException {
    if (!loaded) throw new KeyStoreException("Uninitialized keystore");
    return spi;
  }

  public final Key getKey(String alias, char[] password)
      throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException {
    return loaded().engineGetKey(alias, password);
  }

  public final Certificate[] getCertificateChain(String alias) throws KeyStoreException {
    return loaded().engineGetCertificateChain(alias);
  }

  public final Certificate getCertificate(String alias) throws KeyStoreException {
    return loaded().engineGetCertificate(alias);
  }

  public final Date getCreationDate(String alias) throws KeyStoreException {
    return loaded().engineGetCreationDate(alias);
  }

  public final void setKeyEntry(String alias, Key key, char[] password, Certificate[] chain)
      throws KeyStoreException {
    loaded().engineSetKeyEntry(alias, key, password, chain);
  }

  public final void setKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException {
    loaded().engineSetKeyEntry(alias, key, chain);
  }

  public final void setCertificateEntry(String alias, Certificate cert) throws KeyStoreException {
    loaded().engineSetCertificateEntry(alias, cert);
  }

  public final void deleteEntry(String alias) throws KeyStoreException {
    loaded().engineDeleteEntry(alias);
  }

  public final Enumeration<String> aliases() throws KeyStoreException {
    return loaded().engineAliases();
  }

  public final boolean containsAlias(String alias) throws KeyStoreException {
    return loaded().engineContainsAlias(alias);
  }

  public final int size() throws KeyStoreException {
    return loaded().engineSize();
  }

  public final boolean isKeyEntry(String alias) throws KeyStoreException {
    return loaded().engineIsKeyEntry(alias);
  }

  public final boolean isCertificateEntry(String alias) throws KeyStoreException {
    return loaded().engineIsCertificateEntry(alias);
  }

  public final String getCertificateAlias(Certificate cert) throws KeyStoreException {
    return loaded().engineGetCertificateAlias(cert);
  }

  public final boolean entryInstanceOf(String alias, Class<? extends Entry> entryClass) throws KeyStoreException {
    return loaded().engineEntryInstanceOf(alias, entryClass);
  }

  public final void setEntry(String alias, Entry entry, ProtectionParameter protParam) throws KeyStoreException {
    loaded().engineSetEntry(alias, entry, protParam);
  }

  public final Entry getEntry(String alias, ProtectionParameter protParam)
      throws NoSuchAlgorithmException, UnrecoverableEntryException, KeyStoreException {
    if (alias == null) throw new NullPointerException("invalid null input");
    return loaded().engineGetEntry(alias, protParam);
  }

  public final void store(OutputStream stream, char[] password)
      throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
    loaded().engineStore(stream, password);
  }

  public final void store(LoadStoreParameter param)
      throws KeyStoreException, IOException, NoSuchAlgorithmException, CertificateException {
    loaded().engineStore(param);
  }

  public final void load(InputStream stream, char[] password)
      throws IOException, NoSuchAlgorithmException, CertificateException {
    spi.engineLoad(stream, password);
    loaded = true;
  }

  public final void load(LoadStoreParameter param)
      throws IOException, NoSuchAlgorithmException, CertificateException {
    spi.engineLoad(param);
    loaded = true;
  }

  /** How a store is loaded or stored. */
  public interface LoadStoreParameter {
    ProtectionParameter getProtectionParameter();
  }

  /** How an entry is protected. */
  public interface ProtectionParameter {}

  /** Protection by a password. */
  public static class PasswordProtection implements ProtectionParameter, Destroyable {
    private final char[] password;
    private final String protectionAlgorithm;
    private final AlgorithmParameterSpec protectionParameters;
    private boolean destroyed;

    public PasswordProtection(char[] password) {
      this.password = password == null ? null : password.clone();
      protectionAlgorithm = null;
      protectionParameters = null;
    }

    public PasswordProtection(char[] password, String protectionAlgorithm,
        AlgorithmParameterSpec protectionParameters) {
      if (protectionAlgorithm == null) throw new NullPointerException("invalid null input");
      this.password = password == null ? null : password.clone();
      this.protectionAlgorithm = protectionAlgorithm;
      this.protectionParameters = protectionParameters;
    }

    public String getProtectionAlgorithm() {
      return protectionAlgorithm;
    }

    public AlgorithmParameterSpec getProtectionParameters() {
      return protectionParameters;
    }

    public synchronized char[] getPassword() {
      if (destroyed) throw new IllegalStateException("password has been cleared");
      return password;
    }

    @Override
    public synchronized void destroy() throws DestroyFailedException {
      destroyed = true;
      if (password != null) Arrays.fill(password, ' ');
    }

    @Override
    public synchronized boolean isDestroyed() {
      return destroyed;
    }
  }

  /** Protection by asking. */
  public static class CallbackHandlerProtection implements ProtectionParameter {
    private final CallbackHandler handler;

    public CallbackHandlerProtection(CallbackHandler handler) {
      if (handler == null) throw new NullPointerException("handler must not be null");
      this.handler = handler;
    }

    public CallbackHandler getCallbackHandler() {
      return handler;
    }
  }

  /** An entry. */
  public interface Entry {
    default Set<Attribute> getAttributes() {
      return Collections.<Attribute>emptySet();
    }

    /** An attribute of an entry. */
    interface Attribute {
      String getName();

      String getValue();
    }
  }

  /** A private key and the certificates of its public key. */
  public static final class PrivateKeyEntry implements Entry {
    private final PrivateKey privateKey;
    private final Certificate[] chain;
    private final Set<Attribute> attributes;

    public PrivateKeyEntry(PrivateKey privateKey, Certificate[] chain) {
      this(privateKey, chain, Collections.<Attribute>emptySet());
    }

    public PrivateKeyEntry(PrivateKey privateKey, Certificate[] chain, Set<Attribute> attributes) {
      if (privateKey == null || chain == null || attributes == null) {
        throw new NullPointerException("invalid null input");
      }
      if (chain.length == 0) throw new IllegalArgumentException("invalid zero-length input chain");
      this.privateKey = privateKey;
      this.chain = chain.clone();
      this.attributes = attributes;
    }

    public PrivateKey getPrivateKey() {
      return privateKey;
    }

    public Certificate[] getCertificateChain() {
      return chain.clone();
    }

    public Certificate getCertificate() {
      return chain[0];
    }

    @Override
    public Set<Attribute> getAttributes() {
      return attributes;
    }
  }

  /** A secret key. */
  public static final class SecretKeyEntry implements Entry {
    private final SecretKey secretKey;
    private final Set<Attribute> attributes;

    public SecretKeyEntry(SecretKey secretKey) {
      this(secretKey, Collections.<Attribute>emptySet());
    }

    public SecretKeyEntry(SecretKey secretKey, Set<Attribute> attributes) {
      if (secretKey == null || attributes == null) throw new NullPointerException("invalid null input");
      this.secretKey = secretKey;
      this.attributes = attributes;
    }

    public SecretKey getSecretKey() {
      return secretKey;
    }

    @Override
    public Set<Attribute> getAttributes() {
      return attributes;
    }
  }

  /** A certificate that is trusted. */
  public static final class TrustedCertificateEntry implements Entry {
    private final Certificate certificate;
    private final Set<Attribute> attributes;

    public TrustedCertificateEntry(Certificate trustedCert) {
      this(trustedCert, Collections.<Attribute>emptySet());
    }

    public TrustedCertificateEntry(Certificate trustedCert, Set<Attribute> attributes) {
      if (trustedCert == null || attributes == null) throw new NullPointerException("invalid null input");
      certificate = trustedCert;
      this.attributes = attributes;
    }

    public Certificate getTrustedCertificate() {
      return certificate;
    }

    @Override
    public Set<Attribute> getAttributes() {
      return attributes;
    }
  }

  /** Makes a store when it is needed. */
  public abstract static class Builder {
    protected Builder() {}

    public abstract KeyStore getKeyStore() throws KeyStoreException;

    public abstract ProtectionParameter getProtectionParameter(String newSunAlias) throws KeyStoreException;

    public static Builder newInstance(KeyStore keyStore, ProtectionParameter protectionParameter) {
      if (keyStore == null || protectionParameter == null) throw new NullPointerException();
      return new Ready(keyStore, protectionParameter);
    }

    public static Builder newInstance(String type, Provider provider, File file, ProtectionParameter protection) {
      return ready(type, file, protection);
    }

    public static Builder newInstance(File file, ProtectionParameter protection) {
      return ready(getDefaultType(), file, protection);
    }

    public static Builder newInstance(String type, Provider provider, ProtectionParameter protection) {
      return ready(type, null, protection);
    }

    private static Builder ready(String type, File file, ProtectionParameter protection) {
      try {
        KeyStore store = KeyStore.getInstance(type);
        char[] password = protection instanceof PasswordProtection ? ((PasswordProtection) protection).getPassword()
            : null;
        store.load(file == null ? null : new FileInputStream(file), password);
        return new Ready(store, protection);
      } catch (KeyStoreException | IOException | NoSuchAlgorithmException | CertificateException e) {
        throw new IllegalArgumentException(e);
      }
    }
  }

  /** A builder whose store is there already. */
  private static final class Ready extends Builder {
    private final KeyStore store;
    private final ProtectionParameter protection;

    Ready(KeyStore store, ProtectionParameter protection) {
      this.store = store;
      this.protection = protection;
    }

    @Override
    public KeyStore getKeyStore() {
      return store;
    }

    @Override
    public ProtectionParameter getProtectionParameter(String alias) {
      return protection;
    }
  }
}
