package java.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.util.Date;
import java.util.Enumeration;
import javax.crypto.SecretKey;

/** What a provider implements of a key store. */
public abstract class KeyStoreSpi {
  public KeyStoreSpi() {}

  public abstract Key engineGetKey(String alias, char[] password)
      throws NoSuchAlgorithmException, UnrecoverableKeyException;

  public abstract Certificate[] engineGetCertificateChain(String alias);

  public abstract Certificate engineGetCertificate(String alias);

  public abstract Date engineGetCreationDate(String alias);

  public abstract void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain)
      throws KeyStoreException;

  public abstract void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) throws KeyStoreException;

  public abstract void engineSetCertificateEntry(String alias, Certificate cert) throws KeyStoreException;

  public abstract void engineDeleteEntry(String alias) throws KeyStoreException;

  public abstract Enumeration<String> engineAliases();

  public abstract boolean engineContainsAlias(String alias);

  public abstract int engineSize();

  public abstract boolean engineIsKeyEntry(String alias);

  public abstract boolean engineIsCertificateEntry(String alias);

  public abstract String engineGetCertificateAlias(Certificate cert);

  public abstract void engineStore(OutputStream stream, char[] password)
      throws IOException, NoSuchAlgorithmException, CertificateException;

  public void engineStore(KeyStore.LoadStoreParameter param)
      throws IOException, NoSuchAlgorithmException, CertificateException {
    throw new UnsupportedOperationException();
  }

  public abstract void engineLoad(InputStream stream, char[] password)
      throws IOException, NoSuchAlgorithmException, CertificateException;

  public void engineLoad(KeyStore.LoadStoreParameter param)
      throws IOException, NoSuchAlgorithmException, CertificateException {
    engineLoad(null, param == null ? null : password(param.getProtectionParameter()));
  }

  public boolean engineProbe(InputStream stream) throws IOException {
    return false;
  }

  private static char[] password(KeyStore.ProtectionParameter protection) {
    return protection instanceof KeyStore.PasswordProtection
        ? ((KeyStore.PasswordProtection) protection).getPassword() : null;
  }

  public KeyStore.Entry engineGetEntry(String alias, KeyStore.ProtectionParameter protParam)
      throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableEntryException {
    if (!engineContainsAlias(alias)) return null;
    if (engineIsCertificateEntry(alias)) return new KeyStore.TrustedCertificateEntry(engineGetCertificate(alias));
    Key key = engineGetKey(alias, password(protParam));
    if (key instanceof PrivateKey) {
      return new KeyStore.PrivateKeyEntry((PrivateKey) key, engineGetCertificateChain(alias));
    }
    return key instanceof SecretKey ? new KeyStore.SecretKeyEntry((SecretKey) key) : null;
  }

  public void engineSetEntry(String alias, KeyStore.Entry entry, KeyStore.ProtectionParameter protParam)
      throws KeyStoreException {
    char[] password = password(protParam);
    if (entry instanceof KeyStore.TrustedCertificateEntry) {
      engineSetCertificateEntry(alias, ((KeyStore.TrustedCertificateEntry) entry).getTrustedCertificate());
    } else if (entry instanceof KeyStore.PrivateKeyEntry) {
      KeyStore.PrivateKeyEntry pair = (KeyStore.PrivateKeyEntry) entry;
      engineSetKeyEntry(alias, pair.getPrivateKey(), password, pair.getCertificateChain());
    } else if (entry instanceof KeyStore.SecretKeyEntry) {
      engineSetKeyEntry(alias, ((KeyStore.SecretKeyEntry) entry).getSecretKey(), password, null);
    } else {
      throw new KeyStoreException("unsupported entry type: " + entry.getClass().getName());
    }
  }

  public boolean engineEntryInstanceOf(String alias, Class<? extends KeyStore.Entry> entryClass) {
    if (entryClass == KeyStore.TrustedCertificateEntry.class) return engineIsCertificateEntry(alias);
    boolean chain = engineGetCertificate(alias) != null;
    return engineIsKeyEntry(alias) && (entryClass == KeyStore.PrivateKeyEntry.class && chain
        || entryClass == KeyStore.SecretKeyEntry.class && !chain);
  }
}
