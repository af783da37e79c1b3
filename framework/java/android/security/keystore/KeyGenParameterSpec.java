package android.security.keystore;

import java.math.BigInteger;
import java.security.StoredKeySpec;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Date;
import javax.security.auth.x500.X500Principal;

/** How a key is made. */
public final class KeyGenParameterSpec implements AlgorithmParameterSpec, StoredKeySpec {
  private int keySize;
  private AlgorithmParameterSpec algorithmParameterSpec;
  private X500Principal certificateSubject;
  private BigInteger certificateSerialNumber;
  private Date certificateNotBefore;
  private Date certificateNotAfter;
  private Date keyValidityStart;
  private Date keyValidityEnd;
  private Date keyValidityForOriginationEnd;
  private Date keyValidityForConsumptionEnd;
  private String[] digests;
  private String[] encryptionPaddings;
  private String[] signaturePaddings;
  private String[] blockModes;
  private boolean randomizedEncryptionRequired;
  private boolean userAuthenticationRequired;
  private boolean userConfirmationRequired;
  private int userAuthenticationValidityDurationSeconds;
  private boolean userPresenceRequired;
  private byte[] attestationChallenge;
  private boolean devicePropertiesAttestationIncluded;
  private boolean userAuthenticationValidWhileOnBody;
  private boolean invalidatedByBiometricEnrollment;
  private boolean isStrongBoxBacked;
  private boolean unlockedDeviceRequired;
  private int maxUsageCount;
  private String attestKeyAlias;
  private String[] mgf1Digests;
  private int timeout;
  private int type;
  private String keystoreAlias;
  private int purposes;

  private KeyGenParameterSpec() {}

  public String getKeystoreAlias() {
    return keystoreAlias;
  }

  public int getKeySize() {
    return keySize;
  }

  public AlgorithmParameterSpec getAlgorithmParameterSpec() {
    return algorithmParameterSpec;
  }

  public X500Principal getCertificateSubject() {
    return certificateSubject;
  }

  public BigInteger getCertificateSerialNumber() {
    return certificateSerialNumber;
  }

  public Date getCertificateNotBefore() {
    return certificateNotBefore;
  }

  public Date getCertificateNotAfter() {
    return certificateNotAfter;
  }

  public Date getKeyValidityStart() {
    return keyValidityStart;
  }

  public Date getKeyValidityForConsumptionEnd() {
    return keyValidityForConsumptionEnd;
  }

  public Date getKeyValidityForOriginationEnd() {
    return keyValidityForOriginationEnd;
  }

  public int getPurposes() {
    return purposes;
  }

  public String[] getDigests() {
    return digests;
  }

  public String[] getEncryptionPaddings() {
    return encryptionPaddings;
  }

  public String[] getSignaturePaddings() {
    return signaturePaddings;
  }

  public String[] getBlockModes() {
    return blockModes;
  }

  public boolean isRandomizedEncryptionRequired() {
    return randomizedEncryptionRequired;
  }

  public boolean isUserAuthenticationRequired() {
    return userAuthenticationRequired;
  }

  public boolean isUserConfirmationRequired() {
    return userConfirmationRequired;
  }

  public int getUserAuthenticationValidityDurationSeconds() {
    return userAuthenticationValidityDurationSeconds;
  }

  public boolean isUserPresenceRequired() {
    return userPresenceRequired;
  }

  public byte[] getAttestationChallenge() {
    return attestationChallenge;
  }

  public boolean isDevicePropertiesAttestationIncluded() {
    return devicePropertiesAttestationIncluded;
  }

  public boolean isUserAuthenticationValidWhileOnBody() {
    return userAuthenticationValidWhileOnBody;
  }

  public boolean isInvalidatedByBiometricEnrollment() {
    return invalidatedByBiometricEnrollment;
  }

  public boolean isStrongBoxBacked() {
    return isStrongBoxBacked;
  }

  public boolean isUnlockedDeviceRequired() {
    return unlockedDeviceRequired;
  }

  public int getMaxUsageCount() {
    return maxUsageCount;
  }

  public String getAttestKeyAlias() {
    return attestKeyAlias;
  }

  /** Collects it. */
  public static final class Builder {
    private final KeyGenParameterSpec made = new KeyGenParameterSpec();

    public Builder(String keystoreAlias, int purposes) {
      made.keystoreAlias = keystoreAlias;
      made.purposes = purposes;
    }

    public Builder setKeySize(int keySize) {
      made.keySize = keySize;
      return this;
    }

    public Builder setAlgorithmParameterSpec(AlgorithmParameterSpec spec) {
      made.algorithmParameterSpec = spec;
      return this;
    }

    public Builder setCertificateSubject(X500Principal subject) {
      made.certificateSubject = subject;
      return this;
    }

    public Builder setCertificateSerialNumber(BigInteger serialNumber) {
      made.certificateSerialNumber = serialNumber;
      return this;
    }

    public Builder setCertificateNotBefore(Date date) {
      made.certificateNotBefore = date;
      return this;
    }

    public Builder setCertificateNotAfter(Date date) {
      made.certificateNotAfter = date;
      return this;
    }

    public Builder setKeyValidityStart(Date startDate) {
      made.keyValidityStart = startDate;
      return this;
    }

    public Builder setKeyValidityEnd(Date endDate) {
      made.keyValidityEnd = endDate;
      return this;
    }

    public Builder setKeyValidityForOriginationEnd(Date endDate) {
      made.keyValidityForOriginationEnd = endDate;
      return this;
    }

    public Builder setKeyValidityForConsumptionEnd(Date endDate) {
      made.keyValidityForConsumptionEnd = endDate;
      return this;
    }

    public Builder setDigests(String... digests) {
      made.digests = digests;
      return this;
    }

    public Builder setEncryptionPaddings(String... paddings) {
      made.encryptionPaddings = paddings;
      return this;
    }

    public Builder setSignaturePaddings(String... paddings) {
      made.signaturePaddings = paddings;
      return this;
    }

    public Builder setBlockModes(String... blockModes) {
      made.blockModes = blockModes;
      return this;
    }

    public Builder setRandomizedEncryptionRequired(boolean required) {
      made.randomizedEncryptionRequired = required;
      return this;
    }

    public Builder setUserAuthenticationRequired(boolean required) {
      made.userAuthenticationRequired = required;
      return this;
    }

    public Builder setUserConfirmationRequired(boolean required) {
      made.userConfirmationRequired = required;
      return this;
    }

    public Builder setUserAuthenticationValidityDurationSeconds(int seconds) {
      made.userAuthenticationValidityDurationSeconds = seconds;
      return this;
    }

    public Builder setUserAuthenticationParameters(int timeout, int type) {
      made.timeout = timeout;
      made.type = type;
      return this;
    }

    public Builder setUserPresenceRequired(boolean required) {
      made.userPresenceRequired = required;
      return this;
    }

    public Builder setAttestationChallenge(byte[] attestationChallenge) {
      made.attestationChallenge = attestationChallenge;
      return this;
    }

    public Builder setDevicePropertiesAttestationIncluded(boolean devicePropertiesAttestationIncluded) {
      made.devicePropertiesAttestationIncluded = devicePropertiesAttestationIncluded;
      return this;
    }

    public Builder setUserAuthenticationValidWhileOnBody(boolean remainsValid) {
      made.userAuthenticationValidWhileOnBody = remainsValid;
      return this;
    }

    public Builder setInvalidatedByBiometricEnrollment(boolean invalidateKey) {
      made.invalidatedByBiometricEnrollment = invalidateKey;
      return this;
    }

    public Builder setIsStrongBoxBacked(boolean isStrongBoxBacked) {
      made.isStrongBoxBacked = isStrongBoxBacked;
      return this;
    }

    public Builder setUnlockedDeviceRequired(boolean unlockedDeviceRequired) {
      made.unlockedDeviceRequired = unlockedDeviceRequired;
      return this;
    }

    public Builder setMaxUsageCount(int maxUsageCount) {
      made.maxUsageCount = maxUsageCount;
      return this;
    }

    public Builder setAttestKeyAlias(String attestKeyAlias) {
      made.attestKeyAlias = attestKeyAlias;
      return this;
    }

    public KeyGenParameterSpec build() {
      KeyGenParameterSpec value = new KeyGenParameterSpec();
      value.keySize = made.keySize;
      value.algorithmParameterSpec = made.algorithmParameterSpec;
      value.certificateSubject = made.certificateSubject;
      value.certificateSerialNumber = made.certificateSerialNumber;
      value.certificateNotBefore = made.certificateNotBefore;
      value.certificateNotAfter = made.certificateNotAfter;
      value.keyValidityStart = made.keyValidityStart;
      value.keyValidityEnd = made.keyValidityEnd;
      value.keyValidityForOriginationEnd = made.keyValidityForOriginationEnd;
      value.keyValidityForConsumptionEnd = made.keyValidityForConsumptionEnd;
      value.digests = made.digests;
      value.encryptionPaddings = made.encryptionPaddings;
      value.signaturePaddings = made.signaturePaddings;
      value.blockModes = made.blockModes;
      value.randomizedEncryptionRequired = made.randomizedEncryptionRequired;
      value.userAuthenticationRequired = made.userAuthenticationRequired;
      value.userConfirmationRequired = made.userConfirmationRequired;
      value.userAuthenticationValidityDurationSeconds = made.userAuthenticationValidityDurationSeconds;
      value.userPresenceRequired = made.userPresenceRequired;
      value.attestationChallenge = made.attestationChallenge;
      value.devicePropertiesAttestationIncluded = made.devicePropertiesAttestationIncluded;
      value.userAuthenticationValidWhileOnBody = made.userAuthenticationValidWhileOnBody;
      value.invalidatedByBiometricEnrollment = made.invalidatedByBiometricEnrollment;
      value.isStrongBoxBacked = made.isStrongBoxBacked;
      value.unlockedDeviceRequired = made.unlockedDeviceRequired;
      value.maxUsageCount = made.maxUsageCount;
      value.attestKeyAlias = made.attestKeyAlias;
      value.mgf1Digests = made.mgf1Digests;
      value.timeout = made.timeout;
      value.type = made.type;
      value.keystoreAlias = made.keystoreAlias;
      value.purposes = made.purposes;
      return value;
    }

    public Builder setMgf1Digests(String... texts) {
      made.mgf1Digests = texts;
      return this;
    }
  }
}
