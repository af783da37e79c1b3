package java.security;

import java.nio.ByteBuffer;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;

/** Makes and checks signatures. Built in: RSA; for other algorithms a digest stands for the signature. */
public abstract class Signature extends SignatureSpi {
  protected static final int UNINITIALIZED = 0;
  protected static final int SIGN = 2;
  protected static final int VERIFY = 3;

  protected int state = UNINITIALIZED;
  private final String algorithm;
  private Provider provider;

  protected Signature(String algorithm) {
    this.algorithm = algorithm;
  }

  public static Signature getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("Signature", algorithm));
  }

  public static Signature getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("Signature", algorithm, provider));
  }

  public static Signature getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("Signature", algorithm, provider));
  }

  private static Signature create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new SimpleSignature(service.getAlgorithm()) : service.newInstance(null);
    Signature signature = engine instanceof Signature ? (Signature) engine
        : new Delegate((SignatureSpi) engine, algorithm);
    signature.provider = service.getProvider();
    return signature;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void initVerify(PublicKey publicKey) throws InvalidKeyException {
    engineInitVerify(publicKey);
    state = VERIFY;
  }

  public final void initVerify(Certificate certificate) throws InvalidKeyException {
    initVerify(certificate.getPublicKey());
  }

  public final void initSign(PrivateKey privateKey) throws InvalidKeyException {
    engineInitSign(privateKey);
    state = SIGN;
  }

  public final void initSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
    engineInitSign(privateKey, random);
    state = SIGN;
  }

  private void require(boolean condition, String purpose) throws SignatureException {
    if (!condition) throw new SignatureException("object not initialized for " + purpose);
  }

  public final byte[] sign() throws SignatureException {
    require(state == SIGN, "signing");
    return engineSign();
  }

  public final int sign(byte[] outbuf, int offset, int len) throws SignatureException {
    if (outbuf == null) throw new IllegalArgumentException("No output buffer given");
    if (offset < 0 || len < 0) throw new IllegalArgumentException("offset or len is less than 0");
    if (outbuf.length - offset < len) {
      throw new IllegalArgumentException("Output buffer too small for specified offset and length");
    }
    require(state == SIGN, "signing");
    return engineSign(outbuf, offset, len);
  }

  public final boolean verify(byte[] signature) throws SignatureException {
    require(state == VERIFY, "verification");
    return engineVerify(signature);
  }

  public final boolean verify(byte[] signature, int offset, int length) throws SignatureException {
    require(state == VERIFY, "verification");
    if (signature == null || offset < 0 || length < 0 || length > signature.length - offset) {
      throw new IllegalArgumentException("Bad arguments");
    }
    return engineVerify(signature, offset, length);
  }

  public final void update(byte b) throws SignatureException {
    require(state != UNINITIALIZED, "signature or verification");
    engineUpdate(b);
  }

  public final void update(byte[] data) throws SignatureException {
    update(data, 0, data.length);
  }

  public final void update(byte[] data, int off, int len) throws SignatureException {
    if (data == null || off < 0 || len < 0 || len > data.length - off) {
      throw new IllegalArgumentException("Bad arguments");
    }
    require(state != UNINITIALIZED, "signature or verification");
    engineUpdate(data, off, len);
  }

  public final void update(ByteBuffer data) throws SignatureException {
    require(state != UNINITIALIZED, "signature or verification");
    engineUpdate(data);
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  @Override
  public String toString() {
    String kind = state == SIGN ? "<initialized for signing>"
        : state == VERIFY ? "<initialized for verifying>" : "<not initialized>";
    return "Signature object: " + algorithm + kind;
  }

  @Deprecated
  public final void setParameter(String param, Object value) throws InvalidParameterException {
    engineSetParameter(param, value);
  }

  public final void setParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
    engineSetParameter(params);
  }

  public final AlgorithmParameters getParameters() {
    return engineGetParameters();
  }

  @Deprecated
  public final Object getParameter(String param) throws InvalidParameterException {
    return engineGetParameter(param);
  }

  /** A signature around what a provider of the app gave. */
  @SuppressWarnings("deprecation")
  private static final class Delegate extends Signature {
    private final SignatureSpi spi;

    Delegate(SignatureSpi spi, String algorithm) {
      super(algorithm);
      this.spi = spi;
    }

    @Override
    protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
      spi.engineInitVerify(publicKey);
    }

    @Override
    protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
      spi.engineInitSign(privateKey);
    }

    @Override
    protected void engineUpdate(byte b) throws SignatureException {
      spi.engineUpdate(b);
    }

    @Override
    protected void engineUpdate(byte[] b, int off, int len) throws SignatureException {
      spi.engineUpdate(b, off, len);
    }

    @Override
    protected byte[] engineSign() throws SignatureException {
      return spi.engineSign();
    }

    @Override
    protected boolean engineVerify(byte[] sigBytes) throws SignatureException {
      return spi.engineVerify(sigBytes);
    }

    @Override
    protected void engineSetParameter(String param, Object value) {
      spi.engineSetParameter(param, value);
    }

    @Override
    protected void engineSetParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
      spi.engineSetParameter(params);
    }

    @Override
    protected Object engineGetParameter(String param) {
      return spi.engineGetParameter(param);
    }
  }
}
