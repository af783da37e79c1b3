package java.security.cert;

import antecede.Der;
import antecede.World;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Principal;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import javax.security.auth.x500.X500Principal;

/** An X.509 certificate read from its encoding. */
final class DerCertificate extends X509Certificate {
  private static final String ALTERNATIVE_NAMES = "2.5.29.17", KEY_USAGE = "2.5.29.15", CONSTRAINTS = "2.5.29.19";

  private final byte[] encoded;
  private final byte[] signed;
  private final int version;
  private final BigInteger serialNumber;
  private final String signatureId;
  private final byte[] signature;
  private final X500Principal issuer;
  private final X500Principal subject;
  private final Date notBefore;
  private final Date notAfter;
  private final PublicKey publicKey;
  private final Map<String, byte[]> extensions = new LinkedHashMap<>();
  private final Set<String> critical = new LinkedHashSet<>();

  DerCertificate(byte[] encoded) throws IOException {
    this.encoded = encoded;
    Der whole = new Der(encoded).enter(Der.SEQUENCE);
    signed = whole.whole();
    signatureId = whole.enter(Der.SEQUENCE).objectId();
    signature = whole.bits();
    Der body = new Der(signed).enter(Der.SEQUENCE);
    version = body.tag() == 0xa0 ? body.enter(0xa0).integer().intValue() + 1 : 1;
    serialNumber = body.integer();
    body.whole();
    issuer = new X500Principal(body.whole());
    Der validity = body.enter(Der.SEQUENCE);
    notBefore = date(validity);
    notAfter = date(validity);
    subject = new X500Principal(body.whole());
    publicKey = key(body.whole());
    while (body.hasNext()) {
      if (body.tag() == 0xa3) readExtensions(body.enter(0xa3).enter(Der.SEQUENCE));
      else body.whole();
    }
  }

  private static Date date(Der from) throws IOException {
    int tag = from.tag();
    String text = new String(from.content(tag), StandardCharsets.US_ASCII);
    if (tag == 0x17) text = (text.charAt(0) < '5' ? "20" : "19") + text;
    if (text.length() < 14) throw new IOException("bad date: " + text);
    Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("GMT"), Locale.US);
    calendar.clear();
    calendar.set(number(text, 0, 4), number(text, 4, 6) - 1, number(text, 6, 8), number(text, 8, 10),
        number(text, 10, 12), number(text, 12, 14));
    return calendar.getTime();
  }

  private static int number(String text, int from, int to) {
    return Integer.parseInt(text.substring(from, to));
  }

  private static PublicKey key(byte[] info) throws IOException {
    String id = new Der(info).enter(Der.SEQUENCE).enter(Der.SEQUENCE).objectId();
    String algorithm = id.equals("1.2.840.113549.1.1.1") ? "RSA" : id.equals("1.2.840.10040.4.1") ? "DSA" : "EC";
    try {
      return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(info));
    } catch (NoSuchAlgorithmException | InvalidKeySpecException e) {
      throw new IOException(e);
    }
  }

  private void readExtensions(Der list) throws IOException {
    while (list.hasNext()) {
      Der extension = list.enter(Der.SEQUENCE);
      String id = extension.objectId();
      if (extension.tag() == 1 && extension.content(1)[0] != 0) critical.add(id);
      extensions.put(id, extension.whole());
    }
  }

  /** The content of an extension, null if there is none. */
  private Der extension(String id) throws IOException {
    byte[] value = extensions.get(id);
    return value == null ? null : new Der(new Der(value).content(Der.OCTETS));
  }

  @Override
  public void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException {
    checkValidity(new Date(World.currentTimeMillis()));
  }

  @Override
  public void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException {
    if (date.before(notBefore)) throw new CertificateNotYetValidException("Certificate not valid until " + notBefore);
    if (date.after(notAfter)) throw new CertificateExpiredException("Certificate expired at " + notAfter);
  }

  @Override
  public int getVersion() {
    return version;
  }

  @Override
  public BigInteger getSerialNumber() {
    return serialNumber;
  }

  @Override
  public Principal getIssuerDN() {
    return issuer;
  }

  @Override
  public X500Principal getIssuerX500Principal() {
    return issuer;
  }

  @Override
  public Principal getSubjectDN() {
    return subject;
  }

  @Override
  public X500Principal getSubjectX500Principal() {
    return subject;
  }

  @Override
  public Date getNotBefore() {
    return new Date(notBefore.getTime());
  }

  @Override
  public Date getNotAfter() {
    return new Date(notAfter.getTime());
  }

  @Override
  public byte[] getTBSCertificate() {
    return signed.clone();
  }

  @Override
  public byte[] getSignature() {
    return signature.clone();
  }

  @Override
  public String getSigAlgName() {
    switch (signatureId) {
      case "1.2.840.113549.1.1.4":
        return "MD5withRSA";
      case "1.2.840.113549.1.1.5":
        return "SHA1withRSA";
      case "1.2.840.113549.1.1.11":
        return "SHA256withRSA";
      case "1.2.840.113549.1.1.12":
        return "SHA384withRSA";
      case "1.2.840.113549.1.1.13":
        return "SHA512withRSA";
      case "1.2.840.10045.4.3.2":
        return "SHA256withECDSA";
      case "1.2.840.10045.4.3.3":
        return "SHA384withECDSA";
      default:
        return signatureId;
    }
  }

  @Override
  public String getSigAlgOID() {
    return signatureId;
  }

  @Override
  public byte[] getSigAlgParams() {
    return null;
  }

  @Override
  public boolean[] getIssuerUniqueID() {
    return null;
  }

  @Override
  public boolean[] getSubjectUniqueID() {
    return null;
  }

  @Override
  public boolean[] getKeyUsage() {
    try {
      Der value = extension(KEY_USAGE);
      if (value == null) return null;
      byte[] bits = value.bits();
      boolean[] usage = new boolean[Math.max(9, bits.length * 8)];
      for (int i = 0; i < bits.length * 8; i++) usage[i] = (bits[i / 8] << i % 8 & 0x80) != 0;
      return Arrays.copyOf(usage, 9);
    } catch (IOException e) {
      return null;
    }
  }

  @Override
  public int getBasicConstraints() {
    try {
      Der value = extension(CONSTRAINTS);
      if (value == null) return -1;
      Der parts = value.enter(Der.SEQUENCE);
      if (parts.tag() != 1 || parts.content(1)[0] == 0) return -1;
      return parts.hasNext() ? parts.integer().intValue() : Integer.MAX_VALUE;
    } catch (IOException e) {
      return -1;
    }
  }

  @Override
  public Collection<List<?>> getSubjectAlternativeNames() throws CertificateParsingException {
    try {
      Der value = extension(ALTERNATIVE_NAMES);
      if (value == null) return null;
      Collection<List<?>> names = new ArrayList<>();
      for (Der all = value.enter(Der.SEQUENCE); all.hasNext(); ) {
        int kind = all.tag() & 0x1f;
        byte[] content = all.content(all.tag());
        if (kind == 1 || kind == 2 || kind == 6) {
          names.add(Arrays.<Object>asList(kind, new String(content, StandardCharsets.US_ASCII)));
        } else if (kind == 7 && content.length == 4) {
          names.add(Arrays.<Object>asList(kind,
              (content[0] & 0xff) + "." + (content[1] & 0xff) + "." + (content[2] & 0xff)
              + "." + (content[3] & 0xff)));
        }
      }
      return names;
    } catch (IOException e) {
      throw new CertificateParsingException(e);
    }
  }

  @Override
  public byte[] getEncoded() {
    return encoded.clone();
  }

  @Override
  public void verify(PublicKey key)
      throws CertificateException, NoSuchAlgorithmException, InvalidKeyException, SignatureException {
    Signature check = Signature.getInstance(getSigAlgName());
    check.initVerify(key);
    check.update(signed);
    if (!check.verify(signature)) throw new SignatureException("signature did not verify");
  }

  @Override
  public void verify(PublicKey key, String sigProvider)
      throws CertificateException, NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
          SignatureException {
    verify(key);
  }

  @Override
  public String toString() {
    return "Certificate: " + subject + ", issued by " + issuer + ", serial number " + serialNumber;
  }

  @Override
  public PublicKey getPublicKey() {
    return publicKey;
  }

  @Override
  public boolean hasUnsupportedCriticalExtension() {
    return false;
  }

  @Override
  public Set<String> getCriticalExtensionOIDs() {
    return extensions.isEmpty() ? null : new LinkedHashSet<>(critical);
  }

  @Override
  public Set<String> getNonCriticalExtensionOIDs() {
    if (extensions.isEmpty()) return null;
    Set<String> others = new LinkedHashSet<>(extensions.keySet());
    others.removeAll(critical);
    return others;
  }

  @Override
  public byte[] getExtensionValue(String oid) {
    byte[] value = extensions.get(oid);
    return value == null ? null : value.clone();
  }
}
