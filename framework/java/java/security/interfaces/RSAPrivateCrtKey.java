package java.security.interfaces;

import java.math.BigInteger;

/** A private RSA key with its primes. */
public interface RSAPrivateCrtKey extends RSAPrivateKey {
  long serialVersionUID = -5682214253527700368L;

  BigInteger getCrtCoefficient();

  BigInteger getPrimeExponentP();

  BigInteger getPrimeExponentQ();

  BigInteger getPrimeP();

  BigInteger getPrimeQ();

  BigInteger getPublicExponent();
}
